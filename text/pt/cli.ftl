### What the command line prints, and the words of diagrams.
### Letters, tokens and options that are typed stay as they are in every language.

## Joined by something else than a comma

list-facts = { $most } · { $last }
facts = { LIST($parts, type: "facts") }

## More counted things

tiles =
    { $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    }

## Lands and the colours of the seats

-land-wheat =
    { $form ->
        [territory] trigo
       *[whole] campo de trigo
    }
-land-forest = floresta
-land-lake = lago
-land-grassland = prado
-land-swamp = pântano
-land-mine = montanha
-land-town = vila
-colour-pink = rosa
-colour-yellow = amarelo
-colour-green = verde
-colour-blue = azul
-colour-orange = laranja
-colour-purple = roxo
-colour-white = branco
-colour-red = vermelho
land = { $terrain }
seat = { $letter } { $colour }

## A domino; each half is a land and its crowns

domino = dominó { $domino } ({ half-first }, { half-second })

## Why a move is refused; the other reasons are in game.ftl

refused = Não vale { $move }. { $reason }
reason-game_over = A partida terminou.
reason-deal_due = Primeiro tem de sair algo da caixa.
reason-nothing_due = Agora não tem de sair nada da caixa.
reason-wrong_deal = Não é isso que tem de sair da caixa.
reason-mirrored = As duas metades são iguais: este lugar escreve-se com n ou e.

## What a move did

move-place = { $name } coloca o { domino } em { $square1 } e { $square2 }.
move-discard = { $name } descarta o { domino }: não cabe em lado nenhum.
move-tax =
    { $knights ->
        [one] { $name } põe um cavaleiro em { LIST($squares) }: { coins }.
       *[other] { $name } põe cavaleiros em { LIST($squares) }: { coins }.
    }
move-construct = { $name } constrói { NAME($building, article: "definite") } em { $square } por { coins }.
move-burn = { $name } suborna o dragão para incendiar { NAME($building, article: "definite") }.
move-claim = { $name } escolhe o { domino }.
move-tiles = Novo no tabuleiro dos construtores: { LIST($buildings, type: "unit") }.
move-line = Forma-se uma nova fila.
move-kings = Sorteiam-se os reis.

## The court: what a building gives, what a kingdom has, what can be had

effect-at-once = { LIST($gifts, type: "unit") }
effect-tax-knight = impostos +{ $coins } por cavaleiro
effect-tax-tower = impostos +{ $coins } por torre
effect-territory = { points } por território de { NAME($terrain, form: "territory") }
effect-end-tower = { points } por torre
effect-end-knight = { points } por cavaleiro
play-purse = { coins } · { knights } na guarda, { $placed } no reino · { towers }
play-purse-queen = { play-purse } · tem a rainha
play-board =
    { $queen ->
        [nobody] Tabuleiro dos construtores, { tiles } no monte. Ninguém tem a rainha; { play-board-dragon }.
       *[other] Tabuleiro dos construtores, { tiles } no monte. O reino { $queen } tem a rainha; { play-board-dragon }.
    }
play-board-dragon =
    { $dragon ->
        [home] o dragão está na sua gruta
       *[other] o dragão está no espaço { $dragon }
    }
play-spot = espaço { $spot }
play-spot-dragon = o dragão

## A game at the terminal

