### What stands on the page itself: the set-up screen, the frame of the table, the dialogs.

## The page, as browsers and search engines show it

page-title = Realmino · { -game-K } e { -game-Q } no teu navegador
page-description = Joga { -game-K }, { -game-Q } e o { -game-W } com amigos à mesma mesa ou contra bots, no navegador, com ou sem Internet.
page-app = { -game-K }, { -game-Q } e { -game-W } no teu navegador, com amigos ou bots, com ou sem Internet.
page-tagline = { -game-K }, { -game-Q } e { -game-W } no teu navegador, para dois a oito jogadores: amigos à mesma mesa, bots ou uns e outros.
page-colophon = Projeto não oficial de fãs. { -game-K } e { -game-Q } são jogos de Bruno Cathala, editados pela Blue Orange.
page-languages = Idiomas
page-pad = Contar pontos do jogo de tabuleiro
page-noscript = O Realmino precisa de JavaScript, que aqui está desativado.
page-stalled = O carregamento parou, talvez porque a ligação caiu, porque esta rede pede primeiro que inicies sessão ou porque algo bloqueia os scripts desta página. Nada do que está guardado aqui se perdeu: verifica a ligação à Internet e recarrega a página.

## A new version

update-now = Atualizar
update-later = Depois

## Saved games

games-shelf = Histórico e estatísticas
games-help = Todas as partidas ficam guardadas até as apagares.
games-download = Transferir partidas
games-read = Ler partidas de um ficheiro
games-file = Um ficheiro de partidas

## Which game; $least to $most players

choice-daily-text = Uma partida por dia, igual para toda a gente.
choice-teach = Primeira vez? Aprende a jogar:
choice-teach-K = { -game-K }
choice-teach-Q = { -game-Q }
choice-teach-W = Equipas
choice-game = Que jogo?
choice-game-name = { NAME($game) }
choice-game-seats = { $least }–{ $most } jogadores
choice-game-K = Junta dominós à volta do teu castelo: ganha quem tem grandes territórios com muitas coroas.
choice-game-Q = Vilas e cavaleiros, uma rainha a quem agradar e um dragão para subornar.
choice-game-W = As duas caixas, em jogo individual ou em equipas de dois.

## Who plays; a seat is known by its colour until somebody has named it

choice-seats = Quem joga?
seat-name-pink = Nome do jogador rosa
seat-name-yellow = Nome do jogador amarelo
seat-name-green = Nome do jogador verde
seat-name-blue = Nome do jogador azul
seat-name-orange = Nome do jogador laranja
seat-name-purple = Nome do jogador roxo
seat-name-white = Nome do jogador branco
seat-name-red = Nome do jogador vermelho
seat-kind-pink = Quem joga com o rosa
seat-kind-yellow = Quem joga com o amarelo
seat-kind-green = Quem joga com o verde
seat-kind-blue = Quem joga com o azul
seat-kind-orange = Quem joga com o laranja
seat-kind-purple = Quem joga com o roxo
seat-kind-white = Quem joga com o branco
seat-kind-red = Quem joga com o vermelho
kind-person = Pessoa
kind-others = Para curiosos
kind-none = Vazio
level-squire-text = para crianças e primeiras partidas: não repara no que está rodado ou longe
level-knight-text = para um serão descontraído: fica com os pontos à vista e não planeia nada
level-duke-text = para quem joga muito: pensa à frente, mas não no que os outros vão fazer
level-queen-text = para os melhores: joga mentalmente a partida até ao fim, muitas vezes

## Variants; $dominoes and $grid, $points, $games are numbers of the rules

variant-teams-text = Dois jogadores partilham um reino de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }, com os seus cavaleiros e moedas.
variant-duel-text = Todos os { $dominoes } dominós para dois, num grande reino de { $grid }{ "\u00A0" }×{ "\u00A0" }{ $grid }.
variant-harmony-text = { $points } pontos por um reino completo, sem buracos.
variant-middle-text = { $points } pontos por um castelo mesmo no centro.
variant-dynasty-text = Três partidas seguidas; somam-se todos os pontos.
variant-borrowed = Um extra vindo do { -game-K }.

## More choices

choice-more = Mais opções
choice-seed = Código da partida
choice-seed-text = O mesmo código dá os mesmos dominós. Deixa-o vazio para baralhar de novo.
choice-handover = Pausa entre jogadores
choice-handover-text = Mostra de quem é a vez antes de o dispositivo mudar de mãos.
choice-people = Nomes sugeridos
choice-begin = Começar
choice-heard = A partida começa assim que a mesa estiver pronta.
choice-loading = A preparar a mesa…

## The frame of the table

