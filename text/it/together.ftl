### Partite con chi è lontano: perché un link o una prova è rifiutato.

## Why something is refused

together-refused-damaged = Una parte di questo testo manca o è stata modificata.
together-refused-newer = Serve una versione più recente di Realmino.
together-refused-bad-owners = Il numero dei giocatori non corrisponde a questa partita.
together-refused-unknown-kind = Questa versione di Realmino non conosce uno dei giocatori di questa partita.
together-refused-same-anchor = Due giocatori hanno lo stesso segreto, quindi la distribuzione non è equa.
together-refused-other-secret = Il segreto di questo giocatore è di un’altra partita.
together-refused-no-link = Nella distribuzione { $deal } manca la parte di un giocatore.
together-refused-other-deal = La distribuzione { $deal }, { LIST($draws, type: "words") }, non è quella data dai segreti dei giocatori.
together-refused-too-early = Un giocatore ha rivelato troppo presto la sua parte di una distribuzione.
together-refused-no-header = La partita scritta non comincia con l’intestazione { $header }.
together-refused-no-letter = In questo testo non c’è un link a una partita.
together-refused-too-long = Questo testo è troppo lungo: al massimo { $most } caratteri.
together-refused-other-game = Questo link è di un’altra partita.
together-refused-played-for-you = In un’altra versione di questa partita qualcun altro ha giocato al posto tuo. La tua partita non è cambiata.
together-refused-forked = Ci sono due versioni di questa partita. Differiscono dalla mossa { $move } in poi.
together-refused-no-invitation = In questo testo non c’è un invito.
together-refused-no-answer = In questo testo non c’è una risposta a un invito.
together-refused-other-invitation = Questa è la risposta a un altro invito.
together-refused-seat-taken = Qualcun altro ha già preso questo posto.
together-refused-no-seat = L’invito non ha questo posto.
together-refused-not-answered = Non hanno ancora risposto tutti.
together-refused-not-here = Questa partita non è su questo dispositivo.
together-refused-own-invitation = Non puoi rispondere al tuo invito.
together-refused-dealt = La distribuzione successiva è già fatta, quindi non si può annullare.
together-refused-not-agreed = In un’altra versione di questa partita gli altri hanno deciso senza di te di annullare una scelta o di far giocare un bot. La tua partita non è cambiata.
together-refused-other-agreement = Ci sono due versioni di questa partita, con accordi diversi. La tua partita non è cambiata.
together-refused-other-version = Nel frattempo l’altra versione è cambiata. Confrontale di nuovo.
together-refused-not-leader = Può farlo solo chi ha aperto questa stanza.
together-refused-not-now = In questo momento non è possibile. Riprova tra poco.
together-refused-too-soon = Aspetta un attimo prima del prossimo gesto.
together-refused-started = La partita è già iniziata.
together-refused-not-ready = Non tutti quelli che hanno un posto sono già pronti.
together-refused-too-few = Almeno due dispositivi devono avere un posto.
together-refused-no-undo = Niente da annullare: non hai scelto nulla dopo l’ultima distribuzione.
together-refused-someone-away = Devono accettare tutti, ma qualcuno è assente.
together-refused-undo-open = Rispondi prima alla richiesta di annullare.
together-refused-not-away = Questo giocatore è presente.
together-refused-no-connection = Non è possibile senza connessione.
together-refused-same-device = Questa partita è aperta due volte qui. Chiudine una.
together-refused-two-leaders = Un altro dispositivo ha provato a gestire questa stanza. Nulla è cambiato.
together-refused-other-plan = È stata avviata una partita diversa da quella che hai accettato.
