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
round-by-land = { $round }, d’après les terres
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

## The dominoes

line = Restent à poser
line-help = De gauche à droite ; c’est au premier roi de jouer.
next = Au choix
next-help = Des rois se tiennent sur les dominos déjà choisis.
order = Ont encore à choisir, dans cet ordre : { LIST($names) }.
line-none = Il ne reste rien à poser.
next-none = La dernière ligne est déjà choisie.
passed = Le premier tour est joué
taken-back = Un tour en arrière
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
spot = Emplacement au prix de { $price }
spot-building = { NAME($building, capitalization: "uppercase") }
spot-empty = vide
spot-dragon = le Dragon

## Text

text = En texte
text-help = Le texte d’une position ou d’un royaume, tel que l’écrivent « Partager » et les documents de Realmino. Il change à chaque toucher et peut être modifié à la main.
text-label = Position
text-read = Lire le texte
text-copy = Copier le texte
text-copied = Le texte est dans le presse-papiers.
text-marked = Le texte est sélectionné : copiez-le à la main.
text-broken = Ce n’est pas une position ({ $reason }). Le plateau reste comme il était.
text-done = Lu : { NAME($game) }, à { $players }.
kept-broken = La position de votre dernière visite n’a pas pu être lue ; le plateau est neuf.

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
why-round = Le jeu n’a pas ce tour.
why-phase = Ce qui vient maintenant ne va pas avec le tour et les lignes.
why-seat = Le texte nomme quelqu’un qui n’est pas de cette partie.
why-kings-missing = { $name } : un roi n’est sur aucun domino.
why-kings-more = { $name } : il y a un roi de trop sur les dominos.
why-kings-nobody = Le domino { $number }, encore à poser, n’est à personne.
why-order = Le domino { $number } est au mauvais endroit : les nombres vont croissant.
why-next =
    { $dominoes ->
        [one] Il y a { $dominoes } domino au choix au lieu de { $wanted }.
       *[other] Il y a { $dominoes } dominos au choix au lieu de { $wanted }.
    }
why-box = Le domino { $number } ne vient pas de la boîte de sa ligne.
why-twice = Le domino { $number } est là deux fois.
why-count = On a révélé plus ou moins de dominos que le tour ne le dit.
why-uncovered = { $name } : aucun domino de la boîte, hors ceux des lignes, ne donne ce royaume selon les règles.
why-together = Chaque royaume est possible seul, mais la boîte et les règles n’ont pas de dominos pour tous à ce tour.
why-turns = { $name } : il y a plus de cases, de bâtiments ou de chevaliers qu’il n’y a eu de tours.
why-discarded = { $name } : à ce tour il y a plus de cases, car les premiers dominos vont toujours.
why-tile = { NAME($building, capitalization: "uppercase") } : il y en a plus que dans la boîte.
why-tiles-due = Le plateau « bâtisseurs » se remplit avant la nouvelle ligne, tant qu’il reste des bâtiments.
why-emptied = Le plateau « bâtisseurs » a plus d’emplacements vides que les tours de jeu n’ont pu en vider.
why-dragon = Le Dragon est là où rien ne se construit à ce tour, après que quelqu’un a joué.
why-burnt = Le Dragon a détruit plus de bâtiments qu’il n’y a eu de tours.
why-coins = Il y a plus de pièces que l’impôt n’a pu en donner, une fois le Dragon payé.
why-laid = Le domino qui vient d’être posé n’est pas dans le royaume dont c’est le tour.
why-court = Une partie de la cour ne va pas avec ce jeu.
