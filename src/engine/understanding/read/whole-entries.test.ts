import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { textsOf as shownTexts } from '../../composer/stated-facts.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 24) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: string) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

test('an entry that begins or ends with a word that asks or offers elsewhere stands whole', () => {
  const cases = fc.constantFrom<[(things: string) => string, string, string, string[]]>(
    [
      (things) => `A swim club in Bude. People come for ${things}.`,
      'opening offer',
      'and',
      ['group bookings', 'lanes'],
    ],
    [(things) => `I need a site for my forge. We do ${things}.`, 'repairs', 'and', ['gates', 'studio visits']],
    [(things) => `Sito per uno studio a Lecce che offre ${things}.`, 'disegni tecnici', 'e', ['rilievi', 'modelli']],
    [(things) => `Siamo un vivaio. Offriamo ${things}.`, 'progetti di giardino', 'e', ['potatura', 'compost']],
    [(things) => `Siamo un ristorante. Ci sono anche ${things}.`, 'menù di stagione', 'e', ['vini', 'degustazioni']],
    [(things) => `Nous sommes un labo. Il y a aussi ${things}.`, 'mesures sur site', 'et', ['dessins', 'étalonnage']],
  )
  check(fc.tuple(cases, fc.boolean()), ([[say, odd, and, [one = '', other = '']], isFirst]) => {
    const request = say(isFirst ? `${odd}, ${one} ${and} ${other}` : `${one}, ${other} ${and} ${odd}`)
    const things = isFirst ? [odd, one, other] : [one, other, odd]
    expect([request, textsOf(request, 'service')]).toEqual([request, things])
  })
})

test('a price list in a line is one, with “,-” behind its amounts too', () => {
  const amounts = fc.tuple(fc.integer({ min: 12, max: 98 }), fc.integer({ min: 12, max: 98 }))
  const cases = fc.constantFrom(
    {
      say: (a: number, b: number) =>
        `Krull & Söhne (Hochzeitsband)\nPreisliste: Proben – ${a},- €, Firmenfeiern – ${b},- €\nTelefon: 030 5550187`,
      things: ['Proben', 'Firmenfeiern'],
    },
    {
      say: (a: number, b: number) =>
        `Bakken & Sønner (flyttebyrå)\nPrisliste: fastpris: ${a},-, nattkjøring: ${b},-\nTelefon: 51 55 01 59`,
      things: ['fastpris', 'nattkjøring'],
    },
  )
  check(fc.tuple(cases, amounts), ([{ say, things }, [one, other]]) => {
    const { html } = compose(firstRequest(say(one, other)))
    const shown = shownTexts(html)
    for (const [thing, amount] of [
      [things[0], one],
      [things[1], other],
    ] as const) {
      const at = shown.findIndex((text) => text === thing?.toLowerCase())
      expect([say(one, other), thing, shown.slice(at, at + 3).join(' ')]).toEqual([
        say(one, other),
        thing,
        expect.stringContaining(String(amount)),
      ])
      expect(at).toBeGreaterThanOrEqual(0)
    }
  })
})

test('the how-many-eth day of a month is a date', () => {
  const cases = fc.constantFrom<[(day: string, month: string) => string, string[], string[], string]>(
    [(day, month) => `first ${day} of ${month}`, ['Monday', 'Friday'], ['May', 'October'], 'Choir in Bude'],
    [(day, month) => `ersten ${day} im ${month}`, ['Montag', 'Freitag'], ['Mai', 'Oktober'], 'Chor in Ulm'],
    [(day, month) => `premier ${day} de ${month}`, ['lundi', 'samedi'], ['mai', 'mars'], 'Chorale à Gap'],
    [(day, month) => `primo ${day} di ${month}`, ['lunedì', 'sabato'], ['maggio', 'marzo'], 'Coro a Lecce'],
  )
  check(fc.tuple(cases, fc.nat(1), fc.nat(1)), ([[say, days, months, what], day, month]) => {
    const date = say(days[day] ?? '', months[month] ?? '')
    expect([date, textsOf(`${what}, Halm, ${date}`, 'date')]).toEqual([date, [date]])
  })
})