play-title = { $game }, { $rules }, código da partida { $seed }
play-begin = { $title }. Escreve ? para ver a ajuda.
play-by-you = tu
play-by-random = bot aleatório
play-by-greedy = bot ganancioso
play-by-squire = { -level-squire }
play-by-knight = { -level-knight }
play-by-duke = { -level-duke }
play-by-emperor = { -level-emperor }
play-by-friend = outra pessoa
play-stopped = Partida interrompida.
play-record = Registo: { $record }
play-choices = Escolhe um número de 1 a { $number }.
play-no-token = Jogada desconhecida: { $reason }. Escreve ? para ver a ajuda.
play-undone = Anulado.
play-no-undo = Nada para anular: não escolheste nada desde que saíram peças da caixa.
play-round = Ronda { $round } de { $rounds }
play-line = Fila atual
play-next = Próxima fila
play-kingdom = { LIST($names) } { $points }
play-kingdom-purse = { play-kingdom } · { $purse }
play-link-invite = Envia este convite aos teus amigos:
play-link-paste = Cola um link recebido, ou q para sair:
play-link-answer = Envia esta resposta a quem te convidou:
play-link-who = Que jogador és tu? { LIST($letters, type: "or") }
play-link-missing = Estes jogadores ainda não responderam: { LIST($letters) }
play-link-finish = Enter termina a tua vez, u anula:
play-link-send = Envia este link aos teus amigos:
play-link-theirs = A jogar: { $name }
play-over = A partida terminou.
choose-place = Colocar o { domino }:
choose-tax = Recolher impostos com cavaleiros:
choose-construct = Construir { NAME($building, article: "definite") } por { coins }:
choose-burn = Subornar o dragão com 1 moeda para incendiar:
choose-end = Terminar o turno:
choose-claim = Escolher um dominó:
choose-claim-court = Escolher um dominó para terminar o teu turno:
play-help =
    Escreve o número de uma opção ou o código da jogada e depois carrega em Enter.
      A17g8e   colocar o dominó 17: primeira metade em g8, segunda para leste (n, e, s ou w);
               basta g8e. O castelo está em g7; as colunas vão de a a m, as linhas de 1 a 13
               para cima.
      E38      escolher o dominó 38; um dominó mais à direita vale mais, mas escolhe mais tarde.
      u        anular, até à última vez que saiu algo da caixa
      r        o registo da partida até agora
      ?        esta ajuda
      q        sair e mostrar o registo
    Pelo menos uma metade tem de tocar numa paisagem igual ou no castelo. Um território vale os seus
    quadrados vezes as suas coroas.
play-help-court =
    Com cavaleiros e moedas podes fazer mais antes de escolher, por esta ordem:
      Bg8      pôr um cavaleiro em g8, um quadrado do dominó recém-colocado, para recolher uma
               moeda por cada quadrado do seu território; Bg8g9 põe dois cavaleiros
      C3h8     construir o edifício do espaço de custo 3 no teu quadrado de vila livre h8
      D3       subornar o dragão com 1 moeda para incendiar o edifício do espaço de custo 3
    Não é preciso passar: escolher um dominó termina o teu turno (na última ronda, só E). Os dominós
    da caixa do Queendomino têm os códigos de 49 a 96: o seu número impresso mais 48.

## Score sheets

score-sheet =
    { $largest ->
        [0] { $name }: { points } (ainda sem territórios)
       *[other] { $name }: { points } (território mais extenso: { $largest })
    }
score-coins = moedas { $coins }
score-harmony = Harmonia
score-middle = Reino do Meio
score-squares = { $size } × { crowns }
score-queen = (com a coroa da rainha)
verdict-points =
    { $winners ->
        [one] Ganha { LIST($names) }, por pontos
       *[other] Ganham { LIST($names) }, por pontos
    }
verdict-largest =
    { $winners ->
        [one] Ganha { LIST($names) }, pelo território mais extenso
       *[other] Ganham { LIST($names) }, pelo território mais extenso
    }
verdict-shared =
    { $winners ->
        [one] Partilha a vitória { LIST($names) }
       *[other] Partilham a vitória { LIST($names) }
    }
score-kingdom = Reino
score-kingdom-named = Reino { $letter }
score-ahead = À frente: { LIST($letters) }

## A moment of a record

moment = { $rules }, jogada { $move } de { $moves }, { moment-in-round }
moment-in-round = ronda { $round } de { $rounds }
moment-dynasty = { $rules }, uma Dinastia, partida { $game } de { $games }, jogada { $move } de { $moves }, { moment-in-round }
moment-position = Posição
moment-to-act = Vez
moment-purse = Bolsa { $letter }
moment-totals = Dinastia
moment-comment = Comentário
moment-nobody = ninguém: a partida terminou
moment-deals-kings =
    { $number ->
        [one] sorteia-se { $number } rei
       *[other] sorteiam-se { $number } reis
    }
moment-deals-tiles =
    { $number ->
        [one] sai { $number } peça de edifício
       *[other] saem { $number } peças de edifício
    }
moment-deals-line =
    { $number ->
        [one] sai { $number } dominó
       *[other] saem { $number } dominós
    }
moment-legal =
    { $number ->
        [one] { $letter }, { $number } permitida: { LIST($tokens, type: "words") }
       *[other] { $letter }, { $number } permitidas: { LIST($tokens, type: "words") }
    }

## O que valem as escolhas de uma posição

