import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const thingsOf = (request: string, of: ReadingLanguage) =>
  readRequest(request, of).facts.flatMap(({ kind, text, detail }) => (kind === 'service' ? [[text, detail]] : []))

type Week = { of: ReadingLanguage; lead: string; days: string[]; things: string[] }
const weeks = fc.constantFrom<Week>(
  {
    of: 'en',
    lead: 'Yoga studio in Leeds',
    days: ['Monday', 'Wednesday', 'Saturday'],
    things: ['yin', 'slow flow', 'mums'],
  },
  {
    of: 'de',
    lead: 'Yogastudio in Jena',
    days: ['Montag', 'Mittwoch', 'Samstag'],
    things: ['Yin', 'Rückenkurs', 'Anfänger'],
  },
  {
    of: 'fr',
    lead: 'Studio de yoga à Nantes',
    days: ['lundi', 'mercredi', 'samedi'],
    things: ['yin', 'réveil doux', 'débutants'],
  },
  {
    of: 'es',
    lead: 'Estudio de yoga en Cádiz',
    days: ['lunes', 'miércoles', 'sábado'],
    things: ['yin', 'espalda', 'mayores'],
  },
  {
    of: 'no',
    lead: 'Yogastudio i Drammen',
    days: ['mandag', 'onsdag', 'lørdag'],
    things: ['yin', 'ryggtrening', 'nybegynnere'],
  },
  {
    of: 'it',
    lead: 'Studio di yoga a Bari',
    days: ['lunedì', 'mercoledì', 'sabato'],
    things: ['yin', 'schiena', 'bambini'],
  },
  {
    of: 'pt',
    lead: 'Estúdio de yoga em Braga',
    days: ['segunda', 'quarta-feira', 'sábado'],
    things: ['yin', 'coluna', 'gestantes'],
  },
)
const clocks = fc.shuffledSubarray(['9:00', '17:30', '18:00', '19:45'], { minLength: 3, maxLength: 3 })

test('what stands in a row with a day and a time each is on offer with its time, and says nothing of doors', () => {
  check(fc.tuple(weeks, clocks, fc.boolean()), ([{ of, lead, days, things }, times, isTimeFirst]) => {
    const whens = days.map((day, at) => `${day} ${times[at]}`)
    const pieces = things.map((thing, at) => (isTimeFirst ? `${whens[at]} ${thing}` : `${thing} ${whens[at]}`))
    const { facts } = readRequest(`${lead}. ${pieces.join(', ')}.`, of)
    expect([of, thingsOf(`${lead}. ${pieces.join(', ')}.`, of)]).toEqual([
      of,
      things.map((thing, at) => [thing, whens[at]]),
    ])
    expect([of, facts.filter(({ kind }) => kind === 'hours')]).toEqual([of, []])
  })
})

test('spans of days and times stay opening hours', () => {
  const spans = fc.constantFrom<[ReadingLanguage, string]>(
    ['en', 'Café in Leeds. Mon–Fri 8am to 5pm, Saturday 9-14.'],
    ['de', 'Café in Jena. Mo–Fr 8–17 Uhr, Samstag 9–14 Uhr.'],
    ['fr', 'Café à Nantes. Lundi au vendredi 8h-17h, samedi 9h-14h.'],
    ['no', 'Kafé i Bergen. Mandag til fredag 8-17, lørdag 9-14.'],
    ['pt', 'Café em Braga. Segunda a sexta 8h-17h, sábado 9h-14h.'],
  )
  check(spans, ([of, request]) => {
    expect([of, thingsOf(request, of)]).toEqual([of, []])
    expect(readRequest(request, of).facts.some(({ kind }) => kind === 'hours')).toBe(true)
  })
})

