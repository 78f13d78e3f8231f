import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import type { FormulaName } from '../understanding/app-words.ts'
import { readingLanguages, type ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'

const pageOf = (prompt: string) => compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never).html

/** The values that fields of a page hold at first. */
const valuesIn = (html: string) => [...html.matchAll(/<input\b[^>]*\svalue="([^"]*)"/g)].map(([, value = '']) => value)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Words = {
  /** of costs that are shared: with those who share, and with how many they are */
  named: string[]
  counted: string[]
  costs: string
  and: string
  things: string[]
  /** a calculator of something by a rule that everybody knows */
  formulas: [asked: string, formula: FormulaName][]
  /** of something that nobody here knows the rule of, and what it depends on */
  depends: string[]
  inputs: string[]
  keys: string[]
  timer: string[]
  phases: string[]
  /** what is counted for so many */
  tally: string[]
  inventory: string[]
  columns: string[]
  /** pages that tell of such a thing, and are none */
  pages: string[]
}

const words: Record<ReadingLanguage, Words> = {
  en: {
    named: ['Expense splitting for {who}', 'A tool to split bills between {who}'],
    counted: ['Bill splitter for {n} flatmates', 'an app to split expenses among {n} friends'],
    costs: 'Costs like {what}.',
    and: 'and',
    things: ['mooring', 'diesel', 'licence', 'firewood', 'ferry'],
    formulas: [
      ['tip calculator', 'tip'],
      ['a calculator for loans', 'loan'],
      ['BMI calculator', 'bmi'],
      ['concrete calculator for garden walls', 'volume'],
    ],
    depends: ['Yarn calculator based on {what}', 'Price calculator for window cleaning, depending on {what}'],
    inputs: ['size', 'needle', 'floors', 'panes', 'distance'],
    keys: ['A calculator', 'simple calculator app'],
    timer: ['I need a timer for the darkroom: {what}'],
    phases: ['developer', 'stop bath', 'fixer', 'warm-up', 'sprint'],
    tally: ['Lap counter for {n} teams', 'Scoreboard, {n} teams'],
    inventory: ['Inventory for {of}: {what}', 'Register of {of}: {what}'],
    columns: ['size', 'year', 'shelf', 'condition', 'owner'],
    pages: ['A calculator shop in Leeds', 'Landing page for a bill splitting app'],
  },
  de: {
    named: ['Kostenteiler für {who}', 'Ein Werkzeug, um Kosten zu teilen, für {who}'],
    counted: ['Kostenteiler für {n} Mitbewohner', 'App, um Ausgaben zu teilen, für {n} Freunde'],
    costs: 'Kosten wie {what}.',
    and: 'und',
    things: ['Liegeplatz', 'Diesel', 'Lizenz', 'Brennholz', 'Fähre'],
    formulas: [
      ['Trinkgeldrechner', 'tip'],
      ['ein Rechner für Kredite', 'loan'],
      ['BMI-Rechner', 'bmi'],
      ['Betonrechner für Gartenmauern', 'volume'],
    ],
    depends: ['Garnrechner je nach {what}', 'Preisrechner für Fensterreinigung, abhängig von {what}'],
    inputs: ['Größe', 'Nadel', 'Stockwerke', 'Scheiben', 'Entfernung'],
    keys: ['Ein Taschenrechner', 'einfacher Rechner'],
    timer: ['Ich brauche einen Timer für die Dunkelkammer: {what}'],
    phases: ['Entwickler', 'Stoppbad', 'Fixierer', 'Aufwärmen', 'Sprint'],
    tally: ['Rundenzähler für {n} Mannschaften', 'Punktetafel für {n} Teams'],
    inventory: ['Inventar für {of}: {what}', 'Verzeichnis von {of}: {what}'],
    columns: ['Größe', 'Jahr', 'Regal', 'Zustand', 'Besitzer'],
    pages: ['Ein Laden für Taschenrechner in Kiel', 'Landingpage für eine App zum Kostenteilen'],
  },
  fr: {
    named: ['Partage de dépenses pour {who}', 'Un outil pour partager les frais entre {who}'],
    counted: ['Partage des frais pour {n} colocataires', 'une application pour partager les dépenses entre {n} amis'],
    costs: 'Dépenses comme {what}.',
    and: 'et',
    things: ['amarrage', 'gazole', 'licence', 'bois', 'ferry'],
    formulas: [
      ['calculatrice de pourboire', 'tip'],
      ['un calculateur de prêt', 'loan'],
      ['calculateur d’IMC', 'bmi'],
      ['calculateur de béton pour murets', 'volume'],
    ],
    depends: ['Calculateur de laine selon {what}', 'Calculateur de prix pour vitres en fonction de {what}'],
    inputs: ['taille', 'aiguille', 'étages', 'vitres', 'distance'],
    keys: ['Une calculatrice', 'calculatrice simple'],
    timer: ['Il me faut un minuteur pour le labo photo : {what}'],
    phases: ['révélateur', 'bain d’arrêt', 'fixateur', 'échauffement', 'sprint'],
    tally: ['Compteur de tours pour {n} équipes', 'Tableau des scores, {n} équipes'],
    inventory: ['Inventaire pour {of} : {what}', 'Registre de {of} : {what}'],
    columns: ['taille', 'année', 'étagère', 'état', 'propriétaire'],
    pages: ['Une boutique de calculatrices à Lyon'],
  },
  es: {
    named: ['Reparto de gastos para {who}', 'Una herramienta para dividir gastos entre {who}'],
    counted: ['Reparto de gastos para {n} compañeros', 'una app para dividir la cuenta entre {n} amigos'],
    costs: 'Gastos como {what}.',
    and: 'y',
    things: ['amarre', 'gasóleo', 'licencia', 'leña', 'ferri'],
    formulas: [
      ['calculadora de propinas', 'tip'],
      ['una calculadora de hipoteca', 'loan'],
      ['calculadora de IMC', 'bmi'],
      ['calculadora de hormigón para muros', 'volume'],
    ],
    depends: ['Calculadora de lana según {what}', 'Calculadora de precios de limpieza en función de {what}'],
    inputs: ['talla', 'aguja', 'pisos', 'cristales', 'distancia'],
    keys: ['Una calculadora', 'calculadora sencilla'],
    timer: ['Necesito un temporizador para el laboratorio: {what}'],
    phases: ['revelador', 'baño de paro', 'fijador', 'calentamiento', 'sprint'],
    tally: ['Contador de vueltas para {n} equipos'],
    inventory: ['Inventario para {of}: {what}', 'Registro de {of}: {what}'],
    columns: ['talla', 'año', 'estante', 'estado', 'dueño'],
    pages: ['Una tienda de calculadoras en Cádiz'],
  },
  it: {
    named: ['Divisione spese per {who}', 'Uno strumento per dividere le spese tra {who}'],
    counted: ['Divisione delle spese per {n} coinquilini', 'un’app per dividere il conto tra {n} amici'],
    costs: 'Spese come {what}.',
    and: 'e',
    things: ['ormeggio', 'gasolio', 'licenza', 'legna', 'traghetto'],
    formulas: [
      ['calcolatrice per mance', 'tip'],
      ['un calcolatore di mutuo', 'loan'],
      ['calcolatore BMI', 'bmi'],
      ['calcolatore di calcestruzzo per muretti', 'volume'],
    ],
    depends: ['Calcolatore di lana in base a {what}', 'Calcolatore di prezzi per pulizie, a seconda di {what}'],
    inputs: ['taglia', 'ago', 'piani', 'vetri', 'distanza'],
    keys: ['Una calcolatrice', 'calcolatrice semplice'],
    timer: ['Mi serve un timer per la camera oscura: {what}'],
    phases: ['rivelatore', 'arresto', 'fissaggio', 'riscaldamento', 'scatto'],
    tally: ['Contatore di giri per {n} squadre', 'Segnapunti per {n} squadre'],
    inventory: ['Inventario per {of}: {what}', 'Registro di {of}: {what}'],
    columns: ['taglia', 'anno', 'scaffale', 'stato', 'proprietario'],
    pages: ['Un negozio di calcolatrici a Bari'],
  },
  no: {
    named: ['Utgiftsdeling for {who}', 'Et verktøy for å dele utgifter mellom {who}'],
    counted: ['Utgiftsdeling for {n} romkamerater', 'en app for å dele regningen mellom {n} venner'],
    costs: 'Utgifter som {what}.',
    and: 'og',
    things: ['båtplass', 'diesel', 'lisens', 'ved', 'ferje'],
    formulas: [
      ['En tipskalkulator for gjestene', 'tip'],
      ['En lånekalkulator for boligkjøpere', 'loan'],
      ['Jeg trenger en BMI-kalkulator', 'bmi'],
      ['En betongkalkulator for hagemurer', 'volume'],
    ],
    depends: ['Garnkalkulator basert på {what}', 'Priskalkulator for vindusvask, avhengig av {what}'],
    inputs: ['størrelse', 'pinne', 'etasjer', 'ruter', 'avstand'],
    keys: ['En kalkulator', 'enkel kalkulator'],
    timer: ['Jeg trenger et nedtellingsur til mørkerommet: {what}'],
    phases: ['fremkaller', 'stoppbad', 'fiks', 'oppvarming', 'spurt'],
    tally: ['Rundeteller for {n} lag', 'Poengtavle for {n} lag'],
    inventory: ['Lagerliste for {of}: {what}', 'Register over {of} med {what}'],
    columns: ['størrelse', 'år', 'hylle', 'tilstand', 'eier'],
    pages: ['En butikk for kalkulatorer i Bodø'],
  },
  pt: {
    named: ['Divisão de despesas para {who}', 'Uma ferramenta para dividir despesas entre {who}'],
    counted: ['Divisão de contas para {n} colegas', 'um app para dividir a conta entre {n} amigos'],
    costs: 'Despesas como {what}.',
    and: 'e',
    things: ['amarração', 'gasóleo', 'licença', 'lenha', 'balsa'],
    formulas: [
      ['uma calculadora de gorjeta', 'tip'],
      ['uma calculadora de empréstimo', 'loan'],
      ['calculadora de IMC', 'bmi'],
      ['calculadora de betão para muros', 'volume'],
    ],
    depends: ['Calculadora de lã com base em {what}', 'Calculadora de preços de limpeza, dependendo de {what}'],
    inputs: ['tamanho', 'agulha', 'andares', 'vidros', 'distância'],
    keys: ['Uma calculadora', 'calculadora simples'],
    timer: ['Preciso de um temporizador para o laboratório: {what}'],
    phases: ['revelador', 'banho de paragem', 'fixador', 'aquecimento', 'tiro'],
    tally: ['Contador de voltas para {n} equipes', 'Placar do nosso campeonato, {n} equipes'],
    inventory: ['Inventário para {of}: {what}', 'Registro de {of}: {what}'],
    columns: ['tamanho', 'ano', 'prateleira', 'estado', 'dono'],
    pages: ['Uma loja de calculadoras em Évora'],
  },
}

