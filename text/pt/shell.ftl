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
boot-setting = A pôr a mesa…

## What keeps the game from starting; $file is the name of a file

unsupported-local = Um navegador só abre esta página a partir de um servidor web: executa “python build.py play” na pasta do projeto.
unsupported-old = Este navegador é demasiado antigo para o jogo ou tem o WebAssembly desativado: usa uma versão atual do Firefox, Chrome, Edge ou Safari.
unsupported-missing = O ficheiro “{ $file }” do jogo não chegou: verifica a ligação à Internet e recarrega a página.
unsupported-damaged = O ficheiro “{ $file }” do jogo chegou danificado, talvez porque esta rede pede primeiro que inicies sessão: verifica a ligação à Internet e recarrega a página.
unsupported-failed = O jogo não conseguiu arrancar, e nada do que está guardado aqui se perdeu: recarrega a página ou experimenta uma versão atual do Firefox, Chrome, Edge ou Safari.

## A new version of the page

offline-ready = Há uma nova versão.
offline-unsaved = A nova versão espera: não foi possível guardar agora a tua partida. Aqui continua tudo na mesma; tenta de novo daqui a pouco.

## The list of saved games; a button's label names its game too

saved-games-resume = Continuar
saved-games-remove = Apagar
saved-games-download = Transferir
saved-games-more = mais { $number }
saved-games-about = { $verb }: { $title }
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
setup-partner =
    { $name ->
        [Tu] contigo
       *[other] com { $name }
    }

## The element for other pages, before it is tapped; its frame

realmino-board-label = Jogar

## A moment for elsewhere: its picture, its link, and the lines for another page

share-title = Partilhar este momento
share-png = Guardar PNG
share-svg = Guardar SVG
share-described = Copiar descrição
share-file = realmino
share-saved = Guardado como { $file }.
share-withheld = Este navegador não deixa as páginas ler os píxeis, por isso a imagem foi guardada em SVG: { $file }.
share-texts = Ligação e texto
share-link = Copiar ligação
share-position = Copiar posição
share-copied = Copiado.
share-page = Linhas para outra página
share-text = Põe estas linhas onde a mesa deve ficar. Enquanto ela não aparece, ou se não houver scripts, vê-se a imagem ou a ligação.
share-mode = Quem lê pode
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
share-close = Fechar
