import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'
import type { ReadKind } from './facts.ts'

const textsOf = (request: string, kind: ReadKind) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** Words that names are made of: some of them are colours. */
const noun = fc.constantFrom('Otter', 'Lantern', 'Plum', 'Rose', 'Thread', 'Ladder', 'Wheel')
const two = fc.uniqueArray(noun, { minLength: 2, maxLength: 2 }).map(([one = '', other = '']) => [one, other] as const)

test('a name keeps the article that it begins with', () => {
  const opening = fc.constantFrom(
    ['The Velvet', 'is a bakery in Leeds. We bake by night.'],
    ['La', 'es una panadería de Cádiz. Horneamos de noche.'],
    ['Chez', 'est une boulangerie de Lyon. Nous cuisons la nuit.'],
  )
  check(fc.tuple(opening, noun), ([[first = '', rest = ''], last]) => {
    expect(textsOf(`${first} ${last} ${rest}`, 'name')).toEqual([`${first} ${last}`])
  })
})

test('two words with a sign between them are a name behind the trade, in small letters and of colours too', () => {
  const lead = fc.constantFrom('quick page bakery', 'page rapide boulangerie', 'schnelle seite bäckerei')
  check(fc.tuple(lead, two), ([trade, [one, other]]) => {
    const name = `${one} & ${other}`.toLowerCase()
    expect(textsOf(`${trade} ${name}, 9 €`, 'name')).toEqual([name])
    expect(textsOf(`${one} & ${other}, Buchbinderei, Graz. Reparaturen. Lila`, 'name')).toEqual([`${one} & ${other}`])
  })
})

test('a span of days is one date, and so is a day of the week with its date', () => {
  const month = fc.constantFrom(['de', 'Mai'], ['de', 'Dezember'], ['no', 'mars'], ['no', 'juni'])
  check(fc.tuple(month, fc.integer({ min: 1, max: 20 })), ([[of, name], day]) => {
    const lead = of === 'de' ? 'Seite für ein Fest in Ulm mit Programm' : 'En side for en festival i Bergen med program'
    const [weekday] = of === 'de' ? ['Dienstag'] : ['tirsdag']
    for (const date of [`${day}.–${day + 2}. ${name}`, `${weekday}, ${day}. ${name}`])
      expect(textsOf(`${lead}, ${date}`, 'date')).toEqual([date])
  })
})

test('which one of a month is part of when it is', () => {
  check(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('Samstag', 'Montag')), ([nth, day]) => {
    const when = `jeden ${nth}. ${day} im Monat 14–17 Uhr`
    expect(textsOf(`Repair-Café in Kiel: ${when}, kostenlos.`, 'hours')).toEqual([when])
  })
})

test('what belongs to people is a thing, and a line of a list is one, whatever its words say elsewhere', () => {
  const thing = fc.constantFrom('members’ meeting', 'visitors’ day', 'picture loans', 'bath and brush', 'spring clean')
  check(fc.tuple(thing, thing), ([one, other]) => {
    const listed = textsOf(`Club in Leeds\n- ${one}\n- ${other}\n- summer fair`, 'service')
    expect(listed).toEqual([one, other, 'summer fair'])
  })
})

test('who comes for what is whom it is for, and what they come for is on offer', () => {
  const people = fc.constantFrom('young families', 'beginners', 'night owls')
  check(fc.tuple(people, two), ([who, [one, other]]) => {
    const request = `${who} come to The ${one} ${other} for party platters, gift baskets; coffee roastery, Nelson`
    expect(textsOf(request, 'audience')).toEqual([who])
    expect(textsOf(request, 'name')).toEqual([`The ${one} ${other}`])
    expect(textsOf(request, 'service')).toEqual(['party platters', 'gift baskets'])
  })
})

test('keys tell the language of values that are all names', () => {
  const rows = fc.constantFrom(
    ['de', 'Branche: Solarbetrieb\nName: Haus Reuter\nPreise: Jahreswartung 29 € pro Stunde\nKontakt: a@b.example'],
    ['de', 'Name: Steinknopf\nArt: Fahrschule\nOrt: Erfurt\nÖffnungszeiten: Mo-Fr 9-17 Uhr'],
    ['es', 'Negocio: Panadería\nNombre: Casa Romero\nPrecios: Hogaza 4 €\nContacto: a@b.example'],
  )
  check(
    rows,
    ([language, request = '']) => {
      expect(readRequest(request).language.language).toBe(language)
    },
    6,
  )
})

