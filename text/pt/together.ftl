### Partidas com quem está longe: por que um link ou uma prova é recusado.

## Why something is refused

together-refused-damaged = Falta uma parte deste texto ou ela mudou.
together-refused-newer = Isto precisa de uma versão mais recente do Realmino.
together-refused-bad-owners = Os jogadores não correspondem a esta partida.
together-refused-same-anchor = Dois jogadores têm o mesmo segredo, por isso o sorteio não é justo.
together-refused-other-secret = O segredo deste jogador é de outra partida.
together-refused-no-link = Falta a parte de um jogador no sorteio { $deal }.
together-refused-other-deal = O sorteio { $deal }, { LIST($draws, type: "words") }, não é o que resulta dos segredos dos jogadores.
together-refused-too-early = Um jogador revelou cedo demais a sua parte de um sorteio.
together-refused-no-header = O registro não começa com o cabeçalho { $header }.
together-refused-no-letter = Não há link de partida neste texto.
together-refused-too-long = Este texto é longo demais: pode ter { $most } caracteres.
together-refused-other-game = Este link é de outra partida.
together-refused-played-for-you = Neste link, outra pessoa jogou por você. Sua partida não mudou.
together-refused-forked = O jogador { $letter } enviou duas jogadas diferentes. Vale a primeira.
together-refused-no-invitation = Não há convite neste texto.
together-refused-no-answer = Não há resposta a um convite neste texto.
together-refused-other-invitation = Esta resposta é de outro convite.
together-refused-seat-taken = Outra pessoa já está neste lugar.
together-refused-no-seat = O convite não tem esse lugar.
together-refused-not-answered = Nem todos responderam ainda.
together-refused-not-here = Esta partida não está neste aparelho.
together-refused-own-invitation = Você não pode responder ao próprio convite.
together-refused-dealt = O próximo sorteio já foi feito, por isso não dá para voltar atrás.
together-refused-not-agreed = Os outros combinaram isso sem você. Jogue ao vivo com eles para aceitar também.
together-refused-other-agreement = Os outros combinaram outra coisa e continuaram. Sua partida não mudou.
together-refused-not-leader = Só quem dirige esta sala pode fazer isso.
together-refused-not-now = Isso não é possível agora.
together-refused-not-ready = Nem todos os que têm lugar estão prontos.
together-refused-too-few = Pelo menos dois aparelhos precisam de um lugar.
together-refused-no-undo = Você não tem nada a desfazer desde o último sorteio.
together-refused-someone-away = Todos têm de aceitar, mas alguém está ausente.
together-refused-undo-open = Antes é preciso responder ao pedido para desfazer.
together-refused-not-away = Este jogador está aqui.
together-refused-same-device = Esta partida está aberta duas vezes aqui. Feche uma.
together-refused-two-leaders = Dois aparelhos querem dirigir esta sala. O primeiro dirige.
together-refused-room-started = A partida nesta sala começou sem você.
together-refused-other-plan = Foi iniciada uma partida diferente da que você aceitou.
