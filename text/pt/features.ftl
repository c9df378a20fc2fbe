### What features say. Each has its part, and its keys begin with its name; first what several say.

choice-variants = Variantes
variant-teams = Equipas de dois
variant-small = Reinos pequenos
variant-duel = Grande Duelo
kind-level = { NAME($level) }
undo = Anular
again = Outra vez

### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Bloco de pontuação · Realmino
pad-description = Conta os pontos de uma partida à mesa de { -game-K }, { -game-Q } ou { -game-W }: marca cada reino, vê a pontuação linha a linha e partilha-a como link ou imagem.
pad-heading = Bloco de pontuação
pad-tagline = Jogas com as peças verdadeiras? Marca cada reino, e os pontos somam-se sozinhos.
pad-home = Voltar ao jogo
pad-loading = A carregar o bloco…
pad-noscript = O bloco de pontuação precisa de JavaScript. Ativa-o, por favor.

## Game and players; a variant is chosen where the number of players allows it

pad-game = Jogo e jogadores
pad-game-summary =
    { $variants ->
        [none] { NAME($game) }, { $players } jogadores
       *[some] { NAME($game) }, { $players } jogadores, { LIST($options) }
    }
pad-game-which = Jogo
pad-game-players = Jogadores
pad-game-count = { $players }
pad-one-game = Agora só se conta esta partida. Anular traz as outras de volta.
pad-names = Nomes e cores
pad-name = Nome do jogador { $number }
pad-colour = Cor do jogador { $number }

## Entering a kingdom

pad-kingdoms = Reinos
pad-games = Partidas da Dinastia
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Reino: { $name }
pad-brushes = Pincel
pad-brush-crowns =
    { $crowns ->
        [0] Sem coroa
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pad-brush-knight = Cavaleiro
pad-brush-building-chosen = Edifício: { NAME($building) }
pad-brush-castle = Castelo
pad-brush-erase = Apagar
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: toca nos seus quadrados. Outro toque junta uma coroa.
pad-hint-town = Vila: toca nos seus quadrados. Os edifícios têm o seu próprio pincel.
pad-hint-crowns =
    { $crowns ->
        [0] Toca num quadrado para lhe tirar as coroas.
        [one] Toca num quadrado para lhe dar { $crowns } coroa.
       *[other] Toca num quadrado para lhe dar { $crowns } coroas.
    }
pad-hint-knight = Toca num quadrado para pôr ou tirar um cavaleiro.
pad-hint-building = Toca num quadrado para pôr ou tirar { NAME($building, article: "definite") }.
pad-hint-castle = Toca no quadrado do castelo.
pad-hint-erase = Toca num quadrado para o esvaziar.
pad-keys = Teclas: as setas mudam de quadrado, { $lands } põem paisagens, de 0 a 3 dão coroas, C move o castelo, Delete esvazia um quadrado, Ctrl+Z anula.
pad-keys-court = Teclas: as setas mudam de quadrado, { $lands } põem paisagens, de 0 a 3 dão coroas, N põe um cavaleiro, B um edifício, C move o castelo, Delete esvazia um quadrado, Ctrl+Z anula.
pad-square-empty = { $square }, vazio
pad-square-castle = { $square }, castelo
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } com { $crowns } coroa
       *[other] { $square }, { NAME($terrain) } com { $crowns } coroas
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, cavaleiro
pad-buildings = Que edifício?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Outros bens
pad-owned-coins = Moedas
pad-owned-ready = Cavaleiros na guarda
pad-owned-towers = Torres
pad-owned-help = Os cavaleiros e as torres calculam-se a partir dos edifícios. Altera-os se tiveres outro número.
pad-queen = Com a rainha
pad-queen-nobody = Ninguém
pad-queen-with = { $name }

## The score

pad-standings = Classificação
pad-ahead = À frente
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = A rever
pad-notes-none = Tudo bate certo com a caixa.
pad-odd-apart = { $name }: o quadrado { $square } não está ligado ao castelo.
pad-odd-odd = { $name }: { squares }, mas os dominós cobrem sempre um número par.
pad-odd-crowned = { $name }: a vila em { $square } tem uma coroa, mas nenhuma vila da caixa tem.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: na caixa só há uma peça.
       *[other] { NAME($building) }: na caixa só há { $copies } peças.
    }
pad-odd-large = { $name }: o reino tem { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } quadrados, mas o máximo é { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } sem coroa: mais { squares } do que há na caixa.
        [one] { NAME($terrain, capitalization: "uppercase") } com { $crowns } coroa: mais { squares } do que há na caixa.
       *[other] { NAME($terrain, capitalization: "uppercase") } com { $crowns } coroas: mais { squares } do que há na caixa.
    }
pad-odd-knight = { $name }: os cavaleiros e os edifícios não contam no { NAME($game) }.
pad-odd-knights = { $name }: { knights }, mas as regras e os edifícios só dão { $most }.
pad-odd-towers = { $name }: { towers }, mas os edifícios só dão { $most }.
pad-odd-coins = { $name }: { coins }, mas estes cavaleiros podem ter recolhido { $most }, no máximo.
pad-odd-queen = Ninguém pode ter mais torres do que quem tem a rainha.

## What can be done with a pad