solve-heading-exact = Resolvido para o reino { $letter }: exato se todos jogarem o melhor possível.
solve-heading-about =
    { $games ->
        [one] Ainda não se pode resolver: estimativas para o reino { $letter } com base em { $games } partida simulada.
       *[other] Ainda não se pode resolver: estimativas para o reino { $letter } com base em { $games } partidas simuladas.
    }
solve-choice = escolha
solve-exact = exato
solve-about = aprox.
solve-points = pontos
solve-margin = vantagem
solve-behind = perda
solve-error = erro
solve-spread = variação
solve-spread-note = variação: quanto muda a perda se os outros jogarem contra quem vai à frente
solve-unlisted =
    { $number ->
        [one] Falta { $number } escolha: parece pior ou é o reflexo de outra da lista.
       *[other] Faltam { $number } escolhas: parecem piores ou são o reflexo de outra da lista.
    }

## A prova de um registro

verify-game = { $rules }, partida { $identity }, pessoas nos lugares { LIST($letters, type: "words") }
verify-deal = distribuição { $deal }: { $draws }, de { LIST($letters, type: "words") }
verify-left = a partir da jogada { $move }, um bot joga por { LIST($letters, type: "words") }
verify-back = a partir da jogada { $move }, de volta: { LIST($letters, type: "words") }
verify-undo = desfeito de comum acordo até à jogada { $move }
verify-proven =
    { $deals ->
        [one] A distribuição ({ $deals }) está provada.
       *[other] Todas as { $deals } distribuições estão provadas.
    }
verify-refused = Não provado: { $reason }

## Tables: building tiles, opponents compared, speeds

progress = { $bar } { $done } de { games }
progress-left = { progress }, faltam { $time }
progress-known = { progress } já jogadas
time-seconds = { $seconds } s
# As in English.
time-minutes = { $minutes } min { $seconds } s
# As in English.
time-hours = { $hours } h { $minutes } min
stopped = interrompido

## Diagrams: the words in a picture, and its description for screen readers

picture = Uma posição de { $game }
picture-line = Fila
picture-next = Próxima fila
picture-board = Tabuleiro dos construtores
picture-kingdom = { $letter } · { $name }
picture-colour = { $colour }
picture-player = { $name }, { $colour }
picture-purse = { coins } · { knights } · { towers }
picture-purse-queen = { picture-purse } · rainha
picture-line-words = Fila: { LIST($dominoes, type: "clauses") }.
picture-next-words = Próxima fila: { LIST($dominoes, type: "clauses") }.
picture-domino = dominó { $domino }, { half-first } e { half-second }
picture-domino-king = { picture-domino }, rei de { $letter }
picture-board-words = Tabuleiro dos construtores: { LIST($spots, type: "clauses") }.
picture-spot = espaço { $spot }: { $building } ({ $tile })
picture-spot-dragon = espaço { $spot }: o dragão
picture-spot-empty = espaço { $spot }: vazio
picture-kingdom-words = Reino { $letter } ({ $who }), castelo em g7: { LIST($lands, type: "clauses") }.
picture-no-land = ainda sem territórios
picture-land =
    { $crowns ->
        [0] { $terrain } em { LIST($squares, type: "words") }
       *[other] { $terrain } com { crowns } em { LIST($squares, type: "words") }
    }
picture-owned = { $letter } tem: { LIST($owned, type: "clauses") }.
picture-building = { $building } ({ $tile }) em { $square }
picture-knights = cavaleiros em { LIST($squares, type: "words") }
picture-tried-allowed = Permitido aqui: { $tried }.
picture-tried-refused = Não permitido aqui: { $tried }. { $reason }
picture-try-place = colocar o { picture-domino }, em { LIST($squares) }
picture-try-discard = descartar o { picture-domino }
picture-try-tax =
    { $knights ->
        [one] recolher impostos com um cavaleiro em { LIST($squares) }
       *[other] recolher impostos com cavaleiros em { LIST($squares) }
    }
picture-try-construct = construir { NAME($building, article: "definite") } em { $square }
picture-try-construct-spot = construir em { $square } o edifício do espaço { $spot }
picture-try-burn = subornar o dragão para incendiar { NAME($building, article: "definite") }
picture-try-burn-spot = subornar o dragão para incendiar o edifício do espaço { $spot }
picture-try-claim = escolher o { picture-domino }
picture-try-end = terminar o turno
