import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { sectionLabels } from '../../composer/section-labels.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count: number) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: string) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

test('a quotation beside what it is names it, with its legal form and with a full stop inside', () => {
  const way = fc.constantFrom(
    (name: string) => `Seite für unseren Kleingartenverein "${name}", freie Parzellen`,
    (name: string) => `seite für unseren kleingartenverein "${name}" bitte. freie parzellen, satzung`,
    (name: string) => `Seite für unsere Sonderausstellung "${name}", 14. März bis 30. August`,
  )
  const name = fc.constantFrom('Abendsonne e.V.', 'Salz. Ein Mineral macht Stadt', 'Grüne Aue eG', 'Wald. Wild. Wir')
  check(
    fc.tuple(way, name),
    ([say, called]) => {
      expect(textsOf(say(called), 'name')).toEqual([called])
    },
    12,
  )
})

test('two people of it who are called something name nothing', () => {
  const way = fc.constantFrom(
    'We need a page for Keel Kayaks in Leith. Trips £40. The guides are called Anna and Bridget.',
    'Vi trenger nettside til Keel Kajakk i Lofoten. Turer 890 kr. Guidene heter Anna og Ingrid.',
    'Wir brauchen eine Seite für Keel Kajak in Kiel. Touren 40 €. Die Trainer heißen Anna und Ingrid.',
  )
  check(
    way,
    (request) => {
      expect(textsOf(request, 'name').filter((name) => /Anna|Ingrid|Bridget/.test(name))).toEqual([])
    },
    6,
  )
})

test('which birthday it is belongs to it, and ends no sentence', () => {
  const which = fc.integer({ min: 1, max: 100 })
  const way = fc.constantFrom(
    (n: number) => `Einladung zum ${n}. Geburtstag von meiner Mutter Ingrid, 7. Juni`,
    (n: number) => `Omas ${n}. Geburtstag am 14. Juni im Gasthof Adler in Murnau`,
    (n: number) => `Invitasjon til ${n}. bursdag for mor, 7. juni`,
  )
  check(
    fc.tuple(which, way),
    ([n, say]) => {
      expect(textsOf(say(n), 'what').join(' ')).toContain(`${n}. `)
    },
    20,
  )
})

test('a piece that says the same noun again is what it is called', () => {
  const way = fc.constantFrom(
    ['A page for our running club, Leith Striders running club, in Leith', 'Leith Striders running club'],
    ['Kan dere lage en side for borettslaget vårt, Solkroken borettslag?', 'Solkroken borettslag'],
    ['Una página para nuestra asociación, Asociación Las Flores, en Jaén', 'Asociación Las Flores'],
  )
  check(
    way,
    ([request = '', name]) => {
      expect(textsOf(request, 'name')).toEqual([name])
    },
    6,
  )
})

test('who signs a letter about their wedding marries, and its greeting is no heading', () => {
  const way = fc.constantFrom('Hi there! ', 'Hello everyone! ', '')
  check(
    way,
    (greeting) => {
      const letter =
        'We are getting married on 12 September 2026 at Harlow Barn in Suffolk. Please make a page for our guests'
      const request = `${greeting}${letter} with the schedule, and a map. Ruth & Callum`
      expect(textsOf(request, 'name')).toEqual(['Ruth & Callum'])
      expect(textsOf(request, 'what').filter((what) => greeting.startsWith(what))).toEqual([])
    },
    3,
  )
})

test('spans of time behind days that have an exception are hours', () => {
  const way = fc.constantFrom(
    ['Bakery in Leeds, open every day except Monday, 7-1 and 4-8', '7-1 and 4-8'],
    ['Pasticceria a Lecce. Aperti tutti i giorni tranne il lunedì, 7-13 e 16-20.', '7-13 e 16-20'],
    ['Boulangerie à Lyon, ouverte tous les jours sauf le lundi, 7h-13h et 16h-19h', '7h-13h et 16h-19h'],
  )
  check(
    way,
    ([request = '', hours]) => {
      expect(textsOf(request, 'hours')).toContain(hours)
    },
    6,
  )
})

