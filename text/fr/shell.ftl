### What the page's scripts say, each before or without Python. A key begins with its script's name.

## Numbers inside a sentence, written out where people would

-spelled =
    { $capitalization ->
        [uppercase] { $number ->
            [0] Aucun
            [1] Un
            [2] Deux
            [3] Trois
            [4] Quatre
            [5] Cinq
            [6] Six
            [7] Sept
            [8] Huit
            [9] Neuf
            [10] Dix
            [11] Onze
            [12] Douze
           *[other] { $number }
        }
       *[lowercase] { $number ->
            [0] aucun
            [1] un
            [2] deux
            [3] trois
            [4] quatre
            [5] cinq
            [6] six
            [7] sept
            [8] huit
            [9] neuf
            [10] dix
            [11] onze
            [12] douze
           *[other] { $number }
        }
    }

## Loading

boot-loading = Chargement du jeu… { NUMBER($share, style: "percent") }
boot-starting =
    { $screen ->
        [setup] C’est presque prêt… Vous pouvez déjà choisir « Commencer ».
       *[table] C’est presque prêt…
    }
boot-setting = On met la table…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Un navigateur n’exécute cette page que depuis un serveur web : lancez « python build.py play » dans le dossier du projet.
unsupported-old = Ce navigateur est trop ancien pour le jeu, ou WebAssembly y est désactivé : utilisez une version récente de Firefox, Chrome, Edge ou Safari.
unsupported-missing = Le fichier « { $file } » du jeu n’a pas pu être chargé : vérifiez la connexion et rechargez la page.
unsupported-damaged = Le fichier « { $file } » du jeu est arrivé endommagé, peut-être parce que ce réseau demande d’abord de s’identifier : vérifiez la connexion et rechargez la page.
unsupported-failed = Le jeu n’a pas pu démarrer, et rien de ce qui est enregistré ici n’est perdu : rechargez la page, ou essayez une version récente de Firefox, Chrome, Edge ou Safari.

## A new version of the page

offline-ready = Une nouvelle version est prête.
offline-unsaved = La nouvelle version attend : votre partie n’a pas pu être enregistrée à l’instant. Elle continue ici comme avant ; réessayez dans un moment.

## The list of saved games; a button's label names its game too

saved-games-resume = Continuer
saved-games-remove = Supprimer
saved-games-download = Télécharger
saved-games-more = { $number } de plus
saved-games-about = { $verb } : { $title }
storage-strange = ce n’est pas un texte enregistré

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] { -game-W } demande au moins { SPELLED($least) } joueurs. { give-more }
       *[other] Une partie demande au moins { SPELLED($least) } joueurs. { give-more }
    }
give-more =
    { $missing ->
        [one] Ajoutez un joueur ou un bot.
       *[other] Ajoutez { SPELLED($missing) } joueurs ou bots.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } joueurs, royaumes de { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } joueurs avec { SPELLED($kings) } rois chacun, royaumes de { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } équipes de deux, chacune avec un royaume de { mix-size }.
    }
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } tours avec des lignes de { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }{ SPELLED($left, capitalization: "uppercase") } domino par ligne reste de côté.
       *[other] { " " }{ SPELLED($left, capitalization: "uppercase") } dominos par ligne restent de côté.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }C’est possible, mais la règle conseille de jouer en équipe.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] À deux joueurs exactement : ajoutez-en un.
       *[other] À deux joueurs exactement : mettez-en { SPELLED($surplus) } sur « Vide ».
    }
setup-unteamed =
    { $players ->
        [7] Les équipes se forment à six ou huit joueurs : ajoutez-en un, ou mettez-en un sur « Vide ».
       *[other] Les équipes se forment à six ou huit joueurs : ajoutez-en { SPELLED($missing) }.
    }
setup-you = { you }
setup-forget = Oublier { $name }
setup-partner = avec { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = Jouer

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Partager ce moment
share-png = Image PNG
share-svg = Image SVG
share-described = Copier la description
share-file = realmino
share-saved = Enregistré sous { $file }.
share-withheld = Ce navigateur empêche les pages de lire les pixels : l’image est donc enregistrée en SVG, sous { $file }.
share-texts = Lien et texte
share-link = Copier le lien
share-position = Copier la position
share-copied = Copié.
share-page = Code pour une autre page
share-text = Insérez ce code là où la table doit apparaître. On y voit l’image, ou le lien, jusqu’à l’arrivée de la table, et sans scripts.
share-mode = Les visiteurs peuvent
share-replay = revoir
share-play = continuer
share-score = voir les scores
share-pictured = Avec une image de la table
share-unpictured = Le code est sans image : ce navigateur empêche les pages de lire les pixels.
share-alternative = Un moment d’une partie : { $turn }
share-lines = Le code
share-copy = Copier le code
share-marked = Le code est sélectionné : copiez-le maintenant.
share-lead = Un moment de cette partie, dans Realmino
share-close = Fermer
