import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chancesOf } from '#engine/understanding/read/likeliest.ts'
import { drawn, inDraw, runs, seed } from '#test/support/draw.ts'
import { judged } from '../identity.ts'
import { identifiedMessages } from '../messages/corpus.ts'
import { fittedChoice } from './choice.ts'

const messages = identifiedMessages()

test('whatever a message is marked to be stands in it', () => {
  expect(messages.length).toBeGreaterThan(400)
  const missing = messages.flatMap(({ text, identity }) =>
    Object.values(identity).flatMap((forms) => forms.filter((form) => !text.includes(form))),
  )
  expect(missing).toEqual([])
})

test('chances are those of one choice: they add up to one, and more weight is more likely', () => {
  const trait = fc.constantFrom('one', 'two', 'three', 'unknown')
  const choices = fc.array(fc.uniqueArray(trait, { maxLength: 3 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      choices,
      fc.record({ one: fc.float({ min: -4, max: 4, noNaN: true }), two: fc.constant(1) }),
      (all, weights) => {
        const chances = chancesOf(weights, all)
        expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
        const weight = (traits: readonly string[]) =>
          traits.reduce((sum, one) => sum + (one === 'one' ? weights.one : one === 'two' ? 1 : 0), 0)
        for (const [at, traits] of all.entries())
          for (const [other, others] of all.entries())
            if (weight(traits) > weight(others) + 1e-6) expect(chances[at]).toBeGreaterThan(chances[other] ?? 1)
      },
    ),
    { seed, numRuns: runs(50) },
  )
})

test('what tells the right one of a choice is learned, whichever it stands beside', () => {
  const choices = Array.from({ length: 60 }, (_, at) => ({
    options: [
      { traits: ['told', `noise${String(at % 3)}`], is: true },
      { traits: ['plain', `noise${String((at + 1) % 3)}`], is: false },
      { traits: ['none'], is: false },
    ],
  }))
  const weights = fittedChoice(choices, 1)
  const [told = 0, plain = 0] = chancesOf(weights, [['told'], ['plain'], ['none']])
  expect(told).toBeGreaterThan(0.9)
  expect(plain).toBeLessThan(0.1)
  expect(fittedChoice(choices, 1)).toEqual(weights)
})

test('most messages are called what they say, and few are certainly called something else', () => {
  const all = drawn(messages, 90).flatMap(judged)
  const share = (kind: string, verdicts: readonly string[]) => {
    const here = all.filter((one) => one.kind === kind)
    return { is: here.filter(({ verdict }) => verdicts.includes(verdict)).length / here.length, of: here.length }
  }
  const right = ['right', 'unsure and right']
  const [name, what] = [share('name', right), share('what', right)]
  expect(name.is).toBeGreaterThan(inDraw(0.75, name.of))
  expect(what.is).toBeGreaterThan(inDraw(0.52, what.of))
  const wrong = share('name', ['wrong'])
  expect(1 - wrong.is).toBeGreaterThan(inDraw(0.95, wrong.of))
})
