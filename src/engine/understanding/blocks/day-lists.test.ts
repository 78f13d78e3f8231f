import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { textsOf } from '#engine/composer/stated-facts.ts'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { readInBlocks, readRequest } from '../read-request.ts'

/** What is said before a programme, its dates, and what there is. */
type Feast = {
  openings: readonly string[]
  dates: readonly string[]
  things: readonly string[]
  clock: (hour: number) => string
}
const feasts: readonly Feast[] = [
  {
    openings: [
      'Page for our brass band. We celebrate 90 years:',
      'Village choir in Bude. We want the concerts of the autumn:',
    ],
    dates: ['Fri 3 July', 'Sat 4 July', 'Sun 5 July', '11 October'],
    things: ['barrel tapping', 'open-air mass', 'children’s race', 'lantern walk', 'dance with the Rovers'],
    clock: (hour) => `${hour}:00`,
  },
  {
    openings: [
      'Seite für unsere Blaskapelle in Jever. Wir feiern 90 Jahre:',
      'Dorfchor in Aurich. Wir wollen die Konzerte zeigen:',
    ],
    dates: ['Freitag, 3. Juli', 'Sa 11.07.', 'So 12.07.', '4. Oktober'],
    things: ['Bieranstich', 'Feldmesse', 'Kinderlauf', 'Laternenumzug', 'Tanz mit den Nachtfaltern'],
    clock: (hour) => `${hour} Uhr`,
  },
  {
    openings: [
      'Site pour notre fanfare à Gap. Nous fêtons nos 90 ans :',
      'Chorale de Royan. Nous voulons les concerts :',
    ],
    dates: ['vendredi 3 juillet', 'samedi 4 juillet', 'dimanche 5 juillet', '11 octobre'],
    things: ['apéritif', 'messe en plein air', 'course des enfants', 'retraite aux flambeaux', 'bal'],
    clock: (hour) => `${hour}h00`,
  },
  {
    openings: [
      'Web para nuestra banda en Tarifa. Cumplimos 90 años:',
      'Coro de Utrera. Queremos los recitales del otoño:',
    ],
    dates: ['3 oct', '17 oct', 'sábado 7 de noviembre', '12 de diciembre'],
    things: ['cante', 'misa de campaña', 'carrera de niños', 'verbena', 'guitarra con amigos'],
    clock: (hour) => `${hour}:00`,
  },
  {
    openings: ['Sito per la nostra banda a Fossano. Festeggiamo 90 anni:', 'Coro di Lecce. Vogliamo i concerti:'],
    dates: ['venerdì 3 luglio', 'sabato 4 luglio', '5 luglio', '11 ottobre'],
    things: ['aperitivo', 'messa al campo', 'corsa dei bambini', 'fiaccolata', 'ballo in piazza'],
    clock: (hour) => `${hour}:00`,
  },
  {
    openings: ['Site para a nossa banda em Braga. Fazemos 90 anos:', 'Coro de Évora. Queremos os concertos:'],
    dates: ['sexta 3 de julho', 'sábado 4 de julho', '5 de julho', '11 de outubro'],
    things: ['arraial', 'missa campal', 'corrida das crianças', 'procissão', 'baile'],
    clock: (hour) => `${hour}h00`,
  },
  {
    openings: ['Nettside for korpset vårt i Molde. Vi feirer 90 år:', 'Koret i Hamar. Vi vil vise konsertene:'],
    dates: ['fredag 3. juli', 'lørdag 4. juli', '5. juli', '11. oktober'],
    things: ['åpning', 'friluftsgudstjeneste', 'barneløp', 'fakkeltog', 'dans'],
    clock: (hour) => `${hour}:00`,
  },
]

const drawn = fc.constantFrom(...feasts).chain(({ openings, dates, things, clock }) =>
  fc.record({
    opening: fc.constantFrom(...openings),
    dates: fc.shuffledSubarray([...dates], { minLength: 2, maxLength: 3 }),
    things: fc.shuffledSubarray([...things], { minLength: 3, maxLength: 3 }),
    hours: fc.option(fc.constantFrom(9, 14, 20).map((hour) => [clock(hour), clock(hour + 1)] as const)),
    mark: fc.constantFrom(' – ', ': ', ' '),
  }),
)

test('what there is on which date is one programme, each thing whole and with its day and time', () => {
  fc.assert(
    fc.property(drawn, ({ opening, dates, things, hours, mark }) => {
      const [first, next] = hours ?? ['', '']
      const lines = dates.map((date, at) => {
        const own = [things[at], ...(at === 0 && hours ? [things[2]] : [])].filter((one) => one !== undefined)
        const said = own.map((thing, index) => [index === 0 ? first : next, thing].filter(Boolean).join(' '))
        return `${date}${hours ? ' ' : mark}${said.join(', ')}`
      })
      const prompt = `${opening}\n${lines.join('\n')}`
      const { blocks } = readInBlocks(readRequest(prompt))
      const texts = textsOf(compose(firstRequest(prompt)).html)
      const shown = texts.join(' | ')
      for (const [at, date] of dates.entries()) {
        const when = [date, ...(hours ? [first] : [])].join(', ').toLowerCase()
        const thing = (things[at] ?? '').toLowerCase().replaceAll('’', "'")
        expect([prompt, blocks.length, shown]).toEqual([prompt, 1, expect.stringContaining(when)])
        expect([prompt, shown]).toEqual([prompt, expect.stringContaining(thing)])
      }
    }),
    { numRuns: runs(16, 300), seed },
  )
})

test('what happened in years that are over is no programme', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([1871, 1902, 1931, 1950, 1998, 2007], { minLength: 3 }),
      fc.constantFrom(
        ['Museum of clocks in Hull.', 'May', 'the tower burned'],
        ['Uhrenmuseum in Jever.', 'Mai', 'der Turm brannte'],
      ),
      (years, [opening, month, what]) => {
        const prompt = `${opening}\n${years.map((year, at) => `${at + 3} ${month} ${year} ${what}`).join('\n')}`
        const { blocks } = readInBlocks(readRequest(prompt))
        expect([prompt, blocks.filter(({ isByDay }) => isByDay)]).toEqual([prompt, []])
      },
    ),
    { numRuns: runs(10, 100), seed },
  )
})
