### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } e { -game-Q } no teu navegador
page-description = Joga { -game-K }, { -game-Q } e { -game-W } no teu navegador, com amigos no mesmo dispositivo ou contra bots. Também sem Internet.
page-app = Joga { -game-K }, { -game-Q } e { -game-W } com amigos ou bots, com ou sem Internet.
page-tagline = { -game-K }, { -game-Q } e { -game-W } com amigos, bots ou ambos.
page-colophon = Projeto não oficial de fãs. Jogos de Bruno Cathala, editados pela Blue Orange.
page-languages = Idiomas
page-pad = Contar os pontos à mesa
page-noscript = O Realmino precisa de JavaScript. Ativa-o, por favor.
page-not-found = Não há nenhuma página neste endereço.
page-stalled = O carregamento parou. Verifica se tens Internet, inicia sessão nesta rede se ela o pedir e permite os scripts desta página; depois, recarrega-a. As tuas partidas guardadas estão a salvo.

## A new version

update-now = Atualizar
update-later = Depois

## Saved games

games-shelf = Histórico e estatísticas
games-help = Ficam guardadas até as apagares.
games-file = Ficheiro de partidas

## Which game; $least to $most players

choice-daily-text = Nova todos os dias, igual para todos.
choice-learn = Aprende em 5 minutos
choice-puzzles-text = Encontra a melhor escolha.
choice-teach = Aprende a jogar:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Equipas
choice-game = Que jogo?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } jogadores
choice-game-K = Junta paisagens e reúne coroas.
choice-game-Q = Com vilas, cavaleiros, rainha e dragão.
choice-game-W = Os dois jogos, individualmente ou em equipa.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Jogadores
# As in English.
choice-bots = Bots
choice-places = Nomes e lugares
seat-name-pink = Nome (rosa)
seat-name-yellow = Nome (amarelo)
seat-name-green = Nome (verde)
seat-name-blue = Nome (azul)
seat-name-orange = Nome (laranja)
seat-name-purple = Nome (roxo)
seat-name-white = Nome (branco)
seat-name-red = Nome (vermelho)
seat-kind-pink = Jogador rosa
seat-kind-yellow = Jogador amarelo
seat-kind-green = Jogador verde
seat-kind-blue = Jogador azul
seat-kind-orange = Jogador laranja
seat-kind-purple = Jogador roxo
seat-kind-white = Jogador branco
seat-kind-red = Jogador vermelho
kind-person = Pessoa
kind-others = Bots simples
kind-none = Vazio
level-squire-text = para principiantes
level-knight-text = para partidas descontraídas
level-duke-text = para jogadores habituais
level-emperor-text = para peritos

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Dois jogadores partilham um reino de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-small-text = Reinos de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, { SPELLED($rounds, gender: "feminine") } rondas, metade de cada caixa.
variant-duel-text = Os { $dominoes } dominós, reinos de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { $points } pontos por encheres toda a tua grelha.
variant-middle-text = { $points } pontos por um castelo no meio.
variant-dynasty-text = Três partidas, um só total.
variant-borrowed = Vem do { -game-K }.

## More choices

choice-more = Mais opções
choice-seed = Código da partida
choice-seed-text = Mesmo código, mesmos dominós.
choice-handover = Pausa entre jogadores
choice-handover-text = Para partilhar um dispositivo.
choice-people = Nomes sugeridos
choice-begin = Começar
choice-by-link = Jogar por link
choice-live = Jogar ao vivo
choice-heard = Começa já a seguir…
choice-loading = A preparar…

## The frame of the table

