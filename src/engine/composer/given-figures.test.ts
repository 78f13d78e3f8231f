import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { type ReadingLanguage, readingLanguages } from '../understanding/types.ts'
import { compose } from './compose.ts'
import { textsOf } from './stated-facts.ts'

/** How people of a language ask for a dashboard with figures, as a list of words from which requests are drawn. */
type Wording = {
  ask: string
  whom: string[]
  numbers: string
  nouns: string[]
  compared: string
  days: string[]
  /** by the drawing that it asks for: `{of}` is what it shows */
  charts: Record<'columns' | 'line', string>
  shown: string[]
  lists: string[]
  entries: string[]
  alerts: string
  sample: RegExp
}

const wordings: Record<ReadingLanguage, Wording> = {
  en: {
    ask: 'dashboard for our',
    whom: ['allotment society', 'ferry crossing', 'toy library'],
    numbers: 'numbers',
    nouns: ['plots let', 'water used', 'open repairs', 'seedlings sold', 'average wait'],
    compared: 'last week',
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    charts: { columns: 'bar chart of {of}', line: 'line chart of {of}' },
    shown: ['visits per day', 'litres per day'],
    lists: ['top donors', 'list of best sellers', 'repairs by person'],
    entries: ['Hollow Oak Bakery', 'Cash & Carry', 'private people', 'St Brannocks'],
    alerts: 'gaps on the rota',
    sample: /sample data/,
  },
  de: {
    ask: 'Dashboard für unsere',
    whom: ['Imkerei', 'Fahrradwerkstatt', 'Tafel'],
    numbers: 'Kennzahlen',
    nouns: ['Völker', 'Honig gesamt', 'offene Aufträge', 'freie Plätze', 'mittlere Wartezeit'],
    compared: 'Vorwoche',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    charts: { columns: 'Balkendiagramm {of}', line: 'Kurve der {of}' },
    shown: ['Besucher pro Tag', 'Liter pro Tag'],
    lists: ['größte Spender', 'Liste der Renner', 'Aufträge je Person'],
    entries: ['Bäckerei Ahrens', 'Hof Lindner', 'Privatleute', 'Schule am Wall'],
    alerts: 'Lücken im Plan',
    sample: /beispiel/,
  },
  fr: {
    ask: 'tableau de bord pour notre',
    whom: ['ferme piscicole', 'boulangerie', 'ressourcerie'],
    numbers: 'chiffres clés',
    nouns: ['clients', 'panier moyen', 'bassins pleins', 'pertes', 'livraisons prévues'],
    compared: 'semaine dernière',
    days: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
    charts: { columns: 'histogramme des {of}', line: 'courbe des {of}' },
    shown: ['visites par jour', 'litres par jour'],
    lists: ['meilleurs clients', 'liste des produits', 'récoltes par bassin'],
    entries: ['Maison Roux', 'Le Four', 'particuliers', 'Épicerie du Port'],
    alerts: 'trous dans le planning',
    sample: /exemple/,
  },
  es: {
    ask: 'panel de control para nuestra',
    whom: ['heladería', 'protectora', 'cooperativa'],
    numbers: 'indicadores',
    nouns: ['ventas', 'temperatura cámara', 'mermas', 'socios', 'jaulas libres'],
    compared: 'semana pasada',
    days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    charts: { columns: 'gráfico de barras de {of}', line: 'gráfico de líneas de {of}' },
    shown: ['visitas por día', 'litros por día'],
    lists: ['mejores clientes', 'lista de sabores', 'cosecha por huerto'],
    entries: ['Casa Pardo', 'El Horno', 'particulares', 'Bar Central'],
    alerts: 'huecos en el turno',
    sample: /ejemplo/,
  },
  it: {
    ask: 'cruscotto per la nostra',
    whom: ['biblioteca', 'ciclofficina', 'cantina'],
    numbers: 'numeri',
    nouns: ['prestiti', 'resa media', 'bottiglie', 'soci', 'posti liberi'],
    compared: 'settimana scorsa',
    days: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
    charts: { columns: 'grafico a barre di {of}', line: 'grafico a linee di {of}' },
    shown: ['visite al giorno', 'litri al giorno'],
    lists: ['migliori clienti', 'lista dei prodotti', 'raccolto per campo'],
    entries: ['Forno Bruni', 'Colle Verde', 'privati', 'Scuola Rodari'],
    alerts: 'buchi nei turni',
    sample: /esempio/,
  },
  no: {
    ask: 'dashbord for',
    whom: ['brannstasjonen', 'kafeen', 'borettslaget'],
    numbers: 'nøkkeltall',
    nouns: ['åpne saker', 'strømforbruk', 'ledige plasser', 'medlemmer', 'biler ute'],
    compared: 'forrige uke',
    days: ['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn'],
    charts: { columns: 'søylediagram over {of}', line: 'linjediagram over {of}' },
    shown: ['besøk per dag', 'liter per dag'],
    lists: ['største givere', 'liste over varer', 'turer per fører'],
    entries: ['Bakeri Nord', 'Fjellhagen', 'privatpersoner', 'Skolen'],
    alerts: 'hull i vaktplanen',
    sample: /eksempel/,
  },
  pt: {
    ask: 'painel de controle para a nossa',
    whom: ['sorveteria', 'cooperativa', 'biblioteca'],
    numbers: 'indicadores',
    nouns: ['vendas', 'temperatura da câmara', 'perdas', 'sócios', 'vagas livres'],
    compared: 'semana passada',
    days: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
    charts: { columns: 'gráfico de barras de {of}', line: 'gráfico de linhas de {of}' },
    shown: ['visitas por dia', 'litros por dia'],
    lists: ['melhores clientes', 'lista de sabores', 'colheita por horta'],
    entries: ['Casa Pardal', 'O Forno', 'particulares', 'Bar Central'],
    alerts: 'buracos na escala',
    sample: /exemplo/,
  },
}

