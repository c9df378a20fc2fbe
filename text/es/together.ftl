### Partidas con gente que está lejos: por qué se rechaza un enlace o una prueba.

## Why something is refused

together-refused-damaged = Falta una parte de este texto o se ha modificado.
together-refused-newer = Esto necesita una versión más reciente de Realmino.
together-refused-bad-owners = El número de jugadores no corresponde a esta partida.
together-refused-unknown-kind = Esta versión de Realmino no conoce a uno de los jugadores de esta partida.
together-refused-same-anchor = Dos jugadores tienen el mismo secreto, así que el reparto no es justo.
together-refused-other-secret = El secreto de este jugador es de otra partida.
together-refused-no-link = Falta la parte de un jugador en el reparto { $deal }.
together-refused-other-deal = El reparto { $deal }, { LIST($draws, type: "words") }, no es el que dan los secretos de los jugadores.
together-refused-too-early = Un jugador reveló demasiado pronto su parte de un reparto.
together-refused-no-header = El registro no empieza con el encabezado { $header }.
together-refused-no-letter = En este texto no hay ningún enlace a una partida.
together-refused-too-long = Este texto es demasiado largo: como máximo, { $most } caracteres.
together-refused-other-game = Este enlace es de otra partida.
together-refused-played-for-you = En otra versión de esta partida, otra persona ha jugado por ti. Tu partida no ha cambiado.
together-refused-forked = Hay dos versiones de esta partida. Se diferencian a partir de la jugada { $move }.
together-refused-no-invitation = En este texto no hay ninguna invitación.
together-refused-no-answer = En este texto no hay respuesta a una invitación.
together-refused-other-invitation = Esta respuesta es de otra invitación.
together-refused-seat-taken = Otra persona ya ocupa este puesto.
together-refused-no-seat = La invitación no tiene ese puesto.
together-refused-not-answered = Todavía no han respondido todos.
together-refused-not-here = Esta partida no está en este dispositivo.
together-refused-own-invitation = No puedes responder a tu propia invitación.
together-refused-dealt = Ya se ha hecho el reparto siguiente, así que no se puede deshacer.
together-refused-not-agreed = En otra versión de esta partida, los demás aceptaron sin ti deshacer una elección o poner un bot. Tu partida no ha cambiado.
together-refused-other-agreement = Hay dos versiones de esta partida, con acuerdos distintos. Tu partida no ha cambiado.
together-refused-other-version = La otra versión ha cambiado mientras tanto. Compáralas otra vez.
together-refused-not-leader = Solo puede hacerlo quien abrió esta sala.
together-refused-not-now = Eso no es posible en este momento. Inténtalo de nuevo dentro de poco.
together-refused-too-soon = Espera un momento antes del próximo gesto.
together-refused-started = La partida ya ha empezado.
together-refused-not-ready = Aún no están listos todos los que tienen un puesto.
together-refused-too-few = Al menos dos dispositivos necesitan un puesto.
together-refused-no-undo = No hay nada que deshacer: no has elegido nada desde el último reparto.
together-refused-someone-away = Todos tienen que aceptar, pero falta alguien.
together-refused-undo-open = Responde antes a la petición de deshacer.
together-refused-not-away = Este jugador está en línea.
together-refused-no-connection = Eso no es posible sin conexión.
together-refused-same-device = Esta partida está abierta dos veces aquí. Cierra una.
together-refused-two-leaders = Otro dispositivo ha intentado gestionar esta sala. Nada ha cambiado.
together-refused-other-plan = Se ha iniciado una partida distinta de la que aceptaste.