const people = ['Anna', 'Clara', 'Daniel', 'David', 'Eva', 'Hugo', 'Laura', 'Maria', 'Martin', 'Sara']
const places = ['Tarn', 'Lumo', 'Rocamar', 'Vestli']

const languages = fc.constantFrom(...readingLanguages)
const joined = (list: readonly string[], and: string) => `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1) ?? ''}`

test('shared costs are split between those who share them, by name or by number, and wait for their amounts', () => {
  const cases = languages.chain((language) =>
    fc.record({
      language: fc.constant(language),
      named: fc.constantFrom(...words[language].named),
      counted: fc.constantFrom(...words[language].counted),
      who: fc.shuffledSubarray(people, { minLength: 2, maxLength: 4 }),
      count: fc.integer({ min: 2, max: 7 }),
      what: fc.shuffledSubarray(words[language].things, { minLength: 2, maxLength: 4 }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, named, counted, who, count, what }) => {
      const { and, costs } = words[language]
      const listed = costs.replace('{what}', joined(what, and))
      const ask = named.replace('{who}', joined(who, and))
      const values = valuesIn(pageOf(`${ask}. ${listed}`))
      expect([ask, listed, values]).toEqual([ask, listed, expect.arrayContaining([...who, ...what.map(capital)])])
      const html = pageOf(counted.replace('{n}', String(count)))
      expect([counted, html.match(/\sdata-person\b/g)?.length]).toEqual([counted, count])
      expect(html).toContain('data-section="screen/split-costs"')
    }),
    { seed, numRuns: runs(12, 300) },
  )
})

