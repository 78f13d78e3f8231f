import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import { type ReadingLanguage, readingLanguages } from '../types.ts'
import type { ReadKind } from './facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: ReadKind, of: ReadingLanguage) =>
  readRequest(request, of).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

/** A language with what its prose is drawn from. */
type Prose = {
  opening: string
  and: string
  /** what leads up to a list */
  leads: string[]
  things: string[]
  /** a day with its things, up to 'with' */
  days: string[]
  /** before what somebody is, with it */
  as: [lead: string, what: string]
  /** before a name, on what it stands */
  signs: string[]
  /** a ticket for a day and what it costs, before the amount */
  tickets: (day: string) => [thing: string, verb: string]
}

const prose: Record<ReadingLanguage, Prose> = {
  en: {
    opening: 'A page for our bakery in Leeds.',
    and: 'and',
    leads: ['We live from', 'Regulars love', 'We are known for', 'Customers swear by', 'Folks keep asking for'],
    things: ['rye bread', 'fruit cakes', 'savoury pies', 'oat biscuits', 'honey buns'],
    days: ['On May 4 we have an open day with', 'May 9 is our summer fair with'],
    as: ['As a', 'bakery'],
    signs: ['The sign above the door says', 'Over the window a shop sign says'],
    tickets: (day) => [`Tickets for ${day}`, 'cost'],
  },
  de: {
    opening: 'Eine Seite für unsere Bäckerei in Jena.',
    and: 'und',
    leads: ['Wir leben von', 'Stammgäste lieben', 'Unsere Kunden schwören auf', 'Gefragt sind', 'Wir sind bekannt für'],
    things: ['Roggenbrot', 'Obstkuchen', 'Haferkekse', 'Pasteten', 'Honigwecken'],
    days: ['Am 4. Mai ist offener Tag mit', 'Am 9. Mai ist Hoffest mit'],
    as: ['Als', 'Bäckerei'],
    signs: ['Auf dem Schild über der Tür steht', 'Am Ladenschild steht'],
    tickets: (day) => [`Karten für ${day}`, 'kosten'],
  },
  fr: {
    opening: 'Une page pour notre boulangerie à Lyon.',
    and: 'et',
    leads: ['Nous vivons de', 'Les habitués aiment', 'On nous demande', 'Nos clients adorent'],
    things: ['pain complet', 'tartes salées', 'biscuits maison', 'brioches', 'gâteaux de fête'],
    days: ['Le 4 mai a lieu une journée ouverte avec', 'Le 9 mai il y a portes ouvertes avec'],
    as: ['Comme', 'boulangerie'],
    signs: ['L’enseigne au-dessus de la porte dit'],
    tickets: (day) => [`billets pour ${day}`, 'coûtent'],
  },
  es: {
    opening: 'Una página para nuestra panadería en Cádiz.',
    and: 'y',
    leads: ['Vivimos de', 'A los de siempre les gustan', 'Nos piden', 'Los clientes prefieren'],
    things: ['pan integral', 'galletas caseras', 'bollos', 'empanadas', 'magdalenas'],
    days: ['El 4 de mayo hay jornada abierta con', 'El 9 de mayo hay fiesta de verano con'],
    as: ['Como', 'panadería'],
    signs: ['El letrero de la puerta dice'],
    tickets: (day) => [`entradas para ${day}`, 'cuestan'],
  },
  no: {
    opening: 'En side for bakeriet vårt i Molde.',
    and: 'og',
    leads: ['Vi lever av', 'Stamgjester liker', 'Kundene setter pris på', 'Folk kommer tilbake for'],
    things: ['rugbrød', 'fruktkaker', 'havrekjeks', 'paier', 'honningboller'],
    days: ['4. mai er det åpen dag med', '9. mai er det sommerfest med'],
    as: ['Som', 'bakeri'],
    signs: ['På skiltet over døra står det'],
    tickets: (day) => [`Billetter til ${day}`, 'koster'],
  },
  it: {
    opening: 'Una pagina per il nostro panificio a Lecce.',
    and: 'e',
    leads: ['Viviamo di', 'Gli abituali amano', 'Ci chiedono', 'I clienti apprezzano'],
    things: ['pane integrale', 'biscotti', 'torte salate', 'focacce', 'panini al miele'],
    days: ['Il 4 maggio si tiene una giornata aperta con', 'Il 9 maggio ci sono porte aperte con'],
    as: ['Come', 'panificio'],
    signs: ['L’insegna sopra la porta dice'],
    tickets: (day) => [`biglietti per ${day}`, 'costano'],
  },
  pt: {
    opening: 'Uma página para a nossa padaria em Braga.',
    and: 'e',
    leads: [
      'Vivemos de',
      'Os clientes de sempre gostam de',
      'Nos pedem',
      'Os clientes preferem',
      'Somos conhecidos por',
    ],
    things: ['pão integral', 'biscoitos caseiros', 'bolos', 'empadas', 'broas de mel'],
    days: ['No dia 4 de maio temos portas abertas com', 'No dia 9 de maio há festa de verão com'],
    as: ['Como', 'padaria'],
    signs: ['A placa da porta diz', 'Na placa em cima da porta está escrito'],
    tickets: (day) => [`ingressos para ${day}`, 'custam'],
  },
}

