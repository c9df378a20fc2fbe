### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } et { -game-Q } dans le navigateur
page-description = Jouez à { -game-K }, { -game-Q } et { -game-W } entre amis autour d’un écran ou contre des bots, dans le navigateur, avec ou sans connexion.
page-app = { -game-K }, { -game-Q } et { -game-W } dans le navigateur, entre amis ou contre des bots, avec ou sans connexion.
page-tagline = { -game-K }, { -game-Q } et { -game-W } dans le navigateur, de deux à huit : entre amis, contre des bots, ou les deux.
page-colophon = Un projet de fans, non officiel. { -game-K } et { -game-Q } sont des jeux de Bruno Cathala, édités par Blue Orange.
page-languages = Langues
page-pad = Compter une partie jouée sur table
page-noscript = Realmino a besoin de JavaScript, qui est désactivé ici.
page-stalled = Le chargement s’est arrêté, peut-être parce que la connexion est coupée, que ce réseau demande d’abord de s’identifier ou que les scripts de cette page sont bloqués. Rien de ce qui est enregistré ici n’est perdu : vérifiez la connexion et rechargez la page.

## A new version

update-now = Mettre à jour
update-later = Plus tard

## Saved games

games-shelf = Historique et statistiques
games-help = Toutes les parties sont gardées jusqu’à ce que vous les supprimiez.
games-download = Télécharger mes parties
games-read = Lire un fichier de parties
games-file = Un fichier de parties

## Which game; $least to $most players

choice-daily-text = Une partie par jour, la même pour tout le monde.
choice-teach = Vous débutez ? Apprenez en jouant :
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = En équipe
choice-game = Quel jeu ?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } joueurs
choice-game-K = Posez des dominos autour de votre château : vastes domaines et couronnes font gagner.
choice-game-Q = Des villes, des chevaliers, une Reine à séduire, un Dragon à payer.
choice-game-W = Les deux boîtes, en individuel ou par équipes de deux.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Qui joue ?
seat-name-pink = Nom du joueur rose
seat-name-yellow = Nom du joueur jaune
seat-name-green = Nom du joueur vert
seat-name-blue = Nom du joueur bleu
seat-name-orange = Nom du joueur orange
seat-name-purple = Nom du joueur violet
seat-name-white = Nom du joueur blanc
seat-name-red = Nom du joueur rouge
seat-kind-pink = Qui joue en rose
seat-kind-yellow = Qui joue en jaune
seat-kind-green = Qui joue en vert
seat-kind-blue = Qui joue en bleu
seat-kind-orange = Qui joue en orange
seat-kind-purple = Qui joue en violet
seat-kind-white = Qui joue en blanc
seat-kind-red = Qui joue en rouge
kind-person = Humain
kind-others = Pour expérimenter
kind-none = Vide
level-squire-text = pour les enfants et les premières parties : ne voit ni les dominos tournés ni les cases éloignées
level-knight-text = pour une soirée tranquille : prend les points à portée de main et ne prévoit rien
level-duke-text = pour qui joue souvent : pense à la suite, mais pas à ce que feront les autres
level-queen-text = pour les meilleurs : joue la fin de la partie dans sa tête, encore et encore

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Deux joueurs partagent un royaume de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, ses chevaliers et ses pièces.
variant-duel-text = Les { $dominoes } dominos à deux, dans de grands royaumes de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { $points } points pour un royaume sans trou.
variant-middle-text = { $points } points pour un château en plein centre.
variant-dynasty-text = Trois parties de suite ; tous les points s’additionnent.
variant-borrowed = Un bonus emprunté à { -game-K }.

## More choices

choice-more = Autres options
choice-seed = Code de mélange
choice-seed-text = Le même code donne les mêmes dominos. Laissez vide pour un nouveau mélange.
choice-handover = Pause entre les joueurs
choice-handover-text = Annonce à qui de jouer avant que l’appareil change de mains.
choice-people = Noms proposés
choice-begin = Commencer
choice-heard = La partie commence dès que la table est prête.
choice-loading = La table se prépare…

## The frame of the table

