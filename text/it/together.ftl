### Partite con chi è lontano: perché un link o una prova è rifiutato.

## Why something is refused

together-refused-damaged = Una parte di questo testo manca o è cambiata.
together-refused-newer = Serve una versione più recente di Realmino.
together-refused-bad-owners = I giocatori non corrispondono a questa partita.
together-refused-same-anchor = Due giocatori hanno lo stesso segreto, quindi la distribuzione non è equa.
together-refused-other-secret = Il segreto di questo giocatore è di un’altra partita.
together-refused-no-link = Nella distribuzione { $deal } manca la parte di un giocatore.
together-refused-other-deal = La distribuzione { $deal }, { LIST($draws, type: "words") }, non è quella data dai segreti dei giocatori.
together-refused-too-early = Un giocatore ha rivelato troppo presto la sua parte di una distribuzione.
together-refused-no-header = La partita scritta non comincia con l’intestazione { $header }.
