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
  ],
  bullets: [
    'nettside\n- navn: {name}\n- hva: {trade}\n- hvor: {place}\n- tjenester: {servicelist}\n- telefon: {phone}',
    '{Trade} «{name}»\n{servicelines}\n[{hours}\n]{phone}',
    'En side for {name}, {a}:\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Side for {a} i {place}. Den trenger:\n{sectionlines}\nTjenester:\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* stil: {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} for {i1}, {v2} for {i2}\n4. spør etter {person}\n5. vi kaller oss {name}',
  ],
  keys: [
    'Navn: {name}; Sted: {place}; Hva: {trade}; Tjenester: {servicelist}; Åpningstider: {hours}; Telefon: {phone}',
    'bransje: {trade}\nnavn: {name}\npriser: {prices}\nkontakt: {email}',
    'Firmanavn: {name}\nType: {trade}\nBy: {place}\nSeksjoner: {sectionlist}\nFarger: {colours}',
    'Hva vi er: {trade}. Hvem: {person}. Hvor: {address}[, {place}]. Når: {hours}.',
    'Merke = {name}, bransje = {trade}, målgruppe = {audience}, stil = {mood}, farger = {colours}',
    '{name} ({trade})\nÅpningstider: {hours}\nPrisliste: {prices}\nTelefon: {phone}',
    'hvem: {name} / hva: {trade} / koster: {i1} {v1}, {i2} {v2} / nå oss: {phone}, {email} / utseende: {colours}',
  ],
  ask: [
    'Kan du lage en nettside for {a} i {place}? Navnet er {name} og vi tilbyr {services}.',
    'Kunne du satt sammen en side for {name}, {a}? {Item1} koster {v1} og {i2} {v2}.',
    'Hvordan ville en side for {a} som heter {name} sett ut, med {sections}?',
    'Jeg vil ha en nettside for {a}, går det an i {colours} og {mood}? Vi er i {place}, {hours}.',
    'Vil du lage en forside for {name}? Vi er {a}, {note}, og nummeret vårt er {phone}.',
    'Vi er {a} og har fortsatt ingen side... kan det ordnes? På skiltet står det {name}, {hours}, fint med {x1} og {x2}.',
  ],
  hurry: [
    'trenger side fort {trade} {place} {name} {servicelist} tlf {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'kan du lage nettside for {trade} i {place}, {name}, {servicelist}, tlf {phone}',
    'hei lag en side for {trade}, navn {name}, {hours}, {colours} takk',
    'rask side {trade} {name}, {i1} {v1}, {i2} {v2}, {place}',
    'nettside {trade} {place} {mood} med {x1} og {x2} takk',
    '{servicelist} det er det vi gjør, {name} i {place}, {trade}, nummer {phone}, helst {mood}',
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
}
