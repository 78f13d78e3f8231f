import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstRequest } from '#test/support/first-request.ts'
import { runs, seed } from '#test/support/draw.ts'
import { readingLanguages, type ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'

const pageOf = (prompt: string) => compose(firstRequest(prompt))
const textIn = (html: string, what: RegExp) => [...html.matchAll(what)].map(([, text = '']) => text.trim())
const heads = (html: string) => textIn(html, /<th scope="col"[^>]*><span>([^<]*)</g)
const titles = (html: string) => textIn(html, /<h2[^>]*><span[^>]*>([^<]*)<|<h2[^>]*>([^<]+)</g)
const values = (html: string) => textIn(html, /<input\b[^>]*\svalue="([^"]*)"/g)
const plain = (text: string) => text.toLowerCase()

type Words = {
  /** lists of who brings what, for a feast or behind its title */
  sheets: string[]
  /** what else each one writes */
  also: string
  kept: string[]
  feasts: string[]
  /** heads of the columns where nobody said any */
  usual: string[]
  shares: string[]
  shared: string[]
  columns: [asked: string, count: number][]
  stages: string[]
  and: string
  lists: string[]
  whose: string[]
  boards: string[]
  duties: string[]
  amounts: string[]
  covers: string[]
  pages: string[]
}

const words: Record<ReadingLanguage, Words> = {
  en: {
    sheets: [
      '{feast}. need a page where people put what they bring',
      'who brings what for the {feast}',
      'sign-up sheet for the {feast}',
    ],
    also: 'also {what}',
    kept: ['allergies', 'chairs', 'drinks'],
    feasts: ['summer picnic', 'school bake sale', 'street supper'],
    usual: ['Who', 'What'],
    shares: ['app to split {what} between {n}', 'calculator to divide {what} among {n} flatmates'],
    shared: ['rent', 'the bills', 'the groceries'],
    columns: [
      ['two columns only: {what}', 2],
      ['three lists: {what}', 3],
    ],
    stages: ['ROTTING', 'EATEN', 'FROZEN', 'LENT'],
    and: 'and',
    lists: ['packing list for the scout camp, separated by {what}', 'todo list separated by {what}'],
    whose: ['child', 'leader', 'driver'],
    boards: ['house board: {n} people, {what}', 'rota for {what}, {n} people'],
    duties: ['dishes', 'bins', 'bathroom'],
    amounts: ['how many rolls of {what} do I need', 'how much {what} do we need for the hall', '{what} calculator'],
    covers: ['wallpaper', 'laminate', 'turf'],
    pages: [
      'Tile shop in Bristol: how many tiles do I need? Ask us. Open Mon-Sat 9-5',
      'Landing page for an app to split rent between flatmates',
      'Website for our street party with programme, map, and who brings what',
      'Cleaning company: kitchen, bathroom, stairs. 4 people',
      'Board game café: 6 people tables, dishes and drinks',
    ],
  },
  de: {
    sheets: [
      '{feast}. Brauche eine Liste, wer was mitbringt',
      'wer bringt was mit zum {feast}',
      'Mitbringliste fürs {feast}',
    ],
    also: 'auch {what}',
    kept: ['Allergien', 'Stühle', 'Getränke'],
    feasts: ['Sommerfest', 'Grillfest', 'Nachbarfest'],
    usual: ['Wer', 'Was'],
    shares: ['App, um {what} auf {n} Leute aufzuteilen', 'Rechner, um {what} zu teilen, {n} Mitbewohner'],
    shared: ['die Miete', 'die Rechnungen', 'die Ausgaben'],
    columns: [
      ['zwei Spalten: {what}', 2],
      ['nur drei Listen: {what}', 3],
    ],
    stages: ['SCHIMMELIG', 'GEGESSEN', 'EINGEFROREN', 'VERLIEHEN'],
    and: 'und',
    lists: ['Packliste fürs Zeltlager, getrennt nach {what}', 'Aufgabenliste getrennt nach {what}'],
    whose: ['Kind', 'Betreuer', 'Fahrer'],
    boards: ['WG-Tafel: {n} Personen, {what}', 'Putzplan: {n} Leute, {what}'],
    duties: ['Abwasch', 'Müll', 'Bad'],
    amounts: [
      'wie viele Rollen {what} brauche ich',
      'wie viel {what} brauchen wir für die Halle',
      'Rechner für {what}',
    ],
    covers: ['Tapete', 'Laminat', 'Rollrasen'],
    pages: [
      'Putzfirma in Kiel: Küche, Bad, Treppenhaus, ab 25 € die Stunde',
      'Seite für unser Sommerfest mit Programm, Anfahrt und wer was mitbringt',
      'Landingpage für eine App zum Kostenteilen',
    ],
  },
  fr: {
    sheets: [
      '{feast}. Il nous faut une liste : qui apporte quoi',
      'qui apporte quoi pour le {feast}',
      "liste d'inscription pour le {feast}",
    ],
    also: 'aussi les {what}',
    kept: ['allergies', 'chaises', 'boissons'],
    feasts: ['repas de quartier', 'pique-nique', 'goûter'],
    usual: ['Qui', 'Quoi'],
    shares: ['calculatrice pour partager {what} entre {n}', 'une appli pour diviser {what} entre {n} colocataires'],
    shared: ['le loyer', 'les factures', 'les courses'],
    columns: [
      ['deux colonnes : {what}', 2],
      ['trois listes : {what}', 3],
    ],
    stages: ['MOISI', 'MANGÉ', 'CONGELÉ', 'PRÊTÉ'],
    and: 'et',
    lists: ['liste de bagages pour la colo, séparée par {what}', 'liste de tâches séparée par {what}'],
    whose: ['enfant', 'animateur', 'chauffeur'],
    boards: ['tableau de la coloc : {n} personnes, {what}'],
    duties: ['vaisselle', 'poubelles', 'salle de bain'],
    amounts: ['combien de {what} il me faut', 'calculateur de {what}'],
    covers: ['carrelage', 'papier peint', 'parquet'],
    pages: [
      'Entreprise de ménage à Lyon : cuisine, salle de bain, vitres',
      'Page de la fête : programme, plan d’accès, qui apporte quoi',
      'Traiteur : qui apporte quoi ? Nous apportons tout. Devis, contact',
    ],
  },
  es: {
    sheets: [
      '{feast}. necesito una página donde la gente ponga quién trae qué',
      'quién trae qué para la {feast}',
      'hoja de inscripción para la {feast}',
    ],
    also: 'también {what}',
    kept: ['alergias', 'sillas', 'bebidas'],
    feasts: ['barbacoa', 'cena de clase', 'merienda'],
    usual: ['Quién', 'Qué'],
    shares: ['calculadora para repartir {what} entre {n}', 'una app para dividir {what} entre {n} compañeros'],
    shared: ['los gastos del piso', 'el alquiler', 'las facturas'],
    columns: [
      ['dos columnas: {what}. arrastrar la comida entre ellas', 2],
      ['tres listas: {what}. mover las cosas entre ellas', 3],
    ],
    stages: ['PODRIDO', 'COMIDO', 'CONGELADO', 'PRESTADO'],
    and: 'y',
    lists: ['lista de equipaje para el campamento, separada por {what}', 'lista de tareas separada por {what}'],
    whose: ['niño', 'monitor', 'conductor'],
    boards: ['tablero del piso: {n} personas, {what}'],
    duties: ['platos', 'basura', 'baño'],
    amounts: ['cuántas {what} necesito', 'calculadora de {what} para la cocina'],
    covers: ['baldosas', 'losas', 'tejas'],
    pages: [
      'Escuela de cocina: platos, cocina y limpieza, 8 personas por curso',
      'Tienda de azulejos en Sevilla, cuántos azulejos necesito',
    ],
  },
  it: {
    sheets: [
      '{feast}. Serve una lista con chi porta cosa',
      'chi porta cosa alla {feast}',
      'foglio di iscrizione per la {feast}',
    ],
    also: 'anche {what}',
    kept: ['allergie', 'sedie', 'bevande'],
    feasts: ['grigliata', 'cena di classe', 'merenda'],
    usual: ['Chi', 'Cosa'],
    shares: ['calcolatore per dividere {what} tra {n}', 'una app per ripartire {what} tra {n} coinquilini'],
    shared: ["l'affitto", 'le bollette', 'le spese'],
    columns: [
      ['due colonne: {what}', 2],
      ['tre liste: {what}', 3],
    ],
    stages: ['MARCIO', 'MANGIATO', 'SURGELATO', 'PRESTATO'],
    and: 'e',
    lists: ['lista dei bagagli per il campo, divisa per {what}', 'lista di cose da fare divisa per {what}'],
    whose: ['bambino', 'capo', 'autista'],
    boards: ['tabellone della casa: {n} persone, {what}', 'turni della casa: {n} persone, {what}'],
    duties: ['piatti', 'spazzatura', 'bagno'],
    amounts: ['quante {what} mi servono per il bagno', 'calcolatore di {what}'],
    covers: ['piastrelle', 'mattonelle', 'lastre'],
    pages: [
      'Impresa di pulizie a Torino: scale, bagni, cucina',
      'Negozio di piastrelle a Sassuolo, quante piastrelle servono lo calcoliamo noi',
    ],
  },
  pt: {
    sheets: [
      '{feast}. quero uma página onde o pessoal coloca o que cada um leva',
      'quem traz o quê para a {feast}',
      'lista de inscrição para a {feast}',
    ],
    also: 'também {what}',
    kept: ['alergias', 'cadeiras', 'bebidas'],
    feasts: ['festa junina', 'ceia', 'feijoada'],
    usual: ['Quem', 'O quê'],
    shares: ['calculadora para dividir {what} entre {n}', 'app pra rachar {what} entre {n}'],
    shared: ['o aluguel', 'as contas da casa', 'as despesas'],
    columns: [
      ['duas colunas: {what}', 2],
      ['três listas: {what}', 3],
    ],
    stages: ['PODRE', 'COMIDO', 'CONGELADO', 'EMPRESTADO'],
    and: 'e',
    lists: ['lista de bagagem para o acampamento, separada por {what}', 'lista de tarefas separada por {what}'],
    whose: ['criança', 'monitor', 'motorista'],
    boards: ['quadro da república: {n} moradores, rodízio de {what}', 'quadro da casa: {n} pessoas, {what}'],
    duties: ['louça', 'lixo', 'banheiro'],
    amounts: ['quantos {what} preciso', 'calculadora de {what} para a cozinha'],
    covers: ['azulejos', 'tijolos', 'ladrilhos'],
    pages: ['Restaurante rodízio de pizza em Santos, 30 reais', 'Empresa de limpeza: cozinha, banheiro, escadas'],
  },
  no: {
    sheets: [
      '{feast}. Trenger en liste der folk skriver hvem som tar med hva',
      'hvem tar med hva til {feast}',
      'påmeldingsliste til {feast}',
    ],
    also: 'også {what}',
    kept: ['allergier', 'stoler', 'drikke'],
    feasts: ['sommerfesten', 'dugnaden', 'grillkvelden'],
    usual: ['Hvem', 'Hva'],
    shares: ['app for å dele {what} mellom {n}', 'kalkulator for å fordele {what} på {n} venner'],
    shared: ['husleien', 'regningen', 'utgiftene'],
    columns: [
      ['to kolonner: {what}', 2],
      ['tre lister: {what}', 3],
    ],
    stages: ['RÅTTENT', 'SPIST', 'FROSSET', 'UTLÅNT'],
    and: 'og',
    lists: ['pakkeliste for leiren, delt på {what}', 'huskeliste delt på {what}'],
    whose: ['barn', 'leder', 'sjåfør'],
    boards: ['vaskeliste: {n} personer, {what}', 'tavle for kollektivet: {n} personer, {what}'],
    duties: ['oppvask', 'søppel', 'bad'],
    amounts: ['hvor mange {what} trenger jeg', 'kalkulator for {what}'],
    covers: ['fliser', 'tapetruller', 'murstein'],
    pages: ['Vaskefirma i Bodø: kjøkken, bad, trapp', 'Malermester: hvor mye maling trenger jeg? Ring oss 555 12 345'],
  },
}