table-title = A mesa
table-ask = Pedir conselho
table-redo = Refazer
table-menu = Menu
table-whole = Mesa inteira
table-open-board = Tabuleiro dos construtores: ver em grande, com textos
table-yours = É a tua vez
table-phases = Este turno
table-choices = Opções
table-log = Jogadas
table-read = Ler a mesa
table-reading = A mesa em palavras
table-reading-keys = Toca num quadrado ou passa de um para outro com as setas.
table-step-through = Passo a passo
table-rotate = Rodar
table-dragon = Dragão
handover-text = Passa o dispositivo e, depois, é só avançar.
handover-go = Já cá estou
result-new = Nova partida
result-look = Ver outra vez
result-review = Analisar a partida
result-count = Contar de novo
result-day = Partilhar resultado
result-link = Copiar ligação
result-text = Copiar resultado

## The guide: where the rules are read, what things are, the gestures and the keys

table-guide = Ajuda
guide-rules = As regras deste jogo
guide-things = O que há na mesa
guide-steps = Os passos de um turno
guide-hands = Rato e dedos
guide-keys = Teclas
table-asked = O que é isto?
guide-rule = A regra
thing-points = Pontos
thing-points-text = Todos os pontos até agora: cada território vale os seus quadrados vezes as suas coroas.
thing-waiting = Quem escolhe a seguir
thing-waiting-text = Os reis já foram sorteados. É por esta ordem que escolhem na primeira fila.
thing-line = Esta ronda
thing-line-text = Os reis destes dominós jogam à vez, do número mais baixo para o mais alto.
thing-next = Próxima fila
thing-next-text = É daqui que o teu rei escolhe um dominó. Os números baixos jogam mais cedo na próxima ronda; os altos têm paisagens mais raras e mais coroas.
thing-coins = Moedas
thing-coins-text = Servem para pagar edifícios e para subornar o dragão. São os cavaleiros que as recolhem, e as que sobram no fim dão pontos.
thing-knights = Cavaleiros
thing-knights-text = Estão na guarda, prontos a recolher impostos no dominó que colocares: cada um traz tantas moedas quantos os quadrados do seu território.
thing-towers = Torres
thing-towers-text = Alguns edifícios trazem-nas. A rainha muda-se para quem conseguir pelo menos tantas como cada um dos outros.
thing-queen = A rainha
thing-queen-text = Quem a tem paga menos pelos edifícios, mas não pode subornar o dragão. No fim, é mais uma coroa no território mais extenso.
thing-pile = Peças de edifício
thing-pile-text = Os edifícios que ainda vão sair. Preenchem os espaços vazios do tabuleiro no fim de cada ronda.
thing-cave = A gruta do dragão
thing-cave-text = Enquanto o dragão estiver na gruta, podes suborná-lo para incendiar um edifício do tabuleiro. Volta no fim da ronda.
thing-add = A: coloca o teu dominó
thing-add-text = Pelo menos uma metade tem de tocar numa paisagem igual ou no castelo. Um dominó que não caiba é descartado.
thing-tax = B: recolhe impostos
thing-tax-text = Se quiseres, põe cavaleiros no dominó que acabaste de colocar: cada um traz tantas moedas quantos os quadrados do seu território.
thing-construct = C: constrói um edifício
thing-construct-text = Se quiseres, compra um edifício do tabuleiro e põe-no num quadrado de vila livre do teu reino.
thing-burn = D: suborna o dragão
thing-burn-text = Se quiseres, paga-lhe 1 moeda para incendiar um edifício do tabuleiro; assim, ninguém fica com ele.
thing-claim = E: escolhe o teu próximo dominó
thing-claim-text = O teu rei passa para um dominó livre da próxima fila e o teu turno termina.
thing-end = Termina o teu turno
thing-end-text = Na última ronda não há dominó para escolher.
hand-place = Arrasta um dominó para o seu quadrado ou clica no quadrado. A roda ou o botão direito do rato fazem-no rodar.
hand-touch = Com o dedo, toca num quadrado, toca de novo no dominó para o rodar e carrega em Colocar.
hand-build = Escolhe um edifício do tabuleiro e depois um dos teus quadrados de vila. Para os impostos, escolhe um quadrado do dominó que acabaste de colocar.
hand-look = Escolhe outro reino para o ver em grande, e mais uma vez para voltar.
hand-hurry = Enquanto os outros jogam, escolhe um quadrado do teu reino, ou carrega na tecla Espaço na mesa, para que os bots se apressem até à tua vez.
hand-ask = Aponta para uma imagem ou um título ao lado dos reinos, ou toca neles, para saberes o que são.
key-step = Mover o dominó ou percorrer a fila
key-confirm = Colocar ou escolher o que se vê
key-next = Lugar possível seguinte ou anterior
key-turn = Rodar o dominó
key-cancel = Devolver o dominó
key-undo = Anular
key-redo = Refazer
key-namesquares = Mostrar ou ocultar os nomes dos quadrados
key-askadvice = Pedir conselho
key-askguide = Esta ajuda
key-control = Ctrl
key-shift = Shift
key-enter = Enter
key-space = Espaço
key-escape = Esc

