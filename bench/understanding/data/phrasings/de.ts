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
    'Onlineauftritt gewünscht für {acc}, Leitung {person}, {place}, Angebot: {servicelist}, Farbwelt ' +
      '{colours}, Firmierung {name}',
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
    'Es geht nicht um mich, sondern um {person}: Im Frühjahr wird in {place} {a} eröffnet, gedacht für {audience}, ' +
      'und auf der Tafel vor der Tür wird {name} stehen. Geplant sind {services}, dazu {s}. Wer etwas wissen will, ' +
      'schreibt an {email}.',
    'Gesucht: eine Seite für {name} ({trade}, {place}). Drauf muss nicht viel: was wir anbieten ({servicelist}), ' +
      'wann jemand da ist ({hours}) und wie man uns erreicht ({phone}, notfalls {email}). Preise bitte keine ' +
      '(ändern sich gerade), Fotos auch noch nicht (kommen im Sommer). Stil: {mood}.',
    'Wir möchten uns endlich auch im Internet zeigen. {name} ({address}, {place}) ist {a} und hat {hours} ' +
      'offen. Bei uns gibt es {services}; Rückfragen am liebsten telefonisch, {phone}.',
    'Guten Tag, ich bin noch nicht lange hier und schreibe nicht perfekt. Ich habe aufgemacht {acc} in ' +
      '{place}, Adresse ist {address}. Name von Firma: {name}. Kunden können kommen {hours}. Wir haben ' +
      '{services}. Bitte machen Sie schöne Seite, auch mit {x}.',
  ],
  bullets: [
    'Webseite\n- Name: {name}\n- Was: {trade}\n- Wo: {place}\n- Leistungen: {servicelist}\n- Telefon: {phone}',
    '{Trade} „{name}“\n{servicelines}\n[{hours}\n]{phone}',
    'Bitte eine Seite für {name}, {acc}:\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Seite für {acc} in {place}. Sie braucht:\n{sectionlines}\nLeistungen:\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* Stil: {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} für {i1}, {v2} für {i2}\n4. nach {person} fragen\n5. wir nennen uns {name}',
    'Stichpunkte, ausformulieren darfst du:\n– {Trade}, Inh. {person}\n– {place}, {address}\n– Öffn.zeiten: {hours}\n' +
      '– Leistg.: {servicelist}\n– Farbe: {c}\n– kein Shop, keine Musik\n– Firmenname: {name}',
    'TOP 4: Homepage\nBeschlossen wurde:\n– Auftritt unter {name} ({trade})\n– Inhalte: {sectionlist}\n– ' +
      'vorgestellt werden {services}\n– Gestaltung: {mood}, Grundton {c}\n– Rückmeldungen an {person}, ' +
      '{email}\nBitte so umsetzen, danke.',
  ],
  keys: [
    'Name: {name}; Ort: {place}; Was: {trade}; Leistungen: {servicelist}; Öffnungszeiten: {hours}; Telefon: {phone}',
    'Branche: {trade}\nName: {name}\nPreise: {prices}\nKontakt: {email}',
    'Firmenname: {name}\nArt: {trade}\nStandort: {place}\nAbschnitte: {sectionlist}\nFarben: {colours}',
    'Was wir sind: {trade}. Wer wir sind: {person}. Wo: {address}[, {place}]. Wann: {hours}.',
    'Marke = {name}, Branche = {trade}, Zielgruppe = {audience}, Stil = {mood}, Farben = {colours}',
    '{name} ({trade})\nÖffnungszeiten: {hours}\nPreisliste: {prices}\nTelefon: {phone}',
    'wer: {name} / was: {trade} / kostet: {i1} {v1}, {i2} {v2} / erreichbar: {phone}, {email} / Optik: {colours}',
    'Seite für uns → {trade} in {place} → wir machen {servicelist} → {prices} → Knopf „{button}“ → Name ganz groß: {name}',
    'FACTSHEET\nBetrieb ........ {name}\nKategorie ........ {trade}\nLage ........ {address}, {place}\nZeiten ' +
      '........ {hours}\nLeistungen ........ {servicelist}\nBesonderheit ........ {note}\nAnfragen ........ ' +
      '{email}\n\nDaraus bitte eine Webseite.',
  ],
  ask: [
    'Kannst du mir eine Website für {acc} in {place} machen? Der Name ist {name} und wir bieten {services}.',
    'Könnten Sie bitte eine Seite für {name}, {ouracc}, zusammenstellen? {Item1} kostet {v1} und {i2} {v2}.',
    'Wie sähe eine Seite für {acc} namens {name} mit {sections} aus?',
    'Ich möchte eine Website für {acc}, geht das {mood} und in {colours}? Wir sind in {place}, {hours}.',
    'Würdest du eine Startseite für {name} gestalten? Wir sind {a}, {note}, und unsere Nummer ist {phone}.',
    '{Our} hat immer noch keine Seite... ließe sich das ändern? Am Schild steht {name}, {hours}, schön wären {x1} und {x2}.',
    'Geöffnet {hours}, {note}, {i1} {v1}, {i2} {v2}: So steht es seit Jahren im Schaufenster von {name}, nur geht ' +
      'kaum noch jemand am Schaufenster vorbei. Baust du uns daraus eine Seite, der man ansieht, dass {a} ' +
      'dahintersteckt?',
    'Meine Tante kann mit Computern nichts anfangen, deshalb frage ich für sie: Geht das, dass die Leute ' +
      'auf {acc} in {place} stoßen, wenn sie nach {services} suchen? Da ist jemand {hours}, {i1} macht ' +
      '{v1}, und über der Tür prangt {name}.',
  ],
  hurry: [
    'brauche schnell seite {trade} {place} {name} {servicelist} tel {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'bitte webseite für {trade} in {place}, {name}, {servicelist}, tel {phone}',
    'hi kannst du ne seite für {trade} machen, name {name}, {hours}, {colours} danke',
    'schnelle seite {trade} {name}, {i1} {v1}, {i2} {v2}, {place}',
    'website {trade} {place} {mood} mit {x1} und {x2} bitte',
    '{servicelist} das machen wir, {name} in {place}, {trade}, nummer {phone}, eher {mood}',
    'moin, kumpel macht {acc} auf in {place} und hat null plan von internet. heißt {name}. {servicelist}. {hours}. ' +
      'kriegst du da was hin',
    'hallo 🙂 wir hatten ne alte seite aber die is weg\nalso {name}\nsind {a} in {place}\nmachen {servicelist}\n' +
      '{i1} {v1}\nwhatsapp {phone}\nbitte was in {c} und {mood}',
    'grüß euch, tippe das grad in der mittagspause: {trade} {place}, hier schreibt {person}, wir brauchen ' +
      'dringend was im netz wo draufsteht {servicelist} und {i1} {v1}, handy {phone}, achso firma ist ' +
      '{name}',
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
    'Also pass auf, das ist so: Mein Schwager und ich, wir haben letztes Jahr {acc} übernommen, drüben in {place}, ' +
      'und seitdem werden wir ständig gefragt, wo man das alles nachlesen kann. Dass es bei uns {services} gibt zum ' +
      'Beispiel, oder was {i1} kostet, nämlich {v1}. Das Ding heißt übrigens {name}, so soll es auch oben stehen. ' +
      'Schön wäre, wenn {x} und {x} dabei wären, und vom Gefühl her eher {mood}, mit ein bisschen {c}.',
    'Als mein Vater letzten Herbst den Schlüssel auf den Tisch legte und sagte, jetzt seid ihr dran, ' +
      'haben wir nicht lange überlegt. {Item1} gab es bei ihm schon, inzwischen nehmen wir dafür {v1}. Neu ' +
      'dazugekommen sind {services}. Er meint immer, die Leute müssten nur wissen, dass bei uns jemand ' +
      'abhebt: {phone}. Ich meine, sie müssen uns erst einmal sehen, und zwar {mood} und in {colours}. Ach ' +
      'ja, was wir überhaupt sind: {a}, mitten in {place}. Und am Namen, {name}, wird nicht gerüttelt.',
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
  letter: [
    'Sehr geehrte Damen und Herren,\n\nunser bisheriger Internetauftritt stammt noch von meinem Vorgänger und soll ' +
      'abgelöst werden. Es geht um {name}, {acc} mit Sitz in {place}. Zu unserem Angebot zählen {services}; bitte ' +
      'führen Sie das einzeln auf. Telefonisch sind wir {hours} unter {phone} zu erreichen.\n\nMit freundlichen ' +
      'Grüßen\n{person}',
    'Chef hat mir das eben aufs Handy diktiert, ich geb es so weiter: „Für {name} muss was Neues her. Rein soll, ' +
      'dass wir {a} sind, die Adresse, also {address}, dass es bei uns {services} gibt, und ein Preis, {i1} ' +
      '({v1}). Den Rest der Preise noch weglassen. Anfragen bitte an {email}.“ Mehr weiß ich auch nicht :)',
    'Hallo zusammen,\n\nam {date} wird bei uns gefeiert, und bis dahin hätten wir gern eine Seite, die wir ' +
      'herumschicken können. Es genügt, wenn man {services} findet, dazu {x} und einen Knopf ' +
      '„{button}“.\n\nHerzliche Grüße\n{person}\n\n{name}\n{Trade}\n{place}',
    'Transkript einer Sprachnachricht (0:48): Ja hallo, {person} hier, also ich hab mit dem Steuerberater ' +
      'gesprochen und der sagt, ohne Internetseite, das geht heut nimmer. So. Dann schreib mal mit: {hours} ' +
      'ist offen, {i1} macht {v1}, äh, Komma, {i2} macht {v2}. Wir sind ja {a}, das weißt du. In {place}, ' +
      'gell. Schreib {name} drüber und fertig. Punkt.',
  ],
}