const language = fc.constantFrom(...readingLanguages)
const some = (list: readonly string[], count: number) =>
  fc.shuffledSubarray([...list], { minLength: count, maxLength: count })
const joined = (list: readonly string[], and: string) => `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1) ?? ''}`
const check = <T>(drawn: fc.Arbitrary<T>, holds: (one: T) => void) =>
  fc.assert(fc.property(drawn, holds), { numRuns: runs(40), seed })

test('who brings what is a list with a column for each, and no form that writes to somebody', () => {
  const drawn = language.chain((spoken) =>
    fc.record({
      spoken: fc.constant(spoken),
      sheet: fc.constantFrom(...words[spoken].sheets),
      feast: fc.constantFrom(...words[spoken].feasts),
      kept: fc.option(fc.constantFrom(...words[spoken].kept)),
    }),
  )
  check(drawn, ({ spoken, sheet, feast, kept }) => {
    const { usual, also } = words[spoken]
    const more = kept ? `, ${also.replace('{what}', kept)}` : ''
    const prompt = `${sheet.replace('{feast}', feast)}${more}`
    const { html, reply } = pageOf(prompt)
    expect(heads(html).map(plain), prompt).toEqual([...usual, ...(kept ? [kept] : [])].map(plain))
    expect(html.includes('type="email"'), prompt).toBe(false)
    expect(plain(html.slice(html.indexOf('<h1'))).includes(plain(feast)), prompt).toBe(true)
    expect(reply, prompt).not.toMatch(/not use|Nicht verwendet|Non utilisé|No he usado|Non usato|Não us|Ikke brukt/)
  })
})

