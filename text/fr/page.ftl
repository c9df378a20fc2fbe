### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } et { -game-Q } dans le navigateur
page-description = Jouez à { -game-K }, { -game-Q } et { -game-W } dans le navigateur, entre amis sur un même appareil ou contre des bots. Même hors ligne.
page-app = Jouez à { -game-K }, { -game-Q } et { -game-W } entre amis ou contre des bots, en ligne ou hors ligne.
page-tagline = { -game-K }, { -game-Q } et { -game-W } entre amis, contre des bots, ou les deux.
page-colophon = Un projet de fans, non officiel. Jeux de Bruno Cathala, édités par Blue Orange.
page-languages = Langues
page-pad = Compter les points sur table
page-noscript = Realmino a besoin de JavaScript. Veuillez l’activer.
page-not-found = Il n’y a pas de page à cette adresse.
page-stalled = Le chargement s’est arrêté. Vérifiez la connexion, identifiez-vous sur ce réseau s’il le demande et autorisez les scripts de cette page, puis rechargez-la. Vos parties enregistrées sont intactes.

## A new version

update-now = Mettre à jour
update-later = Plus tard

## Saved games

games-shelf = Historique et statistiques
games-help = Gardées jusqu’à ce que vous les supprimiez.
games-file = Fichier de parties

## Which game; $least to $most players

choice-daily-text = Une par jour, la même pour tout le monde.
choice-learn = Apprendre en 5 minutes
choice-puzzles-text = Trouvez le meilleur choix.
choice-teach = Apprendre à jouer :
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = En équipe
choice-game = Quel jeu ?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } joueurs
choice-game-K = Reliez les paysages, cumulez les couronnes.
choice-game-Q = Avec villes, chevaliers, Reine et Dragon.
choice-game-W = Les deux jeux, en individuel ou en équipe.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Joueurs
# As in English.
choice-bots = Bots
choice-places = Noms et places
seat-name-pink = Nom du joueur rose
seat-name-yellow = Nom du joueur jaune
seat-name-green = Nom du joueur vert
seat-name-blue = Nom du joueur bleu
seat-name-orange = Nom du joueur orange
seat-name-purple = Nom du joueur violet
seat-name-white = Nom du joueur blanc
seat-name-red = Nom du joueur rouge
seat-kind-pink = Joueur rose
seat-kind-yellow = Joueur jaune
seat-kind-green = Joueur vert
seat-kind-blue = Joueur bleu
seat-kind-orange = Joueur orange
seat-kind-purple = Joueur violet
seat-kind-white = Joueur blanc
seat-kind-red = Joueur rouge
kind-person = Humain
kind-others = Bots simples
kind-none = Vide
level-squire-text = pour débuter
level-knight-text = pour une partie tranquille
level-duke-text = pour les habitués
level-emperor-text = pour les experts

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Deux joueurs par royaume de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-small-text = Royaumes de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, { SPELLED($rounds) } tours de jeu, la moitié de chaque boîte.
variant-duel-text = Les { $dominoes } dominos, des royaumes de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { points } pour une grille entièrement remplie.
variant-middle-text = { points } pour un château au centre.
variant-dynasty-text = Trois parties, un seul total.
variant-borrowed = Emprunté à { -game-K }.

## More choices

choice-more = Autres options
choice-seed = Code de mélange
choice-seed-text = Même code, mêmes dominos.
choice-handover = Pause entre les joueurs
choice-handover-text = Pour partager un appareil.
choice-people = Noms proposés
choice-begin = Commencer
choice-by-link = Jouer par lien
choice-live = Jouer en direct
choice-heard = La partie va commencer…
choice-loading = Préparation…

## The frame of the table

