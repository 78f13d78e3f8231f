import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readApp } from '../apps.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'
import type { GivenCell } from './row-columns.ts'

/** How a field is named, and what a row has there: as it is written, and the cell that it is. */
type Column = { field: string; cells: [written: string, cell: GivenCell][] }

/** Requests up to their fields, what leads up to rows, columns of which a register has some, and what is none. */
type Said = { asks: string[]; leads: string[]; names: string[]; first: string; columns: Column[]; wishes: string[] }

const same = (...written: string[]): [string, string][] => written.map((one) => [one, one])

const said: Record<ReadingLanguage, Said> = {
  en: {
    asks: ['I need a list of our tools with ', 'An inventory for our workshop: ', 'For each tool: '],
    leads: ['For example: ', 'Right now: ', 'So far: '],
    first: 'tool',
    names: ['Cordless drill', 'Jigsaw', 'Belt sander', 'Tile cutter'],
    columns: [
      {
        field: 'shelf',
        cells: [
          ['shelf B2', 'B2'],
          ['shelf C14', 'C14'],
        ],
      },
      { field: 'condition (good, worn, broken)', cells: same('good', 'worn', 'broken') },
      {
        field: 'weight in grams',
        cells: [
          ['412 g', '412'],
          ['1250 g', '1250'],
        ],
      },
      { field: 'due back', cells: same('12 March', '3 May 2027') },
      {
        field: 'deposit paid yes/no',
        cells: [
          ['deposit paid', true],
          ['deposit not paid', false],
        ],
      },
      { field: 'phone', cells: same('01632 960 217', '07700 900 431') },
    ],
    wishes: [
      'Sort by due date, 3 per page, newest first.',
      'Important: below 5 red, below 10 yellow.',
      'Please show 5 rows, and 2 columns on a phone.',
    ],
  },
  de: {
    asks: ['Ich brauche eine Inventarliste mit ', 'Eine Geräteliste für unseren Verein: '],
    leads: ['Zum Beispiel: ', 'Im Moment: ', 'Bisher: '],
    first: 'Gerät',
    names: ['Akkubohrer', 'Stichsäge', 'Bandschleifer'],
    columns: [
      {
        field: 'Fach',
        cells: [
          ['Fach B2', 'B2'],
          ['Fach C14', 'C14'],
        ],
      },
      { field: 'Zustand (gut, abgenutzt, kaputt)', cells: same('gut', 'abgenutzt', 'kaputt') },
      {
        field: 'Gewicht in Kilo',
        cells: [
          ['12 Kilo', '12'],
          ['3,5 Kilo', '3,5'],
        ],
      },
      { field: 'zurück bis', cells: same('12. März', '3.5.2027') },
      {
        field: 'bezahlt ja/nein',
        cells: [
          ['bezahlt', true],
          ['nicht bezahlt', false],
        ],
      },
    ],
    wishes: ['Bitte nach Datum sortieren, 5 pro Seite, neueste zuerst.', 'Wichtig: unter 5 rot, unter 10 gelb.'],
  },
  fr: {
    asks: ["J'ai besoin d'un inventaire avec ", 'Un registre des outils pour notre club : '],
    leads: ['Par exemple : ', 'Pour l’instant : '],
    first: 'outil',
    names: ['Perceuse', 'Scie sauteuse', 'Ponceuse'],
    columns: [
      {
        field: 'casier',
        cells: [
          ['casier B2', 'B2'],
          ['casier C14', 'C14'],
        ],
      },
      { field: 'état (bon, usé, cassé)', cells: same('bon', 'usé', 'cassé') },
      {
        field: 'poids en kilos',
        cells: [
          ['12 kilos', '12'],
          ['3,5 kilos', '3,5'],
        ],
      },
      { field: 'retour prévu', cells: same('12 mars', '3 mai 2027') },
      {
        field: 'payé oui/non',
        cells: [
          ['payé', true],
          ['pas payé', false],
        ],
      },
    ],
    wishes: [
      'Trier par date, 5 par page, les plus récents en premier.',
      'Important : moins de 5 en rouge, plus de 10 en vert.',
    ],
  },
  es: {
    asks: ['Necesito un inventario con ', 'Un registro de herramientas para nuestro club: '],
    leads: ['Por ejemplo: ', 'Ahora mismo: '],
    first: 'herramienta',
    names: ['Taladro', 'Sierra de calar', 'Lijadora'],
    columns: [
      {
        field: 'estante',
        cells: [
          ['estante B2', 'B2'],
          ['estante C14', 'C14'],
        ],
      },
      { field: 'estado (bueno, gastado, roto)', cells: same('bueno', 'gastado', 'roto') },
      {
        field: 'peso en kilos',
        cells: [
          ['12 kilos', '12'],
          ['3,5 kilos', '3,5'],
        ],
      },
      { field: 'fecha de devolución', cells: same('12 de marzo', '3 de mayo de 2027') },
      {
        field: 'pagado sí/no',
        cells: [
          ['pagado', true],
          ['no pagado', false],
        ],
      },
    ],
    wishes: [
      'Ordenar por fecha, 5 por página, los más nuevos primero.',
      'Importante: menos de 5 en rojo, más de 10 en verde.',
    ],
  },
  it: {
    asks: ['Mi serve un inventario con ', 'Un registro degli attrezzi per il nostro circolo: '],
    leads: ['Per esempio: ', 'Al momento: '],
    first: 'attrezzo',
    names: ['Trapano', 'Seghetto alternativo', 'Levigatrice'],
    columns: [
      {
        field: 'scaffale',
        cells: [
          ['scaffale B2', 'B2'],
          ['scaffale C14', 'C14'],
        ],
      },
      { field: 'stato (buono, usato, rotto)', cells: same('buono', 'usato', 'rotto') },
      {
        field: 'peso in chili',
        cells: [
          ['12 chili', '12'],
          ['3,5 chili', '3,5'],
        ],
      },
      { field: 'data di rientro', cells: same('12 marzo', '3 maggio 2027') },
      {
        field: 'pagato sì/no',
        cells: [
          ['pagato', true],
          ['non pagato', false],
        ],
      },
    ],
    wishes: [
      'Ordinare per data, 5 per pagina, i più recenti prima.',
      'Importante: sotto 5 in rosso, sopra 10 in verde.',
    ],
  },
  pt: {
    asks: ['Preciso de um inventário com ', 'Um registo de ferramentas para o nosso clube: '],
    leads: ['Por exemplo: ', 'Para começar: '],
    first: 'ferramenta',
    names: ['Berbequim', 'Serra de recortes', 'Lixadeira'],
    columns: [
      {
        field: 'prateleira',
        cells: [
          ['prateleira B2', 'B2'],
          ['prateleira C14', 'C14'],
        ],
      },
      { field: 'estado (bom, gasto, partido)', cells: same('bom', 'gasto', 'partido') },
      {
        field: 'peso em quilos',
        cells: [
          ['12 quilos', '12'],
          ['3,5 quilos', '3,5'],
        ],
      },
      { field: 'data de devolução', cells: same('12 de março', '3 de maio de 2027') },
      {
        field: 'pago sim/não',
        cells: [
          ['pago', true],
          ['não pago', false],
        ],
      },
    ],
    wishes: [
      'Ordenar por data, 5 por página, os mais recentes primeiro.',
      'Importante: menos de 5 a vermelho, mais de 10 a verde.',
    ],
  },
  no: {
    asks: ['Jeg trenger en inventarliste med ', 'Et register over verktøy for foreningen: '],
    leads: ['For eksempel: ', 'Akkurat nå: '],
    first: 'verktøy',
    names: ['Drill', 'Stikksag', 'Båndsliper'],
    columns: [
      {
        field: 'hylle',
        cells: [
          ['hylle B2', 'B2'],
          ['hylle C14', 'C14'],
        ],
      },
      { field: 'tilstand (god, slitt, ødelagt)', cells: same('god', 'slitt', 'ødelagt') },
      {
        field: 'vekt i kilo',
        cells: [
          ['12 kilo', '12'],
          ['3,5 kilo', '3,5'],
        ],
      },
      { field: 'tilbake innen dato', cells: same('12. mars', '3. mai 2027') },
      {
        field: 'betalt ja/nei',
        cells: [
          ['betalt', true],
          ['ikke betalt', false],
        ],
      },
    ],
    wishes: ['Sorter etter dato, 5 per side, nyeste først.', 'Viktig: under 5 i rødt, over 10 i grønt.'],
  },
}