table-title = La table
table-ask = Demander au coach
table-redo = Rétablir
table-menu = Menu
table-whole = Toute la table
table-open-board = Plateau « bâtisseurs » : l’afficher en grand, avec des explications
table-yours = À vous
table-phases = Ce tour
table-choices = Choix
table-log = Journal
table-read = Lire la table
table-reading = Description de la table
table-reading-keys = Touchez une case, ou passez de l’une à l’autre avec les flèches.
table-step-through = Pas à pas
table-rotate = Tourner
table-dragon = Dragon
handover-text = Passez l’appareil, puis c’est parti.
handover-go = J’y suis
result-new = Nouvelle partie
result-look = Revoir la table
result-review = Analyser la partie
result-count = Recompter
result-day = Partager le résultat
result-link = Copier le lien
result-text = Copier le texte

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Aide
guide-rules = Les règles de ce jeu
guide-things = Ce qu’il y a sur la table
guide-steps = Les étapes d’un tour
guide-hands = Souris et doigts
guide-keys = Clavier
table-asked = Qu’est-ce que c’est ?
guide-rule = La règle
thing-points = Points
thing-points-text = Tous les points jusqu’ici : pour chaque domaine, son nombre de cases multiplié par son nombre de couronnes.
thing-waiting = Ordre de choix
thing-waiting-text = Les rois ont été tirés au sort. Ils choisissent dans cet ordre sur la première ligne.
thing-line = Ligne en cours
thing-line-text = Les rois placés sur ces dominos jouent du plus petit numéro au plus grand.
thing-next = Ligne suivante
thing-next-text = C’est ici que votre roi choisit un domino. Les petits numéros jouent plus tôt au tour de jeu suivant, les grands ont des paysages plus rares et plus de couronnes.
thing-coins = Pièces
thing-coins-text = Elles paient les bâtiments et le Dragon. Les chevaliers les perçoivent ; celles qui restent à la fin rapportent des points.
thing-knights = Chevaliers
thing-knights-text = Ils attendent en réserve de percevoir l’impôt sur le domino que vous posez : chacun rapporte autant de pièces que son domaine a de cases.
thing-towers = Tours
thing-towers-text = Certains bâtiments en donnent. La Reine va dans le royaume qui vient d’en obtenir au moins autant que chacun des autres.
thing-queen = La Reine
thing-queen-text = Son hôte paie moins cher les bâtiments, mais ne peut pas payer le Dragon. À la fin, elle vaut une couronne de plus sur le plus grand domaine.
thing-pile = Tuiles Bâtiment
thing-pile-text = Les bâtiments encore à venir. Ils remplissent les emplacements vides du plateau à la fin du tour de jeu.
thing-cave = La grotte du Dragon
thing-cave-text = Tant que le Dragon est là, vous pouvez le payer pour qu’il détruise un bâtiment du plateau. Il revient à la fin du tour de jeu.
thing-add = A : poser le domino
thing-add-text = Au moins une moitié doit toucher un paysage identique ou le château. Un domino qui ne rentre nulle part est défaussé.
thing-tax = B : percevoir l’impôt
thing-tax-text = Si vous le souhaitez, placez des chevaliers sur le domino que vous venez de poser : chacun rapporte autant de pièces que son domaine a de cases.
thing-construct = C : construire un bâtiment
thing-construct-text = Si vous le souhaitez, achetez un bâtiment du plateau et placez-le sur une de vos cases ville libres.
thing-burn = D : payer le Dragon
thing-burn-text = Si vous le souhaitez, payez-lui une pièce pour qu’il détruise un bâtiment du plateau : plus personne ne l’aura.
thing-claim = E : choisir le prochain domino
thing-claim-text = Votre roi va sur un domino libre de la ligne suivante, et votre tour se termine.
thing-end = Terminer le tour
thing-end-text = Au dernier tour de jeu, il n’y a plus de domino à choisir.
hand-place = Faites glisser le domino jusqu’à sa case, ou cliquez sur la case. Pour le tourner : la molette ou un clic droit.
hand-touch = Au doigt, touchez une case, touchez encore le domino pour le tourner, puis « Poser ».
hand-build = Choisissez un bâtiment du plateau, puis une de vos cases ville. Pour l’impôt, choisissez une case du domino que vous venez de poser.
hand-look = Choisissez un autre royaume pour le voir en grand, puis encore une fois pour revenir.
hand-hurry = Pendant que les autres jouent, choisissez une case de votre royaume pour presser les bots jusqu’à votre tour ou, à la table, appuyez sur Espace.
hand-ask = Pointez ou touchez une image ou un titre à côté des royaumes pour savoir ce que c’est.
key-step = Déplacer le domino, ou parcourir la ligne
key-confirm = Poser ou choisir ce qui est montré
key-next = Place possible suivante ou précédente
key-turn = Tourner le domino
key-cancel = Reprendre le domino en main
key-undo = Annuler
key-redo = Rétablir
key-namesquares = Afficher ou masquer les noms des cases
key-askadvice = Demander au coach
key-askguide = Cette aide
key-control = Ctrl
key-shift = Maj
key-enter = Entrée
key-space = Espace
key-escape = Échap

## The menu