pad-new = Bloco novo
pad-read = Colar posição
pad-share = Copiar link
pad-png = Guardar PNG
pad-svg = Guardar SVG
pad-new-title = Começar um bloco novo?
pad-new-text = Todos os reinos ficam vazios, mas o jogo e os jogadores mantêm-se. Podes anular.
pad-new-yes = Começar outro
pad-new-no = Manter este
pad-read-title = Colar uma posição
pad-read-text = Cola uma posição ou um só reino na notação do Realmino. Podes anular.
pad-read-label = Posição
pad-read-go = Ler
pad-read-broken = Essa posição não é válida{ $reason }. Nada mudou.
pad-read-done = Lida: { NAME($game) }, { $players } jogadores.
pad-copied = Link copiado.
pad-shown = O link para este bloco está na barra de endereço.
pad-saved-picture = Imagem guardada como { $file }.
pad-as-svg = Este navegador não consegue guardar PNG aqui, por isso a imagem foi guardada em SVG: { $file }.
pad-picture-words = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partida { $game }
pad-picture-file = realmino-pontuacao
pad-link-broken = Este link está danificado ou incompleto{ $reason }. O teu bloco continua aqui; pede um novo link.
pad-link-title = Abrir o bloco do link?
pad-link-text = Substitui o bloco que tens aqui. Anular traz o teu de volta.
pad-link-yes = Abrir
pad-link-no = Manter o meu
pad-unkept = O teu navegador não guarda este bloco: copia o link antes de fechares a página.
pad-broken = Não foi possível ler o teu bloco guardado{ $reason }. Fica à parte, e este é novo.

### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

analysis-title = Tabuleiro de análise
analysis-lead = Prepara uma posição qualquer, tocando ou colando o seu texto; depois pede conselho ou joga a partir dela.
analysis-round = A ronda
analysis-round-which = Ronda
analysis-round-by-land = { $round }, segundo os reinos
analysis-round-first = Primeira escolha
analysis-phase = Passo seguinte

## What comes now; the one in turn is not named

analysis-phase-a = Colocar um dominó
analysis-phase-b = Recolher impostos
analysis-phase-c = Construir um edifício
analysis-phase-d = Subornar o dragão
analysis-phase-e = Escolher um dominó
analysis-phase-end = Terminar o turno
analysis-phase-o = Sortear os reis
analysis-phase-t = Revelar novos edifícios
analysis-phase-l = Formar uma nova fila
analysis-phase-z = A partida terminou
analysis-laid = Último dominó colocado
analysis-laid-on = { LIST($squares) }
analysis-laid-nowhere = em lado nenhum: descartado

## The dominoes

analysis-line = Por colocar
analysis-line-help = Da esquerda para a direita; é a vez de quem tem o primeiro rei.
analysis-next = Disponíveis
analysis-next-help = Um rei marca cada dominó já escolhido.
analysis-order = Falta escolher, por esta ordem: { LIST($names) }.
analysis-line-none = Não resta nada por colocar.
analysis-next-none = A última fila já está escolhida.
analysis-passed = Turno seguinte
analysis-taken-back = Turno anterior
analysis-domino-change = { $domino }. Trocar
analysis-king = Quem tem o dominó { $number }?
analysis-king-nobody = Ninguém
analysis-dominoes = Que dominó?
analysis-in-line = { $domino }, já numa fila

## The builders' board

analysis-spot = Espaço de custo { $price }
analysis-spot-empty = vazio
analysis-spot-dragon = o dragão
analysis-burnt = Edifícios incendiados
analysis-burnt-more = Acrescentar um
analysis-burnt-not = não incendiado

## Text

analysis-text = Em texto
analysis-text-help = Uma posição ou um só reino na notação do Realmino, tal como a copia “Partilhar”. Muda a cada toque e podes editá-la.
analysis-text-read = Ler texto
analysis-text-copy = Copiar texto
analysis-text-copied = Texto copiado.
analysis-text-marked = O texto está selecionado: copia-o agora.
analysis-text-broken = Essa posição não é válida{ $reason }. Nada mudou.
analysis-kept-broken = Não foi possível ler a tua última posição; este tabuleiro é novo.

## What can be done

analysis-rivals = Quem joga pelos outros?
analysis-rivals-me = Eu
analysis-play = Jogar daqui
analysis-share = Partilhar
analysis-new = Tabuleiro novo
analysis-ready = A jogar: { $names }. A posição é válida.
analysis-ready-deal = A posição é válida.

## Why it is no position yet: one sentence says what and where

analysis-why-over = Aqui a partida já terminou: não resta nada para escolher. Usa o bloco de pontuação para contar os pontos.
analysis-why-round = Este jogo não tem essa ronda.
analysis-why-phase = O passo seguinte não condiz com a ronda e as filas.
analysis-why-seat = O texto nomeia um jogador que não está nesta partida.
analysis-why-kings-missing = { $name }: há um rei que não está em nenhum dominó.
analysis-why-kings-more = { $name }: há reis a mais nos dominós.
analysis-why-kings-nobody = O dominó { $number } está por colocar, mas não tem rei.
analysis-why-order = O dominó { $number } está fora de ordem: numa fila, os números vão a subir.
analysis-why-next =
    { $dominoes ->
        [one] Há { $dominoes } dominó para escolher em vez de { $wanted }.
       *[other] Há { $dominoes } dominós para escolher em vez de { $wanted }.
    }
analysis-why-box = O dominó { $number } não é da caixa da sua fila.
analysis-why-twice = O dominó { $number } aparece duas vezes.
analysis-why-count = O número de dominós que já saíram não corresponde à ronda.
analysis-why-uncovered = { $name }: com os dominós que não estão nas filas não se consegue formar este reino segundo as regras.
analysis-why-together = Cada reino é possível por si só, mas não todos juntos nesta ronda.
analysis-why-turns = { $name }: demasiados quadrados, edifícios ou cavaleiros para os turnos jogados.
analysis-why-discarded = { $name }: quadrados a menos para esta ronda, porque os primeiros dominós cabem sempre.
analysis-why-tile = { NAME($building) }: aparece mais vezes do que na caixa.
analysis-why-tiles-due = Enquanto houver edifícios, o tabuleiro dos construtores enche-se antes de se formar a fila.
analysis-why-emptied = O tabuleiro dos construtores tem demasiados espaços vazios para os turnos desta ronda.
analysis-why-dragon = O dragão só sai da gruta depois de alguém ter jogado na ronda, e fica no espaço que incendiou.
analysis-why-burnt = O dragão incendiou mais edifícios do que as rondas que houve.
analysis-why-coins = Há mais moedas do que os impostos explicam depois de subornar o dragão.
analysis-why-laid = O último dominó colocado não está no reino de quem tem a vez.
analysis-why-court = Algumas destas moedas, cavaleiros, torres ou edifícios não se usam neste jogo.

