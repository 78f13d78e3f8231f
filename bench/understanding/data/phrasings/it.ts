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
  ],
  keys: [
    'Nome: {name}; Luogo: {place}; Attività: {trade}; Servizi: {servicelist}; Orari: {hours}; Telefono: {phone}',
    'attività: {trade}\nnome: {name}\nprezzi: {prices}\ncontatto: {email}',
    'Nome dell’azienda: {name}\nTipo: {trade}\nCittà: {place}\nSezioni: {sectionlist}\nColori: {colours}',
    'Cosa siamo: {trade}. Chi: {person}. Dove: {address}[, {place}]. Quando: {hours}.',
    'Marchio = {name}, settore = {trade}, pubblico = {audience}, stile = {mood}, colori = {colours}',
    '{name} ({trade})\nOrari: {hours}\nPrezzi: {prices}\nTelefono: {phone}',
    'chi: {name} / cosa: {trade} / quanto: {i1} {v1}, {i2} {v2} / contatti: {phone}, {email} / look: {colours}',
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
  ],
}