/** How rows stand below each other, and what stands before them. */
const written = [
  (lead: string, rows: string[]) => ` ${lead}${rows.join('; ')}.`,
  (lead: string, rows: string[]) => ` ${lead}${rows.join('. ')}.`,
  (_: string, rows: string[]) => `\n${rows.map((row) => `- ${row}`).join('\n')}`,
  (lead: string, rows: string[]) => `\n${lead.trim()}\n${rows.join('\n')}`,
]

const request = fc.constantFrom(...readingLanguages).chain((language) => {
  const { asks, leads, names, columns } = said[language]
  return fc.shuffledSubarray(columns, { minLength: 3 }).chain((chosen) =>
    fc.record({
      language: fc.constant(language),
      ask: fc.constantFrom(...asks),
      lead: fc.constantFrom(...leads),
      write: fc.constantFrom(...written),
      chosen: fc.constant(chosen),
      rows: fc
        .shuffledSubarray(names, { minLength: 2 })
        .chain((titles) =>
          fc.tuple(
            ...titles.map((title) =>
              fc.tuple(fc.constant(title), ...chosen.map(({ cells }) => fc.constantFrom(...cells))),
            ),
          ),
        ),
    }),
  )
})

test('rows that a request gives are the rows of its register, each cell in its column', () => {
  fc.assert(
    fc.property(request, ({ language, ask, lead, write, chosen, rows }) => {
      const fields = [said[language].first, ...chosen.map(({ field }) => field)].join(', ')
      const lines = rows.map(([title, ...cells]) => [title, ...cells.map(([one]) => one)].join(', '))
      const text = `${ask}${fields}.${write(lead, lines)}`
      const given = rows.map(([title, ...cells]) => [title, ...cells.map(([, cell]) => cell)])
      expect([text, readApp(text, language)?.records?.rows]).toEqual([text, given])
    }),
    { numRuns: runs(60), seed },
  )
})