### What the coach says: which choices are good and why, a warning, and the review after a game.

## The choices that he would make; $games is how often each was played on from here

coach-suggestions = O conselheiro escolheria
coach-glance = Primeira impressão; ainda a pensar…
coach-played =
    { $games ->
        [one] Com base numa partida simulada.
       *[other] Com base em { $games } partidas simuladas.
    }
coach-played-on = { coach-played } Ainda a pensar…
coach-expects = { coach-played } Com a melhor escolha, conta com cerca de { $low }–{ $high } pontos no fim.
coach-solved =
    { $points ->
        [one] Resolvido: com o melhor jogo, acabas com { $points } ponto.
       *[other] Resolvido: com o melhor jogo, acabas com { $points } pontos.
    }
coach-silent = O conselheiro não tem conselhos aqui.
coach-choice = { $standing }. { $why }
coach-choice-spoken = { $letter }: { $option }. { coach-choice }
coach-spoken = O conselheiro escolheria { LIST($choices, type: "unit") }

coach-standing-best = A melhor
coach-standing-equal = Quase tão boa
coach-standing-unknown = Promissora
coach-standing-less =
    { $points ->
        [one] Cerca de { $points } ponto a menos
       *[other] Cerca de { $points } pontos a menos
    }
coach-standing-same = Igualmente boa
coach-standing-exact =
    { $points ->
        [one] { $points } ponto a menos
       *[other] { $points } pontos a menos
    }

## The same where there is little room

coach-short-best = Melhor
coach-short-equal = Igual
coach-short-unknown = Boa
coach-short-less = menos { $points }

## Why a choice is good

coach-why-only = Não há outra jogada permitida.
coach-why-points = Dá logo mais pontos do que a maioria.
coach-why-growth-place = Deixa ao teu reino mais espaço para crescer.
coach-why-growth-claim = Convém ao teu reino.
coach-why-order = Permite-te jogar mais cedo na próxima ronda.
coach-why-coins = Os teus cavaleiros recolhem moedas.
coach-why-building = O edifício compensa com o tempo.
coach-why-rival-claim = Um adversário gostaria de o ter.
coach-why-rival-burn = Perdê-lo prejudica sobretudo um adversário.
coach-why-later = Compensa mais à frente.
coach-why-joins = Aumenta um território: { territory }.
coach-why-starts = Começa um território com coroas: { territory }.

## Before a choice that gives away much

coach-warning = Tens a certeza?
coach-warning-text =
    { $points ->
        [one] O conselheiro acha que isto te custa cerca de { $points } ponto.
       *[other] O conselheiro acha que isto te custa cerca de { $points } pontos.
    }
coach-warning-again = Pensar melhor
coach-warning-place = Colocar na mesma
coach-warning-claim = Escolher na mesma
coach-warning-other = Fazer na mesma

## The review of a finished game; $made and $better are choices in words

coach-review = Análise da partida
coach-review-share = O conselheiro está a analisar a partida: { NUMBER($share, style: "percent") }
coach-review-done = Pronto. Podes continuar a jogar a partir de qualquer momento: abre-se outra partida, e esta fica como está.
coach-review-chart = Pontos esperados no início de cada ronda
coach-review-band = As faixas claras mostram a incerteza. Sem faixa, é exato.
coach-review-round = Ronda
coach-review-first = Primeira fila
coach-review-end = Fim
coach-review-points = As escolhas mais caras
coach-review-none = Ninguém perdeu muito: bem jogado!
coach-review-none-yet = Por agora, nada.
coach-review-when =
    { $round ->
        [0] Primeira fila · { $name }
       *[other] Ronda { $round } · { $name }
    }
coach-review-better =
    { $points ->
        [one] Renderia cerca de { $points } ponto a mais:
       *[other] Renderia cerca de { $points } pontos a mais:
    }
coach-review-look = Ver
coach-review-mistake = { coach-review-when }: { $made }. { coach-review-better } { $better }.

### What is said while the points of a finished game are counted on the table.

## To screen readers, once

counting-started = Contam-se os pontos na mesa. Carrega em Esc para passares à pontuação.
counting-skip = { lesson-skip }

## The line below the table; $names are whose kingdom it is, $line is what is counted

counting-line = { $names }: { $line }.
counting-line-queen = { $names }: { $line }, com a rainha.
counting-gives = { $name } { $gain }
counting-line-coins = moedas { counting-coins-badge }

## On the table, and a kingdom's picture beside its score sheet for who does not see it

counting-coins-badge = { $coins }{ "\u00A0" }÷{ "\u00A0" }{ $per }{ "\u00A0" }={ "\u00A0" }{ $points }
counting-picture = Reino: { $names }
counting-heading = Realmino · { $game }
counting-scores = { $game } · { LIST($scores, type: "unit") }

### A board in a frame of another page, once Python is there.

## A puzzle: what the choice $move brings ($points now, below zero where it takes some away), and the best choice ($best)

puzzle-solved =
    { $points ->
        [0] Resolvido: “{ $move }” é a melhor escolha.
       *[other] Resolvido: “{ $move }” é a melhor escolha. Agora dá { points }.
    }
puzzle-less =
    { $points ->
        [0] “{ $move }” não dá nada agora; a melhor escolha dá { $best }.
       *[other] “{ $move }” dá { points } agora; a melhor escolha dá { $best }.
    }
