import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { textsOf } from '#engine/composer/stated-facts.ts'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 10) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const blocksOf = (request: string, of: ReadingLanguage) => readInBlocks(readRequest(request, of)).blocks

const pageOf = (prompt: string) =>
  compose({ prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })

/** What a club writes about itself, with words for rows that no list knows. */
type Club = {
  of: ReadingLanguage
  opening: string
  closing: string
  heading: string
  subjects: readonly string[]
  notes: readonly string[]
  joint: string
}
const clubs: readonly Club[] = [
  {
    of: 'en',
    opening: 'Hello, we need a page for our bell ringing society in Leeds.',
    closing: 'Write to ring@society.example.',
    heading: 'Ringing nights',
    subjects: ['Pinfold Tower', 'Lower Tarrant', 'Holy Cross', 'Quarter peal'],
    notes: ['Mondays 7.30 to 9 pm', 'first and third Thursdays only', 'eight bells', 'bring a torch'],
    joint: 'and',
  },
  {
    of: 'de',
    opening: 'Guten Tag, wir brauchen eine Seite für unseren Imkerverein in Jena.',
    closing: 'Schreiben Sie an post@verein.example.',
    heading: 'Abende am Stand',
    subjects: ['Schwarmfang', 'Obere Wiese', 'Völkerschau', 'Wachsabend'],
    notes: ['montags 19 bis 21 Uhr', 'nur jeden dritten Donnerstag', 'acht Kästen', 'Schleier mitbringen'],
    joint: 'und',
  },
  {
    of: 'fr',
    opening: 'Bonjour, il nous faut une page pour notre club de spéléologie à Gap.',
    closing: 'Écrivez à club@speleo.example.',
    heading: 'Sorties de saison',
    subjects: ['Gouffre bas', 'Trou du renard', 'Grand porche', 'Siphon vert'],
    notes: ['le lundi de 19 h à 21 h', 'un jeudi sur trois', 'huit cordes', 'prévoir une lampe'],
    joint: 'et',
  },
  {
    of: 'es',
    opening: 'Hola, necesitamos una página para nuestro club de cometas en Cádiz.',
    closing: 'Escribid a club@cometas.example.',
    heading: 'Tardes de vuelo',
    subjects: ['Playa honda', 'Cerro alto', 'Vuelo ciego', 'Taller de colas'],
    notes: ['lunes de 19 a 21 h', 'solo un jueves de cada tres', 'ocho carretes', 'traed guantes'],
    joint: 'y',
  },
  {
    of: 'it',
    opening: 'Buongiorno, ci serve una pagina per il nostro gruppo di campanari a Lucca.',
    closing: 'Scrivete a gruppo@campane.example.',
    heading: 'Sere in torre',
    subjects: ['Torre bassa', 'Campana grande', 'Doppio quarto', 'Scala lunga'],
    notes: ['lunedì dalle 19 alle 21', 'solo un giovedì su tre', 'otto corde', 'portate una torcia'],
    joint: 'e',
  },
  {
    of: 'pt',
    opening: 'Olá, precisamos de uma página para o nosso clube de pipas em Olinda.',
    closing: 'Escrevam para clube@pipas.example.',
    heading: 'Tardes de voo',
    subjects: ['Praia funda', 'Morro alto', 'Voo cego', 'Oficina de rabiolas'],
    notes: ['segundas das 19h às 21h', 'só uma quinta a cada três', 'oito carretéis', 'tragam luvas'],
    joint: 'e',
  },
  {
    of: 'no',
    opening: 'Hei, vi trenger en side for orkideklubben vår i Bergen.',
    closing: 'Skriv til klubb@orkide.example.',
    heading: 'Kvelder i drivhuset',
    subjects: ['Omplanting', 'Nedre benk', 'Frøkveld', 'Byttebord'],
    notes: ['mandager 19 til 21', 'bare hver tredje torsdag', 'åtte potter', 'ta med hansker'],
    joint: 'og',
  },
]