test('dates with a place each are the entries of a tour', () => {
  const dates = fc.shuffledSubarray(['3 March', '5 March', '8 April', '12 May'], { minLength: 2 })
  const rooms = fc.shuffledSubarray(['Harbour Hall', 'Old Mill Club', 'Glass House', 'Union Rooms'], {
    minLength: 4,
    maxLength: 4,
  })
  check(fc.tuple(dates, rooms), ([days, halls]) => {
    const pieces = days.map((day, at) => `${day} ${halls[at]}`)
    expect(
      thingsOf(`We are a band and need a page for our tour: ${pieces.join(', ')}`, 'en').slice(-days.length),
    ).toEqual(days.map((day, at) => [halls[at], day]))
  })
})

test('what stands in brackets behind a thing is said of it', () => {
  const things = fc.constantFrom<[ReadingLanguage, string, string]>(
    ['en', 'We do', 'pottery classes'],
    ['de', 'Wir machen', 'Töpferkurse'],
    ['fr', 'Nous proposons', 'des cours de poterie'],
    ['no', 'Vi har', 'keramikkurs'],
    ['it', 'Offriamo', 'corsi di ceramica'],
    ['pt', 'Oferecemos', 'aulas de cerâmica'],
  )
  const said = fc.shuffledSubarray(['2 x 90', 'max. 8', '3 + 1'], { minLength: 1, maxLength: 2 })
  check(fc.tuple(things, said), ([[of, lead, thing], details]) => {
    const request = `${lead} ${thing} (65 €, ${details.join(', ')}).`
    const { facts } = readRequest(request, of)
    const [first] = facts.filter(({ kind }) => kind === 'service')
    expect([of, thing.endsWith(first?.text ?? '–'), first?.detail]).toEqual([of, true, details.join(', ')])
    expect([of, facts.filter(({ kind }) => kind === 'service').length]).toEqual([of, 1])
    expect(facts.find(({ kind }) => kind === 'price')?.of).toBe(first?.text)
  })
})

test('a row keeps its key', () => {
  const rows = fc.constantFrom<[ReadingLanguage, string, string, string]>(
    ['en', 'Football tournament in Hull.', 'Prize', 'a barbecue'],
    ['de', 'Turnier in Ulm.', 'Gewinn', 'ein Grillabend'],
    ['it', 'Torneo a Forlì.', 'Premio', 'una grigliata'],
    ['pt', 'Torneio em Faro.', 'Prêmio', 'um churrasco'],
    ['no', 'Turnering i Moss.', 'Premie', 'en grillkveld'],
  )
  check(rows, ([of, lead, key, value]) => {
    const facts = readRequest(`${lead} ${key}: ${value}.`, of).facts
    expect([
      of,
      facts.some(({ text, of: said }) => text.includes(value) && (said === key || text.startsWith(key))),
    ]).toEqual([of, true])
    expect(facts.filter(({ kind }) => kind === 'name')).toEqual([])
  })
})

type Programme = { of: ReadingLanguage; lead: string; dates: string[]; things: string[] }
const programmes = fc.constantFrom<Programme>(
  {
    of: 'en',
    lead: 'Walking club in Leeds. Programme',
    dates: ['3 September', '10 September', '1 October'],
    things: ['Pendle Hill', 'Ilkley Moor', 'a walk by the sea'],
  },
  {
    of: 'de',
    lead: 'Wanderverein in Jena. Termine',
    dates: ['3. September', '10. September', '1. Oktober'],
    things: ['Erntedank', 'Nachtwanderung', 'Fahrt ins Saaletal'],
  },
  {
    of: 'fr',
    lead: 'Club de randonnée à Nantes. Programme',
    dates: ['3 septembre', '10 septembre', '1 octobre'],
    things: ['Mont Gerbier', 'marche de nuit', 'sortie au bord de la mer'],
  },
  {
    of: 'es',
    lead: 'Club de senderismo en Cádiz. Programa',
    dates: ['3 de septiembre', '10 de septiembre', '1 de octubre'],
    things: ['Sierra de Grazalema', 'marcha nocturna', 'salida a la playa'],
  },
  {
    of: 'no',
    lead: 'Turlag i Bergen, vi går tur hver søndag. Program',
    dates: ['3. september', '10. september', '1. oktober'],
    things: ['Rundemanen', 'kveldstur', 'tur til Voss'],
  },
  {
    of: 'it',
    lead: 'Gruppo di escursionisti a Feltre. Appuntamenti',
    dates: ['3 settembre', '10 settembre', '1 ottobre'],
    things: ['castagnata in piazza', 'cena sociale', 'salita al rifugio'],
  },
  {
    of: 'pt',
    lead: 'Clube de caminhadas em Braga. Programa',
    dates: ['3 de setembro', '10 de setembro', '1 de outubro'],
    things: ['Serra do Gerês', 'caminhada noturna', 'passeio à praia'],
  },
)

