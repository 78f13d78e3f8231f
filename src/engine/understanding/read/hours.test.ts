import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 60) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** How days, times and closed days are said in a language. */
const ways = [
  {
    lead: 'Bakery Holt in Leeds with bread and cakes from the oven.',
    days: ['Monday', 'Wednesday', 'Fri', 'Thurs', 'Sat'],
    and: 'and',
    at: 'at',
    closed: [(day: string) => `closed on ${day}`, (day: string) => `${day} closed`, (day: string) => `shut ${day}`],
    season: 'in winter',
  },
  {
    lead: 'Bäckerei Holt in Ulm mit Brot und Kuchen aus dem Ofen.',
    days: ['Montag', 'Mi', 'Freitag', 'Do', 'Sa'],
    and: 'und',
    at: 'um',
    closed: [(day: string) => `${day} zu`, (day: string) => `${day} geschlossen`, (day: string) => `Ruhetag ${day}`],
    season: 'im Winter',
  },
  {
    lead: 'Boulangerie Mie à Lyon avec du pain et des gâteaux au levain.',
    days: ['lundi', 'mercredi', 'ven', 'jeu', 'sam'],
    and: 'et',
    at: 'à',
    closed: [(day: string) => `fermé le ${day}`, (day: string) => `${day} fermé`],
    season: 'en hiver',
  },
  {
    lead: 'Panadería Ruiz en Gijón con pan y tartas de nuestro horno.',
    days: ['lunes', 'miércoles', 'vie', 'jue', 'sáb'],
    and: 'y',
    at: 'a las',
    closed: [
      (day: string) => `cerrado los ${day}`,
      (day: string) => `${day} cerrado`,
      (day: string) => `descanso ${day}`,
    ],
    season: 'en invierno',
  },
  {
    lead: 'Bakeri Holm i Bergen med brød og kaker rett fra ovnen.',
    days: ['mandag', 'tirs', 'fredag', 'tors', 'lør'],
    and: 'og',
    at: 'kl',
    closed: [(day: string) => `stengt ${day}`, (day: string) => `${day} stengt`, (day: string) => `${day} lukket`],
    season: 'om vinteren',
  },
  {
    lead: 'Panetteria Riva a Lecce con pane e dolci del nostro forno.',
    days: ['lunedì', 'mercoledì', 'ven', 'gio', 'sab'],
    and: 'e',
    at: 'alle',
    closed: [(day: string) => `chiuso il ${day}`, (day: string) => `${day} chiuso`, (day: string) => `${day} riposo`],
    season: "d'inverno",
  },
] as const

const way = fc.constantFrom(...ways)
const times = fc
  .tuple(fc.integer({ min: 6, max: 11 }), fc.integer({ min: 13, max: 22 }))
  .map(([from, until]) => `${from}-${until}`)
/** A language with four of its days. */
const drawn = way.chain((one) =>
  fc.shuffledSubarray([...one.days], { minLength: 4, maxLength: 4 }).map((days) => ({ ...one, days })),
)

const hoursOf = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, id, text, of }) =>
    kind === 'hours' ? [id === 'closed' ? [of] : text] : [],
  )

test('days in a list have the time behind the last of them, and each list is a line', () => {
  check(fc.tuple(drawn, times, times), ([{ lead, days }, one, other]) => {
    const [first = '', second = '', third = '', fourth = ''] = days
    const lines = [`${first}, ${second} ${one}`, `${third}, ${fourth} ${other}`]
    expect(hoursOf(`${lead} ${lines.join(', ')}`)).toEqual(lines)
  })
})

test('a further day with a time of its own is a line of its own, a further time of the same days is none', () => {
  check(fc.tuple(drawn, times, times), ([{ lead, days, and }, one, other]) => {
    const [first = '', second = ''] = days
    expect(hoursOf(`${lead} ${first} ${one} ${and} ${second} ${other}`)).toEqual([
      `${first} ${one}`,
      `${second} ${other}`,
    ])
    expect(hoursOf(`${lead} ${first} ${one}, ${other}`)).toEqual([`${first} ${one}, ${other}`])
  })
})

test('a day that is closed is one however it is said, beside days that are open', () => {
  const cases = drawn.chain((one) => fc.tuple(fc.constant(one), fc.constantFrom(...one.closed), times))
  check(cases, ([{ lead, days }, closed, time]) => {
    const [open = '', shut = ''] = days
    const lines = [`${open} ${time}`, [shut]]
    expect(hoursOf(`${lead} ${open} ${time}, ${closed(shut)}`)).toEqual(lines)
    expect(hoursOf(`${lead} ${closed(shut)}, ${open} ${time}`)).toEqual(lines.toReversed())
  })
})

test('what is closed in a part of the year is not said of the whole year', () => {
  const cases = drawn.chain((one) => fc.tuple(fc.constant(one), fc.constantFrom(...one.closed.slice(0, 1))))
  check(
    cases,
    ([{ lead, days, season }, closed]) => {
      const said = `${season} ${closed(days[0] ?? '')}`
      expect(hoursOf(`${lead} ${said}`)).toEqual([[undefined]])
      const { html } = compose(firstRequest(`${lead} ${said}`))
      expect(html.toLowerCase().replaceAll('’', "'").includes(season.toLowerCase())).toBe(true)
    },
    20,
  )
})

test('when somebody answers the telephone is no time at which doors are open', () => {
  check(fc.tuple(drawn, times), ([{ lead, days }, time]) => {
    const when = `(${days[0]} ${time})`
    const { facts } = readRequest(`${lead} Tel 0761 555 0142 ${when}`)
    expect(facts.filter(({ kind }) => kind === 'hours')).toEqual([])
    expect(facts.some(({ kind, text }) => kind === 'statement' && text.includes(when))).toBe(true)
  })
})

