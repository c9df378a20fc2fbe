"""Made from lessons.ftl in text/fr by `python build.py text`."""

from typing import Final

from realmino.text.messages import Pattern

CATALOGUE: Final[dict[str, Pattern]] = {
    'lesson-K': ('Votre première partie\xa0: ', ('&', 'lesson-step')),
    'lesson-Q': ('Votre première partie avec des villes\xa0: ', ('&', 'lesson-step')),
    'lesson-W': ('Votre première partie en équipe\xa0: ', ('&', 'lesson-step')),
    'lesson-step': (('$', 'number'), ' sur ', ('$', 'of')),
    'got-it': 'Compris',
    'skip': 'Passer',
    'teach-choose': 'Choisissez un domino encadré, d’un clic ou du doigt. Vous le poserez dans votre royaume au tour suivant. Repérez les couronnes.',
    'teach-place': 'Faites glisser le domino vers votre royaume, ou désignez une case. Une moitié doit toucher votre château ou un paysage identique.',
    'teach-marks': ('Les pastilles montrent où il peut aller. Ailleurs, aucun paysage identique ne le touche, ou le royaume dépasse ', ('$', 'grid'), ' cases de large.'),
    'teach-points': 'Chaque domaine vaut ses cases × ses couronnes\xa0: quatre cases et deux couronnes font 8 points. Sans couronne, il ne vaut rien.',
    'teach-order': 'Les rois jouent dans l’ordre de leurs dominos. Un petit numéro choisit tôt au tour suivant, un grand rapporte davantage.',
    'teach-towns': 'Les cases rouges sont des villes\xa0: on y construit des bâtiments. Choisissez un domino\xa0: couronnes et villes sont précieuses.',
    'teach-tax': 'Votre chevalier perçoit l’impôt\xa0: touchez une moitié du domino posé. Il rapporte une pièce par case du domaine, et y reste.',
    'teach-build': 'Les pièces paient les bâtiments\xa0: touchez-en un sur le plateau, puis une case ville libre. Ils donnent couronnes, points, chevaliers ou tours.',
    'teach-court': 'Ayez le plus de tours et la Reine vient chez vous\xa0: vos bâtiments coûtent une pièce de moins, et elle vaut une couronne à la fin. Pour une pièce, le Dragon détruit un bâtiment.',
    'teach-team': ('Vous construisez un seul royaume avec ', ('$', 'partner'), ', chacun avec son roi. Choisissez un domino utile à l’équipe.'),
    'teach-share': ('Ce royaume est à vous et à ', ('$', 'partner'), '\xa0: points, pièces et chevaliers aussi. Il peut atteindre ', ('$', 'grid'), ' cases de large.'),
}