test('what is shared is split between so many, and pressed on no keys', () => {
  const drawn = language.chain((spoken) =>
    fc.record({
      asked: fc.constantFrom(...words[spoken].shares),
      what: fc.constantFrom(...words[spoken].shared),
      count: fc.integer({ min: 2, max: 9 }),
    }),
  )
  check(drawn, ({ asked, what, count }) => {
    const prompt = asked.replace('{what}', what).replace('{n}', String(count))
    const { html } = pageOf(prompt)
    expect(html.includes('data-behaves="split"'), prompt).toBe(true)
    expect(values(html).filter((value) => /^\p{L}+ \d+$/u.test(value)).length, prompt).toBe(count)
  })
})

test('so many columns or lists behind a colon are those of a board', () => {
  const drawn = language.chain((spoken) =>
    fc.constantFrom(...words[spoken].columns).chain(([asked, count]) =>
      fc.record({
        spoken: fc.constant(spoken),
        asked: fc.constant(asked),
        stages: some(words[spoken].stages, count),
      }),
    ),
  )
  check(drawn, ({ spoken, asked, stages }) => {
    const prompt = asked.replace('{what}', joined(stages, words[spoken].and))
    const { html } = pageOf(prompt)
    expect(html.includes('data-column'), prompt).toBe(true)
    expect(
      stages.filter((stage) => !html.includes(`>${stage}<`)),
      prompt,
    ).toEqual([])
  })
})