test('a date has its time with it', () => {
  const dated = fc.constantFrom(
    ['Choir in Hull.', 'Saturday 19 June', 'at 7'],
    ['Verein in Ulm.', 'Samstag, 19. Juni', 'um 15 Uhr'],
    ['Fête à Metz.', 'samedi 19 juin', 'à 14h'],
    ['Fiesta en Soria.', 'domingo 26 de abril', 'a las 9'],
    ['Fest i Moss.', 'lørdag 25. april', 'kl 11'],
    ['Sagra a Lucca.', 'sabato 12 luglio', 'alle 21'],
  )
  const datesOf = (request: string) =>
    readRequest(request).facts.flatMap(({ kind, text }) => (kind === 'date' ? [text] : []))
  check(dated, ([lead = '', date = '', time = '']) => {
    expect(datesOf(`${lead} ${date} ${time}`)).toEqual([`${date} ${time}`])
    expect(datesOf(`${lead} ${date}, ${time}`)).toEqual([`${date}, ${time}`])
  })
})

test('what happens at an event stands with its time', () => {
  const point = fc.constantFrom(
    ['Choir in Hull, 19 June.', 'supper with the band at 7'],
    ['Verein in Ulm, 19. Juni.', 'Tanz für Kinder um 15 Uhr'],
    ['Fête à Metz, 19 juin.', 'repas à 19h'],
    ['Fiesta en Soria, 26 de abril.', 'taller de barro a las 9'],
    ['Fest i Moss, 25. april.', 'tale ved bålet kl 21'],
    ['Sagra a Lucca, 12 luglio.', 'laboratorio per bambini domenica alle 15'],
  )
  check(
    point,
    ([lead = '', said = '']) => {
      const { facts } = readRequest(`${lead} ${said}, ${said}`)
      // by itself a line, in a row a thing with its time
      const told = facts.flatMap(({ kind, text, detail }) =>
        kind === 'statement' ? [text] : detail === undefined ? [] : [`${text} ${detail}`],
      )
      expect(told).toEqual([said, said])
      expect(facts.filter(({ kind }) => kind === 'hours')).toEqual([])
    },
    20,
  )
})

test('a day that is excepted is closed', () => {
  const except = fc.constantFrom(
    ['Bakery Holt in Leeds.', 'open Monday to Saturday', 'except Wednesday', 'Wednesday'],
    ['Bäckerei Holt in Ulm.', 'Montag bis Samstag geöffnet', 'außer Mittwoch', 'Mittwoch'],
    ['Boulangerie Mie à Lyon.', 'ouvert du lundi au samedi', 'sauf le mercredi', 'mercredi'],
    ['Panadería Holt en Gijón.', 'abierto de lunes a sábado', 'excepto el miércoles', 'miércoles'],
    ['Bakeriet Holt i Voss.', 'åpent mandag til lørdag', 'unntatt onsdag', 'onsdag'],
    ['Panificio Holt a Lecce.', 'aperto da lunedì a sabato', 'tranne il mercoledì', 'mercoledì'],
  )
  check(except, ([lead, open, but, day]) => {
    const { facts } = readRequest(`${lead} ${open}, ${but}.`)
    expect(facts.filter(({ id }) => id === 'closed').map(({ of }) => of)).toEqual([day])
  })
})

/** By language: days, a span of time, other days, and what somebody does then. */
const weeks = fc.constantFrom(
  {
    page: 'Cafe in Leeds called Halm.',
    days: 'Wednesday to Sunday',
    times: '12 to 2.30',
    by: 'and Mondays by appointment',
  },
  {
    page: 'Café in Ulm namens Halm.',
    days: 'Mittwoch bis Sonntag',
    times: '12 bis 14.30',
    by: 'und montags nach Vereinbarung',
  },
  {
    page: 'Café à Lyon, Le Halm.',
    days: 'Mercredi à dimanche',
    times: '12 à 14.30',
    by: 'et le lundi sur rendez-vous',
  },
  {
    page: 'Cafetería en Vigo llamada Halm.',
    days: 'Miércoles a domingo',
    times: '12 a 14.30',
    by: 'y los lunes con cita previa',
  },
  {
    page: 'Caffè a Lecco chiamato Halm.',
    days: 'Da mercoledì a domenica',
    times: '12 a 14.30',
    by: 'e il lunedì su appuntamento',
  },
  {
    page: 'Kafé i Bergen som heter Halm.',
    days: 'Onsdag til søndag',
    times: '12 til 14.30',
    by: 'og mandager etter avtale',
  },
)

test('numbers from one to another behind days and a comma are their times', () => {
  fc.assert(
    fc.property(weeks, ({ page, days, times }) => {
      const hours = readRequest(`${page} ${days}, ${times}.`).facts.filter(({ kind }) => kind === 'hours')
      expect([days, hours.map(({ text }) => text.replace(/,/g, ''))]).toEqual([
        days,
        [`${days.replace(/^Da /, '')} ${times}`].map((text) => expect.stringContaining(text)),
      ])
    }),
    { numRuns: runs(12), seed },
  )
})

test('days by appointment are a line of their own', () => {
  fc.assert(
    fc.property(weeks, ({ page, days, times, by }) => {
      const request = `${page} ${days} ${times.replace('12', '10:00').replace('.', ':')} ${by}.`
      const hours = readRequest(request).facts.filter(({ kind }) => kind === 'hours')
      expect([request, hours.map(({ text }) => text)]).toEqual([request, [expect.any(String), expect.any(String)]])
    }),
    { numRuns: runs(12), seed },
  )
})
