import type { Tongue } from '../types.ts'
import type { Phrasings } from './phrasings/phrasings.ts'

/**
 * HELD OUT. Do not read on when you work on the reader: no row, no grammar and no test is written for these.
 * Ten ways of phrasing a brief per language that development never sees; the difference between their figures and the
 * others' is what the reader does with sentences that nobody foresaw. Who has looked at them writes ten new ones.
 */
export const heldOut: Record<Tongue, Phrasings> = {
  en: {
    comma: [
      '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
      '{audience} come to {name} for {servicelist}; {trade}, {place}; {mood}',
    ],
    prose: [
      'There is {a} in {place} that everybody knows as {name}, and it has no website yet. People come for {services}. ' +
        '{Item1}? That will be {v1}.',
      'Ever since we took over {name} ({note}), the {trade} on {address}, folks keep asking for {services}, so put ' +
        'that online together with {sections}.',
      'What I have in mind for {name} is something {mood}, mostly {colours}. As {a} we live from {services}. Doors open {hours}.',
    ],
    bullets: [
      '1. {trade}, {place}\n2. {servicelist}\n3. {v1} for {i1}, {v2} for {i2}\n4. ask for {person}\n5. we call ourselves {name}',
    ],
    keys: ['who: {name} / what: {trade} / costs: {i1} {v1}, {i2} {v2} / reach us: {phone}, {email} / look: {colours}'],
    ask: [
      'Our {trade} still has no page... any chance you could fix that? It goes by the name of {name}, {hours}, {x1} and {x2} would be great.',
    ],
    hurry: ['{servicelist} thats what we do, {name} in {place}, {trade}, number is {phone}, make it {mood}'],
    long: [
      'Let me tell you about us. The {trade} belongs to {person} and the sign above the door says {name}. You will ' +
        'find it at {address} in {place}. Regulars love {services}; newcomers ask what {i1} costs ({v1}). It has been ' +
        'like this {note}. On {date} we celebrate. All I want is {sections}, in {colours}, nothing loud, rather {mood}.',
    ],
    mixed: [],
  },
  de: {
    comma: [
      '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
      '{audience} kommen zu {name} wegen {servicelist}; {trade}, {place}; {mood}',
    ],
    prose: [
      'In {place} gibt es {acc}, die alle als {name} kennen, und noch keine Website. Gefragt sind {services}. {Item1}? Macht {v1}.',
      'Seit wir {name} übernommen haben ({note}), {trade} in {address}, fragen alle nach {services}; das soll jetzt ' +
        'ins Netz, dazu {sections}.',
      'Mir schwebt für {name} etwas vor, das {mood} ist, vor allem {colours}. Als {trade} leben wir von {services}. ' +
        'Aufgesperrt wird {hours}.',
    ],
    bullets: [
      '1. {trade}, {place}\n2. {servicelist}\n3. {v1} für {i1}, {v2} für {i2}\n4. nach {person} fragen\n5. wir nennen uns {name}',
    ],
    keys: [
      'wer: {name} / was: {trade} / kostet: {i1} {v1}, {i2} {v2} / erreichbar: {phone}, {email} / Optik: {colours}',
    ],
    ask: [
      '{Our} hat immer noch keine Seite... ließe sich das ändern? Am Schild steht {name}, {hours}, schön wären {x1} und {x2}.',
    ],
    hurry: ['{servicelist} das machen wir, {name} in {place}, {trade}, nummer {phone}, eher {mood}'],
    long: [
      'Ein paar Worte zu uns. {Our} gehört {person}, und auf dem Schild über der Tür steht {name}. Sie finden uns ' +
        'hier: {address}, {place}. Stammgäste lieben {services}; Neue fragen, was {i1} kostet ({v1}). Das geht so ' +
        '{note}. Am {date} wird gefeiert. Mehr als {sections} will ich gar nicht, in {colours}, nicht laut, eher {mood}.',
    ],
    mixed: [],
  },
  fr: {
    comma: [
      '{hours}, {phone}, {name} : {trade}, {place}, {servicelist}',
      '{audience} viennent chez {name} pour {servicelist} ; {trade}, {place} ; {mood}',
    ],
    prose: [
      'Il y a à {place} {a} que tout le monde connaît comme {name}, et toujours pas de site. On y vient pour ' +
        '{services}. {Item1} ? Comptez {v1}.',
      'Depuis que nous avons repris {name} ({note}), {trade} au {address}, on nous demande {services} ; mettez cela en ' +
        'ligne avec {sections}.',
      'Ce que j’imagine pour {name}, c’est quelque chose de {mood}, surtout {colours}. Comme {trade}, nous vivons de ' +
        '{services}. La porte est ouverte {hours}.',
    ],
    bullets: [
      '1. {trade}, {place}\n2. {servicelist}\n3. {v1} pour {i1}, {v2} pour {i2}\n4. demander {person}\n5. on se fait appeler {name}',
    ],
    keys: [
      'qui : {name} / quoi : {trade} / combien : {i1} {v1}, {i2} {v2} / joindre : {phone}, {email} / look : {colours}',
    ],
    ask: [
      'Notre {trade} n’a toujours pas de page... on peut arranger ça ? Sur l’enseigne : {name}, {hours}, {x1} et {x2} ce serait bien.',
    ],
    hurry: ['{servicelist} voila ce qu on fait, {name} a {place}, {trade}, numero {phone}, plutot {mood}'],
    long: [
      'Quelques mots sur nous. Notre {trade} appartient à {person}, et l’enseigne au-dessus de la porte dit {name}. On ' +
        'nous trouve ici : {address}, {place}. Les habitués aiment {services} ; les nouveaux demandent ce que coûte {i1} ' +
        '({v1}). C’est ainsi {note}. Le {date}, on fait la fête. Je ne veux que {sections}, en {colours}, rien de ' +
        'criard, plutôt {mood}.',
    ],
    mixed: [],
  },
  es: {
    comma: [
      '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
      '{audience} vienen a {name} por {servicelist}; {trade}, {place}; {mood}',
    ],
    prose: [
      'Hay en {place} {a} que todos conocen como {name}, y todavía sin web. La gente viene por {services}. ¿{Item1}? Son {v1}.',
      'Desde que llevamos {name} ({note}), {trade} en {address}, nos piden {services}; que esté en internet junto con {sections}.',
      'Lo que imagino para {name} es algo {mood}, sobre todo {colours}. Como {trade} vivimos de {services}. La puerta ' +
        'está abierta {hours}.',
    ],
    bullets: [
      '1. {trade}, {place}\n2. {servicelist}\n3. {v1} por {i1}, {v2} por {i2}\n4. preguntar por {person}\n5. nos hacemos llamar {name}',
    ],
    keys: [
      'quién: {name} / qué: {trade} / cuesta: {i1} {v1}, {i2} {v2} / contacto: {phone}, {email} / aspecto: {colours}',
    ],
    ask: [
      '{Our} sigue sin página... ¿se puede arreglar? En el letrero pone {name}, {hours}, estaría bien {x1} y {x2}.',
    ],
    hurry: ['{servicelist} eso hacemos, {name} en {place}, {trade}, numero {phone}, mas bien {mood}'],
    long: [
      'Unas palabras sobre nosotros. {Our} es de {person}, y el letrero de la puerta dice {name}. Estamos aquí: ' +
        '{address}, {place}. A los de siempre les gustan {services}; los nuevos preguntan cuánto cuesta {i1} ({v1}). Así ' +
        'es {note}. El {date} lo celebramos. Solo quiero {sections}, en {colours}, nada chillón, más bien {mood}.',
    ],
    mixed: [],
  },
  no: {
    comma: [
      '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
      '{audience} kommer til {name} for {servicelist}; {trade}, {place}; {mood}',
    ],
    prose: [
      'I {place} finnes det {a} som alle kjenner som {name}, og fortsatt ingen nettside. Folk kommer for {services}. ' +
        '{Item1}? Det blir {v1}.',
      'Etter at vi tok over {name} ({note}), {trade} i {address}, spør alle etter {services}; legg det ut sammen med {sections}.',
      'Det jeg ser for meg for {name}, er noe {mood}, mest {colours}. Som {trade} lever vi av {services}. Døra er åpen {hours}.',
    ],
    bullets: [
      '1. {trade}, {place}\n2. {servicelist}\n3. {v1} for {i1}, {v2} for {i2}\n4. spør etter {person}\n5. vi kaller oss {name}',
    ],
    keys: [
      'hvem: {name} / hva: {trade} / koster: {i1} {v1}, {i2} {v2} / nå oss: {phone}, {email} / utseende: {colours}',
    ],
    ask: [
      'Vi er {a} og har fortsatt ingen side... kan det ordnes? På skiltet står det {name}, {hours}, fint med {x1} og {x2}.',
    ],
    hurry: ['{servicelist} det er det vi gjør, {name} i {place}, {trade}, nummer {phone}, helst {mood}'],
    long: [
      'Litt om oss. {person} eier det hele, {a}, og på skiltet over døra står det {name}. Du finner oss her: ' +
        '{address}, {place}. Stamgjester liker {services}; nye spør hva {i1} koster ({v1}). Slik har det vært {note}. ' +
        '{date} feirer vi. Alt jeg vil ha, er {sections}, i {colours}, ikke noe bråkete, heller {mood}.',
    ],
    mixed: [],
  },
}
