### What is said at the table, where a game is being played.
### Variables: $name is a player, $names are several; $squares are names of squares (c4).

## Lands, as they are named inside a sentence and at the beginning of a line

-terrain-wheat =
    { $form ->
        [short] Trigo
        [territory] trigo
       *[whole] { $number ->
            [plural] campos de trigo
           *[singular] { $capitalization ->
                [uppercase] Campo de trigo
               *[lowercase] campo de trigo
            }
        }
    }
    .gender = masculine
-terrain-forest =
    { $number ->
        [plural] florestas
       *[singular] { $capitalization ->
            [uppercase] Floresta
           *[lowercase] floresta
        }
    }
    .gender = feminine
-terrain-lake =
    { $number ->
        [plural] lagos
       *[singular] { $capitalization ->
            [uppercase] Lago
           *[lowercase] lago
        }
    }
    .gender = masculine
-terrain-grassland =
    { $number ->
        [plural] prados
       *[singular] { $capitalization ->
            [uppercase] Prado
           *[lowercase] prado
        }
    }
    .gender = masculine
-terrain-swamp =
    { $number ->
        [plural] pântanos
       *[singular] { $capitalization ->
            [uppercase] Pântano
           *[lowercase] pântano
        }
    }
    .gender = masculine
-terrain-mine =
    { $number ->
        [plural] montanhas
       *[singular] { $capitalization ->
            [uppercase] Montanha
           *[lowercase] montanha
        }
    }
    .gender = feminine
-terrain-town =
    { $number ->
        [plural] vilas
       *[singular] { $capitalization ->
            [uppercase] Vila
           *[lowercase] vila
        }
    }
    .gender = feminine

## The colours, which are the names of people whom nobody has named

colour-pink = Rosa
colour-yellow = Amarelo
colour-green = Verde
colour-blue = Azul
colour-orange = Laranja
colour-purple = Roxo
colour-white = Branco
colour-red = Vermelho

## The names of bots that nobody has named, by their colours; $level can agree with the name's gender

# As in English.
-bot-pink = Rosa
    .gender = feminine
-bot-yellow = Dora
    .gender = feminine
-bot-green = Flora
    .gender = feminine
-bot-blue = Nilo
    .gender = masculine
-bot-orange = Nando
    .gender = masculine
-bot-purple = Viola
    .gender = feminine
-bot-white = Alba
    .gender = feminine
-bot-red = Rui
    .gender = masculine
bot-level =
    { GENDER($name) ->
        [feminine] { NAME($level, gender: "feminine") } { $name }
       *[masculine] { NAME($level, gender: "masculine") } { $name }
    }
bot-failed = Os bots podem ser lentos neste dispositivo.

## Why something is refused; $grid is the number of squares along a side of the kingdom

reason-no_bribe = { reason-no_coins }
reason-no_town = Ainda não tens nenhum quadrado de vila livre.
reason-place_first = Primeiro coloca o dominó desta ronda; depois escolhe o próximo.
reason-due-place = Primeiro coloca o dominó desta ronda.
reason-due-discard = O teu dominó não cabe em lado nenhum: primeiro descarta-o.
reason-due-claim = Na primeira fila só podes escolher um dominó.
reason-choose_tile = Primeiro escolhe o edifício que o dragão vai incendiar.
refuse-why = Ver regra

## Whose turn it is and what is asked: of somebody by name, then of "you"

turn-place = { $name }: coloca o dominó { $domino }
turn-discard = { $name }: o dominó { $domino } não cabe
turn-claim = { $name }: escolhe um dominó
turn-first = { $name }: escolhe um dominó
turn-second = { $name }: escolhe o segundo dominó
turn-end = { $name }: termina o teu turno
turn-deal = Os dominós seguintes estão virados para baixo
turn-over = Fim da partida
turn-thinks = { $name } está a pensar
turn-friend = É a vez de { $name }
turn-paused = Jogada { $number } de { $length }
turn-elsewhere = Aberta noutro separador, jogada { $number } de { $length }
yours-place = Coloca o dominó { $domino }
yours-discard = O dominó { $domino } não cabe
yours-claim = Escolhe um dominó
yours-first = Escolhe um dominó
yours-second = Escolhe o segundo dominó
yours-end = Termina o teu turno
handover = A seguir: { $name }

