import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** Words that no language has. */
const unknown = fc
  .array(fc.constantFrom('blor', 'quint', 'zavel', 'mork', 'trast', 'plun'), { minLength: 2, maxLength: 3 })
  .map((parts) => parts.join(''))

/** A request of each language with a place for words that nobody can read. */
const ways = fc.constantFrom(
  (words: string) => `A page for Lumen, a bakery in Leeds. The ${words} it there every year. With a gallery, please.`,
  (words: string) => `Eine Seite für Lumen, eine Bäckerei in Ulm. Der ${words} es dort jedes Jahr. Mit Galerie, bitte.`,
  (words: string) => `Une page pour Lumen, une boulangerie à Lyon. Le ${words} là chaque année. Avec une galerie.`,
  (words: string) => `Una página para Lumen, una panadería en Gijón. El ${words} allí cada año. Con una galería.`,
  (words: string) => `Una pagina per Lumen, una panetteria a Pavia. Il ${words} lì ogni anno. Con una galleria.`,
  (words: string) => `En side for Lumen, et bakeri i Molde. Den ${words} det der hvert år. Med galleri, takk.`,
)

const plain = (text: string) => text.toLowerCase().replace(/<[^>]*>/g, ' ')

test('what nobody can read is on the page or in the answer, word for word', () => {
  check(fc.tuple(ways, fc.tuple(unknown, unknown)), ([say, [one, other]]) => {
    const words = `${one} ${other}`
    const { html, reply } = compose(firstRequest(say(words)))
    expect(plain(html).includes(words) || plain(reply).includes(words)).toBe(true)
  })
})

test('an amount is there by itself, and not inside of a larger one', () => {
  const amounts = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 9 }))
  check(amounts, ([small, digit]) => {
    const prompt = `Joinery Holt in Leeds, small repairs – $${small}, large repairs – $${small}${digit}, Mon–Fri 9am–4pm`
    const { html, reply } = compose(firstRequest(prompt))
    expect(new RegExp(`\\$${small}(?!\\d)`).test(plain(html) + reply)).toBe(true)
  })
})

test('a thing for somebody in a list is one thing, and people are named with their article', () => {
  const things = fc.constantFrom('advice', 'courses', 'evenings')
  const people = fc.constantFrom('families', 'beginners', 'seniors', 'hikers')
  check(fc.tuple(things, people), ([thing, who]) => {
    const { facts } = readRequest(
      `We are an estate agency in Ghent called Lumen. We offer first meeting, ${thing} for ${who} and written report.`,
    )
    expect(facts.some(({ kind, text }) => kind === 'service' && text === `${thing} for ${who}`)).toBe(true)
  })
  check(fc.constantFrom('les seniors', 'les petites entreprises', 'les jeunes familles'), (who) => {
    const { facts } = readRequest(`Marque = Lumen, secteur = boulangerie, public = ${who}, style = rustique`)
    expect(facts.find(({ kind }) => kind === 'audience')?.text).toBe(who)
  })
})

test('a word that is left open at its hyphen is no thing by itself', () => {
  check(fc.constantFrom(['Hol', 'Bringservice'], ['Haar', 'Hautpflege'], ['Vor', 'Nachbereitung']), ([one, other]) => {
    const { facts } = readRequest(`Laden Holt in Ulm. Leistungen: Beratung, ${one}- und ${other} und Reifenwechsel`)
    expect(facts.filter(({ kind }) => kind === 'service').map(({ text }) => text)).toContain(`${one}- und ${other}`)
  })
})
