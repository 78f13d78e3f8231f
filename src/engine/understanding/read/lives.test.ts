import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 30) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: string) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

const keysOf = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, of, text }) => (kind === 'statement' ? [[of, text]] : []))

const lives = fc.constantFrom(
  { opening: 'CV of {name}, {does} in Leeds.', does: ['structural engineer', 'geologist'], key: 'Languages' },
  { opening: 'Online resume for {name}, {does}.', does: ['data analyst', 'translator'], key: 'Skills' },
  { opening: 'Lebenslauf von {name}, {does} in Ulm.', does: ['Statiker', 'Übersetzerin'], key: 'Sprachen' },
  { opening: 'CV de {name}, {does} à Lyon.', does: ['géologue', 'traductrice'], key: 'Langues' },
  { opening: 'Currículum de {name}, {does} en Vigo.', does: ['geóloga', 'traductora'], key: 'Idiomas' },
  { opening: 'CV for {name}, {does} i Bergen.', does: ['geolog', 'oversetter'], key: 'Språk' },
  { opening: 'Curriculum online di {name}, {does} a Bergamo.', does: ['geologa', 'traduttrice'], key: 'Lingue' },
)
const name = fc
  .tuple(fc.constantFrom('Ada', 'Bruno', 'Carla', 'Ingrid'), fc.constantFrom('Fenwick', 'Kleinert', 'Robledo', 'Tveit'))
  .map((parts) => parts.join(' '))
const listed = fc.shuffledSubarray(['Latin', 'Esperanto', 'Occitan', 'Sorbisch'], { minLength: 2, maxLength: 4 })

test('a CV is called after whom it tells of and says what they are, and nothing of a list in it is on offer', () => {
  check(fc.tuple(lives, fc.nat(), name, listed), ([{ opening, does, key }, at, who, things]) => {
    const what = does[at % does.length] ?? ''
    const list = things.join(', ')
    const request = `${opening.replace('{name}', who).replace('{does}', what)} ${key}: ${list}.`
    expect(textsOf(request, 'name')).toEqual([who])
    expect(textsOf(request, 'what')).toEqual([what])
    expect(textsOf(request, 'service')).toEqual([])
    expect(keysOf(request)).toContainEqual([key, list])
  })
})

const shops = fc.constantFrom(
  { opening: 'Site for my joinery in Leeds. Services: stairs, doors, kitchens.', key: 'Timbers', offers: 3 },
  { opening: 'Website für meine Schreinerei in Ulm. Leistungen: Küchen, Treppen.', key: 'Holzarten', offers: 2 },
  { opening: 'Site pour ma menuiserie à Lyon. Prestations : escaliers, portes.', key: 'Essences', offers: 2 },
  { opening: 'Sito per la mia falegnameria a Lecce. Servizi: scale, porte.', key: 'Legni', offers: 2 },
)

test('a list behind a key that nobody knows is told with its key beside another list, and is what there is alone', () => {
  check(fc.tuple(shops, listed), ([{ opening, key, offers }, things]) => {
    const list = things.join(', ')
    const both = `${opening} ${key}: ${list}.`
    expect(keysOf(both)).toContainEqual([key, list])
    expect(textsOf(both, 'service')).toHaveLength(offers)
    const alone = `${opening.slice(0, opening.indexOf('.') + 1)} ${key}: ${list}.`
    expect(textsOf(alone, 'service')).toEqual(things)
  })
})

const introductions = fc.constantFrom(
  { opening: 'CV: {name}, {does} in Leeds.', does: ['structural engineer', 'geologist'] },
  { opening: 'Lebenslauf: {name}, {does} in Ulm.', does: ['Statiker', 'Übersetzerin'] },
  { opening: 'Curriculum: {name}, {does} a Bergamo.', does: ['geologa', 'traduttrice'] },
  { opening: 'CV page. I’m {name}, {does} in Leeds.', does: ['structural engineer', 'geologist'] },
  { opening: 'Lebenslauf-Seite. Ich bin {name}, {does} in Ulm.', does: ['Statiker', 'Übersetzerin'] },
  { opening: 'CV en ligne. Je suis {name}, {does} à Lyon.', does: ['géologue', 'traductrice'] },
  { opening: 'Currículum en línea. Soy {name}, {does} en Vigo.', does: ['geóloga', 'traductora'] },
  { opening: 'CV-side. Jeg er {name}, {does} i Bergen.', does: ['geolog', 'oversetter'] },
  { opening: 'Curriculum online. Sono {name}, {does} a Bergamo.', does: ['geologa', 'traduttrice'] },
)

test('who says behind the order of a CV who they are is whose it is, and what they are stands behind the name', () => {
  check(fc.tuple(introductions, fc.nat(), name), ([{ opening, does }, at, who]) => {
    const what = does[at % does.length] ?? ''
    const request = opening.replace('{name}', who).replace('{does}', what)
    expect([request, textsOf(request, 'name'), textsOf(request, 'what')]).toEqual([request, [who], [what]])
  })
})