## Which round of how many (0: before the first one), which game of a Dynasty, and whose team is in turn

round =
    { $round ->
        [0] Primeira fila
       *[other] Ronda { $round } de { $rounds }
    }
round-series = Partida { $game } de { $games } · { round }
round-short =
    { $round ->
        [0] Primeira fila
       *[other] Ronda { $round }
    }
round-team = { round-short } · par: { LIST($names) }
round-series-team = Partida { $game }, { round-team }
round-what-if = Hipótese · { $text }

## The steps of a turn with a court

phase-add = Colocar
phase-tax = Impostos
phase-construct = Construir
phase-burn = Dragão
phase-claim = Escolher
phase-end = Fim

## What the line below the table says

-action-tax = recolher impostos
-action-construct = construir um edifício
-action-burn = subornar o dragão
hint-place = Arrasta o dominó para um quadrado marcado ou clica nele. Para o rodar: tecla R ou roda do rato.
hint-place-touch = Toca num quadrado marcado. Toca no dominó para o rodar e depois em “Colocar”.
hint-only-way = Aqui o dominó só cabe assim. Experimenta outro quadrado.
hint-place-confirm =
    { $points ->
        [0] Colocar aqui?
       *[other] Colocar aqui? Dá { gain }.
    }
hint-place-confirm-land = Colocar aqui? Dá { gain } ({ LIST($territories, type: "unit") }).
hint-place-here = Aqui dá { gain }.
hint-place-here-land = Aqui dá { gain }: { LIST($territories, type: "unit") }.
hint-claim = Escolhe um dominó com moldura para a próxima ronda. Os números baixos jogam primeiro.
hint-claim-known = Escolhe um dominó.
hint-claim-confirm = Escolher o dominó { $domino }?
hope = No máximo, { gain } agora.
hope-none = Agora não cabe neste reino.
hint-discard = Não cabe no teu reino, por isso sai do jogo.
hint-end = Termina o teu turno.
hint-actions = Podes { LIST($actions, type: "or") }; depois escolhe um dominó.
hint-actions-end = Podes { LIST($actions, type: "or") }; depois termina o teu turno.
hint-construct = Constrói-o { cost }: escolhe um quadrado de vila.
hint-no-tax-later = Depois disso, já não podes recolher impostos neste turno.
considered-no-tax-later = { $text }. { hint-no-tax-later }
hint-paused = Percorre a partida com as setas acima ou continua a jogar a partir daqui.
hint-elsewhere = Esta partida está aberta noutro separador. Podes ver ou jogar aqui.
hint-over = Fim da partida. { result }
hint-hurry = Toca no teu reino para apressar os bots.
hint-wait = A jogar: { $name }.
hint-looking = { LIST($names) }: { points }.
ask-tax = Recolher { coins } aqui?
ask-construct = { ask-construct-only } Dá { gain }.
ask-construct-only = Construir aqui { NAME($building, article: "definite") } { cost }?
ask-burn = Subornar o dragão com { coins } para incendiar { NAME($building, article: "definite") }?

## Buttons

sounds-on = Ligar os sons
close = Fechar
button-place = Colocar
button-claim = Escolher
button-discard = Descartar
button-end = Terminar
button-tax = Recolher
button-construct = Construir
button-burn = Incendiar
button-cancel = Cancelar
button-back = Voltar
button-again = Jogar de novo
button-next = Seguinte
button-play-on = Jogar daqui
button-scores = Pontos
button-take-over = Jogar aqui
undo-start = Ainda não há nada para anular.
undo-reveal = Não podes anular: já foram revelados novos dominós.
undo-bots = Não há nada teu para anular: desde os últimos dominós novos só jogaram bots.
undo-ok = Anular a última escolha ({ $name })
undo-step = Recuar uma jogada
redo-none = Não há nada para refazer.
redo-ok = Refazer a última escolha
redo-step = Avançar uma jogada

## The choices, each in words. A half is a land and its crowns.

gain =
    { $points ->
        [0] 0 pontos
       *[other] { points }
    }
