import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadKind } from './facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 30) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: ReadKind) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))
const toldIn = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, text }) => (kind === 'statement' ? [text] : []))

/** By language: a message as it is spoken, without a full stop, and what is no part of a list in it. */
const speech = fc.constantFrom<{ start: string; pieces: string[] }>(
  {
    start: 'ok so we’re a bike workshop in Leith',
    pieces: [
      'it’s called Spoke and Pine',
      'we repair bikes on Saturdays',
      'we also lend tools',
      'there’s tea for everybody',
      'I teach a class in spring',
    ],
  },
  {
    start: 'also ich bin Klavierbauer in Detmold',
    pieces: [
      'ich stimme Klaviere',
      'die Leute rufen meist an',
      'ich mache auch Reparaturen',
      'wir fahren bis Bielefeld',
      'ich komme gern vorbei',
    ],
  },
  {
    start: 'alors je suis plombier à Roubaix',
    pieces: [
      'je fais les fuites',
      'on répond le samedi',
      'nous travaillons à deux',
      'je passe vite',
      'on pose aussi des douches',
    ],
  },
  {
    start: 'altså vi er et bakeri i Tromsø',
    pieces: [
      'vi baker hver dag',
      'vi har åpent onsdag til søndag',
      'man kan bestille brød',
      'jeg lager boller',
      'vi selger også kaffe',
    ],
  },
)

test('speech without a full stop is told by its sentences, and none of its pieces is on offer', () => {
  const some = speech.chain(({ start, pieces }) =>
    fc.record({
      start: fc.constant(start),
      said: fc.shuffledSubarray(pieces, { minLength: 5, maxLength: 5 }),
    }),
  )
  check(some, ({ start, said }) => {
    const request = `${start}, ${[...said, ...said.slice(0, 3)].join(', ')}`
    const longest = Math.max(0, ...toldIn(request).map((text) => text.length))
    expect([request, longest < request.length / 2]).toEqual([request, true])
  })
})

/** By language: verbs that no row has, before what somebody makes. */
const makers = fc.constantFrom<{ way: (things: string) => string; and: string; things: string[] }>(
  {
    way: (things: string) => `Woodturner in Hexham. I turn ${things} in a barn.`,
    and: 'and',
    things: ['salad bowls', 'spoons', 'candlesticks', 'rolling pins'],
  },
  {
    way: (things: string) => `Traductora en Rosario. Traduzco ${things}.`,
    and: 'y',
    things: ['contratos', 'actas', 'títulos universitarios', 'manuales'],
  },
  {
    way: (things: string) => `Arrotino a Lecce. Affilo ${things}.`,
    and: 'e',
    things: ['coltelli', 'forbici da sarta', 'cesoie', 'lame'],
  },
  {
    way: (things: string) => `Clínica em Braga. Os tratamentos são ${things}.`,
    and: 'e',
    things: ['implantes', 'ortodontia', 'odontopediatria', 'branqueamento'],
  },
  {
    way: (things: string) => `Notariat in Ulm. Beurkundet werden bei uns vor allem ${things}.`,
    and: 'und',
    things: ['Testamente', 'Kaufverträge', 'Vollmachten', 'Eheverträge'],
  },
  {
    way: (things: string) => `Gårdsbutikk i Voss. Der selger vi ${things}.`,
    and: 'og',
    things: ['poteter', 'lammekjøtt', 'honning', 'eplemost'],
  },
)

test('three things in a row are a list, whatever verb leads up to them', () => {
  const some = makers.chain((maker) =>
    fc.record({
      maker: fc.constant(maker),
      things: fc.shuffledSubarray(maker.things, { minLength: 3, maxLength: 4 }),
    }),
  )
  check(some, ({ maker: { way, and }, things }) => {
    const request = way(`${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`)
    const read = textsOf(request, 'service')
    // 'in a barn' may stay with the last of them
    expect([request, things.filter((thing) => !read.some((text) => text.startsWith(thing)))]).toEqual([request, []])
  })
})