## The menu

menu-title = Definições
menu-about = Sobre
menu-link = Copiar ligação a este momento
menu-share = Partilhar
menu-analyse = Analisar esta posição
menu-leave = Sair da mesa
menu-pace = Ritmo dos bots
menu-pace-slow = Lento
menu-pace-normal = Normal
menu-pace-fast = Rápido
menu-pace-instant = Imediato
menu-thinking = Tempo para pensar
menu-thinking-short = Curto
menu-thinking-normal = Normal
menu-thinking-long = Longo
menu-coach = Conselheiro
menu-coach-off = Desligado
menu-coach-ask = A pedido
menu-coach-warn = Também avisa dos erros
menu-theme = Aspeto
menu-theme-system = Automático
menu-theme-light = Claro
menu-theme-dark = Escuro
menu-confirm = Perguntar antes de colocar
menu-confirm-text = Com o dedo, pergunta-se sempre.
menu-coordinates = Mostrar os nomes dos quadrados
menu-points = Mostrar pontos
menu-points-text = O que cada lugar dá e o máximo que cada dominó te daria agora.
menu-sounds = Sons
menu-vibration = Vibração
menu-names = Nomes nas ligações

## About; $author and $publisher are set in bold, $link and $end are the ends of a link

about-title = Sobre o Realmino
about-what = Com o Realmino podes jogar nesta página o { -game-K }, o { -game-Q } e o { -game-W }, que junta os dois. Depois da primeira visita não precisa de Internet; não tem servidor, contas nem publicidade, e as tuas partidas ficam no teu dispositivo.
about-fans = É um projeto não oficial de fãs, com desenhos e textos próprios. { -game-K } e { -game-Q } são jogos de { $author }, editados por { $publisher }; nem um nem outro tem nada que ver com esta página. Se gostas destes jogos, as caixas verdadeiras merecem um lugar na tua estante.
about-how = As regras, os bots e a mesa estão escritos em Python e correm no teu navegador com PyScript e Pyodide. { $link }As licenças de todas as partes{ $end } acompanham o jogo.
about-rules = { $link }As regras{ $end } de todos os jogos são explicadas com imagens. Depois de as abrires uma vez, também as podes ler sem Internet.
about-documents = { $link }A documentação{ $end } explica como alojar o Realmino, como mostrar partidas nas tuas próprias páginas e como usá-lo como biblioteca.
about-reference = Para quem programa, as regras são uma biblioteca de Python, descrita na { $link }sua referência{ $end }, que precisa de Internet.
about-tiles = Sobre as peças
about-tiles-dominoes = Os dominós do { -game-Q } seguem uma lista pública; as fotografias confirmam cerca de metade. Outra lista diverge em quatro.
about-tiles-buildings = O que um edifício vale no fim está bem documentado. O que alguns dão de imediato está no lado cinzento, que se vê em poucas imagens: onde não se vê, foi deduzido de totais publicados, como o número de cavaleiros e de torres na caixa. A tabela diz o que foi visto e o que foi deduzido.
about-tiles-table = As peças de edifício

## The page of licences

licences-title = Licenças – Realmino
licences-heading = Licenças
licences-text = O próprio Realmino é software livre, tal como tudo o que traz consigo para funcionar no teu navegador. Estas são as partes, com as condições dos seus autores. O código-fonte das partes sob a Mozilla Public License está em { $address }.

## A board in a frame of another page; $reason is what is wrong with it

embed-title = Uma mesa – Realmino
embed-own-tab = Abrir noutro separador
embed-broken = Não é possível mostrar esta mesa: { $reason }.
embed-empty = Esta moldura serve para mostrar mesas noutras páginas, e o seu endereço não indica nenhuma. { $link }A documentação{ $end } explica como mostrar uma numa página tua.
embed-tried = Feito: as regras permitem-no.
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
        [setup] Está quase… Já podes carregar em Começar.
       *[table] Está quase…
    }