test('a line that begins with its date is one thing and when it is, whatever mark is between', () => {
  const mark = fc.constantFrom(' – ', ': ', ' - ')
  const bullet = fc.constantFrom('', '- ', '• ')
  check(fc.tuple(programmes, mark, bullet), ([{ of, lead, dates, things }, between, before]) => {
    const lines = things.map((thing, at) => `${before}${dates[at]}${between}${thing}`)
    const request = `${lead}:\n${lines.join('\n')}`
    expect([request, thingsOf(request, of)]).toEqual([request, things.map((thing, at) => [thing, dates[at]])])
  })
})

test('what stands under a day with a time each is on that day, with what is said of it in brackets', () => {
  const days = fc.constantFrom<[ReadingLanguage, string, string[]]>(
    ['en', 'Music festival in Leeds', ['Friday 4', 'Saturday 5']],
    ['de', 'Musikfestival in Jena', ['Freitag', 'Samstag']],
    ['fr', 'Festival de musique à Redon', ['Vendredi 4', 'Samedi 5']],
    ['es', 'Festival de música en Cádiz', ['Viernes 4', 'Sábado 5']],
    ['it', 'Festival di musica a Bari', ['Venerdì 4', 'Sabato 5']],
    ['pt', 'Festival de música em Braga', ['Sexta 4', 'Sábado 5']],
    ['no', 'Musikkfestival i Drammen', ['Fredag', 'Lørdag']],
  )
  check(fc.tuple(days, clocks), ([[of, lead, [one = '', other = '']], times]) => {
    const request = `${lead}.\n${one}: ${times[0]} Trio Ambre (jazz), ${times[1]} Mira Sol\n${other}: ${times[2]} Les Bateliers`
    const acts = [
      ['Trio Ambre (jazz)', `${one}, ${times[0]}`],
      ['Mira Sol', `${one}, ${times[1]}`],
      ['Les Bateliers', `${other}, ${times[2]}`],
    ]
    expect([request, thingsOf(request, of)]).toEqual([request, acts])
  })
})

test('a day alone in what somebody does is no opening hour, one behind a word for open is', () => {
  const said = fc.constantFrom<[ReadingLanguage, string, boolean]>(
    ['en', 'Pottery in Leeds. Giulia teaches beginners on Wednesdays.', false],
    ['en', 'Pottery in Leeds. We are open on Wednesdays.', true],
    ['de', 'Töpferei in Jena. Wir zeigen Anfängern mittwochs die Scheibe.', false],
    ['it', 'Agriturismo a Pienza. Giulia tiene corsi di pasta fresca il mercoledì.', false],
    ['it', 'Agriturismo a Pienza. Siamo aperti il mercoledì.', true],
    ['pt', 'Ateliê em Coimbra. Inês ensina iniciantes às quartas.', false],
    ['pt', 'Ateliê em Coimbra. Estamos abertos às quartas.', true],
  )
  check(said, ([of, request, isOpen]) => {
    const { facts } = readRequest(request, of)
    expect([request, facts.some(({ kind }) => kind === 'hours')]).toEqual([request, isOpen])
  })
})