test('what visitors ask stands among the questions with the answer that follows; what the builder is asked does not', () => {
  const asked = fc.constantFrom(
    ['Do you take cats', 'No.'],
    ['Can I bring a cake', 'Yes, on Sundays.'],
    ['What if it rains', 'We have a tent.'],
  )
  const pair = fc.uniqueArray(asked, { minLength: 2, maxLength: 2, selector: ([question]) => question })
  check(
    pair,
    (rows) => {
      const said = rows.map((row) => `${row[0]}? ${row[1]}`).join(' ')
      const prompt = `Could you make a page for my bakery in Bath called Lumo? ${said}`
      const { html, plan } = compose(firstRequest(prompt))
      expect(plan.sections.filter(({ kind }) => kind === 'faq').length).toBe(1)
      for (const [question = '', answer = ''] of rows) expect(html).toMatch(new RegExp(`${question}\\?[^§]*?${answer}`))
      expect(html).not.toContain('make a page')
    },
    12,
  )
})

test('a question alone, without an answer, is none of theirs', () => {
  for (const request of [
    'Website for my bike shop in Bath. Can it have a gallery?',
    'Unsere Teestube hat keine Seite... ließe sich das ändern? Am Schild steht Thoma.',
  ])
    expect(textsOf(request, 'question')).toEqual([])
})

test('beside a part that is not wanted another word is not wanted either; who sells nothing offers nothing', () => {
  check(fc.constantFrom('shop', 'login', 'portfolio'), (word) => {
    const request = `Repair café in Leeds. Please no prices and no ${word}.`
    expect(textsOf(request, 'without')).toEqual(['no prices', `no ${word}`])
    expect(textsOf(request, 'service')).toEqual([])
  })
  expect(textsOf('Grupo de madres en Zaragoza. No vendemos nada.', 'service')).toEqual([])
})

test('a look that is not wanted is not asked for', () => {
  const calm = fc.constantFrom(
    ['bakery in Leeds, modern, nothing loud', 'modern'],
    ['Bäckerei in Ulm, nicht laut, eher modern', 'modern'],
  )
  check(
    calm,
    ([request = '', wanted]) => {
      expect(textsOf(request, 'style')).toEqual([wanted])
    },
    6,
  )
})

test('a day on which nobody is there is no day on which they are', () => {
  const refusal = fc.constantFrom(
    ['Bakery Holt in Leeds, open 9-17, not open on Mondays', 'Mondays'],
    ['Plumber Reed, Leeds, Mon-Fri 8-5, no weekends', 'weekends'],
    ['Café Weide in Jena, täglich 9-17 Uhr, sonntags nicht geöffnet', 'sonntags'],
    ['Cours de guitare à Toulouse, 28€/h, pas le dimanche', 'dimanche'],
    ['Bakeri Holm i Bergen, hverdager 8-16, ikke søndag', 'søndag'],
    ['Panadería Ruiz en Gijón, de 9 a 14 h, cerrado los lunes', 'lunes'],
  )
  check(refusal, ([request = '', days = '']) => {
    const { facts } = readRequest(request)
    const closed = facts.filter(({ id }) => id === 'closed').map(({ of }) => of)
    const open = facts.filter(({ kind, id, text }) => kind === 'hours' && id !== 'closed' && text.includes(days))
    expect([closed, open]).toEqual([[days], []])
  })
})