test('a calculator goes by the rule for what it reckons, by what it depends on, or has keys', () => {
  const cases = languages.chain((language) =>
    fc.record({
      language: fc.constant(language),
      formula: fc.constantFrom(...words[language].formulas),
      depends: fc.constantFrom(...words[language].depends),
      inputs: fc.shuffledSubarray(words[language].inputs, { minLength: 2, maxLength: 4 }),
      keys: fc.constantFrom(...words[language].keys),
      page: fc.constantFrom(...words[language].pages),
    }),
  )
  fc.assert(
    fc.property(cases, ({ language, formula: [asked, formula], depends, inputs, keys, page }) => {
      expect([asked, /data-formula="([^"]*)"/.exec(pageOf(asked))?.[1]]).toEqual([asked, formula])
      const ask = depends.replace('{what}', joined(inputs, words[language].and))
      const lines = pageOf(ask)
      expect([ask, lines.includes('data-section="screen/lines-sum"'), valuesIn(lines)]).toEqual([
        ask,
        true,
        expect.arrayContaining(inputs.map(capital)),
      ])
      expect([keys, pageOf(keys).includes('data-section="screen/calculator-keys"')]).toEqual([keys, true])
      expect([page, pageOf(page).includes('data-section="screen/')]).toEqual([page, false])
    }),
    { seed, numRuns: runs(12, 300) },
  )
})

