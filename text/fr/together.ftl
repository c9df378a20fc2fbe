### Parties avec des gens au loin : pourquoi un lien ou une preuve est refusé.

## Why something is refused

together-refused-damaged = Une partie de ce texte manque ou a été modifiée.
together-refused-newer = Il faut pour cela une version plus récente de Realmino.
together-refused-bad-owners = Le nombre de joueurs ne correspond pas à cette partie.
together-refused-unknown-kind = Cette version de Realmino ne connaît pas l’un des joueurs de cette partie.
together-refused-same-anchor = Deux joueurs ont le même secret : la donne n’est donc pas équitable.
together-refused-other-secret = Le secret de ce joueur vient d’une autre partie.
together-refused-no-link = Il manque la part d’un joueur dans la donne { $deal }.
together-refused-other-deal = La donne { $deal }, { LIST($draws, type: "words") }, n’est pas celle que donnent les secrets des joueurs.
together-refused-too-early = Un joueur a révélé trop tôt sa part d’une donne.
together-refused-no-header = La partie écrite ne commence pas par l’en-tête { $header }.
together-refused-no-letter = Ce texte ne contient pas de lien vers une partie.
together-refused-too-long = Ce texte est trop long : { $most } caractères au maximum.
together-refused-other-game = Ce lien vient d’une autre partie.
together-refused-played-for-you = Dans une autre version de cette partie, quelqu’un d’autre a joué pour vous. Votre partie n’a pas changé.
together-refused-forked = Il existe deux versions de cette partie. Elles diffèrent à partir du coup { $move }.
together-refused-no-invitation = Ce texte ne contient pas d’invitation.
together-refused-no-answer = Ce texte ne contient pas de réponse à une invitation.
together-refused-other-invitation = Cette réponse est pour une autre invitation.
together-refused-seat-taken = Quelqu’un d’autre a déjà pris cette place.
together-refused-no-seat = L’invitation n’a pas cette place.
together-refused-not-answered = Tout le monde n’a pas encore répondu.
together-refused-not-here = Cette partie n’est pas sur cet appareil.
together-refused-own-invitation = Vous ne pouvez pas répondre à votre propre invitation.
together-refused-dealt = La donne suivante est faite : on ne peut plus revenir en arrière.
together-refused-not-agreed = Dans une autre version de cette partie, les autres ont accepté sans vous d’annuler un choix ou de faire jouer un bot. Votre partie n’a pas changé.
together-refused-other-agreement = Il existe deux versions de cette partie, avec des accords différents. Votre partie n’a pas changé.
together-refused-other-version = L’autre version a changé entre-temps. Comparez-les à nouveau.
together-refused-not-leader = Seule la personne qui a ouvert ce salon peut le faire.
together-refused-not-now = Ce n’est pas possible pour l’instant. Réessayez dans un moment.
together-refused-too-soon = Attendez un instant avant le prochain geste.
together-refused-started = La partie a déjà commencé.
together-refused-not-ready = Certaines personnes qui ont une place ne sont pas encore prêtes.
together-refused-too-few = Au moins deux appareils doivent avoir une place.
together-refused-no-undo = Rien à annuler : vous n’avez rien choisi depuis la dernière donne.
together-refused-someone-away = Tout le monde doit accepter, mais quelqu’un est absent.
together-refused-undo-open = Répondez d’abord à la demande d’annulation.
together-refused-not-away = Ce joueur est en ligne.
together-refused-no-connection = C’est impossible sans connexion.
together-refused-same-device = Cette partie est ouverte deux fois ici. Fermez-en une.
together-refused-two-leaders = Un autre appareil a essayé de gérer ce salon. Rien n’a changé.
together-refused-other-plan = La partie lancée n’est pas celle que vous avez acceptée.