table-title = La table
table-ask = Demander conseil
table-redo = Rétablir
# As in English.
table-menu = Menu
table-whole = Toute la table
table-open-board = Agrandir le plateau « bâtisseurs »
table-yours = À vous
table-phases = Ce tour
table-choices = Choix
table-log = Journal
table-read = Table en texte
table-reading = Table en texte
table-reading-keys = Touchez une case, ou passez d’une case à l’autre avec les flèches.
table-step-through = Pas à pas
table-rotate = Tourner
# As in English.
table-dragon = Dragon
handover-text = Passez l’appareil, puis continuez.
handover-go = J’y suis
result-new = Accueil
result-look = Revoir
result-review = Analyser
result-count = Recompter

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Aide
guide-rules = Règles
guide-things = Sur la table
guide-steps = Votre tour
guide-hands = Souris et écran tactile
guide-keys = Clavier
table-asked = Qu’est-ce que c’est ?
guide-rule = Règle
# As in English.
thing-points = Points
thing-points-text = Chaque domaine rapporte cases × couronnes.
thing-waiting = Ordre du tour
thing-waiting-text = L’ordre de choix des premiers dominos.
thing-line = Ligne en cours
thing-line-text = Le plus petit numéro joue en premier.
thing-next = Ligne suivante
thing-next-text = Les petits numéros jouent plus tôt, les grands valent plus.
thing-coins = Pièces
thing-coins-text = Pour payer bâtiments et Dragon. Le reste rapporte des points.
thing-knights = Chevaliers
thing-knights-text = Chacun perçoit une pièce par case de son domaine.
thing-towers = Tours
thing-towers-text = Si vous gagnez des tours et que personne n’en a davantage, la Reine vous rejoint.
thing-queen = La Reine
thing-queen-text = Des bâtiments moins chers et une couronne à la fin, mais plus moyen de payer le Dragon.
thing-pile = Tuiles Bâtiment
thing-pile-text = Elles remplissent le plateau à chaque tour de jeu.
thing-cave = La grotte du Dragon
thing-cave-text = Payez le Dragon pour détruire un bâtiment, une fois par tour de jeu.
thing-add = A : poser le domino
thing-add-text = Contre un paysage identique ou le château. Sans place, il est défaussé.
thing-tax = B : percevoir l’impôt
thing-tax-text = Vous pouvez placer des chevaliers sur le domino posé pour gagner des pièces.
thing-construct = C : construire un bâtiment
thing-construct-text = Vous pouvez en acheter un pour une case ville libre.
thing-burn = D : payer le Dragon
thing-burn-text = Vous pouvez payer 1 pièce pour détruire un bâtiment.
thing-claim = E : choisir le prochain domino
thing-claim-text = Ensuite, votre tour se termine.
thing-end = Terminer le tour
thing-end-text = Au dernier tour de jeu, il n’y a plus rien à choisir.
hand-place = Glissez ou cliquez pour poser ; clic droit ou molette pour tourner.
hand-touch = Touchez une case, le domino pour le tourner, puis « Poser ».
hand-build = Choisissez un bâtiment, puis une case ville. Pour l’impôt, choisissez votre nouveau domino.
hand-look = Cliquez sur un royaume pour l’agrandir.
hand-hurry = Cliquez sur votre royaume ou appuyez sur Espace pour presser les bots.
hand-ask = Touchez un symbole ou un titre pour obtenir de l’aide.
key-step = Déplacer
key-confirm = Poser ou choisir
key-next = Place suivante ou précédente
key-turn = Tourner
key-cancel = Reprendre le domino
key-undo = Annuler
key-redo = Rétablir
key-namesquares = Coordonnées
key-askadvice = Demander conseil
key-askguide = Cette aide
key-control = Ctrl
key-shift = Maj
key-enter = Entrée
key-space = Espace
key-escape = Échap

## The menu

menu-title = Réglages
menu-game = Partie
menu-games = Mes parties
menu-about = À propos
menu-share = { history-act-share }
menu-analyse = Analyser la position
menu-leave = Quitter la table
menu-pace = Vitesse des bots
menu-pace-slow = Lente
menu-pace-normal = Normale
menu-pace-fast = Rapide
menu-pace-instant = Immédiate
menu-thinking = Temps de réflexion
menu-thinking-short = Court
# As in English.
menu-thinking-normal = Normal
# As in English.
menu-thinking-long = Long
# As in English.
menu-coach = Coach
menu-coach-off = Non
menu-coach-ask = Sur demande
menu-coach-warn = Avec alertes
menu-theme = Apparence
menu-theme-system = Automatique
menu-theme-light = Claire
menu-theme-dark = Sombre
menu-confirm = Confirmer les coups
menu-confirm-text = Toujours actif sur écran tactile.
menu-coordinates = Coordonnées
menu-points = Afficher les points
menu-points-text = Pour chaque emplacement et chaque domino.
menu-sounds = Sons
menu-vibration = Vibrations
menu-names = Noms dans les liens

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = À propos de Realmino
about-what = Jouez à { -game-K }, { -game-Q } et { -game-W }, qui réunit les deux. Ni compte ni publicité. Après la première visite, le jeu marche hors ligne, et vos parties restent sur votre appareil.
about-fans = Un projet de fans, non officiel, avec ses propres dessins. { -game-K } et { -game-Q }, de { $author }, sont édités par { $publisher } ; ni l’auteur ni l’éditeur ne participent à ce projet. Ces jeux vous plaisent ? Offrez-vous les vraies boîtes.
about-how = Realmino est un logiciel libre ; voici { $link }ses licences{ $end }.
about-rules = { $link }Les règles{ $end } sont illustrées et, une fois ouvertes, se lisent aussi hors ligne.
about-documents = { $link }La documentation{ $end } (en anglais) explique l’hébergement et l’intégration.
about-reference = Pour programmer, utilisez { $link }la bibliothèque{ $end } (en anglais, en ligne).
about-tiles = À propos des tuiles
about-tiles-dominoes = Les dominos de { -game-Q } suivent une liste publique. Des photos en confirment environ la moitié ; une autre liste diffère pour quatre d’entre eux.
about-tiles-buildings = Les valeurs de fin de partie sont bien attestées. Certains effets immédiats figurent sur une face que peu d’images montrent ; ceux qui sont marqués ci-dessous sont déduits.
about-tiles-table = Tuiles Bâtiment

