import type { Phrasings } from './phrasings.ts'

export const de: Phrasings = {
  comma: [
    '{Trade} {name}, {place}, {servicelist}[, {prices}][, {hours}][, {phone}]',
    '{Trade} in {place}, {i1} {v1}, {hours}, ich heiße {person}[, {colours}]',
    '{name}, {trade}, {place}. {servicelist}. {mood}, {colours}',
    '{trade} {place}, {mood}[, {c1}], {x1}, {x2}',
    '{name} – {trade} in {place}, {note}, {servicelist}[, Tel. {phone}]',
    'Website für {name}, {a} in {place}, {servicelist}[, {sectionlist}]',
    '{Trade}, {prices}, {hours}[, {address}]',
    'Landingpage, {trade}, {name}, für {audience}, {x1}, Button „{button}“',
    '{Trade} {name} {place}, {note}, {servicelist}, {mood}, {phone}, {email}',
    'Startseite für {acc}, {name}, {c1} und {mood}, {sectionlist}[, {date}]',
    '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
    '{audience} kommen zu {name} wegen {servicelist}; {trade}, {place}; {mood}',
  ],
  prose: [
    'Wir sind {a} in {place} und heißen {name}. Wir bieten {services}.[ Geöffnet ist {hours}.]',
    'Ich betreibe {acc} namens {name}[ in {place}]. {Item1} kostet {v1}, {i2} {v2}.[ Mein Name ist {person}.]',
    'Hallo! Meine Schwester und ich haben {acc} in {place} eröffnet. Der Name ist {name}. Es gibt {services}[, Telefon {phone}].',
    'Erstelle eine Website für {name}, {acc} für {audience}. Sie soll {mood} sein und {sections} enthalten.',
    'Mach eine Seite für {ouracc} {name} in {place}. Farben: {colours}. Zeigen soll sie {services} sowie {sections}.',
    'Bitte baue eine Landingpage für {name}. Das ist {a} in {place}, {note}. Besucher sollen {services} sehen[ und ' +
      'uns finden: {address}].',
    '{Our} heißt {name}. {Item1} kostet {v1}. Außerdem gibt es {services}. Offen: {hours}.',
    'Ich brauche eine Seite für {acc}[ in {place}]. Wir machen {services}. Schreiben Sie an {email}[ oder rufen Sie an: {phone}].',
    '{name} ist {a} aus {place}. Geleitet von {person}. Die Seite soll {mood} wirken, mit {sections} und dem Button „{button}“.',
    'Wir hätten gern eine einseitige Website für {ouracc} {name}: {services}, Preise ({prices}), {hours}.',
    'Ich bin {person} und habe {acc} in {place}. Bitte eine Seite mit {sections}[, in {colours}].',
    'Baue eine Website für {acc} mit dem Namen „{name}“, die {services} anbietet[. Karten für {date} kosten {v1|Karten}].',
    'In {place} gibt es {acc}, die alle als {name} kennen, und noch keine Website. Gefragt sind {services}. {Item1}? Macht {v1}.',
    'Seit wir {name} übernommen haben ({note}), {trade} in {address}, fragen alle nach {services}; das soll jetzt ' +
      'ins Netz, dazu {sections}.',
    'Mir schwebt für {name} etwas vor, das {mood} ist, vor allem {colours}. Als {trade} leben wir von {services}. ' +
      'Aufgesperrt wird {hours}.',
  ],
  bullets: [
    'Webseite\n- Name: {name}\n- Was: {trade}\n- Wo: {place}\n- Leistungen: {servicelist}\n- Telefon: {phone}',
    '{Trade} „{name}“\n{servicelines}\n[{hours}\n]{phone}',
    'Bitte eine Seite für {name}, {acc}:\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Seite für {acc} in {place}. Sie braucht:\n{sectionlines}\nLeistungen:\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* Stil: {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} für {i1}, {v2} für {i2}\n4. nach {person} fragen\n5. wir nennen uns {name}',
  ],
  keys: [
    'Name: {name}; Ort: {place}; Was: {trade}; Leistungen: {servicelist}; Öffnungszeiten: {hours}; Telefon: {phone}',
    'Branche: {trade}\nName: {name}\nPreise: {prices}\nKontakt: {email}',
    'Firmenname: {name}\nArt: {trade}\nStandort: {place}\nAbschnitte: {sectionlist}\nFarben: {colours}',
    'Was wir sind: {trade}. Wer wir sind: {person}. Wo: {address}[, {place}]. Wann: {hours}.',
    'Marke = {name}, Branche = {trade}, Zielgruppe = {audience}, Stil = {mood}, Farben = {colours}',
    '{name} ({trade})\nÖffnungszeiten: {hours}\nPreisliste: {prices}\nTelefon: {phone}',
    'wer: {name} / was: {trade} / kostet: {i1} {v1}, {i2} {v2} / erreichbar: {phone}, {email} / Optik: {colours}',
  ],
  ask: [
    'Kannst du mir eine Website für {acc} in {place} machen? Der Name ist {name} und wir bieten {services}.',
    'Könnten Sie bitte eine Seite für {name}, {ouracc}, zusammenstellen? {Item1} kostet {v1} und {i2} {v2}.',
    'Wie sähe eine Seite für {acc} namens {name} mit {sections} aus?',
    'Ich möchte eine Website für {acc}, geht das {mood} und in {colours}? Wir sind in {place}, {hours}.',
    'Würdest du eine Startseite für {name} gestalten? Wir sind {a}, {note}, und unsere Nummer ist {phone}.',
    '{Our} hat immer noch keine Seite... ließe sich das ändern? Am Schild steht {name}, {hours}, schön wären {x1} und {x2}.',
  ],
  hurry: [
    'brauche schnell seite {trade} {place} {name} {servicelist} tel {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'bitte webseite für {trade} in {place}, {name}, {servicelist}, tel {phone}',
    'hi kannst du ne seite für {trade} machen, name {name}, {hours}, {colours} danke',
    'schnelle seite {trade} {name}, {i1} {v1}, {i2} {v2}, {place}',
    'website {trade} {place} {mood} mit {x1} und {x2} bitte',
    '{servicelist} das machen wir, {name} in {place}, {trade}, nummer {phone}, eher {mood}',
  ],
  long: [
    'Bitte gestalte eine Website für {ouracc} in {place}. Der Name ist {name}, {note}. Wir bieten {services}. ' +
      '{Item1} kostet {v1} und {i2} {v2}. Geöffnet haben wir {hours}. Man erreicht uns unter {phone} oder {email}. ' +
      'Nimm {colours} und halte es {mood}. Ich hätte gern {sections}.',
    'Ich starte {name}, {acc} für {audience}. Es wird {services} geben. {Item1} kostet {v1}. Ich möchte {x1} und ' +
      '{x2}. Es soll {mood} wirken. Auf dem Button steht „{button}“. Ansprechpartner ist {person}, {address}, {place}.',
    '{Our} {name} ist schon lange in {place} ({note}). Am {date} ist offener Tag mit {services}.\n\nPreise: ' +
      '{prices}.\nÖffnungszeiten: {hours}.\nKontakt: {person}, {phone}.\n\nBitte {c1} und {mood}, mit {sections}.',
    'Ein paar Worte zu uns. {Our} gehört {person}, und auf dem Schild über der Tür steht {name}. Sie finden uns ' +
      'hier: {address}, {place}. Stammgäste lieben {services}; Neue fragen, was {i1} kostet ({v1}). Das geht so ' +
      '{note}. Am {date} wird gefeiert. Mehr als {sections} will ich gar nicht, in {colours}, nicht laut, eher {mood}.',
  ],
  mixed: [
    '{name@}, {trade} in {place}, {servicelist@}, {hours}',
    'Wir sind {a} namens {name@} in {place}. Auf der Karte: {servicelist@}. Telefon {phone}.',
  ],
  own: [
    '{Deed1}. {Deed2}. {servicelist}. Geöffnet {hours}.',
    '{Our} {does}. Wir hätten gern eine {mood} Seite mit {x1} und {x2}.',
    'Hallo, ich habe {acc} in {place}. {Deed1}. Bitte in {colours}.',
    'Website für {name}, {a}. {Deed1}. {Deed2}. {phone}',
    '{Our} {does}. {Deed1}. Bitte mit {sections}.',
  ],
}