table-title = A mesa
table-ask = Pedir conselho
table-redo = Refazer
# As in English.
table-menu = Menu
table-whole = Mesa inteira
table-open-board = Ampliar o tabuleiro dos construtores
table-yours = É a tua vez
table-phases = Este turno
table-choices = Jogadas possíveis
table-log = Registo
table-read = Ler a mesa
table-reading = A mesa em palavras
table-reading-keys = Toca num quadrado ou passa de um para outro com as setas.
table-step-through = Passo a passo
table-rotate = Rodar
table-dragon = Dragão
handover-text = Passa o dispositivo.
handover-go = Já cá estou
result-new = Início
result-look = Rever
result-review = Analisar
result-count = Recontar

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Ajuda
guide-rules = Regras
guide-things = Na mesa
guide-steps = O teu turno
guide-hands = Rato e toque
guide-keys = Teclas
table-asked = O que é isto?
guide-rule = Regra
thing-points = Pontos
thing-points-text = Cada território vale quadrados × coroas.
thing-waiting = Ordem de jogo
thing-waiting-text = A ordem para escolher o teu primeiro dominó.
thing-line = Esta ronda
thing-line-text = O número mais baixo joga primeiro.
thing-next = Próxima fila
thing-next-text = Os números baixos jogam mais cedo; os altos valem mais.
thing-coins = Moedas
thing-coins-text = Servem para comprar edifícios e subornar o dragão. As que sobram dão pontos.
thing-knights = Cavaleiros
thing-knights-text = Cada um recolhe uma moeda por quadrado do seu território.
thing-towers = Torres
thing-towers-text = Se conseguires torres e ninguém tiver mais, a rainha muda-se para o teu reino.
thing-queen = A rainha
thing-queen-text = Edifícios mais baratos e uma coroa extra no fim, mas sem poder subornar o dragão.
thing-pile = Peças de edifício
thing-pile-text = Voltam a encher o tabuleiro em cada ronda.
thing-cave = A gruta do dragão
thing-cave-text = Suborna o dragão para incendiar um edifício, uma vez por ronda.
thing-add = A: coloca o teu dominó
thing-add-text = Junta paisagens iguais ou toca no castelo. Não cabe? Descarta-o.
thing-tax = B: recolhe impostos
thing-tax-text = Podes pôr cavaleiros no teu novo dominó para ganhar moedas.
thing-construct = C: constrói um edifício
thing-construct-text = Podes comprar um para um quadrado de vila livre.
thing-burn = D: suborna o dragão
thing-burn-text = Podes pagar-lhe 1 moeda para incendiar um edifício.
thing-claim = E: escolhe o teu próximo dominó
thing-claim-text = Com isso termina o teu turno.
thing-end = Termina o teu turno
thing-end-text = Na última ronda não resta nada para escolher.
hand-place = Arrasta ou clica para colocar; roda com o botão direito ou a roda do rato.
hand-touch = Toca num quadrado, toca no dominó para o rodar e depois em “Colocar”.
hand-build = Escolhe um edifício e depois um quadrado de vila. Para os impostos, escolhe o teu novo dominó.
hand-look = Clica num reino para o ampliares.
hand-hurry = Clica no teu reino ou carrega em Espaço para apressar os bots.
hand-ask = Toca num símbolo ou num título para saberes o que é.
key-step = Mover
key-confirm = Colocar ou escolher
key-next = Lugar seguinte ou anterior
key-turn = Rodar
key-cancel = Devolver o dominó
key-undo = Anular
key-redo = Refazer
key-namesquares = Mostrar coordenadas
key-askadvice = Pedir conselho
key-askguide = Esta ajuda
key-control = Ctrl
key-shift = Shift
# As in English.
key-enter = Enter
key-space = Espaço
# As in English.
key-escape = Esc

## The menu

