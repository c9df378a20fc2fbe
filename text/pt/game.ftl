### The game's own words, for the page and the command line.
### A term (-name) is named by other messages in the form that they ask for.

## How several things are joined: all but the last one, then the last one.

list-unit = { $most }, { $last }
list-and = { $most } e { $last }
list-or = { $most } ou { $last }
list-clauses = { $most }; { $last }
list-words = { $most } { $last }
sentences = { LIST($sentences, type: "words") }
names = { LIST($names) }

## Counted things

coins =
    { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
crowns =
    { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
knights =
    { $knights ->
        [one] { $knights } cavaleiro
       *[other] { $knights } cavaleiros
    }
points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
squares =
    { $squares ->
        [one] { $squares } quadrado
       *[other] { $squares } quadrados
    }
towers =
    { $towers ->
        [one] { $towers } torre
       *[other] { $towers } torres
    }

## Games

-game-K = Kingdomino
-game-Q = Queendomino
-game-W = Casamento Real

## The one who plays here, until a name is typed

you = Tu

## How strong a bot is

-level-squire =
    { $gender ->
        [feminine] Escudeira
       *[masculine] Escudeiro
    }
-level-knight =
    { $gender ->
        [feminine] Dama
       *[masculine] Cavaleiro
    }
-level-duke =
    { $gender ->
        [feminine] Duquesa
       *[masculine] Duque
    }
-level-emperor =
    { $gender ->
        [feminine] Imperatriz
       *[masculine] Imperador
    }

## A domino; each half is a land and its crowns

half-first =
    { $crowns1 ->
        [0] { NAME($terrain1) }
        [one] { NAME($terrain1) } com { $crowns1 } coroa
       *[other] { NAME($terrain1) } com { $crowns1 } coroas
    }
half-second =
    { $crowns2 ->
        [0] { NAME($terrain2) }
        [one] { NAME($terrain2) } com { $crowns2 } coroa
       *[other] { NAME($terrain2) } com { $crowns2 } coroas
    }

## Why a move is refused; $grid is the number of squares along a side of the kingdom

reason-occupied = Esse quadrado já está coberto.
reason-too_large = O reino não pode ultrapassar { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } quadrados.
reason-not_touching = O dominó tem de tocar no reino, lado com lado.
reason-no_match = Pelo menos uma metade tem de tocar numa paisagem igual ou no castelo.
reason-must_place = O dominó cabe em algum sítio: não pode ser descartado.
reason-not_in_line = Esse dominó não está na próxima fila.
reason-taken = Já há um rei nesse dominó.
reason-wrong_phase = Agora não: faz primeiro o que esta parte do turno pede.
reason-not_your_domino = O teu rei está noutro dominó.
reason-phase_closed = Já é tarde para esse passo neste turno.
reason-not_on_domino = Os cavaleiros só recolhem impostos no dominó recém-colocado.
reason-no_knight = Não tens cavaleiros na guarda.
reason-no_tile = Neste espaço não há edifício.
reason-no_coins = Não tens moedas suficientes.
reason-not_open = Um edifício precisa de um quadrado de vila livre.
reason-dragon_away = O dragão já voou nesta ronda.
reason-queen_here = Quem tem a rainha não pode subornar o dragão.

### The names of the buildings, for the table, the rules, diagrams and the terminal.

-building-bakery =
    { $article ->
        [definite] a Padaria
       *[none] Padaria
    }
-building-sawmill =
    { $article ->
        [definite] a Serralharia
       *[none] Serralharia
    }
-building-fishmonger =
    { $article ->
        [definite] a Peixaria
       *[none] Peixaria
    }
-building-spinning_mill =
    { $article ->
        [definite] a Fiação
       *[none] Fiação
    }
-building-magic_school =
    { $article ->
        [definite] a Escola de magia
       *[none] Escola de magia
    }
-building-goldsmith =
    { $article ->
        [definite] a Ourivesaria
       *[none] Ourivesaria
    }
-building-church =
    { $article ->
        [definite] a Igreja
       *[none] Igreja
    }
-building-archery_range =
    { $article ->
        [definite] o Campo de tiro
       *[none] Campo de tiro
    }
-building-travelling_castle =
    { $article ->
        [definite] o Castelo andante
       *[none] Castelo andante
    }
-building-royal_treasury =
    { $article ->
        [definite] o Tesouro real
       *[none] Tesouro real
    }
-building-guarded_treasury =
    { $article ->
        [definite] o Tesouro vigiado
       *[none] Tesouro vigiado
    }
-building-big_tavern =
    { $article ->
        [definite] a Grande taberna
       *[none] Grande taberna
    }
-building-fortress =
    { $article ->
        [definite] a Fortaleza
       *[none] Fortaleza
    }
-building-brewery =
    { $article ->
        [definite] a Cervejaria
       *[none] Cervejaria
    }
-building-guardtower =
    { $article ->
        [definite] a Torre de menagem
       *[none] Torre de menagem
    }
-building-statue =
    { $article ->
        [definite] a Estátua
       *[none] Estátua
    }
-building-queens_statue =
    { $article ->
        [definite] a Estátua da rainha
       *[none] Estátua da rainha
    }
-building-queens_tower =
    { $article ->
        [definite] a Torre da rainha
       *[none] Torre da rainha
    }
building = { NAME($building) }
