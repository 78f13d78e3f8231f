import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

const facts = (text: string) =>
  readRequest(text).facts.map(({ kind, text: said, of }) => `${kind}: ${said}${of ? ` for ${of}` : ''}`)

test.for<[text: string, expected: string[]]>([
  [
    'Cat sitter in Ghent, $25 a visit, only Tue and Thu, my name is Anna, donate button',
    [
      'what: Cat sitter',
      'place: Ghent',
      'price: $25 a visit',
      'hours: only Tue and Thu',
      'person: Anna',
      'section: donate button for Donate',
    ],
  ],
  [
    'We are a choir called Lark & Owl. Tickets cost £12.',
    ['what: choir', 'name: Lark & Owl', 'price: £12 for Tickets'],
  ],
  [
    'name: Moss\nwhat: bike shop\nservices: repairs, wheels',
    ['name: Moss', 'what: bike shop', 'service: repairs', 'service: wheels'],
  ],
  ['Nyra is a bakery in Lyon', ['name: Nyra', 'what: bakery', 'place: Lyon']],
  [
    'Tischlerei in Kassel, Treppen, Türen und Tische',
    ['what: Tischlerei', 'place: Kassel', 'service: Treppen', 'service: Türen', 'service: Tische'],
  ],
  ['sauna, evening – 20 €, towel – 3 €', ['price: 20 € for evening', 'price: 3 € for towel']],
])('%s', ([text, expected]) => {
  expect(facts(text)).toEqual(expect.arrayContaining(expected))
})

const pieces = [
  'bakery',
  'in Ghent',
  'called Moss',
  '$12',
  'a visit',
  'open Mon-Fri 9-5',
  'with a gallery',
  'we fix lamps',
]
const more = [
  'name: Rowan',
  'für Kinder',
  'rouge',
  '2 May 2027',
  'post@a.example',
  '555 123 4567',
  'my name is Anna',
  '“Hi there”',
]
const marks = [', ', '. ', '\n- ', ' – ', ': ', ' and ', ' ']

test('every word is in a fact, says how it is asked, or is left over', () => {
  const text = fc
    .array(fc.tuple(fc.constantFrom(...pieces, ...more), fc.constantFrom(...marks)), { maxLength: 12 })
    .map((parts) => parts.flat().join(''))
  fc.assert(
    fc.property(text, (request) => {
      const { facts: read, leftOver, asking } = readRequest(request)
      const spans = [...read, ...leftOver, ...asking]
      for (const { index, 0: word } of request.matchAll(/[\p{L}\p{N}]+/gu))
        expect(
          spans.some(({ start, end }) => start <= index && index + word.length <= end),
          `${word} in ${JSON.stringify(request)}`,
        ).toBe(true)
    }),
  )
})

test('any text is read, and every fact stands where it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      for (const { start, end } of readRequest(text).facts) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(end).toBeGreaterThan(start)
      }
    }),
  )
})

/** What a thing does, by language: the ways to lead up to it, and clauses about it. */
const relatives = {
  en: {
    leads: ['Landing page for Tarn, an app', 'A page for an app called Tarn', 'We are Tarn, an app'],
    clauses: [
      'that plans meals from leftovers',
      'which turns meetings into tasks, notes and emails',
      'where neighbours swap tools',
      'that I fill in with my brother about hives',
    ],
  },
  de: {
    leads: ['Seite für Tarn, eine App,', 'Eine App namens Tarn,'],
    clauses: ['die Hundehalter zum Gassigehen verbindet', 'die Rechnungen automatisch sortiert'],
  },
  fr: {
    leads: ['Un site pour Tarn, une application'],
    clauses: ['qui aide les jardiniers à planifier leurs semis', 'qui trie les factures'],
  },
  es: { leads: ['Una web para Tarn, una app'], clauses: ['que organiza viajes en grupo', 'que ordena las facturas'] },
  no: { leads: ['En nettside for Tarn, en app'], clauses: ['som finner ledige ladere', 'som sorterer fakturaer'] },
}
const ways = Object.entries(relatives).flatMap(([language, { leads, clauses }]) =>
  leads.flatMap((lead) => clauses.map((clause) => ({ language, lead, clause }))),
)

