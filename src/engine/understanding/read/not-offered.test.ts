import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'
import type { Fact } from './facts.ts'

const factsOf = (request: string) => readRequest(request).facts
const textsOf = (facts: readonly Fact[], is: (fact: Fact) => boolean) => facts.filter(is).map(({ text }) => text)
const isOffer = ({ kind }: Fact) => kind === 'service'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** By language: a business with two things on offer, and ways to say that there is none of something. */
const businesses = [
  {
    page: 'Guest house in Whitby, sauna, garden',
    things: ['pets', 'television', 'lift'],
    ways: ['no {x}', 'but no {x}', 'there is no {x}', '{x} not allowed', 'without {x}'],
  },
  {
    page: 'Pension in Bamberg, Sauna, Garten',
    things: ['Haustiere', 'Fernseher', 'WLAN'],
    ways: ['kein {x}', 'aber kein {x}', 'es gibt kein {x}', '{x} nicht erlaubt', 'ohne {x}'],
  },
  {
    page: 'Gîte à Vannes, sauna, jardin',
    things: ['animaux', 'télévision', 'wifi'],
    ways: ['pas de {x}', 'mais pas de {x}', 'il n’y a pas de {x}', '{x} non admis', 'sans {x}'],
  },
  {
    page: 'Casa rural en Potes, sauna, jardín',
    things: ['mascotas', 'tele', 'ascensor'],
    ways: ['sin {x}', 'pero sin {x}', 'no hay {x}', '{x} no permitidos', 'no admitimos {x}'],
  },
  {
    page: 'Agriturismo a Orvieto, sauna, giardino',
    things: ['animali', 'televisione', 'ascensore'],
    ways: ['niente {x}', 'ma niente {x}', 'non c’è {x}', '{x} non ammessi', 'non accettiamo {x}'],
  },
  {
    page: 'Hytte i Voss, badstue, hage',
    things: ['husdyr', 'tv', 'heis'],
    ways: ['ingen {x}', 'men ingen {x}', 'det er ingen {x}', '{x} ikke tillatt', 'uten {x}'],
  },
]
const refused = fc.constantFrom(...businesses).chain(({ page, things, ways }) =>
  fc.tuple(fc.constant(page), fc.constantFrom(...things), fc.constantFrom(...ways)).map(([lead, thing, way]) => ({
    lead,
    thing,
    said: way.replace('{x}', thing),
  })),
)

test('what is refused is told as it was said and is no offer, whatever refuses it and wherever it stands', () => {
  check(fc.tuple(refused, fc.constantFrom(', ', '. ')), ([{ lead, thing, said }, joint]) => {
    const facts = factsOf(`${lead}${joint}${said}.`)
    expect(textsOf(facts, isOffer).filter((text) => text.includes(thing))).toEqual([])
    const told = textsOf(facts, ({ id }) => id === 'refusal')
    expect(told.length).toBe(1)
    expect(said.endsWith(told[0] ?? '-')).toBe(true)
    expect(told[0]).toContain(thing)
  })
})

test('how a refusal is meant belongs to it', () => {
  const manner = fc.constantFrom(
    ['Ferienwohnung am See, Kamin. Kein WLAN', 'absichtlich'],
    ['Cottage in Whitby, stove. No wifi', 'on purpose'],
    ['Gîte à Vannes, jardin. Pas de wifi', 'par choix'],
    ['Casa rural en Potes, jardín. Sin wifi', 'a propósito'],
    ['Agriturismo a Orvieto, giardino. Niente wifi', 'di proposito'],
    ['Hytte i Voss, badstue. Ingen wifi', 'med vilje'],
  )
  check(manner, ([request = '', how = '']) => {
    const told = textsOf(factsOf(`${request}, ${how}`), ({ id }) => id === 'refusal')
    expect(told).toEqual([`${request.split('. ')[1]}, ${how}`])
  })
})

