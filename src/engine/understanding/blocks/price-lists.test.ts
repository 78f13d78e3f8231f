import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { textsOf } from '#engine/composer/stated-facts.ts'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { readInBlocks, readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 12) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** What somebody writes around a list of prices, and what stands in it. */
type Shop = {
  opening: string
  closing: string
  names: readonly string[]
  from: string
  onRequest: readonly string[]
  open: string
  note: string
  prose: string
}
const shops: readonly Shop[] = [
  {
    opening: 'I sharpen tools in Leeds and need a plain page.',
    closing: 'Write to post@shop.example.',
    names: ['kitchen knife under 8in', 'bread knife', 'garden shears', 'hedge trimmer', 'mower blade'],
    from: 'from',
    onRequest: ['on request', 'by appointment only'],
    open: 'old scythes that were never set before',
    note: 'collect only',
    prose: 'I have 3 packages: {rows}, I am there on Fridays too.',
  },
  {
    opening: 'Ich ändere Kleider in Kassel und brauche eine schlichte Seite.',
    closing: 'Schreiben Sie an post@laden.example.',
    names: ['Hose kürzen', 'Rock enger machen', 'Reißverschluss Jacke', 'Saum am Vorhang', 'Knopf annähen'],
    from: 'ab',
    onRequest: ['auf Anfrage', 'nur nach Vereinbarung'],
    open: 'Abendkleid mit Spitze und viel Stoff',
    note: 'nur ohne Futter',
    prose: 'Ich habe 3 Pakete: {rows}, freitags bin ich auch da.',
  },
  {
    opening: 'Je ferre des chevaux à Gap et il me faut une page sobre.',
    closing: 'Écrivez à post@atelier.example.',
    names: ['parage', 'ferrure 4 pieds', 'ferrure avant', 'déferrage', 'visite de contrôle'],
    from: 'à partir de',
    onRequest: ['sur devis', 'sur demande'],
    open: 'ferrure de concours avec crampons et plaques',
    note: 'hors déplacement',
    prose: 'J’ai 3 forfaits : {rows}, je passe aussi le vendredi.',
  },
  {
    opening: 'Arreglo bicicletas en Cádiz y necesito una página sencilla.',
    closing: 'Escribid a post@taller.example.',
    names: ['pinchazo', 'ajuste de frenos', 'revisión completa', 'centrado de rueda', 'cambio de cadena'],
    from: 'desde',
    onRequest: ['a consultar', 'bajo presupuesto'],
    open: 'pintura del cuadro con dos manos de barniz',
    note: 'sin piezas',
    prose: 'Tengo 3 paquetes: {rows}, también estoy los viernes.',
  },
  {
    opening: 'Cucio a Lucca e mi serve una pagina semplice.',
    closing: 'Scrivete a post@bottega.example.',
    names: ['orlo pantaloni', 'orlo gonna', 'zip giubbotto', 'giacca da stringere', 'toppa sul gomito'],
    from: 'a partire da',
    onRequest: ['su preventivo', 'su richiesta'],
    open: 'abito lungo con pizzo e fodera nuova',
    note: 'solo ritiro',
    prose: 'Ho 3 pacchetti: {rows}, ci sono anche il venerdì.',
  },
  {
    opening: 'Costuro em Braga e preciso de uma página simples.',
    closing: 'Escrevam para post@atelie.example.',
    names: ['barra de calça', 'trocar zíper jaqueta', 'apertar vestido', 'barra original jeans', 'pregar botão'],
    from: 'a partir de',
    onRequest: ['sob consulta', 'só com hora marcada'],
    open: 'vestido longo com renda e forro novo',
    note: 'sem forro',
    prose: 'Tenho 3 pacotes: {rows}, às sextas também estou.',
  },
  {
    opening: 'Jeg reparerer sykler i Bergen og trenger en enkel side.',
    closing: 'Skriv til post@verksted.example.',
    names: ['punktering', 'full service', 'girjustering', 'oppretting av hjul', 'bytte av kjede'],
    from: 'fra',
    onRequest: ['på forespørsel', 'etter avtale'],
    open: 'lakkering av rammen med to strøk klarlakk',
    note: 'uten deler',
    prose: 'Jeg har 3 pakker: {rows}, jeg er der på fredager også.',
  },
]