test('a list that is parted has these groups, and packs no passport for a camp', () => {
  const drawn = language.chain((spoken) =>
    fc.record({
      spoken: fc.constant(spoken),
      asked: fc.constantFrom(...words[spoken].lists),
      whose: some(words[spoken].whose, 2),
    }),
  )
  check(drawn, ({ spoken, asked, whose }) => {
    const prompt = asked.replace('{what}', joined(whose, words[spoken].and))
    const { html, reply } = pageOf(prompt)
    const groups = new Set(textIn(html, /data-group[^>]*>([^<]*)</g).map(plain))
    expect(
      whose.filter((one) => !groups.has(plain(one))),
      prompt,
    ).toEqual([])
    expect(/Passport|Reisepass|Passeport|Pasaporte|Passaport/.test(html), prompt).toBe(false)
    expect(reply, prompt).not.toContain(whose[0])
  })
})

test('what is done in turn by so many is a rota of these duties', () => {
  const drawn = language.chain((spoken) =>
    fc.record({
      spoken: fc.constant(spoken),
      asked: fc.constantFrom(...words[spoken].boards),
      duties: some(words[spoken].duties, 3),
      count: fc.integer({ min: 3, max: 9 }),
    }),
  )
  check(drawn, ({ spoken, asked, duties, count }) => {
    const prompt = asked.replace('{what}', joined(duties, words[spoken].and)).replace('{n}', String(count))
    const { html } = pageOf(prompt)
    expect(html.includes('data-behaves="rota"'), prompt).toBe(true)
    const said = values(html)
    expect(said.slice(0, 3).map(plain), prompt).toEqual(duties.map(plain))
    expect(said.length - 3, prompt).toBe(count)
  })
})

