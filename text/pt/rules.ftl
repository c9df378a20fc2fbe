### The rules reference: what stands around its texts, which are in rulebook/en.

## The pages

rules-title = As regras do { -game-K }, do { -game-Q } e do { -game-W }
rules-page-title = { $title } – As regras – Realmino
rules-description = As regras do { -game-K }, do { -game-Q } e do { -game-W } por palavras nossas, com imagens e exemplos.
rules-short = As regras
rules-skip = Ir para o texto
rules-play = Jogar
rules-chapters = Capítulos
rules-contents = Todas as regras
rules-to-contents = Índice
rules-index = De A a Z
rules-index-entry = { $chapter }: { $rule }
rules-tables = Tabelas
rules-earlier = Anterior: { $title }
rules-later = Seguinte: { $title }
rules-colophon = Projeto não oficial de fãs, com textos e desenhos próprios. { -game-K } e { -game-Q } são jogos de Bruno Cathala, editados pela Blue Orange.
rules-languages = As regras noutras línguas
rules-documents = Documentação para programar e alojar
rules-number = { SPELLED($number) }

## The search

rules-search = Procurar nas regras
rules-search-here = Procurar
rules-nothing = Nada encontrado
rules-offline = Não foi possível carregar a pesquisa. “Todas as regras” tem um índice de A a Z.

## Below a picture

rules-try = Experimentar
rules-play-this = Jogar esta posição
rules-try-wait = Um momento…
rules-try-close = Voltar à imagem
rules-copy = Partilhar
rules-copy-position = Copiar posição
rules-copy-picture = Copiar link da imagem
rules-copy-lines = Copiar código para incorporar
rules-save-png = Guardar em PNG
rules-save-svg = Guardar em SVG
rules-copy-link = Esta posição, no Realmino
rules-copied = Copiado
rules-saved = Guardado
rules-as-svg = Guardado em SVG: este navegador não consegue guardar PNG aqui
rules-not-saved = Não guardado: não foi possível carregar a imagem
rules-not-copied = Não copiado: o navegador não o permite
rules-examples =
    { $count ->
        [one] { $count } exemplo
       *[other] { $count } exemplos
    }
rules-total-seat = Reino
rules-total-game = Partida { $number }
# As in English.
rules-total-sum = Total

## The description of an example

rules-check-before = Antes, { $letter } tem { coins }, { knights } na guarda e { towers }
rules-check-played = Depois: { LIST($moves, type: "clauses") }
rules-check-allowed = Permitido: { $tried }
rules-check-refused = Não permitido: { $tried }. { $reason }
rules-check-score = Vale { points }
rules-check-largest = Território mais extenso: { squares }
rules-check-winners =
    { $count ->
        [one] Ganha { LIST($letters) }
       *[other] { LIST($letters) } partilham a vitória
    }
rules-check-points = { $letter } tem { points }
rules-check-to_act = É a vez de { $letter }
rules-check-due-kings = A seguir sorteiam-se os reis
rules-check-due-line = A seguir forma-se uma fila
rules-check-due-tiles = A seguir saem peças de edifício
rules-check-over = A partida terminou
rules-check-purse = { $letter } tem { coins }, { knights } na guarda e { towers }
rules-check-queen =
    { $letter ->
        [nobody] A rainha não está com ninguém
       *[other] A rainha está com { $letter }
    }
rules-check-dragon =
    { $spot ->
        [cave] O dragão está na sua gruta
       *[other] O dragão está no espaço de custo { $spot }
    }
rules-check-legal = Jogadas possíveis: { LIST($moves, type: "clauses") }
rules-check-legal-many = { $count } jogadas possíveis
rules-item-territory = { $terrain }: { $size }{ "\u00A0" }×{ "\u00A0" }{ crowns } = { $points }
rules-item-coins = { coins }: { points }
rules-item-harmony = Harmonia: { points }
rules-item-middle = Reino do Meio: { points }
rules-item-building = { $building }: { points }

## The tables of the boxes

rules-dominoes = Os dominós
rules-dominoes-text = Cada caixa tem { $dominoes } dominós, numerados de { $first } a { $last }. Ninguém sabe quando sai cada um, mas todos podem saber quais existem.
rules-dominoes-sure = Até que ponto isto é certo?
rules-dominoes-sure-K = { -game-K }: várias descrições públicas e independentes coincidem em todos os dominós.
rules-dominoes-sure-Q = { -game-Q }: o conteúdo segue uma lista pública. As fotografias confirmam cerca de metade dos seus dominós diferentes e não contradizem nenhum; quase todos os números impressos dependem dessa lista. Outra lista pública diverge nos dominós { $first } a { $last }: tem floresta onde aqui há vila, ou seja, { $fewer } quadrados de vila em vez de { $towns }.
rules-box-K = { -game-K }
rules-box-Q = { -game-Q }
rules-dominoes-sheet = Todos os dominós do { NAME($game) } com os seus números; a tabela em baixo descreve-os por palavras
rules-dominoes-lands = Quadrados e coroas de cada paisagem
rules-dominoes-all = Todos os dominós
rules-dominoes-number = Número
rules-dominoes-first = Primeira metade
rules-dominoes-second = Segunda metade
rules-land = Paisagem
rules-squares = Quadrados
rules-crowns = Coroas
rules-sum = Ao todo
rules-buildings = Os edifícios
rules-buildings-text = O { -game-Q } tem { $tiles } peças de edifício de { $kinds } tipos. Em conjunto dão { knights } e { towers }.
rules-buildings-sure = O que um edifício vale no fim está bem documentado. O que dá de imediato está no lado cinzento, que se vê em poucas imagens: onde a tabela diz “deduzido”, escolhemos valores que batem certo com os totais publicados. Os nomes que não vêm em nenhum livro de regras descrevem o desenho; “Serralharia” e “Torre de menagem” são os nomes da edição portuguesa para a serração e a torre de guarda.
rules-building = Edifício
rules-copies = Exemplares
rules-effects = O que faz
rules-at-end-from = Efeito no fim
rules-at-once-from = Efeito imediato
rules-from-photo = visto em fotografias
rules-from-rulebook = segundo o livro de regras
rules-from-rulebook-name = nome do livro de regras
rules-from-single = de uma única fonte
rules-from-inferred = deduzido dos totais
rules-building-all = Todos os edifícios
rules-building-front = Em construção, no tabuleiro dos construtores
rules-building-done = Construído, num reino
rules-building-numbers = As suas peças
rules-building-price = Quanto custa
rules-building-price-text = O preço do espaço em que está, de { $most } moedas a zero. Fica mais barato quando as peças deslizam.
rules-building-rules = Regras relacionadas
rules-building-examples = Exemplos com este edifício
