import type { Language } from '../../words/types.ts'

type Sentence = Record<Language, string>
const all = (en: string, de: string, fr: string, es: string, no: string): Sentence => ({ en, de, fr, es, no })

/**
 * What the answer to an edit is made of. `{what}` is a part of the page, `{to}` what it became.
 * Things done are clauses that stand in a list; the others are sentences.
 */
export const sentences = {
  removed: all('removed {what}', '{what} entfernt', '{what} : supprimé', '{what}: eliminado', '{what} er fjernet'),
  removedLinked: all(
    'removed {what} and the links to it',
    '{what} samt den Links dorthin entfernt',
    '{what} : supprimé, avec les liens qui y mènent',
    '{what}: eliminado, con los enlaces que llevan allí',
    '{what} er fjernet, med lenkene dit',
  ),
  hidden: all('hid {what}', '{what} ausgeblendet', '{what} : masqué', '{what}: oculto', '{what} er skjult'),
  shown: all(
    'showed {what} again',
    '{what} wieder eingeblendet',
    '{what} : affiché',
    '{what}: visible',
    '{what} vises igjen',
  ),
  repeated: all(
    'repeated {what} below itself',
    '{what} verdoppelt',
    '{what} : dupliqué',
    '{what}: duplicado',
    '{what} er doblet',
  ),
  moved: all('moved {what}', '{what} verschoben', '{what} : déplacé', '{what}: movido', '{what} er flyttet'),
  swapped: all(
    'swapped {what} and {to}',
    '{what} und {to} getauscht',
    '{what} et {to} : échangés',
    '{what} y {to}: intercambiados',
    '{what} og {to} har byttet plass',
  ),
  added: all('added {what}', '{what} ergänzt', '{what} : ajouté', '{what}: añadido', '{what} er lagt til'),
  changed: all(
    "changed '{what}' to '{to}'",
    '„{what}“ zu „{to}“ geändert',
    '« {what} » devient « {to} »',
    '«{what}» cambiado por «{to}»',
    '«{what}» er endret til «{to}»',
  ),
  named: all(
    "called it '{to}' instead of '{what}', wherever the name stood",
    'überall „{to}“ statt „{what}“ eingesetzt',
    '« {what} » s’appelle partout « {to} »',
    '«{what}» se llama ahora «{to}» en todas partes',
    'kalt det «{to}» i stedet for «{what}» overalt',
  ),
  keptName: all(
    'Addresses such as {what} stayed as they are.',
    'Adressen wie {what} blieben, wie sie sind.',
    'Les adresses comme {what} sont restées telles quelles.',
    'Direcciones como {what} siguen igual.',
    'Adresser som {what} er som de var.',
  ),
  styled: all('made {what} {to}', '{what} jetzt {to}', '{what} : {to}', '{what}: {to}', '{what} er nå {to}'),
  typeset: all(
    'set {what} in {to} type',
    '{what} jetzt in der Schrift {to}',
    '{what} : police {to}',
    '{what}: letra {to}',
    '{what} har nå skriften {to}',
  ),
  linked: all(
    'linked {what} to {to}',
    '{what} mit {to} verlinkt',
    '{what} mène à {to}',
    '{what} enlaza con {to}',
    '{what} lenker til {to}',
  ),
  newTab: all(
    'made {what} open in a new tab',
    '{what} öffnet in einem neuen Tab',
    '{what} s’ouvre dans un nouvel onglet',
    '{what} se abre en una pestaña nueva',
    '{what} åpner i en ny fane',
  ),
  shortened: all(
    'shortened {what}; the words that stayed are yours',
    '{what} gekürzt',
    '{what} : raccourci',
    '{what}: acortado',
    '{what} er kortet ned',
  ),
  arranged: all(
    'set {what} in {to} columns',
    '{what} in {to} Spalten gesetzt',
    '{what} en {to} colonnes',
    '{what} en {to} columnas',
    '{what} står nå i {to} kolonner',
  ),
  pictured: all(
    'replaced {what} with the one at {to}',
    '{what} durch das Bild von {to} ersetzt',
    '{what} : remplacé par {to}',
    '{what}: sustituido por {to}',
    '{what} er byttet ut med {to}',
  ),
  noted: all('put {to} where it belongs', '{to} eingetragen', '{to} : inscrit', '{to}: anotado', '{to} er ført inn'),
  priced: all(
    'set the price of {what} to {to}',
    'den Preis von {what} auf {to} gesetzt',
    'le prix de {what} est maintenant {to}',
    'el precio de {what} es ahora {to}',
    'satte prisen på {what} til {to}',
  ),
  rest: all(
    'Everything else stayed as it was.',
    'Alles andere blieb, wie es war.',
    'Tout le reste est inchangé.',
    'Todo lo demás sigue igual.',
    'Alt annet er som det var.',
  ),
  already: all(
    'The page is like that already: {what}.',
    'Das ist auf der Seite schon so: {what}.',
    'La page est déjà ainsi : {what}.',
    'La página ya está así: {what}.',
    'Siden er allerede slik: {what}.',
  ),
  unfound: all(
    'I could not find {what} on this page.',
    'Ich konnte auf dieser Seite nicht finden: {what}.',
    'Je n’ai pas trouvé sur cette page : {what}.',
    'No he encontrado en esta página: {what}.',
    'Jeg fant ikke dette på siden: {what}.',
  ),
  unread: all(
    "I did not understand '{what}', so I changed nothing there.",
    'Ich habe „{what}“ nicht verstanden und dort nichts geändert.',
    'Je n’ai pas compris « {what} » et n’ai rien changé à ce sujet.',
    'No he entendido «{what}» y ahí no he cambiado nada.',
    'Jeg forsto ikke «{what}» og endret ikke noe der.',
  ),
  which: all(
    'Which {what} do you mean? Pick one of these:',
    'Was genau ist gemeint: {what}? Wählen Sie eines davon:',
    'Que voulez-vous dire par {what} ? Choisissez une réponse :',
    '¿A qué se refiere con {what}? Elija una de estas:',
    'Hva mener du med {what}? Velg en av disse:',
  ),
  meant: all(
    'Nothing on this page is quite {what}. Which did you mean?',
    'Genau das gibt es auf dieser Seite nicht: {what}. Was ist gemeint?',
    'Rien sur cette page ne correspond tout à fait à : {what}. Que voulez-vous dire ?',
    'Nada en esta página es exactamente eso: {what}. ¿A qué se refiere?',
    'Ingenting på siden er helt det: {what}. Hva mener du?',
  ),
  insteadColor: all(
    'Which colour would you like instead? Name one, or pick one of these:',
    'Welche Farbe soll es stattdessen sein? Nennen Sie eine oder wählen Sie:',
    'Quelle couleur à la place ? Nommez-en une ou choisissez :',
    '¿Qué color prefiere? Diga uno o elija:',
    'Hvilken farge vil du ha i stedet? Nevn en, eller velg:',
  ),
  insteadPart: all(
    'What should become of {what}? Tell me, or pick one of these:',
    'Was soll damit geschehen: {what}? Sagen Sie es, oder wählen Sie:',
    'Que faire de ceci : {what} ? Dites-le ou choisissez :',
    '¿Qué hago con esto: {what}? Dígalo o elija:',
    'Hva skal skje med {what}? Si det, eller velg:',
  ),
  abilities: all(
    'Without a model I can change texts, names, contact details and prices, colours, light and dark, sizes, spacing, ' +
      'corners and type, links and pictures, and add, remove, hide, move, swap or repeat sections and cards.',
    'Ohne Modell kann ich Texte, Namen, Kontaktdaten und Preise ändern, Farben, Hell und Dunkel, Größen, Abstände, ' +
      'Ecken und Schrift, Links und Bilder, und Abschnitte oder Karten ergänzen, entfernen, ausblenden, verschieben, ' +
      'tauschen oder verdoppeln.',
    'Sans modèle, je peux changer les textes, noms, coordonnées et prix, les couleurs, clair et sombre, les tailles, ' +
      'espaces, coins et polices, les liens et images, et ajouter, supprimer, masquer, déplacer, ' +
      'échanger ou dupliquer des sections et des cartes.',
    'Sin modelo puedo cambiar textos, nombres, datos de contacto y precios, colores, claro y oscuro, tamaños, ' +
      'espacios, esquinas y tipografía, enlaces e imágenes, y añadir, quitar, ocultar, mover, ' +
      'intercambiar o duplicar secciones y tarjetas.',
    'Uten modell kan jeg endre tekster, navn, kontaktopplysninger og priser, farger, lyst og mørkt, størrelser, ' +
      'avstander, hjørner og skrift, lenker og bilder, og legge til, fjerne, skjule, flytte, ' +
      'bytte eller doble deler og kort.',
  ),
  onlyOne: all(
    'I did not add {what}, because the page has a {to} already.',
    'Nicht ergänzt: {what}; das hat die Seite schon.',
    'Pas ajouté : {what} ; la page en a déjà.',
    'No añadido: {what}; la página ya lo tiene.',
    'Ikke lagt til: {what}; det har siden allerede.',
  ),
  unmade: all(
    'I do not know how to add {what}.',
    'Ich weiß nicht, wie ich das ergänze: {what}.',
    'Je ne sais pas ajouter : {what}.',
    'No sé cómo añadir: {what}.',
    'Jeg vet ikke hvordan jeg legger til: {what}.',
  ),
  noPlace: all(
    'I could not find where {what} should go.',
    'Ich konnte den Platz für {what} nicht finden.',
    'Je n’ai pas trouvé où placer : {what}.',
    'No he encontrado dónde poner: {what}.',
    'Jeg fant ikke plassen til: {what}.',
  ),
  farthest: all(
    '{What} cannot go any further.',
    '{What}: weiter geht es nicht.',
    '{What} : impossible d’aller plus loin.',
    '{What}: no puede ir más allá.',
    '{What}: lenger går det ikke.',
  ),
  noLink: all(
    '{What} is not a link, so it has no address.',
    '{What} ist kein Link und hat keine Adresse.',
    '{What} n’est pas un lien.',
    '{What} no es un enlace.',
    '{What} er ingen lenke.',
  ),
  noName: all(
    'I could not find a name on this page.',
    'Ich konnte auf dieser Seite keinen Namen finden.',
    'Je n’ai pas trouvé de nom sur cette page.',
    'No he encontrado un nombre en esta página.',
    'Jeg fant ikke noe navn på siden.',
  ),
  noItems: all(
    'I could not find a row of cards or entries in {what}.',
    'Ich konnte keine Reihe von Karten oder Einträgen finden: {what}.',
    'Je n’ai pas trouvé de cartes ou d’entrées : {what}.',
    'No he encontrado tarjetas o entradas: {what}.',
    'Jeg fant ingen rad med kort: {what}.',
  ),
  shortest: all(
    'I can only shorten {what} by leaving sentences out, and it is one short sentence; tell me the new words in quotation marks.',
    'Ich kann nur Sätze weglassen, und hier ist nur ein kurzer; sagen Sie mir die neuen Worte in Anführungszeichen.',
    'Je ne peux qu’enlever des phrases, et il n’y en a qu’une ; donnez-moi les nouveaux mots entre guillemets.',
    'Solo puedo quitar frases y aquí hay una sola; dígame las nuevas palabras entre comillas.',
    'Jeg kan bare ta bort setninger, og her er det bare én; gi meg de nye ordene i anførselstegn.',
  ),
  needWords: all(
    'I write no facts of my own: tell me the new words in quotation marks, such as: change the headline to “…”.',
    'Ich erfinde keine Texte: Nennen Sie mir die neuen Worte in Anführungszeichen, etwa: Ändere die Überschrift zu „…“.',
    'Je n’invente pas de texte : donnez-moi les nouveaux mots entre guillemets.',
    'No invento textos: dígame las nuevas palabras entre comillas.',
    'Jeg finner ikke på tekst: gi meg de nye ordene i anførselstegn.',
  ),
  needAddress: all(
    'Tell me the address, such as https://example.com/photo.jpg, and I put it there.',
    'Nennen Sie mir die Adresse, etwa https://example.com/bild.jpg, dann setze ich sie ein.',
    'Donnez-moi l’adresse, par exemple https://example.com/photo.jpg.',
    'Dígame la dirección, por ejemplo https://example.com/foto.jpg.',
    'Gi meg adressen, for eksempel https://example.com/bilde.jpg.',
  ),
  needFact: all(
    'Tell me the fact itself, such as: our phone number is 020 7946 0018.',
    'Nennen Sie mir die Angabe selbst, etwa: Unsere Telefonnummer ist 0421 555 0192.',
    'Donnez-moi l’information elle-même, par exemple : notre téléphone est le 01 23 45 67 89.',
    'Dígame el dato, por ejemplo: nuestro teléfono es el 912 345 678.',
    'Gi meg selve opplysningen, for eksempel: telefonnummeret er 22 33 44 55.',
  ),
  undo: all(
    'I cannot take a step back myself: press Undo, or pick an earlier version, and the page is as it was then.',
    'Zurück geht es über die Leiste der Versionen: Wählen Sie eine frühere, dann ist die Seite wie damals.',
    'Pour revenir en arrière, choisissez une version précédente dans la bande des versions.',
    'Para volver atrás, elija una versión anterior en la tira de versiones.',
    'For å gå tilbake velger du en tidligere versjon i versjonslinjen.',
  ),
  translation: all(
    'I cannot translate the texts of a page without a model; ask for a new page in that language, or give me single texts in quotation marks.',
    'Ohne Modell kann ich die Texte nicht übersetzen; bitten Sie um eine neue Seite in dieser Sprache oder nennen Sie einzelne Texte in Anführungszeichen.',
    'Sans modèle, je ne peux pas traduire ; demandez une nouvelle page dans cette langue.',
    'Sin modelo no puedo traducir; pida una página nueva en ese idioma.',
    'Uten modell kan jeg ikke oversette; be om en ny side på det språket.',
  ),
  motion: all(
    'I cannot add animation, sound, video or scripts without a model.',
    'Bewegung, Ton, Video und Skripte kann ich ohne Modell nicht ergänzen.',
    'Sans modèle, je ne peux ajouter ni animation, ni son, ni vidéo, ni script.',
    'Sin modelo no puedo añadir animación, sonido, vídeo ni programas.',
    'Uten modell kan jeg ikke legge til bevegelse, lyd, video eller skript.',
  ),
  service: all(
    'A page is what I write: payments, accounts, data and publishing need a service behind it.',
    'Ich schreibe die Seite; Bezahlung, Konten, Daten und Veröffentlichung brauchen einen Dienst dahinter.',
    'J’écris la page ; paiements, comptes, données et publication demandent un service derrière elle.',
    'Yo escribo la página; pagos, cuentas, datos y publicación necesitan un servicio detrás.',
    'Jeg skriver siden; betaling, kontoer, data og publisering trenger en tjeneste bak.',
  ),
  question: all(
    'I change pages, and answer no questions.',
    'Ich ändere Seiten und beantworte keine Fragen.',
    'Je modifie des pages, je ne réponds pas aux questions.',
    'Modifico páginas, no respondo preguntas.',
    'Jeg endrer sider og svarer ikke på spørsmål.',
  ),
  unsafe: all(
    "I could not change that without touching other parts of the page: '{what}'.",
    'Das ging nicht, ohne anderes auf der Seite zu berühren: „{what}“.',
    'Impossible sans toucher au reste de la page : « {what} ».',
    'No era posible sin tocar otras partes de la página: «{what}».',
    'Det gikk ikke uten å røre andre deler av siden: «{what}».',
  ),
  noSuchLook: all(
    'I could not change that look on {what}.',
    'Das Aussehen ließ sich hier nicht ändern: {what}.',
    'Cet aspect n’a pas pu être changé : {what}.',
    'No he podido cambiar ese aspecto: {what}.',
    'Dette utseendet lot seg ikke endre: {what}.',
  ),
} satisfies Record<string, Sentence>
export type SentenceName = keyof typeof sentences
