### Partidas com quem está longe: por que um link ou uma prova é recusado.

## Why something is refused

together-refused-damaged = Falta uma parte deste texto ou foi alterada.
together-refused-newer = Isto precisa de uma versão mais recente do Realmino.
together-refused-bad-owners = O número de jogadores não corresponde a esta partida.
together-refused-unknown-kind = Esta versão do Realmino não conhece um dos jogadores desta partida.
together-refused-same-anchor = Dois jogadores têm o mesmo segredo, por isso a distribuição não é justa.
together-refused-other-secret = O segredo deste jogador é de outra partida.
together-refused-no-link = Falta a parte de um jogador na distribuição { $deal }.
together-refused-other-deal = A distribuição { $deal }, { LIST($draws, type: "words") }, não é a que resulta dos segredos dos jogadores.
together-refused-too-early = Um jogador revelou cedo demais a sua parte de uma distribuição.
together-refused-no-header = O registo não começa com o cabeçalho { $header }.
together-refused-no-letter = Não há nenhum link para uma partida neste texto.
together-refused-too-long = Este texto é longo demais: no máximo, { $most } caracteres.
together-refused-other-game = Este link é de outra partida.
together-refused-played-for-you = Noutra versão desta partida, outra pessoa jogou por ti. A tua partida não mudou.
together-refused-forked = Há duas versões desta partida. São diferentes a partir da jogada { $move }.
together-refused-no-invitation = Não há convite neste texto.
together-refused-no-answer = Não há resposta a um convite neste texto.
together-refused-other-invitation = Esta resposta é de outro convite.
together-refused-seat-taken = Outra pessoa já está neste lugar.
together-refused-no-seat = O convite não tem esse lugar.
together-refused-not-answered = Nem todos responderam ainda.
together-refused-not-here = Esta partida não está neste dispositivo.
together-refused-own-invitation = Não podes responder ao teu próprio convite.
together-refused-dealt = A distribuição seguinte já foi feita, por isso não se pode anular.
together-refused-not-agreed = Noutra versão desta partida, os outros aceitaram anular uma escolha ou pôr um bot a jogar, sem ti. A tua partida não mudou.
together-refused-other-agreement = Há duas versões desta partida, com acordos diferentes. A tua partida não mudou.
together-refused-other-version = A outra versão mudou entretanto. Compara-as outra vez.
together-refused-not-leader = Só quem abriu a sala pode fazer isso.
together-refused-not-now = Isso não é possível agora. Tenta de novo daqui a pouco.
together-refused-too-soon = Espera um momento antes do próximo gesto.
together-refused-started = A partida já começou.
together-refused-not-ready = Nem todos os que têm lugar estão prontos.
together-refused-too-few = Pelo menos dois dispositivos precisam de um lugar.
together-refused-no-undo = Não há nada para anular: não escolheste nada desde a última distribuição.
together-refused-someone-away = Todos têm de aceitar, mas alguém está ausente.
together-refused-undo-open = Responde primeiro ao pedido para anular.
together-refused-not-away = Este jogador está aqui.
together-refused-no-connection = Isso não é possível sem Internet.
together-refused-same-device = Esta partida está aberta duas vezes aqui. Fecha uma.
together-refused-two-leaders = Outro dispositivo tentou gerir esta sala. Nada mudou.
together-refused-other-plan = Foi iniciada uma partida diferente da que aceitaste.