const shop = fc.constantFrom(...shops)
const separator = fc.constantFrom(' ', ' ..... ', ' – ', ': ', '\t', '    ', ' ........ ')
const plain = fc.integer({ min: 5, max: 300 })
const amountOf = fc.oneof(
  plain.map((sum) => `${sum}`),
  plain.map((sum) => `${sum},50`),
  plain.map((sum) => `${sum}.50`),
  plain.map((sum) => `${sum} €`),
  plain.map((sum) => `£${sum}`),
)

const readOf = (request: string) => readInBlocks(readRequest(request))
/** The texts of each part of a page, without spaces: '5 €' is written with one that does not break. */
const partsOf = (request: string) =>
  compose(firstRequest(request))
    .html.split('<section')
    .slice(1)
    .map((part) => textsOf(`<body>${part}`).map(bare))
const bare = (text: string) => text.toLowerCase().replace(/\s/g, '')

/** The one part of a page that has all of these texts; undefined where they are apart. */
const partWith = (parts: readonly string[][], said: readonly string[]) =>
  parts.find((texts) => said.every((one) => texts.includes(bare(one))))

test('lines that end in what something costs are one list, whatever parts the amount from its name', () => {
  const cases = fc.tuple(
    shop,
    separator,
    fc.array(amountOf, { minLength: 5, maxLength: 5 }),
    fc.integer({ min: 3, max: 5 }),
  )
  check(cases, ([{ opening, closing, names, from, note }, mark, amounts, count]) => {
    const rows = names
      .slice(0, count)
      .map((name, at) => [name, at === 1 ? `${from} ${amounts[at]}` : (amounts[at] ?? '')])
    const lines = rows.map(([name, amount], at) => `${name}${mark}${amount}${at === 2 ? ` (${note})` : ''}`)
    // a list of things and whole numbers behind a colon counts them
    lines.push(`${names[4]} x${mark}12,00`)
    const request = `${opening}\n\n${lines.join('\n')}\n\n${closing}`
    const part = partWith(partsOf(request), [...rows.flat(), note])
    expect([request, part !== undefined]).toEqual([request, true])
    for (const [name = '', amount = ''] of rows) {
      const texts = part ?? []
      const at = texts.indexOf(bare(name))
      expect([request, texts.slice(at + 1, at + 4)]).toEqual([request, expect.arrayContaining([bare(amount)])])
    }
  })
})

test('a line without an amount among others is an entry of the list, and no fact elsewhere', () => {
  check(fc.tuple(shop, fc.nat(1), separator), ([{ opening, closing, names, onRequest, open }, which, mark]) => {
    const words = onRequest[which] ?? ''
    const lines = [
      `${names[0]}${mark}12,00`,
      `${names[1]} ${words}`,
      open,
      `${names[2]}${mark}30`,
      `${names[3]}${mark}9,50`,
    ]
    const request = `${opening}\n\n${lines.join('\n')}\n\n${closing}`
    const { blocks, facts } = readOf(request)
    expect([request, blocks.map(({ rows }) => rows.length)]).toEqual([request, [5]])
    const own = facts.filter(({ start, end }) => start > opening.length && end <= request.length - closing.length)
    expect([request, own.filter(({ id }) => id !== 'row')]).toEqual([request, []])
    const part = partWith(partsOf(request), [...names.slice(0, 4), words, open])
    expect([request, part !== undefined]).toEqual([request, true])
  })
})

test('hours, times, dates, counts, ages and years are no prices', () => {
  const lists = fc.constantFrom(
    ['Mon 9-5', 'Tue 9-5', 'Sat 10-2'],
    ['Doors 7.00', 'Talk 7.30', 'Tea 8.15'],
    ['Rooms: 3', 'Beds: 6', 'Baths: 2'],
    ['Table for 4', 'Room for 12', 'Space for 20'],
    ['Anna 7', 'Ben 9', 'Clara 12'],
    ['Spring fair 3 May', 'Summer fair 12 July', 'Winter fair 6 December'],
    ['Hall built 1902', 'Tower added 1934', 'Roof renewed 1998'],
  )
  check(lists, (lines) => {
    const { blocks } = readOf(
      `We are a small guest house in Leeds.\n\n${lines.join('\n')}\n\nWrite to post@house.example.`,
    )
    expect([lines, blocks.filter(({ isPrices }) => isPrices)]).toEqual([lines, []])
  })
})