test('the phases of a timer follow each other, each with its length; a colour among them is none', () => {
  const cases = languages.chain((language) =>
    fc.record({
      timer: fc.constantFrom(...words[language].timer),
      phases: fc.shuffledSubarray(words[language].phases, { minLength: 2, maxLength: 4 }),
      minutes: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 4, maxLength: 4 }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ timer, phases, minutes }) => {
      const said = phases.map((phase, at) => `${phase} ${minutes[at]} min`).join(', ')
      const ask = timer.replace('{what}', said)
      const html = pageOf(ask)
      const rows = [...html.matchAll(/data-name[^>]*>([^<]*)<[\s\S]*?\svalue="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ])
      expect([ask, rows]).toEqual([ask, phases.map((phase, at) => [capital(phase), String(minutes[at])])])
    }),
    { seed, numRuns: runs(8, 200) },
  )
})

test('a row counts for each that plays', () => {
  const cases = languages.chain((language) =>
    fc.record({ tally: fc.constantFrom(...words[language].tally), count: fc.integer({ min: 2, max: 24 }) }),
  )
  fc.assert(
    fc.property(cases, ({ tally, count }) => {
      const ask = tally.replace('{n}', String(count))
      const html = pageOf(ask)
      expect([ask, html.match(/\sdata-row\b/g)?.length]).toEqual([ask, count])
      expect(html).toContain('data-section="screen/tally-rows"')
    }),
    { seed, numRuns: runs(8, 200) },
  )
})

test('what is known of each thing that is kept makes the columns of its table', () => {
  const cases = languages.chain((language) =>
    fc.record({
      inventory: fc.constantFrom(...words[language].inventory),
      of: fc.constantFrom(...places),
      columns: fc.shuffledSubarray(words[language].columns, { minLength: 2, maxLength: 4 }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ inventory, of, columns }) => {
      const ask = inventory.replace('{of}', of).replace('{what}', columns.join(', '))
      const heads = [...pageOf(ask).matchAll(/<th [^>]*scope="col"[^>]*><span>([^<]*)</g)].map(([, head]) => head)
      expect([ask, heads]).toEqual([ask, expect.arrayContaining(columns.map(capital))])
    }),
    { seed, numRuns: runs(8, 200) },
  )
})

const eggs = fc.record({
  words: fc.constantFrom(
    ['simple egg timer.', 'soft', 'medium', 'hard', 'min'],
    ['Eieruhr.', 'weich', 'mittel', 'hart', 'Min'],
    ['minuteur à œufs.', 'coque', 'mollet', 'dur', 'min'],
    ['temporizador para huevos.', 'blando', 'medio', 'duro', 'min'],
  ),
  first: fc.integer({ min: 3, max: 6 }),
})

test('phases in a sentence of their own are timed, each as long as was said, with the unit of the others', () => {
  fc.assert(
    fc.property(eggs, ({ words: [what = '', ...others], first }) => {
      const [unit = '', ...kinds] = others.toReversed()
      const names = kinds.toReversed()
      const said = names.map((name, at) => `${name} ${first + 2 * at}${at === 0 ? ` ${unit}` : ''}`)
      const html = pageOf(`${what} ${said.join(', ')}.`)
      const rows = [...html.matchAll(/data-name[^>]*>([^<]*)<[\s\S]*?\svalue="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ])
      expect([what, rows]).toEqual([what, names.map((name, at) => [capital(name), String(first + 2 * at)])])
    }),
    { seed, numRuns: runs(8) },
  )
})