puzzle-same = “{ $move }” dá { points } agora, tal como a melhor escolha, que depois vale mais.
puzzle-more = “{ $move }” dá { points } agora. A melhor escolha dá menos no início ({ $best }) e mais depois.
puzzle-none = “{ $move }” é permitido, mas há uma escolha melhor.
puzzle-solution =
    { $points ->
        [0] A melhor escolha é “{ $move }”.
       *[other] A melhor escolha é “{ $move }”. Agora dá { points }.
    }

### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

history-names = { LIST($names) }
history-none = –

## A game by its rules: $players is a number, $extras are variants

history-game-for =
    { $players ->
        [2] { NAME($game) } a dois
        [3] { NAME($game) } a três
        [4] { NAME($game) } a quatro
        [5] { NAME($game) } a cinco
        [6] { NAME($game) } a seis
        [7] { NAME($game) } a sete
       *[other] { NAME($game) } a oito
    }
history-game-with = { $game }, { LIST($extras, type: "unit") }
history-in-teams = em equipa

## Opponents

history-level-squire = { -level-squire }
history-level-knight = { -level-knight }
history-level-duke = { -level-duke }
history-level-emperor = { -level-emperor }
history-level-greedy = Bot ganancioso
history-level-random = Bot aleatório
history-level-friend = Outras pessoas por link

## The shelf

history-title = As tuas partidas
history-page-going-on = Em jogo
history-page-history = Terminadas
history-page-statistics = Estatísticas
history-empty-going-on = Não há partidas em jogo. Começa uma, e ela fica aqui até terminar.
history-study = A partir de uma posição escolhida; não conta para as estatísticas.
history-empty-history = Ainda não há partidas terminadas. As que terminares ficam aqui, para voltares a ver os seus reinos.
history-newer = Mais recentes
history-older = Mais antigas
history-range = { $first }–{ $last } de { $of }
history-empty-statistics = Termina uma partida para veres aqui os teus pontos e vitórias.
history-kept = As partidas terminadas ficam guardadas e contam até as apagares.
games-download = Transferir todas
games-read = Importar partidas
history-counting = A carregar as tuas partidas…
history-act-resume = Continuar
history-act-replay = Rever
history-act-share = Partilhar
history-act-download = Transferir
history-act-remove = Apagar
history-about = { $verb }: { $title }
history-missing = Não é possível ler esta partida.

## Statistics

history-whose = Partidas de quem?
history-won = Ganha
history-lost = Não ganha
history-tile-games = Partidas
history-tile-wins = Ganhas
history-tile-streak = Vitórias seguidas
history-tile-longest = Recorde de seguidas
history-by-game = Por jogo
history-by-level = Contra bots
history-everybody = Todos
history-chart-points = Pontos, partida a partida
history-table-game = Jogo
history-table-games = Partidas
history-table-wins = Ganhas
history-table-best = Máx.
history-table-average = Média
# As in English.
history-table-level = Bot
history-table-person = Jogador
history-table-share = Taxa
history-table-date = Data
history-table-points = Pontos
history-table-result = Resultado
history-wins-of = { $wins } de { $games }
history-best-about = Rever a tua melhor partida: { points }

## The replay of a finished game; round 0 is the first line

replay = Percorrer a partida
replay-first = Ir para o início
replay-back = Recuar uma jogada
replay-play = Reproduzir a partida
replay-next = Avançar uma jogada
replay-last = Ir para o fim
replay-review = Análise
replay-mistake-back = Erro anterior
replay-mistake-next = Erro seguinte
replay-round = Ir para uma ronda
replay-speed = Velocidade
history-round-of-game = Partida { $game }, { round-short }

## The result of a game, to share; $place is 1 for the winner

history-result-head = Realmino: { $game }
history-result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partida do dia
daily-deal = { $game }, contra: { $names }
daily-text = Hoje, todos têm os mesmos dominós e os mesmos adversários. Só conta a tua primeira partida.
daily-begin = Jogar
daily-try =
    { $number ->
        [1] Primeira partida
       *[other] { $number }.ª partida
    }
daily-result = O teu resultado, para partilhar
daily-row =
    { $days ->
        [one] { $days } dia seguido
       *[other] { $days } dias seguidos
    }
daily-points = { $own }-{ LIST($others, type: "points") }
daily-share = Realmino, { $day } · { $game }, contra: { LIST($names) } · { daily-points }
daily-share-again = { daily-share } ({ $number }.ª partida)
list-points = { $most }-{ $last }
daily-copy = Copiar resultado
daily-copied = Resultado copiado.
daily-marked = O teu resultado está selecionado: copia-o agora.
daily-unknown = Este link não leva a nenhuma partida do dia.

### Problemas: encontrar a melhor escolha numa posição

puzzles = Problemas
puzzles-one = Problema
puzzles-day = Problema do dia
puzzles-rating = O teu nível: { $rating }. Resolvidos seguidos: { $row }, recorde { $longest }.
puzzles-about = Encontra a melhor escolha. Os pontos ficam escondidos até escolheres. A tua primeira tentativa em cada problema muda o teu nível, e os problemas difíceis contam mais.
puzzles-unknown = Este link não leva a nenhum problema.
puzzles-withdrawn = Este problema foi retirado: a solução estava errada ou era demasiado fácil.
puzzles-levels = Que significam as dificuldades?
puzzles-levels-about = Quantos problemas de cada dificuldade resolvem. “Número mais alto” escolhe sempre o que dá logo mais pontos.
puzzles-level = Dificuldade
puzzles-highest = Número mais alto
puzzles-share-solved = { NUMBER($share, style: "percent") }

## Below the table. $share is the Duke's; $sure: the points are exact. $games were played after every choice