test('in a list of parts each is one, and none is what the page is about', () => {
  const parts = fc.shuffledSubarray(['features', 'gallery', 'team', 'pricing', 'testimonials', 'newsletter'], {
    minLength: 3,
  })
  check(
    parts,
    (listed) => {
      const request = `A landing page with ${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`
      expect(textsOf(request, 'section')).toEqual(listed)
      expect(textsOf(request, 'what')).toEqual([])
    },
    20,
  )
})

test('a question that a whole sentence answers is no thing with a price', () => {
  const request =
    'Comment présenter mon roman ? Il s’appelle "Les Heures salées", il sort le 9 octobre chez les Éditions du Phare, 19,90 €.'
  expect(textsOf(request, 'name')).toEqual(['Les Heures salées'])
  expect(textsOf('Tasting? That will be 60 €. A page for a winery in Ghent.', 'price')).toEqual(['60 €'])
})

test('the answer calls a part what the page calls it, and nothing stands above it that nobody said', () => {
  const way = fc.constantFrom(
    'A page for a stamp club in Leith. Albums, swap nights, talks.',
    'Seite für unseren Briefmarkenverein in Ulm, Alben, Tauschabende',
    'Una pagina per un gruppo di astrofili a Lecce, serate, telescopi',
  )
  check(
    way,
    (request) => {
      const { reply, html, brief } = compose(firstRequest(request))
      const { services, features } = sectionLabels[brief.language]
      expect(html).toMatch(/data-section="(?:services|features)\//)
      for (const unsaid of [services, features]) {
        expect(html).not.toContain(`>${unsaid}<`)
        expect(reply).not.toContain(unsaid)
      }
    },
    6,
  )
})

test('who says their name is whose page it is, in small letters too, wherever they have learnt or won', () => {
  const way = fc.constantFrom<(name: string) => string>(
    (name) => `I'm ${name}, I teach piano to kids in Leeds. I studied at Oberlin.`,
    (name) => `my name is ${name} and i am a gardener in leeds`,
    (name) => `Ich heiße ${name} und bin Gärtner in Ulm. Gelernt habe ich bei Grünwerk.`,
    (name) => `Je m'appelle ${name}, plombier à Nantes, formé chez Dupont Frères`,
    (name) => `je suis plombier à nantes, je m'appelle ${name}`,
    (name) => `Me llamo ${name}, soy fontanero en Lugo`,
    (name) => `Mi chiamo ${name}, idraulico a Lucca`,
    (name) => `Jeg heter ${name} og er rørlegger i Molde`,
  )
  const name = fc.constantFrom('Martha Linden', 'Karim Benali', 'Anna Weiss')
  check(
    fc.tuple(way, name),
    ([say, called]) => {
      const written = say(called)
      const request = written.startsWith('my') || written.startsWith('je ') ? written.toLowerCase() : written
      expect([request, compose(firstRequest(request)).brief.brand]).toEqual([request, called])
    },
    24,
  )
})

test('a quotation behind a noun for a business names it further on, and behind another noun it names that alone', () => {
  const opening = fc.constantFrom('I need a website please.', 'Hello, a small site for us.')
  const business = fc.constantFrom('shop', 'restaurant', 'bakery', 'gallery')
  const thing = fc.constantFrom('prize', 'desk', 'medal')
  const name = fc.constantFrom('Two Left Feet', 'Good Shape', 'Moon Road')
  check(
    fc.tuple(opening, business, thing, name),
    ([begin, noun, other, called]) => {
      expect(
        textsOf(`${begin} My sister and I run a tea shop in Leeds, we call the ${noun} "${called}".`, 'name'),
      ).toEqual([called])
      expect(textsOf(`${begin} We run a tea shop in Leeds. In 2016 it won the ${other} "${called}".`, 'name')).toEqual(
        [],
      )
    },
    20,
  )
})
