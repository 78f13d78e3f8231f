import type { Phrasings } from './phrasings.ts'

export const no: Phrasings = {
  comma: [
    '{Trade} {name}, {place}, {servicelist}[, {prices}][, {hours}][, {phone}]',
    '{Trade} i {place}, {i1} {v1}, {hours}, jeg heter {person}[, {colours}]',
    '{name}, {trade}, {place}. {servicelist}. {mood}, {colours}',
    '{trade} {place}, {mood}[, {c1}], {x1}, {x2}',
    '{name} – {trade} i {place}, {note}, {servicelist}[, tlf {phone}]',
    'nettside for {name}, {a} i {place}, {servicelist}[, {sectionlist}]',
    '{Trade}, {prices}, {hours}[, {address}]',
    'landingsside, {trade}, {name}, for {audience}, {x1}, knapp «{button}»',
    '{Trade} {name} {place}, {note}, {servicelist}, {mood}, {phone}, {email}',
    'forside for {a}, {name}, {c1} og {mood}, {sectionlist}[, {date}]',
    '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
    '{audience} kommer til {name} for {servicelist}; {trade}, {place}; {mood}',
    'Teksten fra plakaten vår, bruk den på nett også: «{name} – {trade} i {place} – {servicelist} – {prices} – ' +
      '{note} – {hours}», og så en knapp der det står «{button}»',
    'Presentasjon på nett av {name}, {trade}, {place}: {servicelist}, {prices}, kontakt {person} på ' +
      '{email}, stilen gjerne {mood}',
  ],
  prose: [
    'Vi er {a} i {place} og heter {name}. Vi tilbyr {services}.[ Åpent {hours}.]',
    'Jeg driver {a} som heter {name}[ i {place}]. {Item1} koster {v1}, {i2} {v2}.[ Jeg heter {person}.]',
    'Hei! Søsteren min og jeg har åpnet {a} i {place}. Navnet er {name}. Vi har {services}[, telefon {phone}].',
    'Lag en nettside for {name}, {a} for {audience}. Den skal være {mood} og ha {sections}.',
    'Lag en side for {name}, {a} i {place}. Farger: {colours}. Den skal vise {services} og dessuten {sections}.',
    'Vennligst lag en landingsside for {name}. Det er {a} i {place}, {note}. Besøkende skal se {services}[ og finne oss: {address}].',
    'Vi heter {name} og er {a}. {Item1} koster {v1}. Vi har også {services}. Åpent {hours}.',
    'Jeg trenger en side for {a}[ i {place}]. Vi gjør {services}. Skriv til {email}[ eller ring {phone}].',
    '{name} er {a} fra {place}. {person} driver det. Vi vil ha en {mood} side med {sections} og knappen «{button}».',
    'Vi ønsker oss en nettside på én side for {name}, {a}: {services}, priser ({prices}), {hours}.',
    'Jeg er {person} og har {a} i {place}. En side med {sections}, takk[, i {colours}].',
    'Lag en nettside for {a} med navnet «{name}» som tilbyr {services}[. Billetter til {date} koster {v1|Billetter}].',
    'I {place} finnes det {a} som alle kjenner som {name}, og fortsatt ingen nettside. Folk kommer for {services}. ' +
      '{Item1}? Det blir {v1}.',
    'Etter at vi tok over {name} ({note}), {trade} i {address}, spør alle etter {services}; legg det ut sammen med {sections}.',
    'Det jeg ser for meg for {name}, er noe {mood}, mest {colours}. Som {trade} lever vi av {services}. Døra er åpen {hours}.',
    'Altså, dette gjelder ikke meg, men naboen, {person}, som starter {a} her i {place} til høsten, ikke sant, og ' +
      'navnet blir {name}, det er bestemt. Tanken er {services}, pluss {s}, og åpent {hours}. Lag noe enkelt, med ' +
      '{x} og {x}.',
    'Vi trenger en nettside (ikke nettbutikk, ikke app) for {name} ({trade}, {place}). Innhold: hva vi gjør ' +
      '({servicelist}), hvem man spør etter ({person}) og hvor vi holder til ({address}). Gjerne {c}, bare ikke beige.',
    'Vi skulle gjerne hatt en hjemmeside som ikke er så innviklet. {name} er {a}, og du finner oss i ' +
      '{address}, {place}. Kundene kommer stort sett for {services}. Her er det folk {hours}, og telefonen ' +
      'er {phone}.',
    'Hei jeg lære norsk fortsatt så unnskyld for feil. Jeg starte {a} i {place} sammen med min mann. Det ' +
      'heter {name}. Vi har {services}, pris for {i1} er {v1}. Folk kan sende mail til {email}. Kan du lage ' +
      'side som har {x} også, tusen takk.',
    'Jeg: hva skal stå på siden da? Mormor: at vi er {a}, vel. Jeg: og? Mormor: {services}. Og {note}, ' +
      'skriv det. Jeg: hvor da? Mormor: {address} i {place}, det vet jo alle. Jeg: navn? Mormor: {name}, ' +
      'som alltid. Der har du hele bestillingen, lag den {mood} så hun blir glad.',
  ],
  bullets: [
    'nettside\n- navn: {name}\n- hva: {trade}\n- hvor: {place}\n- tjenester: {servicelist}\n- telefon: {phone}',
    '{Trade} «{name}»\n{servicelines}\n[{hours}\n]{phone}',
    'En side for {name}, {a}:\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Side for {a} i {place}. Den trenger:\n{sectionlines}\nTjenester:\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* stil: {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} for {i1}, {v2} for {i2}\n4. spør etter {person}\n5. vi kaller oss {name}',
    'notater til siden\n– bransje: {trade}\n– sted: {place} ({address})\n– tilb.: {servicelist}\n– tlf {phone}, e-post ' +
      '{email}\n– uten priser inntil videre\n– uttrykk: {mood}\n– på toppen skal det stå {name}',
    'Kopi av «Om»-feltet vårt på Facebook, for der er jo ikke alle lenger:\n\n{Trade} i ' +
      '{place}\n{note}\n{servicelines}\n📞 {phone}\n✉️ {email}\n\nVi heter {name} der òg. Lag en vanlig nettside ' +
      'av det.',
  ],
  keys: [
    'Navn: {name}; Sted: {place}; Hva: {trade}; Tjenester: {servicelist}; Åpningstider: {hours}; Telefon: {phone}',
    'bransje: {trade}\nnavn: {name}\npriser: {prices}\nkontakt: {email}',
    'Firmanavn: {name}\nType: {trade}\nBy: {place}\nSeksjoner: {sectionlist}\nFarger: {colours}',
    'Hva vi er: {trade}. Hvem: {person}. Hvor: {address}[, {place}]. Når: {hours}.',
    'Merke = {name}, bransje = {trade}, målgruppe = {audience}, stil = {mood}, farger = {colours}',
    '{name} ({trade})\nÅpningstider: {hours}\nPrisliste: {prices}\nTelefon: {phone}',
    'hvem: {name} / hva: {trade} / koster: {i1} {v1}, {i2} {v2} / nå oss: {phone}, {email} / utseende: {colours}',
    'Limt inn fra regnearket:\nNavn | {name}\nType | {trade}\nHvor | {address}, {place}\nÅpent | ' +
      '{hours}\n{Item1} | {v1}\n{Item2} | {v2}\nMerknad | {note}',
  ],
  ask: [
    'Kan du lage en nettside for {a} i {place}? Navnet er {name} og vi tilbyr {services}.',
    'Kunne du satt sammen en side for {name}, {a}? {Item1} koster {v1} og {i2} {v2}.',
    'Hvordan ville en side for {a} som heter {name} sett ut, med {sections}?',
    'Jeg vil ha en nettside for {a}, går det an i {colours} og {mood}? Vi er i {place}, {hours}.',
    'Vil du lage en forside for {name}? Vi er {a}, {note}, og nummeret vårt er {phone}.',
    'Vi er {a} og har fortsatt ingen side... kan det ordnes? På skiltet står det {name}, {hours}, fint med {x1} og {x2}.',
    'På døra henger en lapp: {hours}. På veggen en annen: {i1} {v1}, {i2} {v2}. Navnet, {name}, vet alle. Telefonen ' +
      '({phone}) ringer likevel hele dagen med de samme spørsmålene. Vi er {a} i {place}; kan du samle alt dette på ' +
      'én nettside for oss?',
    'Hva må til for at folk skal finne {name} på nettet? Vi er {a} og holder til i {place}, {i1} koster ' +
      '{v1} og {i2} {v2}. Noen forklarte meg at {x} bør være med, og at det ikke må bli for mye. Stikkordet ' +
      'er {mood}, tror jeg?',
  ],
  hurry: [
    'trenger side fort {trade} {place} {name} {servicelist} tlf {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'kan du lage nettside for {trade} i {place}, {name}, {servicelist}, tlf {phone}',
    'hei lag en side for {trade}, navn {name}, {hours}, {colours} takk',
    'rask side {trade} {name}, {i1} {v1}, {i2} {v2}, {place}',
    'nettside {trade} {place} {mood} med {x1} og {x2} takk',
    '{servicelist} det er det vi gjør, {name} i {place}, {trade}, nummer {phone}, helst {mood}',
    'halla, kompisen min driver {a} i {place} og finnes ikke på nett engang, {name} heter det, {servicelist}, åpent ' +
      '{hours}, fikser du noe kult?',
    'hei 😊 kan noen hjelpe meg med side\nhar {a} som heter {name}\n{servicelist}\n{i1} {v1}\nvi er i {place}, ring ' +
      'eller send mld {phone}\nliker {c} og litt {mood}',
    'hei e det her æ bestille nettside? vi e {a} i {place}, {name}, vi har {servicelist}, åpent {hours}, ' +
      'ring {phone} om det e nåkka, farga {c}',
  ],
  long: [
    'Vennligst lag en nettside for {a} i {place}. Navnet er {name}, {note}. Vi tilbyr {services}. {Item1} koster ' +
      '{v1} og {i2} {v2}. Vi har åpent {hours}. Du når oss på {phone} eller {email}. Bruk {colours} og hold det ' +
      '{mood}. Jeg vil gjerne ha {sections}.',
    'Jeg starter {name}, {a} for {audience}. Det blir {services}. {Item1} koster {v1}. Jeg vil ha {x1} og {x2}. Det ' +
      'skal føles {mood}. På knappen står det «{button}». Spør etter {person}, {address}, {place}.',
    '{name}, {a}, har lenge vært i {place} ({note}). {date} er det åpen dag med {services}.\n\nPriser: ' +
      '{prices}.\nÅpningstider: {hours}.\nKontakt: {person}, {phone}.\n\nBruk {c1}, {mood} stil, med {sections}.',
    'Litt om oss. {person} eier det hele, {a}, og på skiltet over døra står det {name}. Du finner oss her: ' +
      '{address}, {place}. Stamgjester liker {services}; nye spør hva {i1} koster ({v1}). Slik har det vært {note}. ' +
      '{date} feirer vi. Alt jeg vil ha, er {sections}, i {colours}, ikke noe bråkete, heller {mood}.',
    'Lokalet sto tomt i årevis etter at posten flyttet ut. Nå har søsteren min fylt det med liv igjen: {a} midt i ' +
      '{place}, for {audience} og alle andre som stikker innom. {name} ble navnet til slutt. Her får du {services}, ' +
      'og {i1} koster {v1}. Siden bør være {mood}, gjerne i {colours}, og ha {x} så folk slipper å spørre.',
    'Nå snakker jeg inn dette mens jeg kjører, så du får ha meg unnskyldt for komma og punktum. Det ' +
      'begynte med at ungene sa pappa du finnes jo ikke på nett, og nei, det gjør jeg vel ikke. {Item1} ' +
      '{v1} står det på en papplate ved innkjørselen, og det har holdt til nå. Det de mener må stå er ' +
      '{services}, og så {x}. Du må få med at det er {a}, i {place}, for det er flere som heter omtrent det ' +
      'samme som oss, og vi er altså {name}. {hours} er det folk her. Slutt.',
  ],
  mixed: [
    '{name@}, {trade} i {place}, {servicelist@}, {hours}',
    'Vi er {a} med navnet {name@} i {place}. På menyen: {servicelist@}. Telefon {phone}.',
  ],
  own: [
    '{Deed1}. {Deed2}. {servicelist}. Åpent {hours}.',
    '{Our} {does}. Vi vil gjerne ha en side med {x1} og {x2}.',
    'Hei, jeg har {a} i {place}. {Deed1}. Gjerne i {colours}.',
    'Nettside for {name}, {a}. {Deed1}. {Deed2}. {phone}',
    '{Our} {does}. {Deed1}. Med {sections}, takk.',
  ],
  letter: [
    'Hei,\n\nvi er i gang med å bytte ut den gamle nettsiden til {name} og håper du kan hjelpe. Kort fortalt: {a} i ' +
      '{address}, {place}. Vi vil løfte fram {services}, og så må det være lett å finne {x}.\n\nVennlig hilsen\n' +
      '{person}\nmob. {phone}',
    'Videresendt fra daglig leder:\n\n«Kan noen få opp en side for {name} denne uka? Vi er tross alt {a}, og folk ' +
      'aner ikke at vi har {services}. Ta med at {i1} koster {v1}, og at man kan skrive til {email}. Ikke legg ut ' +
      'noe om ledige stillinger ennå.»\n\nJeg vet ikke mer enn dette.',
    'Kjære dere,\n\n{date} har vi jubileum, og styret ønsker at en ny nettside er oppe innen den tid. Den ' +
      'må fortelle om {services} og gi plass til {x} og {x}. De vi vil nå, er {audience}.\n\nBeste hilsener ' +
      'fra\n{person}, sekretær\n{name}\n{trade}',
  ],
}