type Rows = { club: Club; rows: readonly (readonly [subject: string, note: string])[] }
const rowsOf: fc.Arbitrary<Rows> = fc
  .tuple(fc.constantFrom(...clubs), fc.integer({ min: 3, max: 4 }), fc.nat(3))
  .map(([club, count, turn]) => ({
    club,
    rows: club.subjects
      .slice(0, count)
      .map((subject, at) => [subject, club.notes[(at + turn) % club.notes.length] ?? ''] as const),
  }))

const bullets = fc.constantFrom('- ', '• ', '* ', '– ')
const halves = fc.constantFrom(' – ', ': ')

/** The section of a page with this heading. */
const sectionWith = (html: string, heading: string): string =>
  html
    .split('<section')
    .slice(1)
    .find((part) => part.includes('<h2') && textsOf(`<body>${part}`).includes(heading.toLowerCase())) ?? ''

test('what is listed below a heading stands under it on the page, row by row and in its own words', () => {
  check(fc.tuple(rowsOf, bullets, halves), ([{ club, rows }, bullet, half]) => {
    const lines = rows.map(([subject, note]) => `${bullet}${subject}${half}${note}`)
    const request = `${club.opening}\n\n${club.heading}:\n${lines.join('\n')}\n\n${club.closing}`
    const { html, brief } = pageOf(request)
    const texts = textsOf(`<body>${sectionWith(html, club.heading)}`)
    for (const [subject, note] of rows) {
      expect([request, texts]).toEqual([request, expect.arrayContaining([subject.toLowerCase()])])
      expect([request, texts.some((text) => text.includes(note.toLowerCase()))]).toEqual([request, true])
    }
    expect([request, brief.leftOver]).toEqual([request, []])
  })
})

test('a key and its list within a sentence are a part of the page as well', () => {
  check(rowsOf, ({ club, rows }) => {
    const list = rows.map(([subject, note]) => `${subject} (${note})`).join('; ')
    const request = `${club.opening} ${club.heading}: ${list}. ${club.closing}`
    const [block, ...others] = blocksOf(request, club.of)
    expect([request, others]).toEqual([request, []])
    expect([request, block?.heading?.text]).toEqual([request, club.heading])
    expect(block?.rows.map(({ text }) => text)).toEqual(rows.map(([subject, note]) => `${subject} (${note})`))
  })
})

test('under a day each hour is on the page with what happens then, and with its day', () => {
  const hours = fc.shuffledSubarray(['17:00', '18:30', '20:00', '21:15'], { minLength: 4 })
  check(fc.tuple(fc.constantFrom(...clubs), hours), ([club, times]) => {
    const things = club.subjects.map((subject, at) => `${times[at]} ${subject} (${club.notes[at]})`)
    const days = [things.slice(0, 2), things.slice(2)].map((two, at) => `${club.joint} ${at + 1}: ${two.join('; ')}`)
    const request = `${club.opening}\n\n${club.heading}:\n${days.join('\n')}\n\n${club.closing}`
    const texts = textsOf(pageOf(request).html).join(' | ')
    for (const [at, subject] of club.subjects.entries())
      for (const said of [subject, times[at] ?? '', club.notes[at] ?? ''])
        expect([request, said, texts.includes(said.toLowerCase())]).toEqual([request, said, true])
  })
})

test('amounts behind rows are what these cost, and one that has words instead keeps them', () => {
  check(
    fc.tuple(rowsOf, fc.uniqueArray(fc.integer({ min: 11, max: 98 }), { minLength: 4, maxLength: 4 })),
    ([drawn, amounts]) => {
      const { club, rows } = drawn
      const lines = rows.map(([subject, note], at) => `- ${subject} (${note}): ${amounts[at]} €`)
      const request = `${club.opening}\n\n${club.heading}:\n${lines.join('\n')}\n\n${club.closing}`
      const texts = textsOf(`<body>${sectionWith(pageOf(request).html, club.heading)}`).join(' | ')
      for (const amount of amounts.slice(0, rows.length))
        expect([request, texts.includes(`${amount}€`) || texts.includes(`${amount} €`)]).toEqual([request, true])
    },
  )
})