gain-signed = { NUMBER($points, signDisplay: "always") }
product = { $squares }{ "\u00A0" }×{ "\u00A0" }{ $crowns }{ "\u00A0" }={ "\u00A0" }{ $points }
territory = { NAME($terrain) } { product }
territory-gain = { NAME($terrain) } { gain-signed }
bonus-gain = { $bonus } { gain-signed }
halves =
    { $alike ->
        [yes] { GENDER($terrain1) ->
            [feminine] duas { NAME($terrain1, number: "plural") }
           *[masculine] dois { NAME($terrain1, number: "plural") }
        }
       *[no] { half-first }, { half-second }
    }
option-place =
    { $crowns1 ->
        [0] { NAME($terrain1, capitalization: "uppercase") } em { $square1 }, { half-second } em { $square2 }
        [one] { NAME($terrain1, capitalization: "uppercase") } com { $crowns1 } coroa em { $square1 }, { half-second } em { $square2 }
       *[other] { NAME($terrain1, capitalization: "uppercase") } com { $crowns1 } coroas em { $square1 }, { half-second } em { $square2 }
    }
option-claim = Dominó { $domino }: { halves }
option-hope = máx. { gain-signed }
option-hope-none = não cabe
option-discard = Descartar o dominó { $domino }
option-end = Terminar o turno
option-tax =
    { $number ->
        [one] Cavaleiro em { LIST($squares) }: { coins }
       *[other] Cavaleiros em { LIST($squares) }: { coins }
    }
option-construct = { NAME($building) } em { LIST($squares) } { cost }
option-burn = Incendiar { NAME($building, article: "definite") } por { coins }
options-place = Onde colocar o dominó { $domino } ({ halves })
options-claim = Dominós livres
options-none = Agora não há nada para escolher.
options-tax = Recolher impostos
options-construct = Construir um edifício
options-burn = Subornar o dragão
options-end = { option-end }
considered-place = { option-place }, { gain }
considered-place-land = { considered-place }: { LIST($territories, type: "unit") }
considered-tax = { option-tax }, { gain }
considered-construct = { option-construct }, { gain }
considered-burn = { option-burn }, { gain }
considered-claim = { option-claim }. { hope }
considered-claim-none = { option-claim }. { hope-none }

## What a building gives

effects-none = nada
effect-knights = { knights } de imediato
effect-towers = { towers } de imediato
effect-crowns = { crowns } para a sua vila
effect-points = { points } no fim
effect-tax_per_knight = +{ coins } por cada cavaleiro que tiveres, sempre que um cavaleiro recolher impostos
effect-tax_per_tower = +{ coins } por cada torre que tiveres, sempre que um cavaleiro recolher impostos
effect-per_tower = { points } no fim por cada torre que tiveres
effect-per_knight = { points } no fim por cada cavaleiro que tiveres, no reino ou na guarda
effect-per_territory = { points } no fim por cada território de { NAME($terrain, form: "territory") }
effects = { LIST($effects, type: "clauses") }
tile = { NAME($building) }: { effects }.
price =
    { $coins ->
        [0] Grátis.
       *[other] Custa { coins }.
    }
cost =
    { $coins ->
        [0] de graça
       *[other] por { coins }
    }
board-about = Mais sobre { NAME($building, article: "definite") }
board-pile =
    { $buildings ->
        [0] Não restam edifícios no monte.
        [one] Resta { $buildings } edifício no monte.
       *[other] Restam { $buildings } edifícios no monte.
    }
board-dragon =
    { $dragon ->
        [home] O dragão está na sua gruta. Paga 1 moeda para ele incendiar um edifício.
       *[away] O dragão já voou nesta ronda.
    }
purse = { coins }, { knights } na guarda, { towers }
purse-queen = { purse }, a rainha

## The log