const language = fc.constantFrom(...readingLanguages)
const some = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 3 })
const listed = (of: ReadingLanguage, places: readonly number[]) => {
  const { things, and } = prose[of]
  const words = places.map((at) => things[at] ?? '')
  return { words, text: `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}` }
}
const pick = <One>(all: readonly One[], n: number) => all[n % all.length] as One

test('prose lists what is on offer behind a verb that leads up to it, each thing by itself', () => {
  check(
    fc.tuple(language, some, fc.nat()),
    ([of, places, n]) => {
      const { words, text } = listed(of, places)
      const { opening, leads } = prose[of]
      expect([of, textsOf(`${opening} ${pick(leads, n)} ${text}.`, 'service', of)]).toEqual([of, words])
    },
    80,
  )
})

test('a list stands before the verb that ends its clause', () => {
  const verb = fc.constantFrom('anbietet', 'im Angebot hat', 'bereithält')
  check(fc.tuple(some, verb), ([places, last]) => {
    const { words, text } = listed('de', places)
    const request = `Baue eine Website für eine Bäckerei mit dem Namen „Anker“, die ${text} ${last}.`
    expect(textsOf(request, 'service', 'de')).toEqual(words)
  })
})

test('what there is on a day is on offer, and the day is told', () => {
  check(fc.tuple(language, some, fc.nat()), ([of, places, n]) => {
    const { words, text } = listed(of, places)
    const day = `${pick(prose[of].days, n)} ${text}`
    const request = `${prose[of].opening} ${day}.`
    expect([of, textsOf(request, 'service', of)]).toEqual([of, words])
    expect([of, textsOf(request, 'statement', of)]).toEqual([of, [day]])
  })
})

test('‘as a bakery we live from …’ says what it is, and what is listed is none', () => {
  check(fc.tuple(language, some), ([of, places]) => {
    const { words, text } = listed(of, places)
    const [lead, what] = prose[of].as
    const [first = ''] = prose[of].leads
    const verb = { en: 'we live from', de: 'leben wir von', no: 'lever vi av' }[of as string] ?? first.toLowerCase()
    const { facts } = readRequest(`${lead} ${what} ${verb} ${text}.`, of)
    expect([of, facts.filter(({ kind }) => kind === 'what').map((fact) => fact.text)]).toEqual([of, [what]])
    expect([of, facts.filter(({ kind }) => kind === 'service').map((fact) => fact.text)]).toEqual([of, words])
  })
})

test('what stands on the sign is what it is called', () => {
  const name = fc.constantFrom('Wenvi', 'Kopel & Brandl', 'Northern Feather', 'Chez Marthe', 'Quimor 7')
  check(fc.tuple(language, name, fc.nat()), ([of, called, n]) => {
    const { facts } = readRequest(`${prose[of].opening} ${pick(prose[of].signs, n)} ${called}.`, of)
    const found = facts.filter(({ kind }) => kind === 'name')
    expect([of, ...found.map(({ text, sure }) => [text, sure >= 0.9])]).toEqual([of, [called, true]])
  })
})

test('a ticket for a day costs what is said behind it', () => {
  const days: Record<ReadingLanguage, string> = {
    en: 'May 4',
    de: '4. Mai',
    fr: '4 mai',
    es: '4 de mayo',
    no: '4. mai',
    it: '4 maggio',
    pt: '4 de maio',
  }
  check(fc.tuple(language, fc.integer({ min: 5, max: 90 })), ([of, amount]) => {
    const [thing, verb] = prose[of].tickets(days[of])
    const { facts } = readRequest(`${prose[of].opening} ${thing} ${verb} ${amount} €.`, of)
    const prices = facts.filter(({ kind }) => kind === 'price')
    expect([of, ...prices.map(({ text, of: item }) => [text, item])]).toEqual([of, [`${amount} €`, thing]])
  })
})

test('who asks what a thing costs is no part of the thing', () => {
  const asked = fc.constantFrom<[ReadingLanguage, string]>(
    ['en', 'Newcomers ask what THING costs'],
    ['de', 'Neue fragen, was THING kostet'],
    ['no', 'Nye spør hva THING koster'],
  )
  check(fc.tuple(asked, fc.nat()), ([[of, way], n]) => {
    const thing = pick(prose[of].things, n)
    const { facts } = readRequest(`${prose[of].opening} ${way.replace('THING', thing)} (12 €).`, of)
    expect(facts.filter(({ kind }) => kind === 'price').map(({ of: item }) => item)).toEqual([thing])
  })
})

test('two words that share their last part are one thing', () => {
  const pair = fc.constantFrom('Hol- und Bringservice', 'Kinder- und Jugendkurse', 'Obst- und Gemüsekisten')
  check(fc.tuple(pair, fc.nat()), ([one, n]) => {
    const other = pick(prose.de.things, n)
    expect(textsOf(`${prose.de.opening} Wir bieten ${other} und ${one}.`, 'service', 'de')).toEqual([other, one])
  })
})

test('what hangs on an entry of a list is said of it', () => {
  const { facts } = readRequest(
    'Seite für ein Hörgerätegeschäft. Wichtig wären: Hörtest, Reparaturen von Geräten, die nicht bei uns gekauft wurden, und Hausbesuche.',
    'de',
  )
  expect(facts.filter(({ kind }) => kind === 'service').map(({ text }) => text)).toEqual([
    'Hörtest',
    'Reparaturen von Geräten, die nicht bei uns gekauft wurden',
    'Hausbesuche',
  ])
})
