### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = Votre première partie : { lesson-step }
lesson-Q = Votre première partie avec des villes : { lesson-step }
lesson-W = Votre première partie en équipe : { lesson-step }
lesson-step = { $number } sur { $of }
got-it = Compris
skip = Passer

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-choose = Choisissez un domino encadré, d’un clic ou du doigt. Vous le poserez dans votre royaume au tour suivant. Repérez les couronnes.
teach-place = Faites glisser le domino vers votre royaume, ou désignez une case. Une moitié doit toucher votre château ou un paysage identique.
teach-marks = Les pastilles montrent où il peut aller. Ailleurs, aucun paysage identique ne le touche, ou le royaume dépasse { $grid } cases de large.
teach-points = Chaque domaine vaut ses cases × ses couronnes : quatre cases et deux couronnes font 8 points. Sans couronne, il ne vaut rien.
teach-order = Les rois jouent dans l’ordre de leurs dominos. Un petit numéro choisit tôt au tour suivant, un grand rapporte davantage.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Les cases rouges sont des villes : on y construit des bâtiments. Choisissez un domino : couronnes et villes sont précieuses.
teach-tax = Votre chevalier perçoit l’impôt : touchez une moitié du domino posé. Il rapporte une pièce par case du domaine, et y reste.
teach-build = Les pièces paient les bâtiments : touchez-en un sur le plateau, puis une case ville libre. Ils donnent couronnes, points, chevaliers ou tours.
teach-court = Ayez le plus de tours et la Reine vient chez vous : vos bâtiments coûtent une pièce de moins, et elle vaut une couronne à la fin. Pour une pièce, le Dragon détruit un bâtiment.

## The lessons of a team; $partner is the learner's partner

teach-team = Vous construisez un seul royaume avec { $partner }, chacun avec son roi. Choisissez un domino utile à l’équipe.
teach-share = Ce royaume est à vous et à { $partner } : points, pièces et chevaliers aussi. Il peut atteindre { $grid } cases de large.
