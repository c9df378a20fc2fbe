### Partidas com quem está longe: por que um link ou uma prova é recusado.

## Why something is refused

together-refused-damaged = Falta uma parte deste texto ou ela mudou.
together-refused-newer = Isto precisa de uma versão mais recente do Realmino.
together-refused-bad-owners = Os jogadores não correspondem a esta partida.
together-refused-unknown-kind = Esta versão do Realmino não conhece um dos jogadores desta partida.
together-refused-same-anchor = Dois jogadores têm o mesmo segredo, por isso a distribuição não é justa.
together-refused-other-secret = O segredo deste jogador é de outra partida.
together-refused-no-link = Falta a parte de um jogador na distribuição { $deal }.
together-refused-other-deal = A distribuição { $deal }, { LIST($draws, type: "words") }, não é a que resulta dos segredos dos jogadores.
together-refused-too-early = Um jogador revelou cedo demais a sua parte de uma distribuição.
together-refused-no-header = O registo não começa com o cabeçalho { $header }.
together-refused-no-letter = Não há nenhuma ligação para uma partida neste texto.
together-refused-too-long = Este texto é longo demais: pode ter { $most } caracteres.
together-refused-other-game = Esta ligação é de outra partida.
together-refused-played-for-you = Noutra versão desta partida, outra pessoa jogou por ti. A tua partida não mudou.
together-refused-forked = Há duas versões desta partida. São diferentes a partir da jogada { $move }.
together-refused-no-invitation = Não há convite neste texto.
together-refused-no-answer = Não há resposta a um convite neste texto.
together-refused-other-invitation = Esta resposta é de outro convite.
together-refused-seat-taken = Outra pessoa já está neste lugar.
together-refused-no-seat = O convite não tem esse lugar.
together-refused-not-answered = Nem todos responderam ainda.
together-refused-not-here = Esta partida não está neste dispositivo.
together-refused-own-invitation = Não podes responder ao teu próprio convite.
together-refused-dealt = A distribuição seguinte já foi feita, por isso não se pode anular.
together-refused-not-agreed = Noutra versão desta partida, os outros combinaram algo sem ti. A tua partida não mudou.
together-refused-other-agreement = Há duas versões desta partida, com acordos diferentes. A tua partida não mudou.
together-refused-other-version = A outra versão mudou entretanto. Compara-as outra vez.
together-refused-not-leader = Só quem dirige esta sala pode fazer isso.
together-refused-not-now = Isso não é possível agora.
together-refused-not-ready = Nem todos os que têm lugar estão prontos.
together-refused-too-few = Pelo menos dois dispositivos precisam de um lugar.
together-refused-no-undo = Nada para anular: não escolheste nada desde a última distribuição.
together-refused-someone-away = Todos têm de aceitar, mas alguém está ausente.
together-refused-undo-open = Responde primeiro ao pedido para anular.
together-refused-not-away = Este jogador está aqui.
together-refused-no-connection = Isso não é possível sem ligação.
together-refused-same-device = Esta partida está aberta duas vezes aqui. Fecha uma.
together-refused-two-leaders = Outro dispositivo também quer dirigir esta sala. Quem a dirige não muda.
together-refused-other-plan = Foi iniciada uma partida diferente da que aceitaste.