menu-title = Definições
menu-game = Partida
menu-games = As tuas partidas
menu-about = Sobre
menu-share = { history-act-share }
menu-analyse = Analisar posição
menu-leave = Sair da mesa
menu-pace = Ritmo dos bots
menu-pace-slow = Lento
# As in English.
menu-pace-normal = Normal
menu-pace-fast = Rápido
menu-pace-instant = Imediato
menu-thinking = Reflexão dos bots
menu-thinking-short = Curta
# As in English.
menu-thinking-normal = Normal
menu-thinking-long = Longa
menu-coach = Conselheiro
menu-coach-off = Desligado
menu-coach-ask = A pedido
menu-coach-warn = Com avisos
menu-theme = Aspeto
menu-theme-system = Automático
menu-theme-light = Claro
menu-theme-dark = Escuro
menu-confirm = Confirmar jogadas
menu-confirm-text = Sempre ativo em ecrã tátil.
menu-coordinates = Mostrar coordenadas
menu-points = Mostrar pontos
menu-points-text = Quantos dá cada lugar e cada dominó.
menu-sounds = Sons
menu-vibration = Vibração
menu-names = Nomes nos links

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = Sobre o Realmino
about-what = Joga { -game-K }, { -game-Q } e { -game-W }, que junta os dois. Sem contas nem publicidade. Depois da primeira visita funciona sem Internet, e as tuas partidas ficam no teu dispositivo.
about-fans = Projeto não oficial de fãs, com desenhos próprios. { -game-K } e { -game-Q } são jogos de { $author }, editados por { $publisher }; nem o autor nem a editora têm ligação a esta página. Gostas dos jogos? Compra os originais.
about-how = O Realmino é software livre: vê { $link }as suas licenças{ $end }.
about-rules = { $link }As regras{ $end } têm imagens e funcionam sem Internet depois de abertas.
about-documents = { $link }A documentação{ $end } explica como alojar e incorporar o Realmino.
about-reference = Quem programa pode usar { $link }a biblioteca{ $end } (requer Internet).
about-tiles = Sobre as peças
about-tiles-dominoes = Os dominós do { -game-Q } seguem uma lista pública. As fotografias confirmam cerca de metade; outra lista diverge em quatro.
about-tiles-buildings = O que valem no fim está bem documentado. Alguns efeitos imediatos estão num lado que se vê em poucas imagens; os assinalados em baixo são deduzidos.
about-tiles-table = Peças de edifício

## The page of licences

licences-title = Licenças – Realmino
licences-heading = Licenças
licences-text = O Realmino é software livre, tal como tudo o que inclui. Estes são os seus componentes e as suas licenças. O código-fonte das partes sob a Mozilla Public License está em { $address }.

## A board in a frame of another page

embed-title = Mesa – Realmino
embed-own-tab = Abrir noutro separador
embed-broken = Não é possível mostrar esta mesa.
embed-empty = Esta moldura mostra mesas noutras páginas, mas o seu endereço não indica nenhuma. { $link }A documentação{ $end } explica como incorporar uma.
embed-tried = Feito: a jogada é permitida.
embed-solution = Ver a solução

### What the page's scripts say, each before or without Python. A key begins with its script's name.

## Numbers inside a sentence, written out where people would

-spelled =
    { $capitalization ->
        [uppercase] { $number ->
            [0] { $gender ->
                [feminine] Nenhuma
               *[masculine] Nenhum
            }
            [1] { $gender ->
                [feminine] Uma
               *[masculine] Um
            }
            [2] { $gender ->
                [feminine] Duas
               *[masculine] Dois
            }
            [3] Três
            [4] Quatro
            [5] Cinco
            [6] Seis
            [7] Sete
            [8] Oito
            [9] Nove
            [10] Dez
            [11] Onze
            [12] Doze
           *[other] { $number }
        }
       *[lowercase] { $number ->
            [0] { $gender ->
                [feminine] nenhuma
               *[masculine] nenhum
            }
            [1] { $gender ->
                [feminine] uma
               *[masculine] um
            }
            [2] { $gender ->
                [feminine] duas
               *[masculine] dois
            }
            [3] três
            [4] quatro
            [5] cinco
            [6] seis
            [7] sete
            [8] oito
            [9] nove
            [10] dez
            [11] onze
            [12] doze
           *[other] { $number }
        }
    }

## Loading

boot-loading = A carregar o jogo… { NUMBER($share, style: "percent") }
boot-starting =
    { $screen ->
        [setup] Está quase… Já podes carregar em “Começar”.
       *[table] Está quase…
    }