puzzles-asked = { $question } Dificuldade { $level } de { $levels }: o Duque resolve { puzzles-share-solved } destes.
puzzles-question =
    { $kind ->
        [place] Encontra o melhor lugar.
        [claim] Encontra o melhor dominó.
       *[action] Encontra a melhor ação.
    }
puzzles-solved =
    { $sure ->
        [yes] Resolvido! Qualquer escolha errada perde pelo menos { points }.
       *[no] Resolvido! Qualquer escolha errada perde cerca de { points } ou mais.
    }
puzzles-missed =
    { $sure ->
        [yes] Quase: assim perdes { points }. O melhor é “{ $move }”.
       *[no] Quase: assim perdes cerca de { points }. O melhor é “{ $move }”.
    }
puzzles-games = Em { $games } jogos após cada escolha, a melhor acabou { $low } a { $high } pontos à frente.
puzzles-now = Nível: { $before } → { $rating }. Seguidos: { $row }.
puzzles-next = Seguinte
puzzles-best = Ver a melhor
puzzles-yours = Ver a minha
puzzles-line = Ver a sequência
puzzles-line-begins = A melhor sequência, jogada a jogada.
puzzles-stop = Parar
puzzles-share = Partilhar
puzzles-code = Incorporar
puzzles-copied = Copiado.

## What a wrong choice leads to, compared with the best one. $squares is a number, $terrain what scores less

puzzles-why-discard = Assim, o dominó { $domino } não cabe na ronda { $round }.
puzzles-why-bonus = Perdes os pontos de { $bonus }: { points }.
puzzles-why-terrain = Assim, no fim, { NAME($terrain) } dá-te { points } a menos.
puzzles-why-queen = Assim, a rainha dá-te { points } a menos.
puzzles-why-coins = Assim, as tuas moedas valem { points } a menos.
puzzles-why-building = Assim, os teus edifícios valem { points } a menos.
puzzles-why-rival = Assim, { $name } fica com o dominó { $domino } e acaba com { points } a mais.
puzzles-why-higher = Assim, { $name } acaba com { points } a mais.
puzzles-why-lost =
    { $squares ->
        [one] Assim, mais { $squares } quadrado do teu reino fica vazio para sempre.
       *[other] Assim, mais { $squares } quadrados do teu reino ficam vazios para sempre.
    }
puzzles-why-claim = Assim, { $name } leva o dominó { $domino }.
puzzles-why-behind = Quando chegam os dominós seguintes, tens { points } a menos.
puzzles-tempting = E “{ $move }”? { $why }

## The end of both lines: $best1 and $own1 are the player's points, $best2 and $own2 the best rival's

puzzles-finals = O melhor: { $best1 } a { $best2 }. A tua escolha: { $own1 } a { $own2 }.
puzzles-finals-right = A tua escolha acaba { $best1 } a { $best2 }, essa { $own1 } a { $own2 }.

## The result of a puzzle of the day, to share

puzzles-result =
    { $solved ->
        [yes] Problema do Realmino, { $day }: resolvido! Seguidos: { $row }
       *[no] Problema do Realmino, { $day }: falhado. E tu, consegues?
    }

## The solo challenge: $par is what a bot scored with the same dominoes

puzzles-solo = Desafio a solo
puzzles-par = Desafio a solo: só contam os teus pontos. Meta: { points }.
puzzles-par-result = Os teus pontos: { $own }. Meta: { $par }.
puzzles-par-share = Desafio a solo do Realmino, { $day }: { $own } pontos, meta { $par }

### What the games that teach say, each at its moment.

## The bubble: which lesson of how many, as it is heard and as it is seen, and its buttons

lesson-K = A tua primeira partida: { lesson-step }
lesson-Q = A tua primeira partida com vilas: { lesson-step }
lesson-W = A tua primeira partida em equipa: { lesson-step }
lesson-step = { $number } de { $of }
lesson-got-it = Já percebi
lesson-skip = Saltar

## The lessons of a first game, in their order; $grid is how many squares a kingdom may be wide

teach-goal = Constrói um reino de territórios grandes com coroas. No fim, cada território vale os seus quadrados × as suas coroas.
teach-choose = Escolhe um dominó: clica num dos que têm moldura. Vais colocá-lo na próxima ronda. “+1” mostra os pontos que te pode dar.
teach-choose-touch = Escolhe um dominó: toca num dos que têm moldura e depois em “{ button-claim }”. Vais colocá-lo na próxima ronda. “+1” mostra os pontos que te pode dar.
teach-kings = A dois, cada um tem dois reis. Escolhe também um dominó para o teu segundo rei.
teach-place = Arrasta o dominó para o teu reino ou escolhe um quadrado. Pelo menos uma metade tem de tocar no castelo ou numa paisagem igual.
teach-marks = Os pontinhos mostram onde cabe e desaparecem quando experimentas um sítio. Noutros sítios não toca em nenhuma paisagem igual, ou o reino passaria de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid } quadrados.
teach-points = Cada território vale os seus quadrados × as suas coroas: quatro quadrados com duas coroas são 8 pontos. Sem coroas, não vale nada.
teach-order = Os reis jogam pela ordem dos seus dominós. Os números baixos escolhem primeiro na próxima ronda; os altos valem mais.

## The lessons of a game with a court, for whoever knows the first ones

teach-towns = Os quadrados vermelhos são vilas: neles podes construir. Escolhe um dominó: tanto as coroas como as vilas valem a pena.
teach-tax = O teu cavaleiro recolhe impostos: escolhe uma metade do dominó que colocaste. Recebes uma moeda por cada quadrado desse território; o cavaleiro fica lá.
teach-build = Com moedas compram-se edifícios: escolhe um do tabuleiro dos construtores e depois um quadrado de vila livre. Cada um dá-te coroas, pontos, cavaleiros ou torres.
teach-queen = Se conseguires torres e ninguém tiver mais do que tu, a rainha muda-se para o teu reino: os edifícios custam-te menos 1 moeda e, no fim, ela vale uma coroa.
teach-dragon = Suborna o dragão com 1 moeda para incendiar um edifício que outra pessoa possa querer.

