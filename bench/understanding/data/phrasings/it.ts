import type { Phrasings } from './phrasings.ts'

export const it: Phrasings = {
  comma: [
    '{Trade} {name}, {place}, {servicelist}[, {prices}][, {hours}][, {phone}]',
    '{Trade} a {place}, {i1} {v1}, {hours}, mi chiamo {person}[, {colours}]',
    '{name}, {trade}, {place}. {servicelist}. {mood}, {colours}',
    '{trade} {place}, {mood}[, {c1}], {x1}, {x2}',
    '{name} – {trade} a {place}, {note}, {servicelist}[, tel. {phone}]',
    'sito per {name}, {a} a {place}, {servicelist}[, {sectionlist}]',
    '{Trade}, {prices}, {hours}[, {address}]',
    'pagina iniziale, {trade}, {name}, per {audience}, {x1}, pulsante «{button}»',
    '{Trade} {name} {place}, {note}, {servicelist}, {mood}, {phone}, {email}',
    'pagina per {a}, {name}, {c1} e {mood}, {sectionlist}[, {date}]',
    '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
    '{audience} vengono da {name} per {servicelist}; {trade}, {place}; {mood}',
    'Ricopio dal nostro vecchio volantino: «{name}. {Trade}, {place}. {servicelist}. {prices}. Aperto {hours}.» Fatene ' +
      'voi una pagina moderna per {audience}, con in più {x}.',
    'Paginetta per {a} ({name}), zona {place}, si parla di {servicelist}, toni {colours}, stile {mood}, ' +
      'un tasto «{button}»',
  ],
  prose: [
    'Siamo {a} a {place} e ci chiamiamo {name}. Offriamo {services}.[ Aperto {hours}.]',
    'Gestisco {a} che si chiama {name}[ a {place}]. {Item1} costa {v1}, {i2} {v2}.[ Mi chiamo {person}.]',
    'Ciao! Io e mia sorella abbiamo aperto {a} a {place}. Il nome è {name}. Ci sono {services}[, telefono {phone}].',
    'Crea un sito per {name}, {a} per {audience}. Deve essere {mood}, con {sections}.',
    'Fai una pagina per {our} {name} a {place}. Colori: {colours}. Deve mostrare {services} e anche {sections}.',
    'Per favore crea una pagina per {name}. È {a} a {place}, {note}. Si deve vedere {services}[ e l’indirizzo: {address}].',
    '{Our} si chiama {name}. {Item1} costa {v1}. Ci sono anche {services}. Aperto {hours}.',
    'Ho bisogno di un sito per {a}[ a {place}]. Facciamo {services}. Scrivete a {email}[ o chiamate il {phone}].',
    '{name} è {a} di {place}. {person} ne è responsabile. Voglio una pagina in stile {mood} con {sections} e il pulsante «{button}».',
    'Vorremmo un sito di una pagina per {our} {name}: {services}, prezzi ({prices}), {hours}.',
    'Sono {person} e ho {a} a {place}. Una pagina con {sections}, per favore[, in {colours}].',
    'Fai un sito per {a} di nome «{name}» che offre {services}[. I biglietti per il {date} costano {v1|biglietti}].',
    'C’è a {place} {a} che tutti conoscono come {name}, e ancora nessun sito. Ci si viene per {services}. {Item1}? ' +
      'Calcolate {v1}.',
    'Da quando abbiamo rilevato {name} ({note}), {trade} in {address}, ci chiedono {services}; mettetelo in rete con ' +
      '{sections}.',
    'Quello che immagino per {name} è qualcosa di {mood}, soprattutto {colours}. Come {trade} viviamo di {services}. ' +
      'La porta è aperta {hours}.',
    'Allora, ti spiego, è per {person}, che il mese prossimo apre {a} qui a {place}, no?, e in rete non ha ancora ' +
      'niente. Lo chiamerà {name}. Insomma, che ci siano {services}, che si possa telefonare al {phone}, e che si veda ' +
      '{x} e anche {x}. Altro non serve.',
    'Niente slideshow, niente musica, niente finestre che saltano fuori. Solo l’essenziale su {name}, {a} come si deve ' +
      '(a {place}, {note}): quello che facciamo ({services}) e dove scriverci ({email}). In {colours}, come il nostro ' +
      'biglietto da visita.',
    'Salve, vorremmo farci conoscere anche in rete. {name} è {a} che lavora soprattutto con {audience}. ' +
      'Quello che ci chiedono di più: {services}. Siamo a {place}, tel. {phone}, orario {hours}.',
    'Buon giorno, io sono {person}, vengo da altro paese e scrivo come posso. A {place} ho aperto {a}. Da ' +
      'me si può trovare {services}. Per {i1} chiedo {v1}. Nome sopra la porta è {name}. Se cliente vuole ' +
      'scrivere: {email}. Grazie di vostro aiuto.',
  ],
  bullets: [
    'sito web\n- nome: {name}\n- attività: {trade}\n- luogo: {place}\n- servizi: {servicelist}\n- telefono: {phone}',
    '{Trade} «{name}»\n{servicelines}\n[{hours}\n]{phone}',
    'Una pagina per {name}, {a}:\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Sito per {a} a {place}. Ci vogliono:\n{sectionlines}\nServizi:\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* stile: {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} per {i1}, {v2} per {i2}\n4. chiedere di {person}\n5. ci conoscono come {name}',
    'promemoria:\n- attività → {trade}\n- città → {place}\n- cosa → {servicelist}\n- orari → {hours}\n' +
      '- tel. → {phone}\n- stile → {mood}, {c}\n- nome → {name} (scritto così, mi raccomando)',
    'Dal verbale di ieri sera, punto 3 (sito nuovo):\n1) in testa {name}, sotto {trade}\n2) raccontare ' +
      '{servicelist}\n3) prevedere {x} e {x}\n4) per informazioni risponde {person}, {phone}\n5) da ' +
      'evidenziare: {note}',
  ],
  keys: [
    'Nome: {name}; Luogo: {place}; Attività: {trade}; Servizi: {servicelist}; Orari: {hours}; Telefono: {phone}',
    'attività: {trade}\nnome: {name}\nprezzi: {prices}\ncontatto: {email}',
    'Nome dell’azienda: {name}\nTipo: {trade}\nCittà: {place}\nSezioni: {sectionlist}\nColori: {colours}',
    'Cosa siamo: {trade}. Chi: {person}. Dove: {address}[, {place}]. Quando: {hours}.',
    'Marchio = {name}, settore = {trade}, pubblico = {audience}, stile = {mood}, colori = {colours}',
    '{name} ({trade})\nOrari: {hours}\nPrezzi: {prices}\nTelefono: {phone}',
    'chi: {name} / cosa: {trade} / quanto: {i1} {v1}, {i2} {v2} / contatti: {phone}, {email} / look: {colours}',
    'Scheda attività\nDenominazione | {name}\nCategoria | {trade}\nSede | {address} – {place}\nApertura | ' +
      '{hours}\nListino | {prices}\nReferente | {person}\nE-mail | {email}\n\nMettetela online così, ma che sia ' +
      'bella da vedere.',
  ],
  ask: [
    'Puoi farmi un sito per {a} a {place}? Il nome è {name} e offriamo {services}.',
    'Potreste preparare una pagina per {name}, {our}? {Item1} costa {v1} e {i2} {v2}.',
    'Come sarebbe una pagina per {a} che si chiama {name}, con {sections}?',
    'Vorrei un sito per {a}, si può in {colours} e {mood}? Siamo a {place}, {hours}.',
    'Mi faresti una pagina iniziale per {name}? Siamo {a}, {note}, e il nostro numero è {phone}.',
    '{Our} non ha ancora una pagina... si può rimediare? Sull’insegna: {name}, {hours}, {x1} e {x2} sarebbe bello.',
    'Da noi si trovano {servicelist}. Apriamo {hours}. Sui prezzi restiamo ragionevoli: {i1} {v1}, {i2} {v2}. Si prenota ' +
      'al {phone}. Da noi vuol dire {name}, {trade} a {place}. Ci fareste un sito con dentro tutto questo?',
    'Secondo te basta una pagina sola per {our}? Non c’è tanto da dire: {services}, poi {i1} {v1} e {i2} ' +
      '{v2}. Chi passa per {place} ci vede, chi cerca col telefono no. Il nome sarebbe {name}, in {c} se ti ' +
      'pare.',
  ],
  hurry: [
    'mi serve subito sito {trade} {place} {name} {servicelist} tel {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'per favore un sito per {trade} a {place}, {name}, {servicelist}, tel {phone}',
    'ciao mi fai una pagina per {trade}, nome {name}, {hours}, {colours} grazie',
    'pagina veloce {trade} {name}, {i1} {v1}, {i2} {v2}, {place}',
    'sito {trade} {place} {mood} con {x1} e {x2} grazie',
    '{servicelist} ecco quello che facciamo, {name} a {place}, {trade}, numero {phone}, piuttosto {mood}',
    'ciao è x un’amica ke apre {a} a {place} si chiamerà {name} ci sarà {servicelist} aperto {hours} mi fai qualcosa di carino?',
    'ehi 😊 ho {a}\nsi chiama {name}\nfacciamo {servicelist}\nsiamo in {address}, {place}\nla gente chiama il {phone}\n' +
      'la pagina in {c} se si può, stile {mood}\ngrazie mille',
    'raga aiuto devo fare il sito a mia zia entro stasera, ha {a} a {place}, {name}, ci sono ' +
      '{servicelist}, apre {hours}, colori tipo {colours}, fate voi basta che è {mood}',
  ],
  long: [
    'Vi prego di creare un sito per {our} a {place}. Il nome è {name}, {note}. Offriamo {services}. {Item1} costa {v1} e ' +
      '{i2} {v2}. Siamo aperti {hours}. Ci trovate al {phone} o a {email}. Usate {colours} e restate sul {mood}. Vorrei ' +
      '{sections}.',
    'Lancio {name}, {a} per {audience}. Ci saranno {services}. {Item1} costa {v1}. Voglio {x1} e {x2}. Lo stile deve ' +
      'essere {mood}. Sul pulsante: «{button}». Chiedete di {person}, {address}, {place}.',
    '{Our} {name} è a {place} da molto tempo ({note}). Il {date} si tiene una giornata aperta con {services}.\n\n' +
      'Prezzi: {prices}.\nOrari: {hours}.\nContatto: {person}, {phone}.\n\nUsate {c1}, stile {mood}, con {sections}.',
    'Due parole su di noi. {Our} è di {person}, e l’insegna sopra la porta dice {name}. Ci trovate qui: {address}, ' +
      '{place}. Gli abituali amano {services}; i nuovi chiedono quanto costa {i1} ({v1}). È così {note}. Il {date} si fa ' +
      'festa. Voglio solo {sections}, in {colours}, niente di chiassoso, piuttosto {mood}.',
    'All’inizio c’era un locale vuoto e molta polvere. Dopo mesi di lavori è {a}, e tutta {place} ne parla. Abbiamo ' +
      'deciso di chiamarlo {name}. Ogni settimana entrano {audience}. Il programma: {services}; quanto ai prezzi, {i1}, ' +
      '{v1}. Il sito dovrebbe raccontare questa avventura, far venire voglia di passare ({address}) e restare {mood}. ' +
      'Prevedete per favore {x} e {x}.',
    'Domenica, all’uscita dalla messa, il parroco mi ferma e mi fa: ma voi un sito non ce l’avete? No, ' +
      'dico io. Male, dice lui, perché se qualcuno cerca {services} io non so che numero dargli. Il numero ' +
      'sarebbe {phone}. Poi ha aggiunto che andrebbe scritto quando ci siamo ({hours}), e mia moglie, che ' +
      'ascoltava, ci ha messo del suo: vuole una sezione {x} e un po’ di {c}. Io non ho pretese, mi basta ' +
      'che si capisca che è {a}, a {place}, e che si legga bene {name}.',
  ],
  mixed: [
    '{name@}, {trade} a {place}, {servicelist@}, {hours}',
    'Siamo {a} di nome {name@} a {place}. In carta: {servicelist@}. Telefono {phone}.',
  ],
  own: [
    '{Deed1}. {Deed2}. {servicelist}. Aperto {hours}.',
    '{Our} {does}. Vorremmo una pagina con {x1} e {x2}.',
    'Buongiorno, ho {a} a {place}. {Deed1}. Colori: {colours}.',
    'Sito per {name}, {a}. {Deed1}. {Deed2}. {phone}',
    '{Our} {does}. {Deed1}. Con {sections}, per favore.',
  ],
  letter: [
    'Buongiorno,\n\nvi scrivo a proposito di {our}, {name}, che mia moglie e io mandiamo avanti in {address}. Finora ' +
      'avevamo solo una riga nell’elenco. Vorremmo presentare quello che facciamo ({services}), senza dimenticare {s}. ' +
      'Rispondiamo al {phone} negli orari di apertura ({hours}).\n\nCordiali saluti,\n{person}\n{place}',
    'Inoltrato dalla direzione, da fare entro stasera:\n\n> Il sito di {name} è morto, si riparte da zero. Dire bene che ' +
      'siamo {a} a {place}, mettere {sectionlist}, e un pulsante «{button}» che si veda. Niente slogan, ne abbiamo già ' +
      'troppi. La gente scrive a {email}.',
    'Ti giro il vocale di mio suocero, trascritto dal telefono:\n\n«pronto allora senti per internet scrivi ' +
      'così {trade} a {place} poi vai a capo e metti che da noi ci sono {services} poi che {i1} viene {v1} ' +
      'e {i2} viene {v2} punto poi metti il mio cellulare che è {phone} e il nome mi raccomando {name} ciao ' +
      'ciao»',
    'Spett.le servizio,\n\ncon la presente si richiede una pagina che illustri {services} e che riporti in ' +
      'evidenza il prossimo appuntamento ({date}). È gradita la presenza di una sezione «{x}». Destinatari ' +
      'principali: {audience}.\n\nDistinti saluti\n\nLa segreteria\n{name} ({trade})\n{address}, {place}',
  ],
}