test('packages with their amounts in brackets are plans with their names, whatever goes on behind them', () => {
  check(
    fc.tuple(shop, fc.uniqueArray(plain, { minLength: 3, maxLength: 3 })),
    ([{ opening, closing, names, prose }, sums]) => {
      const [one, two, three] = names.slice(0, 3).map((name, at) => `${name} (${sums[at]} €)`)
      const request = `${opening} ${prose.replace('{rows}', `${one}, ${two}, ${three}`)} ${closing}`
      const { blocks } = readOf(request)
      const found = blocks.find(({ isPrices }) => isPrices)?.rows.map(({ text }) => text)
      expect([request, found]).toEqual([request, [one, two, three]])
      const part = partWith(partsOf(request), [...names.slice(0, 3), ...sums.map((sum) => `${sum} €`)])
      expect([request, part !== undefined]).toEqual([request, true])
    },
  )
})

test('amounts of plans that have no names yet stand there, each with what it is for', () => {
  const asked = fc.constantFrom(
    ['Page for Boma, a tool for schools, with prices', 'a month'],
    ['Seite für Boma, eine Software für Schulen, mit Preisen', 'im Monat'],
    ['Page pour Boma, un logiciel pour écoles, avec tarifs', 'par mois'],
    ['Página para Boma, un programa para escuelas, con precios', 'al mes'],
    ['Pagina per Boma, un gestionale per scuole, con prezzi', 'al mese'],
    ['Página para o Boma, um sistema para escolas, com preços', 'por mês'],
    ['Side for Boma, et program for skoler, med priser', 'i måneden'],
  )
  const sums = fc.uniqueArray(fc.integer({ min: 10, max: 300 }), { minLength: 3, maxLength: 3 })
  check(fc.tuple(asked, sums, fc.constantFrom(' / ', '/ ', ' | ')), ([[lead, unit = ''], amounts, joint]) => {
    const request = `${lead} (${amounts.join(joint)} ${unit}), FAQ.`
    // a look may set the amount and what it is for in one line
    const lines = amounts.map((amount) => [bare(`${amount}`), bare(`${amount}${unit}`)])
    const part = partsOf(request).find((texts) => lines.every((one) => one.some((text) => texts.includes(text)))) ?? []
    expect([request, part.filter((text) => text.endsWith(bare(unit))).length]).toEqual([request, 3])
  })
})

test('where somebody is on which day is one list by day, and nothing of it is on offer', () => {
  const rounds = fc.constantFrom<[opening: string, days: string[], closing: string]>(
    ['I sell cheese from a van.', ['Tues', 'Weds', 'Sat'], 'Write to post@van.example.'],
    ['Wir verkaufen Käse aus dem Wagen.', ['Montag', 'Mittwoch', 'Freitag'], 'Schreiben Sie an post@wagen.example.'],
    ['Nous vendons du fromage en camion.', ['lundi', 'mercredi', 'samedi'], 'Écrivez à post@camion.example.'],
    ['Vendemos queso con el furgón.', ['martes', 'jueves', 'sábado'], 'Escribid a post@queso.example.'],
    ['Vendiamo formaggio con il furgone.', ['martedì', 'giovedì', 'sabato'], 'Scrivete a post@furgone.example.'],
    ['Vendemos queijo com a carrinha.', ['terça', 'quinta', 'sábado'], 'Escrevam para post@queijo.example.'],
    ['Vi selger ost fra bilen.', ['mandag', 'onsdag', 'lørdag'], 'Skriv til post@bil.example.'],
  )
  const stops = ['Hexford 9-1', 'Brampley 10-3', 'Lower Dene 8-12']
  check(fc.tuple(rounds, fc.constantFrom(' ', '  ', ': ', ' – ')), ([[opening, days, closing], mark]) => {
    const lines = days.map((day, at) => `${day}${mark}${stops[at]}`)
    const request = `${opening}\n\n${lines.join('\n')}\n\n${closing}`
    const { blocks, facts } = readOf(request)
    expect([request, blocks.map(({ rows }) => rows.map(({ lead, text }) => [lead, text]))]).toEqual([
      request,
      [days.map((day, at) => [day, stops[at]])],
    ])
    expect([
      request,
      facts.filter(({ kind, text }) => kind === 'service' && stops.some((one) => text.includes(one))),
    ]).toEqual([request, []])
  })
})