menu-title = Réglages
menu-about = À propos
menu-link = Copier le lien de ce moment
menu-share = Partager
menu-analyse = Analyser cette position
menu-leave = Quitter la table
menu-pace = Vitesse des bots
menu-pace-slow = Lente
menu-pace-normal = Normale
menu-pace-fast = Rapide
menu-pace-instant = Immédiate
menu-thinking = Temps de réflexion
menu-thinking-short = Court
menu-thinking-normal = Normal
menu-thinking-long = Long
menu-coach = Coach
menu-coach-off = Non
menu-coach-ask = Sur demande
menu-coach-warn = Avertit aussi des erreurs
menu-theme = Apparence
menu-theme-system = Automatique
menu-theme-light = Claire
menu-theme-dark = Sombre
menu-confirm = Confirmer avant de poser
menu-confirm-text = Au doigt, la confirmation est toujours demandée.
menu-coordinates = Noms des cases
menu-points = Afficher les points
menu-points-text = Ce que rapporte une place, et le maximum que chaque domino vous rapporterait maintenant.
menu-sounds = Sons
menu-vibration = Vibrations
menu-names = Noms dans les liens

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = À propos de Realmino
about-what = Realmino vous permet de jouer sur cette page à { -game-K }, à { -game-Q } et à { -game-W }, qui réunit les deux. Après la première visite, plus besoin de connexion ; il n’y a ni serveur, ni compte, ni publicité, et vos parties restent sur votre appareil.
about-fans = C’est un projet de fans, non officiel, avec ses propres dessins et ses propres mots. { -game-K } et { -game-Q } sont des jeux de { $author }, édités par { $publisher } ; ni l’un ni l’autre n’a de lien avec cette page. Si vous les aimez, les vraies boîtes méritent une place sur votre étagère.
about-how = Les règles, les bots et la table sont écrits en Python et tournent dans votre navigateur grâce à PyScript et Pyodide. { $link }Les licences de tous les composants{ $end } accompagnent le jeu.
about-rules = { $link }Les règles{ $end } de tous les jeux sont expliquées en images. Ouvertes une fois, elles se lisent ensuite sans connexion.
about-documents = { $link }La documentation{ $end } (en anglais) explique comment héberger Realmino, montrer des parties sur vos propres pages et l’utiliser comme bibliothèque.
about-reference = Pour programmer, les règles existent aussi sous forme de bibliothèque Python : { $link }sa référence{ $end } (en anglais) demande une connexion.
about-tiles = À propos des tuiles
about-tiles-dominoes = Les dominos de { -game-Q } suivent une liste publique ; des photos en confirment environ la moitié. Une autre liste diffère pour quatre d’entre eux.
about-tiles-buildings = Ce qu’un bâtiment vaut à la fin est bien attesté. Ce que certains donnent tout de suite figure sur la face grise, que peu d’images montrent : c’est alors déduit de totaux publiés, comme le nombre de chevaliers et de tours dans la boîte. Le tableau dit ce qu’il en est pour chacun.
about-tiles-table = Les tuiles Bâtiment

## The page of licences

licences-title = Licences – Realmino
licences-heading = Licences
licences-text = Realmino est un logiciel libre. Tout ce qu’il apporte pour tourner dans votre navigateur l’est aussi ; voici ces composants, avec les conditions de leurs auteurs. Les sources des composants sous licence publique Mozilla se trouvent à l’adresse { $address }.

## A board in a frame of another page; $reason is what is wrong with it

embed-title = Une table – Realmino
embed-own-tab = Ouvrir dans un onglet
embed-broken = Cette table ne peut pas être affichée : { $reason }.
embed-empty = Ce cadre sert à montrer des tables sur d’autres pages, et son adresse n’en demande aucune. { $link }La documentation{ $end } (en anglais) explique comment en montrer une sur votre page.
embed-tried = C’est fait : les règles le permettent.
embed-solution = Voir la solution

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
boot-setting = Mise en place…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Un navigateur n’exécute cette page que depuis un serveur web : lancez « python build.py play » dans le dossier du projet.
unsupported-old = Ce navigateur est trop ancien pour le jeu, ou WebAssembly y est désactivé : utilisez une version récente de Firefox, Chrome, Edge ou Safari.
unsupported-missing = Le fichier « { $file } » du jeu n’a pas pu être chargé : vérifiez la connexion et rechargez la page.
unsupported-damaged = Le fichier « { $file } » du jeu est arrivé endommagé, peut-être parce que ce réseau demande d’abord de s’identifier : vérifiez la connexion et rechargez la page.
unsupported-failed = Le jeu n’a pas pu démarrer, mais rien de ce qui est enregistré ici n’est perdu : rechargez la page, ou essayez une version récente de Firefox, Chrome, Edge ou Safari.

## A new version of the page

offline-ready = Une nouvelle version est prête.
offline-unsaved = La nouvelle version attend : votre partie n’a pas pu être enregistrée à l’instant. Elle continue ici comme avant ; réessayez dans un moment.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = { $number } de plus
saved-games-about = { history-about }
storage-strange = ce n’est pas un texte enregistré

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] Pour { -game-W }, il faut au moins { SPELLED($least) } joueurs. { give-more }
       *[other] Il faut au moins { SPELLED($least) } joueurs. { give-more }
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
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } tours de jeu, lignes de { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }{ SPELLED($left, capitalization: "uppercase") } domino par ligne reste de côté.
       *[other] { " " }{ SPELLED($left, capitalization: "uppercase") } dominos par ligne restent de côté.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }C’est possible, mais le livret de règles conseille de jouer en équipe.
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
setup-partner = équipe : { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Partager ce moment
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copier la description
share-file = realmino
share-saved = Enregistré sous { $file }.
share-withheld = { pad-as-svg }
share-texts = Lien et texte
share-link = { pad-share }
share-position = Copier la position
share-copied = Copié.
share-page = Code pour une autre page
share-text = Insérez ce code là où la table doit apparaître. On y voit l’image, ou le lien, tant que la table n’est pas chargée, ou si les scripts sont désactivés.
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
share-close = { close }
