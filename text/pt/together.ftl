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