test.for(ways)('$lead $clause: what it does', ({ lead, clause }) => {
  for (const end of ['', '. ', '; dark, FAQ']) {
    const { facts: read } = readRequest(`${lead} ${clause}${end}`)
    expect(read.filter(({ id }) => id === 'does').map(({ text }) => text)).toEqual([clause])
    expect(read.filter(({ kind }) => kind === 'name').map(({ text }) => text)).toEqual(['Tarn'])
  }
})

test.for(['with pricing', 'with pricing and FAQ'])('what it does ends before a trailing %s', (end) => {
  const { facts: read } = readRequest(`Page for Tarn, an app that plans meals ${end}`)
  expect(read.filter(({ id }) => id === 'does').map(({ text }) => text)).toEqual(['that plans meals'])
})

test.for([', gallery', ', gallery, contact form', ', prices, FAQ'])(
  'the parts in %s are no words of a stated sentence',
  (end) => {
    const stated = 'My wife and I restore old clocks in Ghent'
    const { facts: read } = readRequest(`${stated}${end}.`)
    expect(read.filter(({ kind }) => kind === 'statement').map(({ text }) => text)).toEqual([stated])
  },
)

test.for([
  'A page for an app that has a login, charts and reminders',
  'A site for a shop that offers cheese, wine and bread',
  'There is a bakery in Leith that everybody knows as Moss',
  'Je tiens un garage qui s’appelle Moss',
  'I want a page that shows my prices',
])('%s: a list, a name or a wish, and nothing that it does', (text) => {
  expect(readRequest(text).facts.filter(({ id }) => id === 'does')).toEqual([])
})

test.for(['mint green', 'mustard yellow', 'deep forest green', 'navy blue'])('%s is one colour', (colour) => {
  for (const text of [`Florist site in ${colour} with gallery`, `Florist in Leeds, ${colour}, open daily`])
    expect(
      readRequest(text)
        .facts.filter(({ kind }) => kind === 'colour')
        .map((fact) => fact.text),
    ).toEqual([colour])
})

/** What owners say that they do, by language: who does it, and what. */
const owners = {
  en: {
    doers: ['We', 'I', 'My aunt and I', 'We also', 'We never'],
    deeds: ['polish boots on the pier', 'show children how clay behaves', 'write speeches for shy grooms'],
  },
  de: { doers: ['Wir', 'Meine Tante und ich'], deeds: ['putzen Stiefel am Hafen', 'schleifen Messer für Köche'] },
  fr: { doers: ['Nous', 'Ma tante et moi', 'Nous ne'], deeds: ['cirons des bottes sur le port'] },
  es: {
    doers: ['Nosotros', 'Mi tía y yo'],
    deeds: ['lustramos botas en el puerto', 'afilamos cuchillos para cocineros'],
  },
  no: { doers: ['Vi', 'Tanta mi og jeg'], deeds: ['pusser støvler på brygga'] },
}
const deeds = Object.entries(owners).flatMap(([language, { doers, deeds: done }]) =>
  doers.flatMap((doer) => done.map((deed) => ({ language, sentence: `${doer} ${deed}` }))),
)
const ask = {
  en: 'Please in blue.',
  de: 'Bitte in Blau.',
  fr: 'En bleu, merci.',
  es: 'En azul, gracias.',
  no: 'I blått, takk.',
}

test.for(deeds)('$sentence: stands whole', ({ language, sentence }) => {
  for (const request of [`${sentence}.`, `${sentence}. ${ask[language as keyof typeof ask]}`]) {
    const { facts: read, leftOver } = readRequest(request, language as keyof typeof ask)
    expect(read.filter(({ kind }) => kind === 'statement').map(({ text }) => text)).toEqual([sentence])
    expect(read.filter(({ kind }) => kind === 'what' || kind === 'service')).toEqual([])
    expect(leftOver).toEqual([])
  }
})

test.for([
  ['Our workshop bends iron gates', 'workshop'],
  ['Our little bakery bakes for four villages', 'bakery'],
  ['Unsere Schmiede biegt eiserne Tore', 'Schmiede'],
] as const)('%s: the noun is what it is, the sentence what it does', ([sentence, what]) => {
  const { facts: read } = readRequest(`${sentence}.`)
  expect(read.filter(({ kind }) => kind === 'statement').map(({ text }) => text)).toEqual([sentence])
  expect(read.find(({ kind }) => kind === 'what')?.text).toContain(what)
})

