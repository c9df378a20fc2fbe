### The score pad: for people who play with the real box and count on a page.
### Variables: $name is a player (or a team), $names are several; $square is a square of the pad (c4).

## The page

pad-title = Bloco de pontuação · Realmino
pad-description = Conta uma partida de { -game-K }, { -game-Q } ou { -game-W } jogada com a caixa verdadeira: marca os reinos, lê a pontuação linha a linha e partilha-a como ligação ou imagem.
pad-heading = Bloco de pontuação
pad-tagline = Joga com a caixa e conta aqui: marca os reinos, e a pontuação cresce ao lado.
pad-home = Voltar ao jogo
pad-loading = A preparar o bloco…
pad-noscript = O bloco de pontuação precisa de JavaScript, que aqui está desativado.

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
pad-option-duel = Duelo Poderoso
pad-option-harmony = Harmonia
pad-option-middle = Reino do Meio
pad-option-teams = Equipas de dois
pad-option-dynasty = Dinastia
pad-one-game = Agora conta-se só esta partida. Anular traz as outras de volta.
pad-variants = Variantes
pad-names = Nomes e cores
pad-name = Nome do jogador { $number }
pad-colour = Cor do jogador { $number }

## Entering a kingdom

pad-kingdoms = Reinos
pad-games = Partidas da Dinastia
pad-games-game = Partida { $game }
pad-kingdom-tab = { $name }, { points }
pad-kingdom-grid = Reino de { $name }
pad-brushes = O que um toque marca
pad-brush-crowns =
    { $crowns ->
        [0] Sem coroa
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pad-brush-knight = Cavaleiro
pad-brush-building = Edifício
pad-brush-building-chosen = Edifício: { NAME($building) }
pad-brush-castle = Castelo
pad-brush-erase = Apagar
pad-hint-land = { NAME($terrain, capitalization: "uppercase") }: toca nos seus quadrados; mais um toque junta uma coroa.
pad-hint-town = Vila: toca nos seus quadrados; os edifícios têm o seu próprio pincel.
pad-hint-crowns =
    { $crowns ->
        [0] Toca num quadrado para lhe tirar as coroas.
        [one] Toca num quadrado para lhe dar { $crowns } coroa.
       *[other] Toca num quadrado para lhe dar { $crowns } coroas.
    }
pad-hint-knight = Toca num quadrado para pôr ou tirar um cavaleiro.
pad-hint-building = Toca num quadrado para pôr ou tirar { NAME($building, article: "definite") }.
pad-hint-castle = Toca no quadrado onde está o castelo.
pad-hint-erase = Toca num quadrado para o esvaziar.
pad-keys = Teclas: as setas movem, { $lands } põem paisagens, de 0 a 3 dão coroas, C move o castelo, Delete esvazia um quadrado, Ctrl+Z anula.
pad-keys-court = Teclas: as setas movem, { $lands } põem paisagens, de 0 a 3 dão coroas, N põe um cavaleiro, B um edifício, C move o castelo, Delete esvazia um quadrado, Ctrl+Z anula.
pad-square-empty = { $square }, vazio
pad-square-castle = { $square }, o castelo
pad-square-land =
    { $crowns ->
        [0] { $square }, { NAME($terrain) }
        [one] { $square }, { NAME($terrain) } com { $crowns } coroa
       *[other] { $square }, { NAME($terrain) } com { $crowns } coroas
    }
pad-square-building = { $square }, { NAME($building) }
pad-square-knight = { $what }, um cavaleiro
pad-buildings = Que edifício?
pad-building = { NAME($building) }: { $effects }

## What a kingdom owns

pad-owned = Além das paisagens
pad-owned-coins = Moedas
pad-owned-ready = Cavaleiros na guarda
pad-owned-towers = Torres
pad-owned-help = O número de cavaleiros e de torres vem dos edifícios; altera-o se na tua mesa for outro.
pad-queen = A rainha
pad-queen-nobody = com ninguém
pad-queen-with = com { $name }

## The score

pad-standings = Classificação
pad-ahead = À frente
pad-building-reason = { $effects }
pad-announced = { $name }: { points }.

## What no box allows, as calm notes

pad-notes = A rever
pad-notes-none = Tudo bate certo com a caixa.
pad-odd-apart = { $name }: a paisagem em { $square } não está ligada ao castelo.
pad-odd-odd = { $name }: { squares } com paisagem; os dominós cobrem um número par.
pad-odd-crowned = { $name }: a vila em { $square } tem uma coroa, e nenhuma vila da caixa tem coroas.
pad-odd-twice =
    { $copies ->
        [one] { NAME($building) }: na caixa só há uma peça.
       *[other] { NAME($building) }: na caixa só há { $copies } peças.
    }
pad-odd-large = { $name }: o reino tem { $wide }{ "\u00A0" }×{ "\u00A0" }{ $high } quadrados, e o máximo é { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
pad-odd-box =
    { $crowns ->
        [0] { NAME($terrain, capitalization: "uppercase") } sem coroa: mais { squares } do que há na caixa.
        [one] { NAME($terrain, capitalization: "uppercase") } com { $crowns } coroa: mais { squares } do que há na caixa.
       *[other] { NAME($terrain, capitalization: "uppercase") } com { $crowns } coroas: mais { squares } do que há na caixa.
    }
pad-odd-knight = { $name }: os cavaleiros e os edifícios não contam no { NAME($game) }.
pad-odd-knights = { $name }: { knights }; as regras e os edifícios dão { $most }.
pad-odd-towers = { $name }: { towers }; os edifícios dão { $most }.
pad-odd-coins = { $name }: { coins }; com estes cavaleiros no reino, no máximo { $most }.
pad-odd-queen = A rainha fica com quem tem mais torres.

## What can be done with a pad

pad-undo = Anular
pad-new = Bloco novo
pad-read = Ler uma posição
pad-share = Copiar ligação
pad-png = Guardar PNG
pad-svg = Guardar SVG
pad-new-title = Começar um bloco novo?
pad-new-text = Esvaziam-se todos os reinos de todas as partidas; o jogo e os jogadores mantêm-se. Anular traz tudo de volta.
pad-new-yes = Começar outro
pad-new-no = Manter este
pad-read-title = Ler uma posição
pad-read-text = Cola o texto de uma posição ou de um só reino, no formato das partidas e da documentação do Realmino. Anular traz este bloco de volta.
pad-read-label = Posição
pad-read-go = Ler
pad-read-broken = Este texto não é uma posição ({ $reason }). Nada mudou.
pad-read-done = Lido: { NAME($game) }, { $players } jogadores.
pad-copied = A ligação para este bloco está na área de transferência.
pad-shown = A ligação para este bloco está na barra de endereço.
pad-saved-picture = A imagem foi guardada como { $file }.
pad-as-svg = Este navegador não deixa as páginas ler os píxeis, por isso a imagem foi guardada em SVG: { $file }.
pad-picture-told = { $summary }: { LIST($scores, type: "unit") }
pad-picture-game = { $summary } · Partida { $game }
pad-picture-file = realmino-pontuacao
pad-link-broken = Esta ligação está danificada ou incompleta ({ $reason }). Pede-a de novo; o teu próprio bloco está aqui.
pad-link-title = Abrir o bloco desta ligação?
pad-link-text = Nesta página já há um bloco teu. O da ligação ocupa o seu lugar; Anular traz o teu de volta.
pad-link-yes = Abrir
pad-link-no = Manter o meu
pad-unkept = Este navegador não guarda nada para esta página: copia a ligação antes de a fechar.
pad-broken = Não é possível ler o bloco que estava guardado aqui ({ $reason }). Fica à parte, e este é novo.