## The lessons of a team; $partner is the learner's partner

teach-team = Partilhas um reino com { $partner }, mas cada um tem o seu rei. Escolhe um dominó que ajude a equipa.
teach-share = Também partilhas os pontos, as moedas e os cavaleiros com { $partner }. O reino pode ter { $grid } quadrados de largura.

### Playing by link: every player on a device of their own; a link takes a turn to the next one.

## The invitation and the answers

friends-title = Jogar por link
friends-how = Cada pessoa joga no seu dispositivo. Envia cada jogada como link, em qualquer aplicação de mensagens. Não é preciso ter conta.
friends-who = Quem joga?
friends-kind-me = Eu
friends-kind-friend = Outra pessoa
friends-name = O teu nome
friends-make = Criar convite
friends-incomplete = Escolhe um lugar para ti e outro para outra pessoa e escreve o teu nome.
friends-send-invitation = Envia este convite a todas as pessoas com quem queres jogar:
friends-answered = Respostas: { $got } de { $all }
friends-start = Começar partida
friends-game = { NAME($game) } para { $players } jogadores
friends-invited = Convite de { $name }
friends-from-position = Esta partida continua a partir do meio de outra. Cada pessoa joga no seu dispositivo.
friends-seat = O teu lugar
friends-join = Participar
friends-about = Realmino é um jogo de tabuleiro: escolhe dominós, coloca-os no teu reino e pontua com territórios grandes e com coroas.
friends-learn = Aprender primeiro a jogar
friends-unkept = O teu navegador não guarda esta partida. Se fechares a página, perdes o teu lugar.
friends-joined = Já estás dentro! Envia esta resposta a { $name }:
friends-joined-next = Recebes um link quando for a tua vez.

## Links: to send, to copy and to open; the messages that go with them

friends-share = Partilhar
friends-copy = Copiar link
friends-copied = Link copiado. Cola-o numa mensagem.
friends-by-hand = Copia o link deste campo.
# As in English.
friends-link = Link
friends-paste = Link recebido
friends-open = Abrir link
friends-message-invite = Vamos jogar Realmino?
friends-message-answer = A minha resposta para o Realmino.
friends-message-turn = Realmino: é a tua vez, { $name }!
friends-message-remind = Realmino: ainda é a tua vez, { $name }.
friends-message-over = Realmino: a nossa partida acabou.
friends-message-seat = O meu lugar no Realmino. Só para o meu dispositivo!

## The bar below the table

friends-done = A tua jogada está feita.
friends-send = Enviar a { $name }
friends-next = Segue-se { $name }
friends-sent = À espera de { $name } desde { $date }
friends-remind = Lembrar
friends-last = Enviar de novo a última jogada
friends-more = Mais
friends-first-deal = A primeira distribuição precisa de todos.
friends-face-down = Os dominós seguintes estão virados para baixo.
friends-turn-over = Virar
friends-over = A partida acabou.
friends-send-end = Enviar resultado
friends-proof = Verificar a distribuição
friends-proof-text = Todas as distribuições ({ $deals }) são justas: vêm dos números secretos de { LIST($names) }.
undo-sent = Já enviaste esta escolha: não a podes anular.

## Seats: taken, moved to another device, and a friend who has stopped playing

friends-reseat = Escolher outro lugar
friends-seat-taken = O teu lugar já é de { $name }. Escolhe outro.
friends-seat-clash = { $name } escolheu um lugar ocupado. Envia outra vez o convite: agora mostra os lugares livres.
friends-seat-lost = A partida começou com outra pessoa no teu lugar. Podes vê-la.
friends-full = Todos os lugares desta partida estão ocupados.
friends-move = Continuar noutro dispositivo
friends-move-how = Cria um link privado e abre-o lá. Depois, este dispositivo só pode assistir. Não envies o link a mais ninguém: permite jogar por ti.
friends-move-link = Criar link privado
friends-moving = Abre este link no teu outro dispositivo. Não o envies a mais ninguém: permite jogar por ti.
friends-back = Mudaste de ideias? Carrega em “{ friends-play-here }” por baixo da mesa.
friends-moved = Estás a jogar no teu outro dispositivo.
friends-play-here = Voltar a jogar aqui
friends-take-how = O teu link privado: jogar neste dispositivo como { $name }? Depois, o teu outro dispositivo só pode assistir.
friends-take = Jogar aqui
friends-other-seat = Já tens outro lugar desta partida neste dispositivo.
friends-go-on-name = Sem resposta de { $name }?
friends-go-on-other = Alguém deixou de jogar?
friends-go-on-text = Começa uma partida nova a partir desta posição, com um bot ou outra pessoa no lugar vazio.
friends-go-on = Continuar sem essa pessoa
friends-go-on-how = Começa uma partida nova a partir da posição atual. Escolhe quem joga. A partida antiga fica na tua lista.
friends-go-on-start = Continuar

## The two bubbles for the first turn by link

friends-lesson = A tua primeira jogada por link
friends-lesson-send = Assim envias a tua jogada a { $name } como link, em qualquer aplicação de mensagens. Até lá, podes anulá-la.
friends-lesson-next = Segue-se { $name }, que te vai enviar um link. Abre-o ou cola-o em “{ friends-more }”. Podes fechar esta página: a partida está guardada.

## Two versions of a game, of which the player continues one

