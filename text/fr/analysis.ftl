### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

title = Plateau d’analyse
close = Fermer
lead = Composez n’importe quelle position, en touchant ou par son texte ; puis interrogez le coach, ou continuez à partir d’ici.
game = Jeu
harmony = Harmonie
middle = Empire du Milieu
kingdoms = Royaumes
round = Le tour de jeu
round-which = Tour
round-by-land = { $round }, d’après les royaumes
round-first = Premier choix
phase = Ce qui vient maintenant

## What comes now; the one in turn is not named

phase-a = On pose un domino
phase-b = Les chevaliers peuvent percevoir l’impôt
phase-c = On peut construire un bâtiment
phase-d = On peut payer le Dragon
phase-e = On choisit un domino
phase-end = Le tour se termine
phase-o = On tire les rois au sort
phase-t = Des bâtiments arrivent sur le plateau
phase-l = On révèle une nouvelle ligne
phase-z = La partie est finie
laid = Le domino qui vient d’être posé est sur
laid-on = { LIST($squares) }
laid-nowhere = nulle part : il ne rentrait pas

## The dominoes

line = Restent à poser
line-help = De gauche à droite ; c’est au premier roi de jouer.
next = Au choix
next-help = Les dominos déjà choisis portent un roi.
order = Ont encore à choisir, dans cet ordre : { LIST($names) }.
line-none = Il ne reste rien à poser.
next-none = La dernière ligne est déjà choisie.
passed = Le premier a joué
taken-back = Un coup en arrière
half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } avec { $crowns } couronne
       *[other] { NAME($terrain) } avec { $crowns } couronnes
    }
domino = Domino { $number } : { LIST($halves) }
domino-change = { $domino }. En prendre un autre
king = Qui a le domino { $number } ?
king-nobody = personne
dominoes = Quel domino ?
in-line = { $domino }, déjà dans une ligne

## The builders' board

board = Plateau « bâtisseurs »
spot = Emplacement de coût { $price }
spot-empty = vide
spot-dragon = le Dragon
burnt = Bâtiments détruits
burnt-more = En ajouter un
burnt-not = pas détruit

## Text

text = En texte
text-help = Le texte d’une position ou d’un royaume, tel que l’écrivent « Partager » et les documents de Realmino. Il suit chacun de vos gestes, et vous pouvez aussi le modifier à la main.
text-label = Position
text-read = Lire le texte
text-copy = Copier le texte
text-copied = Le texte est dans le presse-papiers.
text-marked = Le texte est sélectionné : copiez-le à la main.
text-broken = Ce n’est pas une position ({ $reason }). Le plateau reste comme il était.
text-done = Lu : { NAME($game) }, { $players } joueurs.
kept-broken = La position de votre dernière visite n’a pas pu être lue ; voici un nouveau plateau.

## What can be done

rivals = Qui joue les autres ?
rivals-me = Moi
rivals-bot = { NAME($level) }
play = Jouer à partir d’ici
share = Partager
undo = Annuler
new = Nouveau plateau
ready = À jouer : { $names }. Tout concorde.
ready-deal = Tout concorde.

## Why it is no position yet: one sentence says what and where

why-over = La partie est finie ici : il ne reste rien à choisir. Le carnet de score la compte.
why-round = Ce tour n’existe pas dans cette partie.
why-phase = Ce qui vient maintenant ne va pas avec le tour et les lignes.
why-seat = Le texte nomme quelqu’un qui n’est pas de cette partie.
why-kings-missing = { $name } : un roi n’est sur aucun domino.
why-kings-more = { $name } : il y a un roi de trop sur les dominos.
why-kings-nobody = Le domino { $number }, encore à poser, n’est à personne.
why-order = Le domino { $number } est au mauvais endroit : une ligne est rangée par ordre croissant.
why-next =
    { $dominoes ->
        [one] Il y a { $dominoes } domino au choix au lieu de { $wanted }.
       *[other] Il y a { $dominoes } dominos au choix au lieu de { $wanted }.
    }
why-box = Le domino { $number } ne vient pas de la boîte de sa ligne.
why-twice = Le domino { $number } est là deux fois.
why-count = Le nombre de dominos révélés ne correspond pas à ce tour.
why-uncovered = { $name } : aucun domino de la boîte, hors ceux des lignes, ne donne ce royaume selon les règles.
why-together = Chaque royaume est possible à lui seul, mais, à ce tour, la boîte et les règles ne les permettent pas tous ensemble.
why-turns = { $name } : il y a plus de cases, de bâtiments ou de chevaliers que les tours joués n’en permettent.
why-discarded = { $name } : à ce stade, il y a forcément plus de cases, car les premiers dominos trouvent toujours une place.
why-tile = { NAME($building) } : il y en a plus que dans la boîte.
why-tiles-due = Le plateau « bâtisseurs » se remplit avant la nouvelle ligne, tant qu’il reste des bâtiments.
why-emptied = Le plateau « bâtisseurs » a plus d’emplacements vides que les tours déjà joués n’ont pu en vider.
why-dragon = Le Dragon ne quitte sa grotte qu’une fois que quelqu’un a joué ce tour-ci, et il reste là où il a détruit un bâtiment.
why-burnt = Le Dragon a détruit plus de bâtiments qu’il n’y a eu de tours.
why-coins = Il y a plus de pièces que l’impôt n’a pu en donner, une fois le Dragon payé.
why-laid = Le domino qui vient d’être posé n’est pas dans le royaume dont c’est le tour.
why-court = Un élément de la cour ne va pas avec ce jeu.
