### What the shelf of games says: the history, the statistics and the replay.

## Several people, and things that are not there

names = { LIST($names) }
none = –

## A game by its rules: $players is a number, $extras are variants

game-for =
    { $players ->
        [2] { NAME($game) } a dois
        [3] { NAME($game) } a três
        [4] { NAME($game) } a quatro
        [5] { NAME($game) } a cinco
        [6] { NAME($game) } a seis
        [7] { NAME($game) } a sete
       *[other] { NAME($game) } a oito
    }
game-with = { $game }, { LIST($extras, type: "unit") }
with-duel = Duelo Poderoso
with-harmony = Harmonia
with-middle = Reino do Meio
with-teams = em equipa
with-dynasty = Dinastia

## Opponents

level-squire = { -level-squire }
level-knight = { -level-knight }
level-duke = { -level-duke }
level-queen = { -level-queen }
level-greedy = Bot guloso
level-random = Bot aleatório

## The shelf

title = As tuas partidas
close = Fechar
page-going-on = Em jogo
page-history = Terminadas
page-statistics = Estatísticas
empty-going-on = Não há nenhuma partida em jogo. Começa uma, e ela fica aqui até terminar.
study = A partir de uma posição preparada; não conta para as estatísticas.
empty-history = Ainda não há partidas terminadas. Todas as que terminares ficam aqui, com os seus reinos, para as voltares a ver.
empty-statistics = Quando terminares uma partida, contam-se aqui os teus pontos e as tuas vitórias.
kept = As partidas terminadas ficam guardadas e contam até as apagares.
counting = A ver as tuas partidas…
act-resume = Continuar
act-replay = Rever
act-download = Transferir
act-remove = Apagar
about = { $verb }: { $title }
missing = Não é possível ler esta partida.

## Statistics

whose = Partidas de quem?
won = Ganha
lost = Não ganha
tile-games = Partidas
tile-wins = Ganhas
tile-streak = Vitórias seguidas
tile-longest = Melhor série
by-game = Por jogo
by-level = Contra bots
everybody = Todos
chart-points = Pontos, partida a partida
table-game = Jogo
table-games = Vezes
table-wins = Ganhas
table-best = Máx.
table-average = Média
table-level = Bot
table-person = Jogador
table-share = Taxa
table-date = Data
table-points = Pontos
table-result = Resultado
wins-of = { $wins } de { $games }
best-about = Rever a melhor partida: { points }

## The replay of a finished game; round 0 is the first line

replay = Percorrer a partida
replay-first = Ir para o início
replay-back = Recuar uma jogada
replay-play = Reproduzir a partida
replay-next = Avançar uma jogada
replay-last = Ir para o fim
replay-review = Análise
replay-round = Ir para uma ronda
replay-speed = Ritmo
round =
    { $round ->
        [0] Primeira fila
       *[other] Ronda { $round }
    }
round-of-game = Partida { $game }, { round }
speed-half = Ritmo ½×
speed-usual = Ritmo 1×
speed-double = Ritmo 2×
speed-fast = Ritmo 4×

## The result of a game, to share; $place is 1 for the winner

result-head = Realmino: { $game }
result-line = { $place }. { $names }: { $points }

## The deal of the day; $own and $others are points, $number is how often somebody has tried

daily = Partida do dia
daily-deal = { $game } contra { $names }
daily-text = Neste dia, toda a gente recebe os mesmos dominós e os mesmos adversários. Conta a primeira partida.
daily-begin = Jogar
daily-go-on = Continuar
daily-again = Outra vez
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
daily-share = Realmino, { $day }: { $game } contra { LIST($names) }, { $own } : { LIST($others, type: "points") }
daily-share-again = { daily-share } ({ $number }.ª partida)
list-points = { $most } : { $last }
daily-copy = Copiar resultado
daily-copied = O teu resultado está na área de transferência.
daily-marked = O teu resultado está selecionado: copia-o agora.
daily-unknown = Não há partida do dia para esta ligação.