test('a wish about the page is no offer and stands nowhere on it: the reply tells it', () => {
  const wish = fc
    .constantFrom(
      ['Bakery in Leeds, bread, cakes.', 'few words', 'large letters', 'lots of photos'],
      ['Bäckerei in Ulm, Brot, Kuchen.', 'wenig Text', 'große Schrift', 'Du-Form', 'bitte siezen'],
      ['Boulangerie à Lyon, pain, gâteaux.', 'peu de texte', 'grosses lettres', 'vouvoiement'],
      ['Panadería en Gijón, pan, tartas.', 'pocas palabras', 'letra grande', 'tuteo'],
      ['Panetteria a Lecce, pane, torte.', 'poche parole', 'caratteri grandi', 'dare del tu'],
      ['Bakeri i Bergen, brød, kaker.', 'lite tekst', 'stor skrift', 'store bokstaver'],
    )
    .chain(([lead = '', ...said]) => fc.tuple(fc.constant(lead), fc.constantFrom(...said)))
  check(wish, ([lead, said]) => {
    const facts = factsOf(`${lead} ${said}`)
    expect(textsOf(facts, isOffer).length).toBe(2)
    expect(textsOf(facts, ({ id }) => id === 'wish')).toEqual([said])
    const { html, reply } = compose(firstRequest(`${lead} ${said}`))
    expect(html.toLowerCase()).not.toContain(`>${said.toLowerCase()}<`)
    expect(reply).toContain(said)
  })
})

test('a mood of colours is a look, and pictures that are refused are told to nobody but whoever draws', () => {
  const mood = fc.constantFrom(
    ['Bakery in Leeds, bread. Warm colours', 'no photos of children'],
    ['Bäckerei in Ulm, Brot. Warme Farben', 'keine Fotos von Kindern'],
    ['Boulangerie à Lyon, pain. Couleurs chaudes', 'pas de photos d’enfants'],
    ['Panadería en Gijón, pan. Colores cálidos', 'sin fotos de niños'],
    ['Panetteria a Lecce, pane. Colori caldi', 'niente foto di bambini'],
    ['Bakeri i Bergen, brød. Varme farger', 'ingen bilder av barn'],
  )
  check(mood, ([request = '', not = '']) => {
    const facts = factsOf(`${request}, ${not}`)
    expect(facts.flatMap(({ kind, id }) => (kind === 'style' ? [id] : []))).toEqual(['warm'])
    expect(textsOf(facts, ({ kind }) => kind === 'without')).toEqual([not])
    expect(textsOf(facts, ({ id }) => id === 'refusal')).toEqual([])
  })
})

const parts = fc.constantFrom(
  { page: 'Guest house in Whitby.', key: 'Testimonials', ways: ['none yet', 'none yet, please don’t invent any'] },
  { page: 'Pension in Bamberg.', key: 'Kundenstimmen', ways: ['noch keine', 'noch keine, bitte nichts erfinden'] },
  { page: 'Gîte à Vannes.', key: 'Avis', ways: ['aucun', 'pas encore'] },
  { page: 'Casa rural en Potes.', key: 'Opiniones', ways: ['ninguna', 'ninguna todavía'] },
  { page: 'Agriturismo a Orvieto.', key: 'Recensioni', ways: ['nessuna', 'ancora nessuna'] },
  { page: 'Hytte i Voss.', key: 'Anmeldelser', ways: ['ingen', 'ingen ennå'] },
)

test('a part that there is none of is no part of the page, and what is said of that is shown nowhere', () => {
  check(fc.tuple(parts, fc.nat(1)), ([{ page, key, ways }, at]) => {
    const request = `${page} ${key}: ${ways[at]}.`
    const { html } = compose(firstRequest(request))
    expect([request, textsOf(factsOf(request), ({ kind }) => kind === 'without')]).toEqual([request, [ways[at]]])
    expect([request, html.includes('testimonials')]).toEqual([request, false])
    expect([request, new RegExp(`>\\s*(?:${key}|${ways[at]})\\s*<`, 'i').test(html)]).toEqual([request, false])
  })
})