version-question = Há duas versões desta partida.
version-bot-played = Enquanto não estavas, um bot jogou por ti.
version-elsewhere = Joga outra versão desta partida: { LIST($names) }
version-compare = Comparar
version-same = São iguais até à jogada { $move }.
version-round = Ronda
version-mine = A minha
version-other = A outra
version-exposed = Se mudares, outros podem já conhecer alguns dos próximos dominós.
version-look = Ver a outra versão
version-keep = Continuar a minha
version-switch = Continuar a outra
version-both = Nada se perde: as duas ficam na tua lista de partidas.

## Fair deals

friends-fair = A distribuição é justa?
friends-fair-text = Sim. Cada dispositivo escolhe um número secreto antes da partida, e cada distribuição mistura esses números. Ninguém pode saber ou escolher os dominós seguintes, e abrir outra vez um link nunca os muda.
friends-fair-two = Com três ou mais dispositivos, dois jogadores que partilhem os segredos poderiam ver uma fila até uma ronda inteira antes, mas nunca escolhê-la.

## What a link can't do

friends-look = Podes ver esta partida, mas não jogá-la neste dispositivo.
friends-seen = Já viste esta jogada.
friends-no-invitation = Esta resposta é de um convite noutro dispositivo. Abre lá o link.
friends-known-answer = Já tens esta resposta.
friends-own-invitation = Este é o teu próprio convite. Envia-o a alguém.

### The file of all games.

saved-from-file = importada de um ficheiro
file-reading = A ler o ficheiro… { $done } de { $of }
file-read =
    { $games ->
        [one] Importada: { games }.
       *[other] Importadas: { games }.
    }
file-known =
    { $games ->
        [one] Já cá estava: { games }.
       *[other] Já cá estavam: { games }.
    }
file-surplus = Não há espaço para { games }: a importação para nas { $most } partidas. No ficheiro nada se perde.
file-problem =
    { $games ->
        [1] Não importada: { $problem }.
       *[other] Não importadas: { games }. A primeira é a { $problem }.
    }
file-asides = Partes ilegíveis do ficheiro: { $number }; postas à parte aqui: { $kept }.
file-place = partida { $number } de { $of }{ $reason }
file-unsaved = Ainda por guardar: não feches este separador.
file-broken = Nada foi importado{ $reason }. As tuas partidas não mudaram.
file-large = tem mais de { $most } MB
file-clash = Manter as duas versões?
file-clash-text = O ficheiro contém { games } que já tens, mas com outras jogadas.
file-clash-both = Manter ambas
file-clash-mine = Só a minha

### Playing together, live: every device is in one room.

## The room before the game; $code is its code

live-title = Jogar ao vivo
live-how = Cada pessoa abre a mesma sala no seu dispositivo. Não é preciso ter conta.
live-privacy = As mensagens entre dispositivos podem passar por { $relays }. Um retransmissor vê endereços de rede e horas, mas não nomes, jogadas nem códigos. Os dispositivos que comunicam diretamente ficam a conhecer o endereço de rede uns dos outros.
live-open = Abrir uma sala
live-code = Código da sala
live-code-wrong = O código de uma sala tem 12 caracteres: letras e algarismos. Verifica-o.
live-recent = Salas recentes
live-name-missing = Escreve primeiro o teu nome.
live-none = Neste site não podes jogar ao vivo, mas podes jogar por link.
live-connecting = A contactar a sala…
live-step-relay = Chegar ao retransmissor
live-step-people = Encontrar pessoas na sala
live-step-link = Chegar até elas
live-step-done = feito
live-step-now = em curso
live-slow-relay = Nenhum retransmissor responde. Verifica se tens Internet; continuamos a tentar.
live-slow-link = Isto está a demorar mais do que o normal. Continuamos a tentar.
live-empty = Agora não está ninguém nesta sala
live-empty-how = O código está certo? Se esperares, entras assim que alguém chegar.
live-keep-waiting = Continuar à espera
live-waiting = À espera de alguém
live-waiting-how = Entras assim que alguém chegar. Deixa esta página aberta.
live-unled = Ainda ninguém abriu aqui uma partida
live-unled-how = Abre uma e todas as pessoas nesta sala entram nela.
live-open-here = Abrir aqui uma partida
live-other-code = Tentar outro código
live-late = A partida começou
live-late-how = Começou sem este dispositivo. Podes ver cada escolha, mas não jogar.
live-watch = Assistir
live-full = Esta sala está cheia
live-full-how = Entras assim que alguém sair.
live-removed = Foste retirado desta sala
live-removed-how = Quem a abriu decide quem fica. Podes jogar noutra sala.
live-invite = Partilha o link ou dita este código:
live-room = Sala { $code }
live-code-and-link = Código QR e link
live-qr = Código QR com o link para esta sala
live-message = Vamos jogar Realmino em conjunto agora?
live-game = Jogo
live-game-name = { NAME($game) }
live-players = Jogadores
live-free = Lugar livre
live-sit = Sentar-me aqui
live-stand = Levantar-me
live-coach = O conselheiro pode ajudar
live-coach-on = Nesta partida, o conselheiro pode ajudar.
live-coach-off = Nesta partida, o conselheiro fica calado.
live-people = Nesta sala
live-remove = Retirar
live-remove-sure = Tens a certeza?
live-me = { $name } (tu)
live-path-direct = presente
live-path-relay = presente, pelo retransmissor
live-path-looking = a contactar…
live-path-away = ausente
live-ready = a postos
live-be-ready = A postos
live-why-offline = Nenhum retransmissor responde: ainda ninguém pode entrar.
live-why-alone = Ainda não está mais ninguém.
live-why-free = Lugares livres: { $seats }. Convida alguém ou escolhe bots.
live-why-seats = Lugares livres: { $seats }
live-why-seat = Escolhe um lugar para jogar.
live-why-taken = Todos os lugares estão ocupados. Podes ver a partida.
live-why-few = É preciso um lugar para alguém noutro dispositivo.
live-why-away = Ausentes: { LIST($names) }
live-why-ready = Ainda falta: { LIST($names) }
live-why-me = Carrega em “{ live-be-ready }” para jogar.
live-why-start = Tudo pronto. À espera de { $name }.
live-why-starting = A começar…
live-leave = Sair
live-entered = Entrou na sala: { $name }
live-gone = Já não está na sala: { $name }