const units = ['', ' kg', 'kg', ' %', ' €', ' kr', ' °C', ' h', ' kWh', ' m²']

/** An amount as it is typed where the decimal mark is a comma, or a full stop. */
const amounts = (language: ReadingLanguage) =>
  fc
    .tuple(fc.integer({ min: 2, max: 980 }), fc.option(fc.integer({ min: 1, max: 9 })), fc.constantFrom(...units))
    .map(([whole, part, unit]) => `${whole}${part === null ? '' : `${language === 'en' ? '.' : ','}${part}`}${unit}`)

const values = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 3, maxLength: 7 })
const wordsOf = (language: ReadingLanguage) => wordings[language]

const drawnFor = (language: ReadingLanguage) => {
  const { nouns, entries, lists, whom, shown } = wordsOf(language)
  return fc.record({
    whom: fc.constantFrom(...whom),
    nouns: fc.shuffledSubarray(nouns, { minLength: 2 }),
    amounts: fc.array(amounts(language), { minLength: 5, maxLength: 5 }),
    before: fc.option(amounts(language)),
    isKeyed: fc.boolean(),
    drawing: fc.constantFrom('columns' as const, 'line' as const),
    of: fc.constantFrom(...shown),
    values,
    isSeparated: fc.boolean(),
    list: fc.constantFrom(...lists),
    entries: fc.shuffledSubarray(entries, { minLength: 2 }),
    times: fc.constantFrom(['4-6pm', '9-11am'], ['16–18 h', '9–11 h']),
    between: fc.constantFrom('. ', '\n', '.\n\n'),
  })
}
type Drawn = ReturnType<typeof drawnFor> extends fc.Arbitrary<infer Case> ? Case : never

function requestOf(language: ReadingLanguage, drawn: Drawn): string {
  const { ask, numbers, compared, days, charts, alerts } = wordsOf(language)
  const noted = (at: number) => (at === 0 && drawn.before !== null ? ` (${compared} ${drawn.before})` : '')
  const measures = drawn.nouns.map((noun, at) => `${noun} ${drawn.amounts[at]}${noted(at)}`).join(', ')
  const points = drawn.values.map((value, at) => `${days[at]} ${value}`).join(drawn.isSeparated ? ', ' : ' ')
  const rows = drawn.entries.map((entry, at) => `${entry} ${drawn.amounts[at]}`).join(', ')
  return [
    drawn.isKeyed ? `${ask} ${drawn.whom}${drawn.between}${numbers}: ${measures}` : `${ask} ${drawn.whom}: ${measures}`,
    `${charts[drawn.drawing].replace('{of}', drawn.of)}: ${points}`,
    `${drawn.list}: ${rows}`,
    `${alerts}: ${days[3]} ${drawn.times[0]}, ${days[5]} ${drawn.times[1]}`,
  ].join(drawn.between)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) (?=[€$£%])/g, '')
    .replaceAll('–', '-')

/** The texts of the sections that draw a way. */
const textsIn = (parts: readonly { html: string }[], drawing: string) =>
  parts.filter(({ html }) => html.includes(`/given-${drawing}"`)).map(({ html }) => textsOf(html))

const pageOf = (prompt: string) =>
  compose({ prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })

const beside = (texts: readonly string[], label: string, amount: string) =>
  texts.some(
    (text, at) =>
      text === plain(label) &&
      [texts[at - 1], texts[at + 1]].some((near) => near !== undefined && near === plain(amount)),
  )