test('how much is to be bought is reckoned from an area, with what one pack covers and what is wasted', () => {
  const drawn = language.chain((spoken) =>
    fc.record({ asked: fc.constantFrom(...words[spoken].amounts), what: fc.constantFrom(...words[spoken].covers) }),
  )
  check(drawn, ({ asked, what }) => {
    const prompt = asked.replace('{what}', what)
    const { html } = pageOf(prompt)
    expect(html.includes('data-formula="cover"'), prompt).toBe(true)
    expect(values(html).length, prompt).toBe(4)
    expect(plain(html.slice(html.indexOf('<h1'))).includes(plain(what)), prompt).toBe(true)
  })
})

test.each(readingLanguages.flatMap((spoken) => words[spoken].pages))('a page is no tool: %s', (prompt) => {
  const { html } = pageOf(prompt)
  expect(/data-behaves="(?:split|rota|entries|formula|keypad)/.test(html)).toBe(false)
  expect(titles(html).length).toBeGreaterThan(0)
})

test('what no such tool has is told', () => {
  expect(pageOf('Initiative tracker for our table: hp, conditions, next turn button').reply).toContain(
    'next turn button',
  )
  expect(heads(pageOf('Initiative tracker for our table: hp, conditions, works on a tablet').html)).toEqual([
    'Hp',
    'Conditions',
  ])
})

const sold = fc.record({
  tool: fc.constantFrom(
    ['Inventory tool', 'reminders', 'dark theme', 'offline mode'],
    ['Lagerwerkzeug', 'Erinnerungen', 'dunkles Design', 'Offline-Modus'],
    ['Outil de stock', 'rappels', 'thème sombre', 'mode hors ligne'],
    ['Herramienta de inventario', 'recordatorios', 'tema oscuro', 'modo sin conexión'],
    ['Ferramenta de estoque', 'lembretes', 'tema escuro', 'modo offline'],
  ),
  first: fc.integer({ min: 3, max: 90 }),
})

test('a tool with what its parts cost is sold on a page, and each part has its price', () => {
  fc.assert(
    fc.property(sold, ({ tool: [name, ...parts], first }) => {
      const { brief } = pageOf(`${name}, ${parts.map((part, at) => `${part}: ${first + at} €`).join(', ')}`)
      const priced = brief.sections.flatMap(({ items }) => items.map(({ title, price }) => [title, price]))
      expect([name, brief.kind, priced.map(([, price]) => price)]).toEqual([
        name,
        'landing',
        parts.map((_, at) => `${first + at} €`),
      ])
    }),
    { seed, numRuns: runs(12) },
  )
})