## The table: gestures, undo, and friends who are away

live-bar = As outras pessoas
live-menu = Gestos e pedidos
live-well = Boa jogada!
live-thinking = Deixa-me pensar…
live-oops = Ups!
live-gesture = { $name }: { $gesture }
live-waits = À espera de { $name } · { $minutes } min
live-waits-hours = À espera de { $name } · { $hours } h
live-watchers = A assistir: { $number }
live-watching = Estás a assistir a esta partida.
live-stop-watching = Deixar de ver
live-invite-watch = Convidar a assistir
live-message-watch = Assiste ao vivo à nossa partida de Realmino!
live-notify = Avisar-me na minha vez
live-notify-off = Não me avisar mais
live-notify-on = Recebes um aviso quando for a tua vez e não estiveres a ver esta página.
live-notify-refused = O teu navegador não permite avisos desta página.
live-turn = É a tua vez
live-turn-title = ● { live-turn } – Realmino
live-undo-waits = À espera de que toda a gente permita anular.
live-undo-asked = { $name } gostaria de anular a última escolha.
live-undo-yes = Permitir
live-undo-no = Recusar
live-undo-done = A última escolha foi anulada.
live-undo-refused = A escolha mantém-se: nem toda a gente aceitou anulá-la.
live-away = Ausentes: { LIST($names) }. A partida fica à espera.
live-not-here = Ainda faltam: { LIST($names) }
live-bot = Deixar jogar um bot
live-bot-for-me = Deixar um bot jogar por mim
live-wait = Esperar
live-bot-waits = À espera de que os outros aceitem o bot.
live-bot-asked = Deixar um bot jogar em vez de { $name }?
live-bot-plays = Está um bot a jogar em vez de { $name }.
live-handed-over = Um bot joga por ti.
live-play-again = Voltar a jogar
live-back = De volta: { $name }
live-by-link = Continuar por link
live-newer = { $name } tem outra versão desta página. Recarreguem-na nos dois dispositivos.
live-noisy = Algumas mensagens de { $name } foram ignoradas: eram demasiadas ou inválidas. Nada mudou.
live-offline = Sem Internet. Nada se perde.
live-rematch = Desforra
live-rematch-waits = À espera de que os outros aceitem a desforra.
live-rematch-asked = { $name } quer a desforra.
live-now-how = Se todos abrirem esta partida e carregarem no botão, as escolhas chegam na hora.

## The score pad: reading a kingdom from a photo

pad-photo = Foto
photo-title = { $name }: a partir de uma foto
photo-how = Põe de lado o castelo de pé e fotografa o reino mesmo de cima, sem flash nem sombras duras. Também podes colar ou largar aqui uma imagem.
photo-court = Só são lidos os dominós do Kingdomino. Verifica os quadrados com moldura e marca tu as vilas, os edifícios e os cavaleiros.
photo-private = A foto fica neste dispositivo e não é guardada. Também funciona sem Internet.
photo-choose = Escolher imagem
photo-camera = Tirar foto
photo-fill = Enquadra o reino na moldura.
photo-back = Voltar
photo-take = Tirar
photo-corners = Arrasta os quatro cantos para os cantos do reino. Não precisa de ser exato.
photo-found = Acho que o reino está aqui. Arrasta os cantos que não coincidirem.
photo-picture = A tua imagem
photo-another = Outra imagem
photo-read = Ler
photo-corner-north-west = Canto noroeste
photo-corner-north-east = Canto nordeste
photo-corner-south-east = Canto sudeste
photo-corner-south-west = Canto sudoeste
photo-corner-keys = As setas movem o canto; com Shift, mais longe.
photo-reading = A ler os quadrados…
photo-cancel = Cancelar
photo-squares = Quadrados lidos
photo-in-picture = Na foto
photo-which = O que há neste quadrado?
photo-empty = Nada
photo-mend = Mover cantos
photo-second = Juntar outra foto
photo-use = Usar
photo-next = Usar, depois { $name }
photo-doubts =
    { $squares ->
        [0] Nenhum quadrado é duvidoso.
        [one] Verifica o quadrado com moldura tracejada: toca nele para ver a foto.
       *[other] Verifica os { $squares } quadrados com moldura tracejada: toca num para ver a foto.
    }
photo-doubtful = { $square }, duvidoso
photo-no-picture = Este ficheiro não é uma imagem que o navegador consiga abrir. Escolhe um JPEG ou PNG.
photo-heic = Este navegador não abre imagens HEIC. Guarda a foto como JPEG ou tira-a aqui.
photo-small = Esta imagem é demasiado pequena. O reino precisa de pelo menos 120 píxeis.
photo-withheld = Este navegador esconde os píxeis das páginas, por isso a foto não pode ser lida. As definições de privacidade talvez o permitam.
photo-no-kingdom = Não se encontra aqui um reino de dominós. Arrasta os cantos para os dele ou tira de cima uma foto mais clara e nítida.
photo-no-camera = Não há câmara. Escolhe uma imagem.
photo-no-permission = O navegador não pode usar a câmara. Permite-o nas definições ou escolhe uma imagem.
photo-memory = Não há memória suficiente para esta foto. Fecha outros separadores ou escolhe uma imagem menor.
photo-dark = A imagem está demasiado escura. Tira-a de novo com mais luz.
photo-blurred = A imagem está demasiado desfocada. Mantém a câmara quieta ou afasta-te um pouco.
