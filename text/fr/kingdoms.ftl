### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Carnet de score · Realmino
pad-description = Comptez une partie de { -game-K }, de { -game-Q } ou de { -game-W } jouée avec la vraie boîte : saisissez les royaumes, lisez le score ligne par ligne, partagez-le en lien ou en image.
pad-heading = Carnet de score
pad-tagline = Jouez avec la vraie boîte et comptez ici : saisissez les royaumes, le score se calcule au fur et à mesure.
pad-home = Retour au jeu
pad-loading = Le carnet se prépare…
pad-noscript = Le carnet de score a besoin de JavaScript, qui est désactivé ici.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Jeu et joueurs
pad-game-summary =
    { $variants ->
        [none] { NAME($game) }, { $players } joueurs
       *[some] { NAME($game) }, { $players } joueurs, { LIST($options) }
    }
pad-game-which = Jeu
pad-game-players = Joueurs
pad-game-count = { $players }
pad-option-duel = Grand Duel
pad-option-harmony = Harmonie
pad-option-middle = Empire du Milieu
pad-option-teams = Équipes de deux
pad-option-dynasty = Dynastie
pad-one-game = Cette partie est maintenant comptée seule. « Annuler » ramène les autres parties.
pad-variants = Variantes
pad-names = Noms et couleurs
pad-name = Nom du joueur { $number }
pad-colour = Couleur du joueur { $number }

## Entering a kingdom

pad-kingdoms = Royaumes
pad-games = Parties de la Dynastie
pad-games-game = Partie { $game }
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Royaume : { $name }
pad-brushes = Ce qu’inscrit un toucher
pad-brush-crowns =
    { $crowns ->
        [0] Sans couronne
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pad-brush-knight = Chevalier
pad-brush-building = Bâtiment
pad-brush-building-chosen = Bâtiment : { NAME($building) }
pad-brush-castle = Château
pad-brush-erase = Effacer
pad-hint-land = { NAME($terrain, capitalization: "uppercase") } : touchez ses cases, puis touchez de nouveau une case pour chaque couronne.
pad-hint-town = Ville : touchez ses cases ; les bâtiments s’ajoutent avec leur propre pinceau.
pad-hint-crowns =
    { $crowns ->
        [0] Touchez une case pour enlever ses couronnes.
        [one] Touchez une case pour lui donner { $crowns } couronne.
       *[other] Touchez une case pour lui donner { $crowns } couronnes.
    }
pad-hint-knight = Touchez une case pour y placer un chevalier, ou pour l’enlever.
pad-hint-building = Touchez une case pour y placer { NAME($building, form: "definite") }, ou pour l’enlever.
pad-hint-castle = Touchez la case où se trouve le château.
pad-hint-erase = Touchez une case pour la vider.
pad-keys = Clavier : les flèches déplacent, { $lands } donnent le paysage, 0 à 3 les couronnes, C déplace le château, Suppr vide une case, Ctrl+Z annule.
pad-keys-court = Clavier : les flèches déplacent, { $lands } donnent le paysage, 0 à 3 les couronnes, N un chevalier, B un bâtiment, C déplace le château, Suppr vide une case, Ctrl+Z annule.
pad-square-empty = { $square }, vide
pad-square-castle = { $square }, le château
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } avec { $crowns } couronne
       *[other] { $square }, { NAME($terrain) } avec { $crowns } couronnes
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, un chevalier
pad-buildings = Quel bâtiment ?
pad-building = { NAME($building) } : { $effects }

## What a kingdom owns

pad-owned = En plus des paysages
pad-owned-coins = Pièces
pad-owned-ready = Chevaliers en réserve
pad-owned-towers = Tours
pad-owned-help = Chevaliers et tours sont comptés d’après les bâtiments ; corrigez-les si votre table dit autre chose.
pad-queen = La Reine
pad-queen-nobody = chez personne
pad-queen-with = chez { $name }

## The score

pad-standings = Classement
pad-ahead = En tête
pad-building-reason = { $effects }
pad-announced = { $name } : { points }.

## What no box allows, as calm notes

pad-notes = À revérifier
pad-notes-none = Tout correspond à la boîte.
pad-odd-apart = { $name } : le paysage en { $square } n’est pas relié au château.
pad-odd-odd = { $name } : { squares } de paysage ; les dominos en couvrent un nombre pair.
pad-odd-crowned = { $name } : la ville en { $square } a une couronne, et aucune ville de la boîte n’en a.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) } : il n’y en a qu’un exemplaire dans la boîte.
       *[other] { NAME($building) } : il n’y en a que { $copies } exemplaires dans la boîte.
    }
pad-odd-large = { $name } : le royaume fait { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } cases ; le maximum est { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } sans couronne : { squares } de plus que dans la boîte.
        [one] { NAME($terrain, capitalization: "uppercase") } avec { $crowns } couronne : { squares } de plus que dans la boîte.
       *[other] { NAME($terrain, capitalization: "uppercase") } avec { $crowns } couronnes : { squares } de plus que dans la boîte.
    }
pad-odd-knight = { $name } : chevaliers et bâtiments ne comptent pas dans { NAME($game) }.
pad-odd-knights = { $name } : { knights }, alors que les règles et les bâtiments en donnent { $most }.
pad-odd-towers = { $name } : { towers }, alors que les bâtiments en donnent { $most }.
pad-odd-coins = { $name } : { coins }, alors qu’avec ces chevaliers en place il peut y en avoir { $most } au plus.
pad-odd-queen = La Reine reste chez qui a le plus de tours.

## What can be done with a pad

pad-undo = Annuler
pad-new = Nouveau
pad-read = Lire une position
pad-share = Copier le lien
pad-png = Image PNG
pad-svg = Image SVG
pad-new-title = Commencer un nouveau carnet ?
pad-new-text = Tous les royaumes de toutes les parties sont vidés ; jeu et joueurs restent. « Annuler » ramène tout.
pad-new-yes = Recommencer
pad-new-no = Garder celui-ci
pad-read-title = Lire une position
pad-read-text = Collez le texte d’une position ou d’un seul royaume, tel que l’écrivent les parties et les documents de Realmino. « Annuler » ramène ce carnet.
pad-read-label = Position
pad-read-go = Lire
pad-read-broken = Ce n’est pas une position ({ $reason }). Rien n’a changé.
pad-read-done = Lu : { NAME($game) }, { $players } joueurs.
pad-copied = Le lien vers ce carnet est dans le presse-papiers.
pad-shown = Le lien vers ce carnet est dans la barre d’adresse.
pad-saved-picture = L’image est enregistrée sous { $file }.
pad-as-svg = Ce navigateur empêche les pages de lire les pixels : l’image est donc enregistrée en SVG, sous { $file }.
pad-picture-told = { $summary } : { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partie { $game }
pad-picture-file = realmino-carnet-de-score
pad-link-broken = Ce lien est endommagé ou incomplet ({ $reason }). Redemandez-le ; votre propre carnet est là.
pad-link-title = Ouvrir le carnet de ce lien ?
pad-link-text = Vous avez déjà un carnet sur cette page. Celui du lien prend sa place ; « Annuler » ramène le vôtre.
pad-link-yes = Ouvrir
pad-link-no = Garder le mien
pad-unkept = Ce navigateur ne garde rien pour cette page : copiez le lien avant de la fermer.
pad-broken = Le carnet gardé ici est illisible ({ $reason }). Il est mis de côté, et celui-ci est nouveau.
