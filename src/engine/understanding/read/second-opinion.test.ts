import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingForPage } from '#engine/composer/words/brief.ts'
import { readRequest } from '../read-request.ts'
import { runs, seed } from '#test/support/draw.ts'

const checked = { seed, numRuns: runs(24) }

/** Names that nobody has. */
const name = fc
  .tuple(fc.constantFrom('Zar', 'Quil', 'Vop', 'Drem', 'Ulb'), fc.constantFrom('vik', 'lano', 'brum', 'tessa', 'moor'))
  .map((parts) => parts.join(''))

/** Letters that speak of something else first, and only then say who it is. */
const letters = fc.constantFrom(
  [
    'Hello there, my daughter says you can help. I have no idea about computers. {n} Pottery is in the old mill and opens on Fridays. Mugs cost £12.',
    'Pottery',
  ],
  [
    'Guten Tag, mein Enkel hat mir das eingerichtet. Ich kenne mich nicht aus. Die Töpferei {n} liegt an der Mühle. Becher kosten 12 €.',
    'Töpferei',
  ],
  [
    'Bonjour, ma fille dit que vous pouvez m’aider. Je n’y connais rien. La Poterie {n} se trouve au vieux moulin et ouvre le vendredi. La tasse coûte 12 €.',
    'Poterie',
  ],
  [
    'Hola, mi hija dice que me podéis ayudar. No entiendo de ordenadores. La Alfarería {n} está en el molino viejo y abre los viernes. La taza cuesta 12 €.',
    'Alfarería',
  ],
)

const factOf = (prompt: string, kind: string) =>
  readingForPage(prompt).facts.find((fact) => fact.kind === kind)?.text ?? ''

test('a letter is called what it says it is, however late it says so', () => {
  fc.assert(
    fc.property(letters, name, ([letter = ''], said) => {
      expect(factOf(letter.replace('{n}', said), 'name')).toContain(said)
    }),
    checked,
  )
})

test('what a letter is of is no word of its greeting', () => {
  fc.assert(
    fc.property(letters, name, ([letter = '', what = ''], said) => {
      expect([what, '']).toContain(factOf(letter.replace('{n}', said), 'what'))
    }),
    checked,
  )
})

test('of what a short text says plainly nobody is asked again', () => {
  const plain = fc.constantFrom(
    'a bakery called {n} in Leeds',
    'eine Bäckerei namens {n} in Ulm',
    'une boulangerie appelée {n} à Lyon',
    'un panificio chiamato {n} a Lecce',
  )
  fc.assert(
    fc.property(plain, name, (text, said) => {
      const prompt = text.replace('{n}', said)
      expect(readingForPage(prompt).facts).toEqual(readRequest(prompt).facts)
    }),
    checked,
  )
})