## The page of licences

# As in English.
licences-title = Licences – Realmino
# As in English.
licences-heading = Licences
licences-text = Realmino est un logiciel libre, comme tout ce qui l’accompagne. Voici ses composants et leurs licences. Les sources des composants sous licence publique Mozilla sont à l’adresse { $address }.

## A board in a frame of another page

embed-title = Table – Realmino
embed-own-tab = Ouvrir dans un onglet
embed-broken = Cette table ne peut pas être affichée.
embed-empty = Ce cadre montre des tables sur d’autres sites, mais son adresse n’en indique aucune. { $link }La documentation{ $end } (en anglais) explique comment intégrer une table.
embed-tried = C’est fait : ce coup est permis.
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

unsupported-local = Cette page a besoin d’un serveur web. Lancez « python build.py play » dans le dossier du projet.
unsupported-old = Ce navigateur est trop ancien, ou WebAssembly est désactivé. Utilisez une version récente de Firefox, Chrome, Edge ou Safari.
unsupported-sandboxed = Le jeu ne peut pas fonctionner ici, car il manque « allow-same-origin » au bac à sable du cadre.
unsupported-wasm = WebAssembly est désactivé, par exemple par le mode Isolement. Autorisez-le pour ce site et rechargez la page.
unsupported-missing = « { $file } » n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.
unsupported-damaged = « { $file } » est arrivé endommagé. Vérifiez la connexion, identifiez-vous sur ce réseau s’il le demande, et rechargez la page.
unsupported-failed = Le jeu n’a pas pu démarrer, mais vos parties enregistrées sont intactes. Rechargez la page, ou essayez une version récente de Firefox, Chrome, Edge ou Safari.

## A new version of the page

offline-ready = Une nouvelle version est prête.
offline-unsaved = Votre partie n’a pas pu être enregistrée à l’instant : la mise à jour attend. Continuez à jouer, et réessayez dans un moment.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = { $number } de plus
saved-games-about = { history-about }
storage-strange = ces données ne sont pas une partie enregistrée

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
            [one] { SPELLED($players, capitalization: "uppercase") } joueurs, { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } joueurs avec { SPELLED($kings) } rois chacun, { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase") } équipes de deux, { mix-size }.
    }
mix-size = royaumes de { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds) } tours de jeu, lignes de { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }{ SPELLED($left, capitalization: "uppercase") } domino restant par ligne.
       *[other] { " " }{ SPELLED($left, capitalization: "uppercase") } dominos restants par ligne.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }Le livret de règles conseille les équipes.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] À deux seulement : ajoutez un joueur.
        [one] À deux seulement : retirez { SPELLED($surplus) } joueur.
       *[other] À deux seulement : retirez { SPELLED($surplus) } joueurs.
    }
setup-small = Pour trois ou quatre joueurs seulement.
setup-teams =
    { $players ->
        [7] En équipe, il faut six ou huit joueurs : ajoutez-en ou retirez-en un.
       *[other] En équipe, il faut six ou huit joueurs : ajoutez-en { SPELLED($missing) }.
    }
setup-you = { you }
setup-forget = Oublier { $name }
setup-partner = partenaire : { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }
realmino-board-blocked = { embed-broken }
realmino-board-sandboxed = { unsupported-sandboxed }
realmino-board-tab = { embed-own-tab }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = { menu-share }
share-tab-picture = Image
# As in English.
share-tab-film = Film
share-tab-link = Lien
share-film-making = Création du film…
share-film-about = Un film de quelques secondes montre comment les royaumes ont grandi. Il est créé sur votre appareil.
share-film-make = Créer le film
share-film-cancel = Annuler
share-film-cancelled = Annulé.
share-film-save = Enregistrer le film
share-film-again = Revoir
share-film-title = Nos royaumes dans Realmino
# As in English.
share-film-file = realmino-film
share-film-impossible = Ce navigateur ne peut pas créer de film. Partagez plutôt l’image.
share-link-about = Le lien ouvre ce moment. On peut alors revoir la partie ou la continuer.
share-result = Copier le texte
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copier la description
# As in English.
share-file = realmino
share-saved = Enregistré sous { $file }.
share-withheld = { pad-as-svg }
share-send = { menu-share }
share-more = Plus
share-link = { pad-share }
share-position = Copier la position
share-copied = Copié.
share-page = Code d’intégration
share-text = Collez ce code là où la table doit apparaître. Tant qu’elle n’est pas chargée, ou sans scripts, on voit une image ou un lien.
share-mode = Les visiteurs peuvent
share-replay = revoir
share-play = continuer
share-score = voir les scores
share-pictured = Avec une image de la table
share-unpictured = Il n’y a pas d’image : ce navigateur ne laisse pas la page en créer une.
share-alternative = Un moment d’une partie : { $turn }
share-lines = Le code
share-copy = Copier le code
share-marked = Le code est sélectionné : copiez-le maintenant.
share-lead = Un moment de cette partie, dans Realmino
share-close = { close }
