### The analysis board, where any position of any game is set up, asked about and played on.
### Variables: $name is a player (or a team), $names are several.

## The screen

title = Tabuleiro de análise
close = Fechar
lead = Prepara uma posição qualquer, com toques ou a partir de um texto; depois pergunta ao treinador ou joga a partir dela.
game = Jogo
harmony = Harmonia
middle = Reino do Meio
kingdoms = Reinos
round = A ronda
round-which = Ronda
round-by-land = { $round }, segundo os reinos
round-first = Primeira escolha
phase = O que se segue

## What comes now; the one in turn is not named

phase-a = Coloca-se um dominó
phase-b = Os cavaleiros podem recolher impostos
phase-c = Pode construir-se um edifício
phase-d = Pode subornar-se o dragão
phase-e = Escolhe-se um dominó
phase-end = O turno termina
phase-o = Sorteiam-se os reis
phase-t = Chegam edifícios ao tabuleiro
phase-l = Forma-se uma nova fila
phase-z = A partida terminou
laid = O dominó acabado de colocar está em
laid-on = { LIST($squares) }
laid-nowhere = lado nenhum: não cabia

## The dominoes

line = Por colocar
line-help = Da esquerda para a direita; é a vez de quem tem o primeiro rei.
next = Para escolher
next-help = Os dominós já escolhidos têm um rei em cima.
order = Falta escolher, por esta ordem: { LIST($names) }.
line-none = Não resta nada por colocar.
next-none = A última fila já está escolhida.
passed = Turno seguinte
taken-back = Turno anterior
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
spot-empty = vazio
spot-dragon = o dragão
burnt = Edifícios incendiados
burnt-more = Acrescentar um
burnt-not = não incendiado

## Text

text = Em texto
text-help = O texto de uma posição, ou de um só reino, no formato de “Partilhar” e da documentação do Realmino. Muda a cada toque e também o podes editar.
text-label = Posição
text-read = Ler o texto
text-copy = Copiar o texto
text-copied = O texto está na área de transferência.
text-marked = O texto está selecionado: copia-o à mão.
text-broken = Este texto não é uma posição ({ $reason }). O tabuleiro está como estava.
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
ready = A jogar: { $names }. Tudo bate certo.
ready-deal = Tudo bate certo.

## Why it is no position yet: one sentence says what and where

why-over = Aqui a partida já terminou: não resta nada para escolher. Para contar os pontos, usa o bloco de pontuação.
why-round = Este jogo não tem essa ronda.
why-phase = O que se segue não condiz com a ronda e as filas.
why-seat = O texto nomeia um jogador que não está nesta partida.
why-kings-missing = { $name }: falta um rei em cima de um dominó.
why-kings-more = { $name }: há um rei a mais em cima dos dominós.
why-kings-nobody = O dominó { $number } está por colocar e não é de ninguém.
why-order = O dominó { $number } está no sítio errado: numa fila, os números vão sempre a subir.
why-next =
    { $dominoes ->
        [one] Há { $dominoes } dominó para escolher em vez de { $wanted }.
       *[other] Há { $dominoes } dominós para escolher em vez de { $wanted }.
    }
why-box = O dominó { $number } não é da caixa da sua fila.
why-twice = O dominó { $number } aparece duas vezes.
why-count = O número de dominós que já saíram não corresponde à ronda.
why-uncovered = { $name }: com os dominós da caixa que não estão nas filas não se consegue formar este reino segundo as regras.
why-together = Cada reino é possível por si só, mas nesta ronda a caixa e as regras não dão dominós para todos.
why-turns = { $name }: há mais quadrados cobertos, ou mais edifícios e cavaleiros, do que os turnos jogados permitem.
why-discarded = { $name }: nesta ronda tem de haver mais quadrados cobertos, porque os primeiros dominós cabem sempre.
why-tile = { NAME($building) }: aparece mais vezes do que na caixa.
why-tiles-due = O tabuleiro dos construtores enche-se antes de se formar a fila, enquanto houver edifícios.
why-emptied = O tabuleiro dos construtores tem mais espaços vazios do que os turnos desta ronda podem ter esvaziado.
why-dragon = O dragão só sai da gruta depois de alguém ter jogado nesta ronda e fica onde incendiou um edifício.
why-burnt = O dragão incendiou mais edifícios do que as rondas que houve.
why-coins = Há mais moedas do que os impostos podem ter rendido, descontado o que se pagou ao dragão.
why-laid = O dominó acabado de colocar não está no reino de quem tem a vez.
why-court = Uma parte da corte não pertence a este jogo.