test('prices in groups stand under the name of their group, with a currency or without one', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 110, max: 980 }), { minLength: 4, maxLength: 4 })
  const marks = fc.constantFrom(
    (at: number) => `${at} €`,
    (at: number) => (at / 10).toFixed(2),
  )
  check(fc.tuple(fc.constantFrom(...clubs), amounts, marks), ([club, drawnAmounts, mark]) => {
    const [first = '', second = '', third = '', fourth = ''] = club.subjects
    const said = drawnAmounts.map(mark)
    const lines = [first, `Aa ${said[0]}`, `Bb ${said[1]}`, second, `Aa ${said[2]}`, `Bb ${said[3]}`]
    const request = `${club.opening}\n\n${lines.join('\n')}\n\n${third}. ${fourth}.`
    const rows = blocksOf(request, club.of).map(({ heading, rows: own }) => [
      heading?.text,
      own.map(({ text }) => text),
    ])
    expect([request, rows]).toEqual([
      request,
      [
        [first, [`Aa ${said[0]}`, `Bb ${said[1]}`]],
        [second, [`Aa ${said[2]}`, `Bb ${said[3]}`]],
      ],
    ])
  })
})

test('a list of things that are read as what they are is no block, and no wish for the page is one', () => {
  check(fc.constantFrom(...clubs), ({ of, opening }) => {
    const wishes: Record<ReadingLanguage, string> = {
      en: 'Colours: navy, ochre, cream.',
      de: 'Farben: Dunkelblau, Ocker, Creme.',
      fr: 'Couleurs : bleu nuit, ocre, crème.',
      es: 'Colores: azul marino, ocre, crema.',
      it: 'Colori: blu notte, ocra, crema.',
      no: 'Farger: marineblå, oker, krem.',
      pt: 'Cores: azul marinho, ocre, creme.',
    }
    const request = `${opening} ${wishes[of]}`
    expect([request, blocksOf(request, of)]).toEqual([request, []])
  })
})

test('what comes behind the last row with its price is no row, and what is said there is read', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 11, max: 98 }), { minLength: 4, maxLength: 4 })
  check(fc.tuple(rowsOf, amounts), ([{ club, rows }, drawn]) => {
    const lines = rows.map(([subject], at) => `${subject} ${drawn[at]} €`)
    const request = `${club.opening}\n\n${club.heading}\n${lines.join('\n')}\n${club.closing}`
    for (const block of blocksOf(request, club.of))
      expect([request, block.rows.map(({ text }) => text)]).toEqual([request, lines])
    const texts = textsOf(pageOf(request).html)
    const said = [...rows.map(([subject]) => subject), /\S+@\S+(?=[.])/.exec(club.closing)?.[0] ?? '']
    for (const one of said) expect([request, texts]).toEqual([request, expect.arrayContaining([one.toLowerCase()])])
  })
})

test('numbers before headings number parts: what stands below each of them is its list', () => {
  check(fc.tuple(fc.constantFrom(...clubs), bullets, halves), ([club, bullet, half]) => {
    const lines = club.subjects.map((subject, at) => `${bullet}${subject}${half}${club.notes[at]}`)
    const parts = [`1. ${club.heading}`, ...lines.slice(0, 2), '2. Plan B', ...lines.slice(2)]
    const request = `${club.opening}\n\n${parts.join('\n')}\n\n${club.closing}`
    const found = blocksOf(request, club.of).map(({ heading, rows }) => [heading?.text, rows.length])
    expect([request, found]).toEqual([
      request,
      [
        [club.heading, 2],
        ['Plan B', 2],
      ],
    ])
  })
})