test('a number beyond the hours of a day behind a day is none', () => {
  const said = ['sábado 90 reais', 'fim de semana 75 reais', 'domingo 48 reais']
  check(fc.constantFrom(...said), (piece) => {
    expect(textsOf(`Oficina de móveis em Aveiro, aula de ${piece}, quinta 11h-20h`, 'hours').join(' ')).not.toMatch(
      /90|75|48/,
    )
  })
})

test('things that are listed behind sentences of one’s own make no trade of them', () => {
  const own = fc.constantFrom(
    { told: 'We rent nine boats on the upper lake.', list: ['members’ regatta', 'gear hire', 'holiday camp'] },
    { told: 'Io e mio fratello noleggiamo barche.', list: ['lezioni', 'attrezzatura', 'campo estivo'] },
    { told: 'Wir drucken Plakate von Hand.', list: ['Geschenkkarten', 'Handpflege', 'Kopfmassage'] },
    { told: 'Nosotros imprimimos carteles a mano.', list: ['noche abierta', 'visitas', 'asesoría'] },
  )
  check(own, ({ told, list }) => {
    const { facts, trade } = readRequest(`${told} ${list.join(', ')}.`)
    expect([told, trade, facts.filter(({ kind }) => kind === 'what').map(({ text }) => text)]).toEqual([told, null, []])
  })
})

test('a feast that somebody offers makes no feast of them', () => {
  const cases = fc.constantFrom(
    ['Haz un sitio para un banco de alimentos que ofrece fiesta de verano y asamblea de socios.', 'banco de alimentos'],
    ['Make a site for a food bank that offers summer party and annual dinner.', 'food bank'],
  )
  check(cases, ([request = '', what = '']) => {
    const reading = readRequest(request)
    expect([request, textsOf(request, 'what'), reading.matter]).toEqual([request, [what], null])
  })
})

test('a place that only an address of mail has is not told yet', () => {
  const place = fc.constantFrom('Segovia', 'Huesca', 'Cuenca', 'Soria')
  const what = fc.constantFrom('una academia de idiomas', 'un teatro de títeres', 'un taller de bicis')
  check(fc.tuple(place, what), ([town, said]) => {
    const request = `Necesito una web para ${said} en ${town}. Escribe a hola@${town.toLowerCase()}.example.`
    const { html, reply } = compose(firstRequest(request))
    const texts = [...shownTexts(html).filter((text) => !text.includes('@')), reply.toLowerCase()]
    expect([request, texts.some((text) => text.includes(town.toLowerCase()))]).toEqual([request, true])
  })
})

test('whoever tells of themselves and wants “only a contact form and a map” gets a page with all that they told', () => {
  const told = fc.constantFrom(
    {
      told: 'A few words on us. Our forge belongs to Odile Peltier. You find us at 9 Albert Street, Bude. A visit costs £65.',
      wish: 'All I want is a contact form, FAQ and a map, in purple.',
    },
    {
      told: 'Quelques mots sur nous. Notre forge appartient à Odile Peltier. On nous trouve 26 quai Neuf. La visite coûte 65 €.',
      wish: 'Je ne veux que formulaire de contact, FAQ et plan d’accès, en violet.',
    },
    {
      told: 'Due parole su di noi. La nostra fucina è di Ornella Sartori. Ci trovate in Via del Porto 10. La visita costa 65 €.',
      wish: 'Voglio solo modulo di contatto, come funziona e team, in verde.',
    },
  )
  const cases = told.map((one) => `${one.told} ${one.wish}`)
  check(cases, (request) => {
    const { html } = compose(firstRequest(request))
    const shown = shownTexts(html).join(' ')
    for (const said of [/odile peltier|ornella sartori/, /albert street|quai neuf|via del porto/, /65/])
      expect([request, shown]).toEqual([request, expect.stringMatching(said)])
  })
})