log-kings = Reis sorteados: { LIST($names, type: "unit") }.
log-tiles = Edifícios novos: { LIST($buildings) }.
log-line = Dominós novos: { LIST($dominoes) }.
log-placed = { $name }: dominó { $domino } colocado em { LIST($squares) } ({ gain }).
log-discarded = { $name }: dominó { $domino } descartado; não cabia.
log-taxed = { $name }: impostos em { LIST($squares) } ({ coins }).
log-constructed = { $name }: { NAME($building) } em { LIST($squares, type: "unit") } { cost }, { gain }.
log-queen = A rainha muda de reino: { $name }.
log-burnt = { $name }: o dragão incendeia { NAME($building, article: "definite") }.
log-claimed = { $name }: dominó { $domino } escolhido.
log-secured = { LIST($names) }: bónus garantido, { $bonus } ({ points }).
log-left_over =
    { $number ->
        [one] Sobra o dominó { LIST($dominoes) }.
       *[other] Sobram os dominós { LIST($dominoes) }.
    }
log-over =
    { $winners ->
        [one] Vitória: { LIST($names) }.
       *[other] Vitória partilhada: { LIST($names) }.
    }

## How a game has ended; $winners is the number of kingdoms that have won, $who is "you" where the only person is among them

result =
    { $who ->
        [you] { $winners ->
            [one] Ganhaste!
           *[other] Partilhas a vitória!
        }
       *[others] { $winners ->
            [one] Vitória: { LIST($names) }
           *[other] Vitória partilhada: { LIST($names) }
        }
    }
result-largest = Empate em pontos: decide o território mais extenso.
result-shared = Empate em pontos e em território: a vitória é partilhada.
result-series-shared = Empate no total: a vitória é partilhada.
result-so-far = Pontos até agora
result-lesson =
    { $game ->
        [Q] A seguir: aprende { -game-Q }
       *[other] A seguir: joga em equipa
    }
result-game =
    { $winners ->
        [one] Partida { $game }, vitória: { LIST($names) }
       *[other] Partida { $game }, vitória partilhada: { LIST($names) }
    }
result-dynasty =
    { $winners ->
        [one] Vitória na Dinastia: { LIST($names) }
       *[other] Vitória partilhada na Dinastia: { LIST($names) }
    }

## Score sheets

sheet-territory = Território
sheet-terrain = { NAME($terrain, capitalization: "uppercase", form: "short") }
sheet-count = Quadrados × coroas
sheet-points = Pontos
# As in English.
sheet-total = Total
sheet-winner = Vitória
sheet-series = { variant-dynasty }
sheet-ruler = Jogador
sheet-crownless = Sem coroa
sheet-game = Partida { $game }
sheet-coins = Moedas
sheet-queen = com a rainha
tiles-building = Edifício
tiles-effects = Efeitos
tiles-sure = Certeza
tiles-inferred = efeitos imediatos deduzidos
tiles-seen = visto

## The table, for those who do not see it; $turn says whose turn it is, $scores are players with their points

table = A mesa. { $turn }. { LIST($scores, type: "unit") }
score = { $name } { $points }
moment-round = { $game } · { $round }
label-line = Esta ronda
label-next = Próxima
coming = { $coming } por sair
coming-title =
    { $coming ->
        [one] { $coming } dominó por sair
       *[other] { $coming } dominós por sair
    }
coming-all =
    { $unseen ->
        [one] Há { $unseen } dominó por ver, e vai sair.
       *[other] Há { $unseen } dominós por ver, e todos vão sair.
    }
coming-some =
    { $coming ->
        [0] Há { $unseen } dominós por ver, mas nenhum sai nesta partida.
        [one] Há { $unseen } dominós por ver. Só vai sair { $coming }, e ninguém sabe qual.
       *[other] Há { $unseen } dominós por ver. Vão sair { $coming }, mas ninguém sabe quais.
    }
coming-terrain = Paisagem
coming-squares = Quadrados
coming-crowns = Coroas
coming-box = { NAME($game) }
label-waiting = Ordem de jogo

## The table in words: its squares, dominoes and buildings

reading-kingdom = Reino: { LIST($names) }
reading-size = { points }. { $columns }{ "\u00A0" }×{ "\u00A0" }{ $rows } quadrados (máximo { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }).
reading-purse = { $purse }.
square = { LIST($facts, type: "unit") }
square-castle = castelo
square-empty = vazio
square-building = { NAME($building) } ({ effects })
square-knight = um cavaleiro
square-territory =
    { $crowns ->
        [0] território de { squares } sem coroas
       *[other] território de { squares } com { crowns }
    }
