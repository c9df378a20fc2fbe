### The rules reference: what stands around its texts, which are in rulebook/en.

## The pages

rules-title = Les règles de { -game-K }, de { -game-Q } et de { -game-W }
rules-page-title = { $title } – Les règles – Realmino
rules-description = Les règles de { -game-K }, de { -game-Q } et de { -game-W } avec nos propres mots, des images et des exemples.
rules-short = Les règles
rules-skip = Aller au texte
rules-play = Jouer
rules-chapters = Chapitres
rules-contents = Toutes les règles
rules-to-contents = Sommaire
rules-index = De A à Z
rules-index-entry = { $chapter } : { $rule }
rules-tables = Tableaux
rules-earlier = Précédent : { $title }
rules-later = Suivant : { $title }
rules-colophon = Un projet de fans, non officiel, avec ses propres mots et ses propres dessins. { -game-K } et { -game-Q } sont des jeux de Bruno Cathala, édités par Blue Orange.
rules-languages = Les règles dans d’autres langues
rules-documents = Documentation (en anglais) pour programmer et héberger
rules-number = { SPELLED($number) }

## The search

rules-search = Chercher dans les règles
rules-search-here = Chercher
rules-nothing = Rien trouvé
rules-offline = La recherche n’a pas pu être chargée. « Toutes les règles » a un index de A à Z.

## Below a picture

rules-try = Essayer
rules-play-this = Jouer cette position
rules-try-wait = Un instant…
rules-try-close = Revenir à l’image
rules-copy = Partager
rules-copy-position = Copier la position
rules-copy-picture = Copier le lien de l’image
rules-copy-lines = Copier le code d’intégration
rules-save-png = Enregistrer en PNG
rules-save-svg = Enregistrer en SVG
rules-copy-link = Cette position, dans Realmino
rules-copied = Copié
rules-saved = Enregistré
rules-as-svg = Enregistré en SVG : ce navigateur ne peut pas enregistrer de PNG ici
rules-not-saved = Non enregistré : l’image n’a pas pu être chargée
rules-not-copied = Non copié : le navigateur ne le permet pas
rules-examples =
    { $count ->
        [one] { $count } exemple
       *[other] { $count } exemples
    }
rules-total-seat = Royaume
rules-total-game = Partie { $number }
# As in English.
rules-total-sum = Total

## The description of an example

rules-check-before = Avant, { $letter } a { coins }, { knights } en réserve et { towers }
rules-check-played = Ensuite : { LIST($moves, type: "clauses") }
rules-check-allowed = Permis : { $tried }
rules-check-refused = Refusé : { $tried }. { $reason }
rules-check-score = Rapporte { points }
rules-check-largest = Plus grand domaine : { squares }
rules-check-winners =
    { $count ->
        [one] Victoire : { LIST($letters) }
       *[other] { LIST($letters) } se partagent la victoire
    }
rules-check-points = { $letter } a { points }
rules-check-to_act = C’est à { $letter } de jouer
rules-check-due-kings = On va tirer les rois au sort
rules-check-due-line = On va former une ligne
rules-check-due-tiles = On va tirer des tuiles Bâtiment
rules-check-over = La partie est finie
rules-check-purse = { $letter } a { coins }, { knights } en réserve et { towers }
rules-check-queen =
    { $letter ->
        [nobody] La Reine n’est chez personne
       *[other] La Reine est chez { $letter }
    }
rules-check-dragon =
    { $spot ->
        [cave] Le Dragon est dans sa grotte
       *[other] Le Dragon est sur l’emplacement à { $spot }
    }
rules-check-legal = Coups possibles : { LIST($moves, type: "clauses") }
rules-check-legal-many =
    { $count ->
        [one] { $count } coup possible
       *[other] { $count } coups possibles
    }
rules-item-territory = { $terrain } : { $size }{ "\u00A0" }×{ "\u00A0" }{ crowns } = { $points }
rules-item-coins = { coins } : { points }
rules-item-harmony = Harmonie : { points }
rules-item-middle = Empire du Milieu : { points }
rules-item-building = { $building } : { points }

## The tables of the boxes

rules-dominoes = Les dominos
rules-dominoes-text = Chaque boîte contient { $dominoes } dominos, numérotés de { $first } à { $last }. Personne ne sait quand chacun sortira, mais tout le monde peut vérifier lesquels existent.
rules-dominoes-sure = Ce qui est certain
rules-dominoes-sure-K = { -game-K } : plusieurs descriptions publiques indépendantes concordent pour chaque domino.
rules-dominoes-sure-Q = { -game-Q } : le contenu suit une liste publique. Des photos confirment environ la moitié de ses dominos différents et n’en contredisent aucun ; la plupart des numéros imprimés reposent sur cette liste. Une autre liste publique diffère pour les dominos { $first } à { $last } : elle met de la forêt là où celle-ci met une ville, et compte donc { $fewer } cases ville au lieu de { $towns }.
rules-box-K = { -game-K }
rules-box-Q = { -game-Q }
rules-dominoes-sheet = Tous les dominos de { NAME($game) } avec leurs numéros ; le tableau ci-dessous les décrit
rules-dominoes-lands = Cases et couronnes de chaque paysage
rules-dominoes-all = Tous les dominos
rules-dominoes-number = Numéro
rules-dominoes-first = Première moitié
rules-dominoes-second = Seconde moitié
rules-land = Paysage
rules-squares = Cases
rules-crowns = Couronnes
rules-sum = En tout
rules-buildings = Les bâtiments
rules-buildings-text = { -game-Q } a { $tiles } tuiles Bâtiment de { $kinds } sortes. Ensemble, elles donnent { knights } et { towers }.
rules-buildings-sure = Ce que les bâtiments rapportent à la fin est bien attesté. Ce qu’ils donnent tout de suite est imprimé sur la face grise, que peu d’images montrent ; là où le tableau dit « déduit », nous avons choisi des valeurs qui donnent les totaux publiés. Les noms qui ne sont dans aucun livret de règles décrivent l’image.
rules-building = Bâtiment
rules-copies = Nombre
rules-effects = Ce qu’il fait
rules-at-end-from = Source (à la fin)
rules-at-once-from = Source (tout de suite)
rules-from-photo = vu sur des photos
rules-from-rulebook = indiqué dans le livret
rules-from-rulebook-name = nommé dans le livret
rules-from-single = d’une seule source
rules-from-inferred = déduit des totaux
rules-building-all = Tous les bâtiments
rules-building-front = En construction, sur le plateau « bâtisseurs »
rules-building-done = Terminé, dans un royaume
rules-building-numbers = Ses tuiles
rules-building-price = Ce qu’il coûte
rules-building-price-text = Le coût de l’emplacement où il se trouve, de { $most } pièces à zéro. Il baisse quand les tuiles glissent.
rules-building-rules = Règles associées
rules-building-examples = Exemples avec ce bâtiment