test('what a register is to do, and how a field is filled in, are no rows', () => {
  for (const language of readingLanguages)
    for (const wish of said[language].wishes) {
      const { asks, first, columns } = said[language]
      const text = `${asks[0]}${[first, ...columns.map(({ field }) => field)].join(', ')}. ${wish}`
      expect([text, readApp(text, language)?.records?.rows]).toEqual([text, undefined])
    }
})

test.for<[text: string, rows: (GivenCell | null)[][]]>([
  [
    'A list with name, weight in grams, where it was found, what is wrong, pen. ' +
      'At the moment we have Bramble 412 g found on Mill Lane, mites, pen 3, ' +
      'and Mr Tibbs 655 g, front paw, pen 1, and a little one called Button, only 188 g, pen 2.',
    [
      ['Bramble', '412', 'On Mill Lane', 'Mites', '3'],
      ['Mr Tibbs', '655', null, 'Front paw', '1'],
      ['Button', '188', null, null, '2'],
    ],
  ],
  [
    'I need a list: carrier, size, borrower, phone, deposit paid yes/no. ' +
      'Currently out: Wrap (size 6) with Aisha Bell, 07700 900 431, deposit paid. ' +
      'Sling (one size) with Tom Ferris, deposit not paid.',
    [
      ['Wrap', '6', 'Aisha Bell', '07700 900 431', true],
      ['Sling', 'One size', 'Tom Ferris', null, false],
    ],
  ],
  [
    'Tool tracker: tool, condition (good, worn), shelf. We have the drill (good, shelf 2) and the saw (worn, shelf 3).',
    [
      ['Drill', 'good', '2'],
      ['Saw', 'worn', '3'],
    ],
  ],
  [
    'A tracker for my film photos: roll, camera, film stock, iso, date, developed y/n. ' +
      'e.g. roll 12, Nikon FM2, Portra 400, 400, 2 May, yes; roll 13, Olympus XA, HP5, 800, 9 May, no',
    [
      ['12', 'Nikon FM2', 'Portra 400', '400', '2 May', true],
      ['13', 'Olympus XA', 'HP5', '800', '9 May', false],
    ],
  ],
])('several of one sentence, in brackets, and in the order of their columns: %#', ([text, rows]) => {
  expect(readApp(text, 'en')?.records?.rows).toEqual(rows)
})

/** A pasted table whose columns stand in any order below a list that may name them in another: what parts its cells, quoted where it has to be. */
const pasted = fc.record({
  mark: fc.constantFrom('\t', ';', ',', ' | '),
  order: fc.shuffledSubarray(['Name', 'Joined', 'Left', 'Fee', 'Town', 'Paid'], { minLength: 4 }),
  isListed: fc.boolean(),
  rows: fc.array(
    fc.record({
      Name: fc.constantFrom('Holt, Ben', 'Ana Ruiz', 'Cy Moss'),
      Joined: fc.constantFrom('12-07-2025', '03/05/2024', '2023-11-30'),
      Left: fc.constantFrom('19-07-2025', ''),
      Fee: fc.constantFrom('12.50', '85'),
      Town: fc.constantFrom('Otley', 'Hull'),
      Paid: fc.constantFrom('yes', 'no'),
    }),
    { minLength: 2, maxLength: 4 },
  ),
})

