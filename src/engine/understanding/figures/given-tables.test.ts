import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'
import { readFigures } from './read-figures.ts'

type Spoken = {
  head: string
  /** what leads up to a list, and the title that is left of it */
  leads: [words: string, title: string][]
  states: string[]
  /** a numbered thing, and what is said of it */
  numbered: string
  said: string[]
  /** `#` is an amount */
  warning: [words: string, row: string]
  rule: [words: string, row: string]
}

const spoken: Record<ReadingLanguage, Spoken> = {
  en: {
    head: 'Dashboard for the ferry office. Sailings 14, passengers 1,120.',
    leads: [
      ['Below that a table of the last sailings', 'last sailings'],
      ['Then open repairs', 'open repairs'],
      ['Next to it a list of boats', 'boats'],
    ],
    states: ['on time', '07:10, boarding', '12 min behind'],
    numbered: 'batch',
    said: ['Tomme 64 pcs ready 2 May', 'Feta 150 kg ready 19 May'],
    warning: ['And a warning that tank 3 is at # °C, should be under 4', 'tank 3 is at # °C, should be under 4'],
    rule: ['If the queue is over # min show a warning', 'If the queue is over # min'],
  },
  de: {
    head: 'Dashboard für die Werft. Boote 14, Aufträge 31.',
    leads: [
      ['Darunter eine Tabelle der Fahrten', 'Fahrten'],
      ['Danach offene Reparaturen', 'offene Reparaturen'],
      ['Ganz unten eine Liste der Boote', 'Boote'],
    ],
    states: ['pünktlich', '07:10, an Bord', '12 min später'],
    numbered: 'Charge',
    said: ['Tomme 64 Stück reif', 'Feta 150 kg in Lake'],
    warning: [
      'Eine Warnung, dass Tank 3 bei # °C liegt, soll unter 4 sein',
      'Tank 3 bei # °C liegt, soll unter 4 sein',
    ],
    rule: ['Wenn die Schlange über # min ist, Warnung zeigen', 'Wenn die Schlange über # min ist'],
  },
  fr: {
    head: "Tableau de bord de l'atelier. Vélos 14, clients 31.",
    leads: [
      ['En dessous un tableau des départs', 'départs'],
      ['Puis les réparations en cours', 'réparations en cours'],
      ['À côté une liste des bateaux', 'bateaux'],
    ],
    states: ["à l'heure", '07:10, à quai', '12 min plus tard'],
    numbered: 'lot',
    said: ['Tomme 64 pièces prêt mardi', 'Feta 150 kg prêt lundi'],
    warning: ['Une alerte que la cuve 3 est à # °C, devrait être sous 4', 'la cuve 3 est à # °C, devrait être sous 4'],
    rule: ["Si l'attente dépasse # min afficher une alerte", "Si l'attente dépasse # min"],
  },
  es: {
    head: 'Panel de control del puerto. Barcos 14, amarres 31.',
    leads: [
      ['Debajo una tabla de salidas', 'salidas'],
      ['Luego reparaciones abiertas', 'reparaciones abiertas'],
      ['Al lado una lista de barcos', 'barcos'],
    ],
    states: ['a tiempo', '07:10, embarcando', '12 min más'],
    numbered: 'lote',
    said: ['Tomme 64 piezas listo', 'Feta 150 kg listo'],
    warning: [
      'Una alerta que el tanque 3 está a # °C, debe estar bajo 4',
      'el tanque 3 está a # °C, debe estar bajo 4',
    ],
    rule: ['Si la cola supera # min mostrar una alerta', 'Si la cola supera # min'],
  },
  it: {
    head: 'Cruscotto per il porto. Barche 14, ormeggi 31.',
    leads: [
      ['Sotto una tabella delle partenze', 'partenze'],
      ['Poi le riparazioni in corso', 'riparazioni in corso'],
      ['Infine un elenco delle barche', 'barche'],
    ],
    states: ['puntuale', '07:10, imbarco', '12 min dopo'],
    numbered: 'lotto',
    said: ['Tomme 64 pezzi pronto', 'Feta 150 kg pronto'],
    warning: ['Un avviso che la vasca 3 è a # °C, deve stare a 4', 'la vasca 3 è a # °C, deve stare a 4'],
    rule: ['Se la coda supera # min mostrare un avviso', 'Se la coda supera # min'],
  },
  no: {
    head: 'Dashbord for fergekontoret. Avganger 14, biler 31.',
    leads: [
      ['Under det en tabell over avganger', 'avganger'],
      ['Deretter åpne reparasjoner', 'åpne reparasjoner'],
      ['Nederst en liste over båter', 'båter'],
    ],
    states: ['i rute', '07:10, ombord', '12 min senere'],
    numbered: 'parti',
    said: ['Tomme 64 stk klart', 'Feta 150 kg klart'],
    warning: ['Et varsel om at tank 3 er på # °C, skal ligge under 4', 'tank 3 er på # °C, skal ligge under 4'],
    rule: ['Hvis køen er over # min vis et varsel', 'Hvis køen er over # min'],
  },
  pt: {
    head: 'Painel de controle do porto. Barcos 14, amarrações 31.',
    leads: [
      ['Abaixo uma tabela de saídas', 'saídas'],
      ['Depois reparos abertos', 'reparos abertos'],
      ['Ao lado uma lista de barcos', 'barcos'],
    ],
    states: ['no horário', '07:10, embarcando', '12 min a mais'],
    numbered: 'lote',
    said: ['Tomme 64 peças pronto', 'Feta 150 kg pronto'],
    warning: [
      'Um alerta de que o tanque 3 está a # °C, deve ficar abaixo de 4',
      'o tanque 3 está a # °C, deve ficar abaixo de 4',
    ],
    rule: ['Se a fila passar de # min mostrar um alerta', 'Se a fila passar de # min'],
  },
}