square-open = livre para um edifício
square-latest = recém-coberto
square-fits = o dominó cabe aqui
square-lost = já não se pode cobrir
square-tax = um cavaleiro pode recolher impostos aqui
square-of = reino: { LIST($names) }
squares-covered = { LIST($squares, type: "clauses") }
square-refused = { LIST($squares, type: "clauses") }. { $reason }
face =
    { $state ->
        [done] { option-claim }, já jogado
        [now] { option-claim }, a colocar agora: { $name }
        [king] { option-claim }, rei: { $name }
       *[free] { option-claim }, livre
    }
board-spot-empty = { coins }: sem edifício.
board-spot-dragon = { coins }: incendiado pelo dragão.
board-title = Tabuleiro dos construtores
board-queen =
    { $host ->
        [none] A rainha ainda não está com ninguém.
       *[some] Com a rainha: { LIST($names) }.
    }

## Saved games

saved-line =
    { $state ->
        [over] { NAME($title) } · Terminada
        [series] { NAME($title) } · { round-series }
       *[playing] { NAME($title) } · { round }
    }
saved-yours = É a tua vez · { $text }
saved-theirs = À espera de { $name } · { $text }
saved-aside = Partida guardada ilegível, n.º { $number }
saved-asides = { $number } partidas guardadas ilegíveis
saved-newer = Uma partida de uma versão mais recente
saved-newer-text = Recarrega a página para teres a nova versão ou transfere a partida.
saved-settings = não foi possível ler as definições
saved-gone = Esta partida foi apagada noutro separador.
saved-kept = O navegador não respondeu, por isso a partida continua aqui. Tenta de novo.
saved-taken = Esta partida está agora aberta noutro separador. Não se perde nenhuma jogada; podes ver ou jogar aqui.
saved-delete = Apagar esta partida?
saved-delete-text = { $game }. Não será possível recuperá-la.
saved-delete-no = Manter
saved-delete-yes = Apagar
saved-clear = Apagá-las todas?
saved-clear-text = { $game }. Não será possível recuperá-las.
saved-many = Tens { $number } partidas guardadas
saved-many-text = Tantas partidas tornam a página lenta. Transfere-as todas e depois, se quiseres, apaga as { $number } terminadas mais antigas.
saved-oldest = As { $number } partidas terminadas mais antigas
saved-on-table = Estás a jogar esta partida. Sai da mesa antes de a apagar.
saved-elsewhere = Esta partida está aberta noutro separador. Fecha-a lá antes de a apagar.
save-unreachable = De momento não há acesso às tuas partidas guardadas{ $reason }. Nada se perdeu: joga e recarrega mais tarde para as encontrares.
save-newer = As tuas partidas foram guardadas por uma versão mais recente. Nada se perdeu: recarrega a página para atualizar ou joga uma nova partida.
save-forbidden = O teu navegador não guarda partidas aqui. Podes jogar, mas ao fechar o separador a partida acaba.
save-framed = Dentro de outras páginas não se guardam partidas. Para manteres esta, escolhe “Abrir noutro separador” no menu.
save-full = Não foi guardada ({ $reason }). Se recarregares, perdem-se as últimas jogadas: não feches este separador e transfere todas as partidas.
save-spare = Não se guardou da forma habitual ({ $reason }), mas as tuas jogadas estão numa cópia de reserva. Por segurança, transfere todas as partidas.
save-settings = Não foi possível guardar as definições. Valem até fechares a página.
save-broken = Não é possível ler uma partida guardada{ $reason }. Fica à parte com o n.º { $number }: transfere-a da lista ou começa outra.

## Links, and what went wrong

link-broken = Este link está danificado ou incompleto{ $reason }. Pede um novo ou começa aqui uma partida.
later-missing = Não foi possível carregar esta parte da página. Nada se perde: verifica se tens Internet e tenta de novo, ou recarrega a página.
failed = Algo correu mal ({ $reason }). A tua partida está guardada: recarrega a página.

## The coach

coach-ask = Pedir conselho
coach-later = Podes pedir conselho quando for a tua vez.

## Variants

variant-harmony = Harmonia
variant-middle = Reino do Meio
variant-dynasty = Dinastia