test('a pasted table is read by its head, whatever parts its cells and however the columns were listed before', () => {
  fc.assert(
    fc.property(pasted, ({ mark, order, isListed, rows }) => {
      const keys = order as (keyof (typeof rows)[0])[]
      const line = (cells: string[]) =>
        cells.map((cell) => (mark === ',' && cell.includes(',') ? `"${cell}"` : cell)).join(mark)
      const listed = isListed ? `: ${[...keys].sort().join(', ')}` : ''
      const table = [line(keys), ...rows.map((row) => line(keys.map((key) => row[key])))].join('\n')
      const text = `A list of our members${listed}. From the old file:\n\n${table}`
      const { fields = [], rows: given } = readApp(text, 'en')?.records ?? {}
      expect([text, fields.map(({ label }) => label)]).toEqual([text, keys])
      const cellOf = (key: (typeof keys)[0], cell: string) => (key === 'Paid' ? cell === 'yes' : cell || null)
      expect([text, given]).toEqual([text, rows.map((row) => keys.map((key) => cellOf(key, row[key])))])
    }),
    { numRuns: runs(60), seed },
  )
})

const told = ['rusty', 'limps', 'from aunt Vi', 'heavy', 'shy', 'no lid', 'for Easter', 'blue one']
const columns = ['bought on', 'weight in kg', 'price', 'shelf', 'paid yes/no', 'who has it', 'phone']
const cells = ['12 kg', '3 May', 'Ben Holt', '40', 'shelf B2', 'paid', '01632 960 217', '8/11', '300 ml']

test('no word of a row is lost, wherever it stands', () => {
  const row = fc.tuple(
    fc.constantFrom('Drill', 'Saw', 'Lathe'),
    fc.shuffledSubarray([...told, ...cells, 'rusty 12 kg', 'shy 3 May'], { minLength: 2, maxLength: 6 }),
  )
  fc.assert(
    fc.property(
      fc.shuffledSubarray(columns, { minLength: 2 }),
      fc.array(row, { minLength: 2, maxLength: 3 }),
      (fields, rows) => {
        const lines = rows.map(([name, said]) => [name, ...said].join(', '))
        const text = `Tool list: tool, ${fields.join(', ')}. So far: ${lines.join('; ')}.`
        const app = readApp(text, 'en')
        const shown = app?.records?.rows?.flat().map((cell) => (cell === true ? 'paid' : String(cell))) ?? []
        const words = new Set(shown.flatMap((cell) => cell.toLowerCase().replaceAll(',', '').split(' ')))
        for (const line of lines) {
          const start = text.indexOf(line)
          const isTaken = app?.served?.some((span) => span.start <= start && start + line.length <= span.end) ?? false
          const missing = line
            .replaceAll(',', '')
            .split(' ')
            .filter((word) => isTaken && !words.has(word.toLowerCase()))
          // what the name of its column says as well may be left out
          expect([text, missing.filter((word) => !['kg', 'shelf'].includes(word))]).toEqual([text, []])
        }
      },
    ),
    { numRuns: runs(120), seed },
  )
})

test.for<[text: string, rows: (GivenCell | null)[][]]>([
  [
    'Price list: item, size, price. Mug, 300 ml, 12 €; Bowl, 500 ml, 18 €.',
    [
      ['Mug', '300 ml', '12 €'],
      ['Bowl', '500 ml', '18 €'],
    ],
  ],
  [
    'Ewe list: tag, name, year, lambs. 20417, Dolly, 2020, 2; 22130, , 2022, 1.',
    [
      ['20417', 'Dolly', '2020', '2'],
      ['22130', null, '2022', '1'],
    ],
  ],
  [
    'A games list with title, number of players, minimum age, state. So far: Dixit (3 to 6 players, 8 years, lent), Lynx (2 to 6 players, 4 years, torn).',
    [
      ['Dixit', '3 to 6', '8 years', 'Lent'],
      ['Lynx', '2 to 6', '4 years', 'Torn'],
    ],
  ],
])('pieces stand in the order of their columns, empty ones too: %#', ([text, rows]) => {
  expect(readApp(text, 'en')?.records?.rows).toEqual(rows)
})

test('what stands in quotation marks is read whole, however its parts are told from each other', () => {
  const marks = fc.constantFrom('; ', ' / ', ' – ', ', ')
  const words = fc.array(fc.constantFrom('mattress', 'Tür', 'vélo', 'libri', 'às', '12', 'noe'), {
    minLength: 3,
    maxLength: 9,
  })
  const opening = fc.constantFrom('A list of our fleet, please', 'Liste unserer Geräte', 'Uma lista do bazar')
  fc.assert(
    fc.property(opening, words, words, marks, marks, (asks, one, other, inner, outer) => {
      const row = [...one, ...other].join(inner)
      for (const quoted of [`"${row}${outer}${other.join(inner)}"`, `${row}${outer}"${row}${outer}${row}" and ${row}`])
        expect(() => readApp(`${asks}.\n\n${quoted}\n\n${quoted}`, 'en')).not.toThrow()
    }),
    { seed, numRuns: runs(60) },
  )
})
