import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const peopleOf = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, text, role }) => (kind === 'person' ? [[text, role ?? '']] : []))
const namesOf = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))

const languages = {
  en: {
    opening: 'Website for our allotment society in Leeds.',
    given: ['Nora', 'Callum', 'Priya'],
    family: ['Holt', 'Reed', 'Nair'],
    known: ['treasurer', 'caretaker', 'apprentice', 'chairwoman'],
    open: ['beekeeper-in-residence', 'sound', 'lighting'],
    many: ['Owners', 'Volunteers'],
    and: 'and',
    is: 'Our {role} is {name}',
    weds: ['{pair} are getting married, 3 May 2027 in Leeds', 'We’re getting married! {pair}, 3 May 2027 in Leeds'],
    page: 'Wedding page for {pair}, 3 May 2027',
  },
  de: {
    opening: 'Seite für unseren Gartenverein in Kiel.',
    given: ['Petra', 'Jonas', 'Lena'],
    family: ['Maier', 'Wehrle', 'Faller'],
    known: ['Kassenwart', 'Hausmeister', 'Azubi', 'Jugendleiterin'],
    open: ['Bienen', 'Licht', 'Bühne'],
    many: ['Inhaber', 'Trainerinnen'],
    and: 'und',
    is: 'Unser {role} ist {name}',
    weds: ['{pair} heiraten am 3.5.2027 in Kiel', 'Wir heiraten! {pair}, 3.5.2027 in Kiel'],
    page: 'Hochzeitsseite für {pair}, 3. Mai 2027',
  },
  fr: {
    opening: 'Un site pour notre association à Lyon.',
    given: ['Chloé', 'Michel', 'Odile'],
    family: ['Blanc', 'Aubry', 'Marchand'],
    known: ['trésorier', 'présidente', 'apprentie', 'gardien'],
    open: ['lumières', 'ruches'],
    many: ['Propriétaires', 'Bénévoles'],
    and: 'et',
    is: 'Notre {role} est {name}',
    weds: ['{pair} se marient le 3 mai 2027 à Lyon', 'Nous nous marions ! {pair}, le 3 mai 2027 à Lyon'],
    page: 'Page de mariage pour {pair}, 3 mai 2027',
  },
  es: {
    opening: 'Una página para nuestra asociación en Gijón.',
    given: ['Lucía', 'Pilar', 'Tomás'],
    family: ['Romero', 'Salcedo', 'Varela'],
    known: ['tesorera', 'presidenta', 'conserje', 'aprendiz'],
    open: ['luces', 'colmenas'],
    many: ['Dueños', 'Profesores'],
    and: 'y',
    is: 'Nuestra {role} es {name}',
    weds: ['{pair} se casan el 3 de mayo de 2027 en Gijón', '¡Nos casamos! {pair}, 3 de mayo de 2027 en Gijón'],
    page: 'Página de boda para {pair}, 3 de mayo de 2027',
  },
  no: {
    opening: 'En side for borettslaget vårt i Bergen.',
    given: ['Ingrid', 'Sindre', 'Kari'],
    family: ['Haugen', 'Nilsen', 'Tveit'],
    known: ['kasserer', 'styreleder', 'lærling', 'vaktmester'],
    open: ['scenen', 'bikuber'],
    many: ['Eiere', 'Trenere'],
    and: 'og',
    is: 'Vår {role} er {name}',
    weds: ['{pair} gifter seg 3. mai 2027 i Bergen', 'Vi gifter oss! {pair}, 3. mai 2027 i Bergen'],
    page: 'Bryllupsside for {pair}, 3. mai 2027',
  },
  it: {
    opening: 'Una pagina per la nostra associazione a Lucca.',
    given: ['Chiara', 'Marco', 'Ilaria'],
    family: ['Leoni', 'Galli', 'Valli'],
    known: ['tesoriere', 'segretaria', 'apprendista', 'custode'],
    open: ['luci', 'arnie'],
    many: ['Proprietari', 'Insegnanti'],
    and: 'e',
    is: 'Il nostro {role} è {name}',
    weds: ['{pair} si sposano il 3 maggio 2027 a Lucca', 'Ci sposiamo! {pair}, 3 maggio 2027 a Lucca'],
    page: 'Pagina di matrimonio per {pair}, 3 maggio 2027',
  },
  pt: {
    opening: 'Uma página para a nossa associação em Braga.',
    given: ['Inês', 'Tiago', 'Beatriz'],
    family: ['Nogueira', 'Teixeira', 'Sampaio'],
    known: ['tesoureira', 'presidente', 'aprendiz', 'secretária'],
    open: ['luzes', 'colmeias'],
    many: ['Donos', 'Professores'],
    and: 'e',
    is: 'Nossa {role} é {name}',
    weds: ['{pair} se casam em 3 de maio de 2027 em Braga', 'Vamos nos casar! {pair}, 3 de maio de 2027 em Braga'],
    page: 'Página de casamento para {pair}, 3 de maio de 2027',
  },
}
const language = fc.constantFrom(...Object.values(languages))
const fill = (text: string, words: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')

const person = language.chain((one) =>
  fc.record({
    one: fc.constant(one),
    given: fc.shuffledSubarray(one.given, { minLength: 3 }),
    family: fc.shuffledSubarray(one.family, { minLength: 3 }),
    known: fc.constantFrom(...one.known),
    open: fc.constantFrom(...one.open),
    many: fc.constantFrom(...one.many),
  }),
)

test('what somebody is stands with them, wherever it stands beside the name', () => {
  const ways = fc.constantFrom('{role}: {name}', '{name}, {role}', '{name} ({role})', '{role} {name}', 'is')
  check(fc.tuple(person, ways), ([{ one, given, family, known }, way]) => {
    const name = `${given[0]} ${family[0]}`
    const said = fill(way === 'is' ? one.is : way, { role: known, name })
    expect(peopleOf(`${one.opening} ${said}.`)).toEqual([[name, known]])
  })
})

test('a word that no list has is a role before a colon and in brackets', () => {
  check(fc.tuple(person, fc.boolean()), ([{ one, given, family, open }, isKey]) => {
    const name = `${given[0]} ${family[0]}`
    expect(peopleOf(`${one.opening} ${isKey ? `${open}: ${name}` : `${name} (${open})`}.`)).toEqual([[name, open]])
  })
})

test('all names behind a plural role are people of it, and each may have a role of its own', () => {
  check(person, ({ one, given, family, known, many }) => {
    const [first = '', second = '', third = ''] = given
    expect(peopleOf(`${one.opening} ${many}: ${first} ${one.and} ${second}.`)).toEqual([
      [first, many],
      [second, many],
    ])
    const listed = `${first} ${family[0]} (${known}), ${second}, ${third} ${family[1]}`
    expect(peopleOf(`${one.opening} ${many}: ${listed}.`)).toEqual([
      [`${first} ${family[0]}`, known],
      [second, many],
      [`${third} ${family[1]}`, many],
    ])
  })
})

test('people and what they are stand on the page, and among nothing that is on offer', () => {
  check(
    person,
    ({ one, given, family, known }) => {
      const name = `${given[0]} ${family[0]}`
      const { html, plan } = compose(firstRequest(`${one.opening} ${known}: ${name}.`))
      expect(html).toContain(name)
      expect(html.toLowerCase()).toContain(known.toLowerCase())
      const offered = plan.sections.filter(({ kind }) => ['services', 'features', 'products', 'menu'].includes(kind))
      expect(JSON.stringify(offered)).not.toContain(name)
    },
    12,
  )
})

test('a couple that says so gives its page both names, and the page is that of a wedding', () => {
  const pair = fc.tuple(person, fc.boolean(), fc.boolean(), fc.nat(1))
  check(pair, ([{ one, given, family }, isFull, isSign, way]) => {
    const [first = '', second = ''] = given.map((name, at) => (isFull ? `${name} ${family[at]}` : name))
    const both = `${first} ${isSign ? '&' : one.and} ${second}`
    const request = fill(one.weds[way] ?? '', { pair: both })
    expect(namesOf(request)).toEqual([both])
    expect(readRequest(request).trade).toBe('wedding')
    expect(namesOf(fill(one.page, { pair: both }))).toEqual([both])
  })
})

test('who photographs couples is no couple', () => {
  const { trade } = readRequest('Wedding photographer Nora Reed in Leeds. I photograph people who are getting married.')
  expect(trade).toBe('photography')
})