test.for([
  'We want a page with prices',
  'I really need a website',
  'We would like something blue',
  'We need pictures and prices',
])('%s: is asked, and told nowhere', (request) => {
  expect(readRequest(`${request}.`).facts.filter(({ kind }) => kind === 'statement')).toEqual([])
})

test('a row of things with a number each is a list of prices; years and two of them are none', () => {
  const pricesOf = (text: string) =>
    readRequest(text).facts.flatMap(({ kind, of, text: amount }) => (kind === 'price' ? [`${of} ${amount}`] : []))
  expect(pricesOf('Boot hospital. Soles 20, heels 12, zips 25.')).toEqual(['Soles 20', 'heels 12', 'zips 25'])
  expect(pricesOf('Boot hospital. Opened 1987, moved 1999, rebuilt 2011.')).toEqual([])
  expect(pricesOf('Boot hospital. Seats 12, rooms 3.')).toEqual([])
})

test.for(['Anna and Tom', 'Maria and Peter'])('%s: a couple has both names', (names) => {
  const { facts: read } = readRequest(`Website for the wedding of ${names}, 4 May 2027`)
  expect(read.filter(({ kind }) => kind === 'name').map(({ text }) => text)).toEqual([names])
})

test.for([
  ['Pottery: classes on Saturdays, mugs, bowls', 'classes on Saturdays'],
  ['Swimming school. Small groups, warm pool, first lesson is free', 'first lesson is free'],
] as const)('%s: an entry stands whole', ([request, entry]) => {
  expect(
    readRequest(request)
      .facts.filter(({ kind }) => kind === 'service')
      .map(({ text }) => text),
  ).toContain(entry)
})

test.for([
  ['Wine bar in Porto, welcome drinks, tastings, dogs welcome', ['welcome drinks', 'tastings'], ['dogs welcome']],
  ['Car electronics shop, parking sensors, dash cams, parking on site', ['parking sensors', 'dash cams'], []],
  ['Travel agency, accessible tours, guided walks, insurance included', ['accessible tours'], ['insurance included']],
  ['Weinstube, Ausflüge, Reisen nach Wien, nur Barzahlung', ['Ausflüge'], ['nur Barzahlung']],
  ['Boulangerie à Nantes, pain au levain, chiens bienvenus', ['pain au levain'], ['chiens bienvenus']],
] as const)('%s: remarks are told apart from what is on offer', ([request, offered, told]) => {
  const of = (kind: string) => readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))
  expect(of('service')).toEqual(expect.arrayContaining([...offered]))
  expect(of('statement')).toEqual(expect.arrayContaining([...told]))
  for (const remark of told) expect(of('service')).not.toContain(remark)
})

/** What a page is to do with a thing that nobody foresaw, in each language. */
const pagesFor = {
  en: ['I need a page that explains *', 'a website to sell my *', 'we want a site dedicated to *'],
  de: ['Ich brauche eine Website, um meine * zu verkaufen', 'eine Seite, die * erklärt', 'eine Seite für meine *'],
  fr: ['une page qui explique *', 'un site pour vendre mes *', 'un site consacré à *'],
  es: ['una web para vender mis *', 'una página que explica *', 'una web dedicada a *'],
  no: ['en nettside som forklarer *', 'jeg trenger en side for å selge *', 'nettside som handler om *'],
}
const nouns = { en: ['biofeedback', 'sundials'], de: ['Sonnenuhren'], fr: ['cadrans'], es: ['faros'], no: ['solur'] }

test.for(Object.keys(pagesFor) as (keyof typeof pagesFor)[])(
  '%s: whatever a page does with a thing, it is about that',
  (language) => {
    for (const noun of nouns[language])
      for (const said of pagesFor[language]) {
        const { facts: read, certainty } = readRequest(said.replace('*', noun), language)
        expect({ said, what: read.filter(({ kind }) => kind === 'what').map(({ text }) => text) }).toEqual({
          said,
          what: [noun],
        })
        expect(certainty.subject).toBeGreaterThanOrEqual(0.7)
      }
  },
)

test.for([
  ['un site pour Noël', []],
  ['eine Seite für Ostern', []],
  ['Seite für meinen Kegelabend, Zielgruppe Rentner', []],
  ['Noël Fischer, Zimmerer in Aalen', ['Noël Fischer']],
] as const)('%s: a feast and an audience are no names', ([request, names]) => {
  expect(readRequest(request).facts.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))).toEqual(names)
})