const draws = fc.constantFrom(...readingLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    lead: fc.constantFrom(...spoken[language].leads),
    names: fc.uniqueArray(fc.constantFrom('Dawn', 'Heron', 'Wall A', 'Wall B', 'Cella 2'), {
      minLength: 2,
      maxLength: 4,
    }),
    states: fc.array(fc.constantFrom(...spoken[language].states), { minLength: 4, maxLength: 4 }),
    numbers: fc.uniqueArray(fc.integer({ min: 400, max: 900 }), { minLength: 2, maxLength: 3 }),
    said: fc.array(fc.constantFrom(...spoken[language].said), { minLength: 3, maxLength: 3 }),
    amount: fc.integer({ min: 11, max: 90 }),
  }),
)

test('things with a bracket each are a table under what they are called, without the words that lead up to it', () => {
  fc.assert(
    fc.property(draws, ({ language, lead: [lead, title], names, states }) => {
      const rows = names.map((name, at) => `${name} (${states[at]})`)
      const request = `${spoken[language].head} ${lead}: ${rows.join(', ')}.`
      const { lists, measures } = readFigures(request, language)
      const seen = lists.map((list) => [
        list.title,
        ...list.rows.map(({ label, notes }) => `${label} (${notes.join()})`),
      ])
      expect([request, seen, measures.length]).toEqual([request, [[title, ...rows]], 2])
    }),
    { numRuns: runs(60, 1000), seed },
  )
})

test('of numbered things each has what was written behind its number, in that order', () => {
  fc.assert(
    fc.property(draws, ({ language, lead: [lead, title], numbers, said }) => {
      const { head, numbered } = spoken[language]
      const rows = numbers.map((number, at) => [`${numbered} 0${number}`, said[at] ?? ''] as const)
      const request = `${head} ${lead}: ${rows.map((row) => row.join(' ')).join(', ')}.`
      const [list] = readFigures(request, language).lists
      const seen = list?.rows.map(({ label, amount, notes }) => [label, amount, ...notes])
      expect([request, list?.title, seen]).toEqual([request, title, rows.map(([label, text]) => [label, '', text])])
    }),
    { numRuns: runs(60, 1000), seed },
  )
})

test('a warning is told whole, and a condition before it is no key figure', () => {
  fc.assert(
    fc.property(draws, fc.constantFrom('warning', 'rule'), ({ language, amount }, kind) => {
      const { head, [kind]: pair } = spoken[language]
      const [words, row] = (pair as [string, string]).map((text) => text.replace('#', `${amount}`))
      const request = `${head} ${words}.`
      const { lists, measures } = readFigures(request, language)
      const seen = lists.map(({ isAlert, rows }) => [isAlert, ...rows.map(({ label }) => label)])
      expect([request, seen, measures.length]).toEqual([request, [[true, row]], 2])
    }),
    { numRuns: runs(60, 1000), seed },
  )
})