boot-setting = A preparar a mesa…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Esta página precisa de um servidor web. Executa “python build.py play” na pasta do projeto.
unsupported-old = Este navegador é demasiado antigo ou tem o WebAssembly desativado. Usa uma versão atual do Firefox, Chrome, Edge ou Safari.
unsupported-sandboxed = O jogo não pode funcionar aqui, porque falta “allow-same-origin” à “sandbox” da moldura.
unsupported-wasm = O WebAssembly está desativado, por exemplo pelo Modo de bloqueio. Permite-o neste site e recarrega a página.
unsupported-missing = Não foi possível carregar “{ $file }”. Verifica se tens Internet e recarrega a página.
unsupported-damaged = “{ $file }” chegou danificado. Verifica se tens Internet, inicia sessão nesta rede se ela o pedir e recarrega a página.
unsupported-failed = O jogo não conseguiu arrancar, mas as tuas partidas guardadas estão a salvo. Recarrega a página ou experimenta uma versão atual do Firefox, Chrome, Edge ou Safari.

## A new version of the page

offline-ready = Há uma nova versão.
offline-unsaved = Não foi possível guardar a tua partida, por isso a atualização espera. Continua a jogar e tenta de novo daqui a pouco.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = mais { $number }
saved-games-about = { history-about }
storage-strange = os dados não são uma partida guardada

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] O { -game-W } precisa de pelo menos { SPELLED($least) } jogadores. { give-more }
       *[other] São precisos pelo menos { SPELLED($least) } jogadores. { give-more }
    }
give-more =
    { $missing ->
        [one] Acrescenta um jogador ou bot.
       *[other] Acrescenta { SPELLED($missing) } jogadores ou bots.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } jogadores, { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } jogadores com { SPELLED($kings) } reis cada um, { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase", gender: "feminine") } equipas de dois, { mix-size }.
    }
mix-size = reinos de { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds, gender: "feminine") } rondas, filas de { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }Sobra um dominó por fila.
       *[other] { " " }Sobram { SPELLED($left) } dominós por fila.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }O livro de regras recomenda equipas.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Só para dois jogadores: acrescenta um.
        [one] Só para dois jogadores: tira um.
       *[other] Só para dois jogadores: tira { SPELLED($surplus) }.
    }
setup-small = Só para três ou quatro jogadores.
setup-teams =
    { $players ->
        [7] Em equipa são precisos seis ou oito jogadores: acrescenta ou tira um.
       *[other] { $missing ->
            [one] Em equipa são precisos seis ou oito jogadores: acrescenta um.
           *[other] Em equipa são precisos seis ou oito jogadores: acrescenta { SPELLED($missing) }.
        }
    }
setup-you = { you }
setup-forget = Esquecer { $name }
setup-partner = par: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }
realmino-board-blocked = { embed-broken }
realmino-board-sandboxed = { unsupported-sandboxed }
realmino-board-tab = { embed-own-tab }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = { menu-share }
share-tab-picture = Imagem
share-tab-film = Vídeo
# As in English.
share-tab-link = Link
share-film-making = A criar o vídeo…
share-film-about = Um vídeo de poucos segundos mostra como os reinos cresceram. É criado no teu dispositivo.
share-film-make = Criar vídeo
share-film-cancel = { button-cancel }
share-film-cancelled = Cancelado.
share-film-save = Guardar vídeo
share-film-again = Ver outra vez
share-film-title = Os nossos reinos no Realmino
share-film-file = realmino-video
share-film-impossible = Este navegador não consegue criar vídeos. Partilha a imagem.
share-link-about = O link abre este momento. Quem o receber pode rever a partida ou continuar a jogar.
share-result = Copiar resultado
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copiar descrição
# As in English.
share-file = realmino
share-saved = Guardado como { $file }.
share-withheld = { pad-as-svg }
share-send = { menu-share }
share-more = Mais
share-link = { pad-share }
share-position = Copiar posição
share-copied = Copiado.
share-page = Código para incorporar
share-text = Cola este código onde a mesa deve aparecer. Até ela carregar, ou sem scripts, vê-se uma imagem ou um link.
share-mode = Os visitantes podem
share-replay = rever
share-play = continuar a jogar
share-score = ver os pontos
share-pictured = Incluir uma imagem da mesa
share-unpictured = Vai sem imagem, porque este navegador não deixa a página criá-la.
share-alternative = Um momento de uma partida: { $turn }
share-lines = Código
share-copy = Copiar código
share-marked = O código está selecionado: copia-o agora.
share-lead = Um momento desta partida, no Realmino
share-close = { close }
