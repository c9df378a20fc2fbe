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
together-refused-no-letter = In questo testo non c’è un link a una partita.
together-refused-too-long = Questo testo è troppo lungo: può avere { $most } caratteri.
together-refused-other-game = Questo link è di un’altra partita.
together-refused-played-for-you = In questo link qualcun altro ha giocato per te. La tua partita non è cambiata.
together-refused-forked = Il giocatore { $letter } ha inviato due mosse diverse. Vale la prima.
together-refused-no-invitation = In questo testo non c’è un invito.
together-refused-no-answer = In questo testo non c’è una risposta a un invito.
together-refused-other-invitation = Questa è la risposta a un altro invito.
together-refused-seat-taken = Qualcun altro ha già preso questo posto.
together-refused-no-seat = L’invito non ha questo posto.
together-refused-not-answered = Non hanno ancora risposto tutti.
together-refused-not-here = Questa partita non è su questo dispositivo.
together-refused-own-invitation = Non puoi rispondere al tuo invito.