test('what is asked of whoever builds the page is no copy, and a word that calls visitors is', () => {
  const asked = fc.constantFrom(
    ['Our bakery is in Leith. We bake rye bread. We open at seven.', 'Is that enough for a page of its own?'],
    [
      'Unsere Bäckerei ist in Ulm. Wir backen Roggenbrot. Wir öffnen um sieben.',
      'Reicht das denn überhaupt für eine Seite?',
    ],
    [
      'Notre boulangerie est à Lyon. Nous faisons du pain. Nous ouvrons à sept heures.',
      'Est-ce que cela suffit pour une page ?',
    ],
    ['Nuestra panadería está en Vigo. Hacemos pan. Abrimos a las siete.', '¿Creéis que esto basta para una página?'],
    ['Il nostro forno è a Lecce. Facciamo pane. Apriamo alle sette.', 'Secondo voi basta per una pagina intera?'],
  )
  check(asked, ([said = '', question = '']) => {
    const words = question.replaceAll(/[¿?]/g, '').trim()
    expect([question, toldIn(`${said} ${question}`).filter((text) => text.includes(words))]).toEqual([question, []])
  })
})

test('what is to be left out is left out where the order stands behind it', () => {
  const orders = fc.constantFrom(
    ['Bäckerei in Ulm, Brot und Kuchen. Den Spendenstand bitte nicht reinschreiben.', 'Spendenstand'],
    ['Bäckerei in Ulm, Brot und Kuchen. Die Preise lassen wir weg.', 'Preise'],
    ['Forno a Lecce, pane e dolci. Gli sponsor non metterli finché non pagano.', 'sponsor'],
    ['Bakery in Leith, bread and cakes. (leave out the raffle from last year)', 'raffle'],
  )
  check(orders, ([request = '', word = '']) => {
    const shown = readRequest(request).facts.filter(
      ({ kind, text }) => !['without', 'style'].includes(kind) && text.includes(word),
    )
    expect([request, shown]).toEqual([request, []])
  })
})

test('a button says what stands behind it, to the end', () => {
  const labels = fc.constantFrom<[string, string]>(
    ['A page for our choir in Leith. The button should just say Come and sing.', 'Come and sing'],
    ['A page for our app in Leith, button Start a shoot', 'Start a shoot'],
    ['Una página para mi taller. El botón que diga Pide tu presupuesto.', 'Pide tu presupuesto'],
    ['Una pagina per il nostro coro. Il pulsante deve dire Vieni a cantare.', 'Vieni a cantare'],
  )
  check(labels, ([request, label]) => {
    const of = readRequest(request).facts.flatMap((fact) => (fact.id === 'button' ? [fact.of] : []))
    expect([request, of]).toEqual([request, [label]])
  })
})

test('whoever signs is no name of the business, and how they are reached belongs to the letter', () => {
  const letters = fc.constantFrom(
    [
      'Sehr geehrte Damen und Herren,\n\nwir brauchen eine Seite für die Reitschule Lindenhof in Ulm.\n\nMit freundlichen Grüßen\nAnton Reuter',
      'Tel. 0731 555 1200',
    ],
    [
      'Estimados señores:\n\nqueremos una página para la escuela Lindero en Vigo.\n\nReciban un cordial saludo,\nPilar Ibarra',
      'Tel. 600 125 574',
    ],
    ['Hei,\n\nvi trenger en side for Keel Kajakk i Bergen.\n\nVennlig hilsen\nMarit Haugen', 'mob. 55 55 01 93'],
  )
  check(letters, ([letter = '', contact = '']) => {
    const request = `${letter}\n${contact}`
    const signs = letter.split('\n').at(-1) ?? ''
    const names = readRequest(request).facts.filter(({ kind }) => kind === 'name' || kind === 'person')
    expect([request, names.filter(({ text }) => text.includes(signs))]).toEqual([request, []])
    expect([request, textsOf(request, 'contact').length]).toEqual([request, 1])
  })
})