test('the last words before a colon head things in brackets, whatever the sentence said before', () => {
  // where every noun has a capital these words could be a name as well
  const apart = rowsOf.filter(({ club }) => club.of !== 'de')
  check(apart, ({ club, rows }) => {
    const list = rows.map(([subject, note]) => `${subject} (${note})`).join(', ')
    const request = `${club.opening.replace(/[.]$/, '')}, ${club.heading}: ${list}. ${club.closing}`
    const [block] = blocksOf(request, club.of)
    expect([request, block?.heading?.text, block?.rows.length]).toEqual([request, club.heading, rows.length])
  })
})

test('an amount among the words in brackets is what the thing costs, and the words are said of it', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 11, max: 98 }), { minLength: 4, maxLength: 4 })
  check(fc.tuple(rowsOf, amounts), ([{ club, rows }, drawn]) => {
    const lines = rows.map(([subject, note], at) => `- ${subject} (${note}, ${drawn[at]} €)`)
    const request = `${club.opening}\n\n${club.heading}:\n${lines.join('\n')}\n\n${club.closing}`
    const texts = textsOf(`<body>${sectionWith(pageOf(request).html, club.heading)}`)
    for (const [at, [subject]] of rows.entries()) {
      expect([request, texts]).toEqual([request, expect.arrayContaining([subject.toLowerCase()])])
      const isAlone = texts.some((text) => text.replace(/\s/g, '') === `${drawn[at]}€`)
      expect([request, drawn[at], isAlone]).toEqual([request, drawn[at], true])
    }
  })
})

test('numbers of a second level and letters with a bracket are bullets of the list above which their heading stands', () => {
  const marks = fc.constantFrom(
    (at: number) => `${at < 2 ? 1 : 2}.${(at % 2) + 1}`,
    (at: number) => `${'abcd'.charAt(at)})`,
  )
  check(fc.tuple(fc.constantFrom(...clubs), marks, halves), ([club, mark, half]) => {
    const rows = club.subjects.map((subject, at) => `   ${mark(at)} ${subject}${half}${club.notes[at]}`)
    const lines = [`1. ${club.heading}`, ...rows.slice(0, 2), '2. Plan B', ...rows.slice(2)]
    const request = `${club.opening}\n\n${lines.join('\n')}\n\n${club.closing}`
    const found = blocksOf(request, club.of).map(({ heading, rows: own }) => [heading?.text, own.length])
    expect([request, found]).toEqual([
      request,
      [
        [club.heading, 2],
        ['Plan B', 2],
      ],
    ])
  })
})

test('one thing below its heading, behind others of the kind, is a group as well', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 110, max: 980 }), { minLength: 3, maxLength: 3 })
  check(fc.tuple(fc.constantFrom(...clubs), amounts, bullets), ([club, drawn, bullet]) => {
    const [first = '', second = '', third = '', fourth = ''] = club.subjects
    const said = drawn.map((amount) => `${(amount / 10).toFixed(2)} €`)
    const lines = [first, `${bullet}Aa ${said[0]}`, `${bullet}Bb ${said[1]}`, second, `${bullet}Cc ${said[2]}`]
    const request = `${club.opening}\n\n${lines.join('\n')}\n\n${third}. ${fourth}.`
    const found = blocksOf(request, club.of).map(({ heading, rows }) => [heading?.text, rows.length])
    expect([request, found]).toEqual([
      request,
      [
        [first, 2],
        [second, 1],
      ],
    ])
  })
})

test('years of a life parted by semicolons are rows, each with what was in them', () => {
  const first = fc.integer({ min: 1985, max: 2010 })
  check(fc.tuple(rowsOf, first, fc.constantFrom('–', '-')), ([{ club, rows }, year, dash]) => {
    const lines = rows.map(([subject, note], at) => `${year + at}${dash}${year + at + 1} ${subject}, ${note}`)
    const request = `${club.opening} ${lines.join('; ')}. ${club.closing}`
    const found = blocksOf(request, club.of).map((block) => block.rows.map(({ text }) => text))
    expect([request, found]).toEqual([request, [lines]])
  })
})