test('what is refused is no name and no offer, a part that is refused is not there, and a look is none of it', () => {
  const thing = fc.constantFrom(
    ['Steuerberaterin Sabine Krüger, Kassel.', 'Keine Lohnbuchhaltung'],
    ['Lawn mower repair in Salem, blade sharpening $15.', 'No ride-ons'],
    ['Fotograf Ingeborg Lie i Trondheim, bryllup.', 'Ingen barnehagefoto'],
  )
  check(thing, ([lead = '', refused = '']) => {
    const kinds = readRequest(`${lead} ${refused}.`).facts.filter(({ text }) => text === refused)
    expect(kinds.map(({ kind, id }) => [kind, id])).toEqual([['statement', 'refusal']])
  })
  const part = fc.constantFrom(
    ['Hebamme Katrin Vogt, Freiburg. Kein Kontaktformular', ['contact']],
    ['Avocate Solène Aubry à Nantes. Je ne veux ni blog ni galerie.', ['posts', 'gallery']],
    ['Bar Luna in Leeds. No reservations.', ['booking']],
  ) as fc.Arbitrary<[string, string[]]>
  check(part, ([request, ids]) => {
    expect(readRequest(request).facts.flatMap(({ kind, id }) => (kind === 'without' ? [id] : []))).toEqual(ids)
  })
  const look = fc.constantFrom('Not too childish.', 'Calm and dark, no clutter.', 'No stock-photo feel.')
  check(look, (said) => {
    const { facts } = readRequest(`Dentist in Leeds, sedation, braces. ${said}`)
    expect(facts.filter(({ kind }) => kind === 'statement' || kind === 'name')).toEqual([])
  })
})

test('a name may begin with a word that refuses, and nothing is refused then', () => {
  const opening = fc.constantFrom(
    ['No', 'gym in Leeds'],
    ['Never', 'bakery in Leeds'],
    ['Sans', 'boulangerie à Lyon'],
    ['Ohne', 'Bäckerei in Ulm'],
    ['Senza', 'osteria a Bologna'],
    ['Sin', 'panadería en Cádiz'],
    ['Ingen', 'bakeri i Bergen'],
  )
  check(fc.tuple(opening, noun), ([[word = '', trade = ''], last]) => {
    const { facts } = readRequest(`${word} ${last}, ${trade}`)
    expect(facts.filter(({ kind }) => kind === 'name').map(({ text }) => text)).toEqual([`${word} ${last}`])
    expect(facts.filter(({ kind, id }) => kind === 'without' || id === 'refusal')).toEqual([])
  })
})

test('behind a part that is refused another word of its sentence is none either, and a please is no part of it', () => {
  check(fc.constantFrom('shop', 'portfolio', 'newsletter'), (word) => {
    for (const said of [`No prices, no ${word}`, `no login, no ${word} please`])
      expect(textsOf(`Choir in Leeds. ${said}.`, 'without').at(-1)).toBe(`no ${word}`)
  })
})

test('what nothing is made with is told, how nothing is to look is not', () => {
  const dish = fc.constantFrom('nuts', 'eggs or milk', 'lilies')
  check(dish, (what) => {
    const { facts } = readRequest(`Bakery in Leeds, cakes. Nothing with ${what}. Nothing loud.`)
    expect(facts.flatMap(({ id, text }) => (id === 'refusal' ? [text] : []))).toEqual([`Nothing with ${what}`])
  })
})

test('two hours behind a word that opens are hours without a day and without a sign of the clock', () => {
  const lead = fc.constantFrom(
    'Bakery in Leeds, open',
    'Bäckerei in Ulm, geöffnet',
    'Boulangerie à Lyon, ouvert',
    'Panadería en Cádiz, abierto',
    'Panetteria a Lecce, aperto',
    'Bakeri i Bergen, åpent',
  )
  check(fc.tuple(lead, fc.integer({ min: 6, max: 11 }), fc.integer({ min: 12, max: 20 })), ([said, from, until]) => {
    expect(textsOf(`${said} ${from}-${until}`, 'hours')).toEqual([`${from}-${until}`])
  })
})

test('a thing with a question mark and an amount behind it is a thing and its price', () => {
  const said = fc.constantFrom(
    ['Funeral home Ahrens in Leeds. Advice at home? That will be $60.', 'Advice at home', '$60'],
    ['Bestattungshaus Ahrens in Wismar. Gutachten? Macht 60 €/Monat.', 'Gutachten', '60 €/Monat'],
    ['Minigolf Peñalver en Cádiz. ¿Liga de socios? Son 30 €.', 'Liga de socios', '30 €'],
  )
  check(said, ([request = '', thing, price]) => {
    const { facts } = readRequest(request)
    expect(facts.flatMap(({ kind, text, of }) => (kind === 'price' ? [[of, text]] : []))).toEqual([[thing, price]])
    expect(facts.filter(({ kind }) => kind === 'question')).toEqual([])
  })
})
