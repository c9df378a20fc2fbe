### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

title = Tabuleiro de análise
close = Fechar
lead = Prepara qualquer posição, com toques ou pelo seu texto; depois pergunta ao treinador ou continua a jogar a partir daí.
game = Jogo
harmony = Harmonia
middle = Reino do Meio
kingdoms = Reinos
round = A ronda
round-which = Ronda
round-by-land = { $round }, pelo terreno
round-first = Primeira escolha
phase = O que se segue

## What comes now; the one in turn is not named

phase-a = Coloca-se um dominó
phase-b = Cavaleiros podem recolher impostos
phase-c = Pode construir-se um edifício
phase-d = Pode subornar-se o dragão
phase-e = Escolhe-se um dominó
phase-end = O turno termina
phase-o = Saem os reis
phase-t = Chegam edifícios ao tabuleiro
phase-l = Forma-se uma nova fila
phase-z = A partida terminou
laid = O dominó acabado de colocar está em
laid-on = { LIST($squares) }
laid-nowhere = em lado nenhum: não cabia

## The dominoes

line = Por colocar
line-help = Da esquerda para a direita; é a vez de quem tem o primeiro rei.
next = Para escolher
next-help = Os dominós já escolhidos têm um rei em cima.
order = Falta escolher, por esta ordem: { LIST($names) }.
line-none = Não resta nada por colocar.
next-none = A última fila já está escolhida.
passed = O primeiro turno está feito
taken-back = Um turno atrás
half =
    { $crowns ->
        [0] { NAME($terrain) }
        [one] { NAME($terrain) } com { $crowns } coroa
       *[other] { NAME($terrain) } com { $crowns } coroas
    }
domino = Dominó { $number }: { LIST($halves) }
domino-change = { $domino }. Trocar por outro
king = Quem tem o dominó { $number }?
king-nobody = ninguém
dominoes = Que dominó?
in-line = { $domino }, já numa fila

## The builders' board

board = Tabuleiro dos construtores
spot = Espaço de preço { $price }
spot-building = { NAME($building) }
spot-empty = vazio
spot-dragon = o dragão
burnt = Edifícios incendiados
burnt-more = Acrescentar um
burnt-not = por incendiar

## Text

text = Como texto
text-help = O texto de uma posição ou de um só reino, tal como o escrevem “Partilhar” e os documentos do Realmino. Muda com cada toque e também pode ser editado.
text-label = Posição
text-read = Ler o texto
text-copy = Copiar o texto
text-copied = O texto está na área de transferência.
text-marked = O texto está selecionado: copia-o à mão.
text-broken = Isto não é uma posição ({ $reason }). O tabuleiro está como estava.
text-done = Lido: { NAME($game) }, { $players } jogadores.
kept-broken = Não foi possível ler a posição da tua última visita; o tabuleiro é novo.

## What can be done

rivals = Quem joga pelos outros?
rivals-me = Eu
rivals-bot = { NAME($level) }
play = Jogar daqui
share = Partilhar
undo = Anular
new = Tabuleiro novo
ready = É a vez de: { $names }. Tudo bate certo.
ready-deal = Tudo bate certo.

## Why it is no position yet: one sentence says what and where

why-over = Aqui a partida já terminou: não resta nada para escolher. O bloco de pontuação conta-a.
why-round = O jogo não tem essa ronda.
why-phase = O que se segue não condiz com a ronda e as filas.
why-seat = O texto nomeia um jogador que não está nesta partida.
why-kings-missing = { $name }: falta um rei em cima de um dominó.
why-kings-more = { $name }: há um rei a mais em cima dos dominós.
why-kings-nobody = O dominó { $number } está por colocar e não é de ninguém.
why-order = O dominó { $number } está no sítio errado: os números vão a subir.
why-next =
    { $dominoes ->
        [one] Há { $dominoes } dominó para escolher em vez de { $wanted }.
       *[other] Há { $dominoes } dominós para escolher em vez de { $wanted }.
    }
why-box = O dominó { $number } não é da caixa da sua fila.
why-twice = O dominó { $number } está lá duas vezes.
why-count = Saíram mais ou menos dominós do que a ronda indica.
why-uncovered = { $name }: não há dominós da caixa, além dos que estão nas filas, que cubram este reino segundo as regras.
why-together = Cada reino é possível por si, mas a caixa e as regras não dão dominós para todos nesta ronda.
why-turns = { $name }: há mais terreno, ou mais edifícios e cavaleiros, do que os turnos jogados permitem.
why-discarded = { $name }: nesta ronda tem de haver mais terreno, porque os primeiros dominós cabem sempre.
why-tile = { NAME($building) }: está lá mais vezes do que na caixa.
why-tiles-due = O tabuleiro dos construtores enche-se antes de se formar a fila, enquanto houver edifícios.
why-emptied = O tabuleiro dos construtores tem mais espaços vazios do que os turnos desta ronda podem ter esvaziado.
why-dragon = O dragão está onde não se constrói nada nesta ronda, depois de alguém já ter jogado.
why-burnt = O dragão incendiou mais edifícios do que rondas houve.
why-coins = Há mais moedas do que os impostos podem ter dado, já pago o dragão.
why-laid = O dominó acabado de colocar não está no reino de quem tem a vez.
why-court = Uma parte da corte não pertence a este jogo.