boot-setting = A preparar a mesa…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Um navegador só abre esta página a partir de um servidor web: executa “python build.py play” na pasta do projeto.
unsupported-old = Este navegador é demasiado antigo para o jogo ou tem o WebAssembly desativado: usa uma versão atual do Firefox, Chrome, Edge ou Safari.
unsupported-missing = O ficheiro “{ $file }” do jogo não chegou: verifica a ligação à Internet e recarrega a página.
unsupported-damaged = O ficheiro “{ $file }” do jogo chegou danificado, talvez porque esta rede pede primeiro que inicies sessão: verifica a ligação à Internet e recarrega a página.
unsupported-failed = O jogo não conseguiu arrancar, mas nada do que está guardado aqui se perdeu: recarrega a página ou experimenta uma versão atual do Firefox, Chrome, Edge ou Safari.

## A new version of the page

offline-ready = Há uma nova versão.
offline-unsaved = A nova versão espera: não foi possível guardar agora a tua partida. Aqui continua tudo na mesma; tenta de novo daqui a pouco.

## The list of saved games; a button's label names its game too

saved-games-resume = { history-act-resume }
saved-games-remove = { history-act-remove }
saved-games-download = { history-act-download }
saved-games-more = mais { $number }
saved-games-about = { history-about }
storage-strange = não é um texto guardado

## The set-up: what the chosen game and players mean, and what is missing

setup-few =
    { $game ->
        [W] O { -game-W } precisa de pelo menos { SPELLED($least) } jogadores. { give-more }
       *[other] Uma partida precisa de pelo menos { SPELLED($least) } jogadores. { give-more }
    }
give-more =
    { $missing ->
        [one] Acrescenta mais um jogador ou bot.
       *[other] Acrescenta mais { SPELLED($missing) } jogadores ou bots.
    }
setup-mix = { mix-kingdoms }{ mix-left }{ mix-advice }
mix-kingdoms =
    { $teams ->
        [0] { $kings ->
            [one] { SPELLED($players, capitalization: "uppercase") } jogadores, reinos de { mix-size }.
           *[other] { SPELLED($players, capitalization: "uppercase") } jogadores com { SPELLED($kings) } reis cada um, reinos de { mix-size }.
        }
       *[other] { SPELLED($teams, capitalization: "uppercase", gender: "feminine") } equipas de dois, cada uma com um reino de { mix-size }.
    }
mix-size = { $side }{ "\u00A0" }×{ "\u00A0" }{ $side }, { SPELLED($rounds, gender: "feminine") } rondas com filas de { SPELLED($line) }
mix-left =
    { $left ->
        [0] { "" }
        [one] { " " }Sobra um dominó de cada fila.
       *[other] { " " }Sobram { SPELLED($left) } dominós de cada fila.
    }
mix-advice =
    { $crowded ->
        [yes] { " " }É possível, embora o livro de regras aconselhe equipas.
       *[no] { "" }
    }
setup-duel =
    { $surplus ->
        [0] Só para dois jogadores: acrescenta mais um.
        [one] Só para dois jogadores: deixa um lugar em “Vazio”.
       *[other] Só para dois jogadores: deixa { SPELLED($surplus) } lugares em “Vazio”.
    }
setup-unteamed =
    { $players ->
        [7] As equipas são para seis ou oito jogadores: acrescenta mais um ou deixa um lugar em “Vazio”.
       *[other] { $missing ->
            [one] As equipas são para seis ou oito jogadores: acrescenta mais um.
           *[other] As equipas são para seis ou oito jogadores: acrescenta mais { SPELLED($missing) }.
        }
    }
setup-you = { you }
setup-forget = Esquecer { $name }
setup-partner = equipa: { $name }

## The element for other pages, before it is tapped; its frame

realmino-board-label = { daily-begin }

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Partilhar este momento
share-png = { pad-png }
share-svg = { pad-svg }
share-described = Copiar descrição
share-file = realmino
share-saved = Guardado como { $file }.
share-withheld = { pad-as-svg }
share-texts = Ligação e texto
share-link = { pad-share }
share-position = Copiar posição
share-copied = Copiado.
share-page = Linhas para outra página
share-text = Põe estas linhas onde a mesa deve ficar. Enquanto ela não aparece, ou se não houver scripts, vê-se a imagem ou a ligação.
share-mode = Os visitantes podem
share-replay = rever
share-play = continuar a jogar
share-score = ver os pontos
share-pictured = Com uma imagem da mesa
share-unpictured = As linhas vão sem imagem: este navegador não deixa as páginas ler os píxeis.
share-alternative = Um momento de uma partida: { $turn }
share-lines = As linhas
share-copy = Copiar linhas
share-marked = As linhas estão selecionadas: copia-as agora.
share-lead = Um momento desta partida, no Realmino
share-close = { close }