test.each(readingLanguages)(
  '%s: a dashboard shows the figures that it was given, where they belong, and no others',
  (language) => {
    fc.assert(
      fc.property(drawnFor(language), (drawn) => {
        const prompt = requestOf(language, drawn)
        const { parts, html, reply } = pageOf(prompt)
        const [figures = []] = textsIn(parts, 'figures')
        drawn.nouns.forEach((noun, at) => expect(beside(figures, noun, drawn.amounts[at] ?? ''), noun).toBe(true))
        if (drawn.before !== null) expect(figures).toContain(plain(`${wordsOf(language).compared} ${drawn.before}`))
        const [chart = []] = textsIn(parts, drawn.drawing)
        expect(chart[0]).toBe(plain(drawn.of))
        drawn.values.forEach((value, at) =>
          expect(beside(chart, wordsOf(language).days[at] ?? '', `${value}`)).toBe(true),
        )
        const [rows = []] = textsIn(parts, 'rows')
        drawn.entries.forEach((entry, at) => expect(beside(rows, entry, drawn.amounts[at] ?? ''), entry).toBe(true))
        const [alerts = []] = textsIn(parts, 'alerts')
        expect(alerts[0]).toBe(plain(wordsOf(language).alerts))
        for (const time of drawn.times) expect(alerts).toContain(plain(time))
        expect(textsOf(html).join(' ')).toContain(plain(drawn.whom))
        expect(textsOf(html).join(' ')).not.toMatch(wordsOf(language).sample)
        const told = plain(reply.replace(/^.*?[.:]/, ''))
        for (const said of [...drawn.nouns, ...drawn.entries]) expect(told).not.toContain(`“${plain(said)}`)
      }),
      { numRuns: runs(6, 120), seed },
    )
  },
)

test('the height of a column and the course of a curve follow the values', () => {
  const drawn = fc.record({ values, drawing: fc.constantFrom('columns' as const, 'line' as const) })
  fc.assert(
    fc.property(drawn, fc.constantFrom(...readingLanguages), ({ values: given, drawing }, language) => {
      const { ask, whom, charts, days, shown } = wordsOf(language)
      const points = given.map((value, at) => `${days[at]} ${value}`).join(' ')
      const { html } = pageOf(`${ask} ${whom[0]}. ${charts[drawing].replace('{of}', shown[0] ?? '')}: ${points}`)
      const section = html.slice(html.indexOf(`data-section="chart/given-${drawing}"`))
      const tops =
        drawing === 'columns'
          ? [...section.matchAll(/d="M4 160V([\d.]+)H36V160Z"/g)].map(([, top]) => 160 - Number(top))
          : [...(/d="((?:M[\d.]+ [\d.]+h0)+)"/.exec(section)?.[1] ?? '').matchAll(/M[\d.]+ ([\d.]+)h0/g)].map(
              ([, top]) => 168 - Number(top),
            )
      expect(tops).toHaveLength(given.length)
      const most = given.indexOf(Math.max(...given))
      given.forEach((value, at) => {
        expect(tops[at]).toBeLessThanOrEqual((tops[most] ?? 0) + 0.01)
        if (drawing === 'columns') expect(tops[at]).toBeCloseTo(Math.max(2, (value / (given[most] ?? 1)) * 156), 0)
      })
    }),
    { numRuns: runs(6, 120), seed },
  )
})

test('what is named without its figure has an example that says that it is one, and a chart without values too', () => {
  const language = fc.constantFrom(...readingLanguages)
  fc.assert(
    fc.property(language, fc.nat({ max: 2 }), (one, at) => {
      const { ask, whom, nouns, sample } = wordsOf(one)
      const [first, second, open, last] = nouns
      const { parts } = pageOf(`${ask} ${whom[at]}: ${first} 14, ${second} 8 kg, ${open}, ${last} 3 %`)
      const [figures = []] = textsIn(parts, 'figures')
      const place = figures.indexOf(plain(open ?? ''))
      expect(place).toBeGreaterThan(0)
      expect(figures[place + 1]).toMatch(/^\d/)
      expect(figures[place + 2]).toMatch(sample)
      expect(figures.filter((text) => sample.test(text))).toHaveLength(1)
    }),
    { numRuns: runs(5, 100), seed },
  )
})

test('one number, parts of the page and how many there are of them are no figures', () => {
  const asked = fc.constantFrom(
    'dashboard with 4 KPI cards, 3 charts and a table of the last 7 days',
    'Dashboard mit 4 Karten, 3 Diagrammen und einer Tabelle',
    'tableau de bord avec 4 graphiques et 2 tableaux',
    'dashboard for a pottery: open orders, kiln temperature, a chart of Lumo 7',
  )
  fc.assert(
    fc.property(asked, (prompt) => {
      expect(pageOf(prompt).html).not.toMatch(/data-section="\w+\/given-/)
    }),
  )
})
