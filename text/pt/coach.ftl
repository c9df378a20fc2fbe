### What the coach says: which choices are good and why, a warning, and the review after a game.

close = Fechar

## The choices that he would make; $games is how often each was played on from here

suggestions = O treinador escolheria
glance = À primeira vista; ainda a pensar…
played =
    { $games ->
        [one] Experimentada uma vez a partir daqui.
       *[other] Experimentada { $games } vezes a partir daqui.
    }
played-on = { played } Ainda a pensar…
expects =
    { $points ->
        [one] { played } A melhor escolha leva a cerca de { $points } ponto.
       *[other] { played } A melhor escolha leva a cerca de { $points } pontos.
    }
silent = O treinador não tem nada a dizer aqui.
choice = { $standing }. { $why }
choice-spoken = { $letter }: { $option }. { choice }
spoken = O treinador escolheria { LIST($choices, type: "unit") }

standing-best = A melhor
standing-equal = Quase tão boa
standing-unknown = Promete
standing-less =
    { $points ->
        [one] Cerca de { $points } ponto a menos
       *[other] Cerca de { $points } pontos a menos
    }

## The same where there is little room

short-best = Melhor
short-equal = Igual
short-unknown = Boa
short-less = menos { $points }

## Why a choice is good

why-only = Não há outra jogada permitida.
why-points = Dá logo mais pontos do que a maioria.
why-growth-place = Deixa ao teu reino mais espaço para crescer do que a maioria.
why-growth-claim = Fica bem no teu reino.
why-order = Deixa-te jogar mais cedo na próxima ronda.
why-coins = Os cavaleiros trazem moedas.
why-building = O edifício compensa com o tempo.
why-rival-claim = Um adversário gostaria de o ter.
why-rival-burn = Prejudica um adversário mais do que os outros.
why-later = As partidas jogadas a partir daqui acabam bem com esta escolha.

## Before a choice that gives away much

warning = Tens a certeza?
warning-text =
    { $points ->
        [one] O treinador acha que assim perdes cerca de { $points } ponto.
       *[other] O treinador acha que assim perdes cerca de { $points } pontos.
    }
warning-again = Pensar melhor
warning-place = Colocar na mesma
warning-claim = Escolher na mesma
warning-other = Fazer na mesma

## The review of a finished game; $made and $better are choices in words

review = Análise da partida
review-share = O treinador está a analisar a partida: { NUMBER($share, style: "percent") }
review-done = Pronto. Podes continuar a jogar a partir de qualquer momento: abre-se outra partida, e esta fica como está.
review-chart = Pontos que cada um podia esperar no início de cada ronda
review-round = Ronda
review-first = Primeira fila
review-end = Fim
review-points = Onde se perderam pontos
review-none = Ninguém perdeu muitos pontos: bem jogado!
review-none-yet = Por agora, nada.
review-when =
    { $round ->
        [0] Primeira fila · { $name }
       *[other] Ronda { $round } · { $name }
    }
review-better =
    { $points ->
        [one] Renderia cerca de { $points } ponto a mais:
       *[other] Renderia cerca de { $points } pontos a mais:
    }
review-look = Ver
