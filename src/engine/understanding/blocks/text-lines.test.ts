import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { withBullets } from './text-lines.ts'

const said = fc.stringMatching(/^[a-zéø]{3,9}( [a-zéø]{2,9}){0,4}$/)
const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 10, max: 59 })).map((one) => one.join(':'))
const checked = { seed, numRuns: runs(60) }

/** Every letter stays at its place, and nothing is left of the marks before the lines. */
function isBlankBefore(marked: readonly { mark: string; text: string }[], left: RegExp): void {
  const plain = withBullets(marked.map(({ mark, text }) => mark + text).join('\n')).split('\n')
  for (const [at, { mark, text }] of marked.entries()) {
    expect(plain[at]?.slice(mark.length)).toBe(text)
    expect(plain[at]?.slice(0, mark.length)).toMatch(left)
  }
}

test('who sent each line of a chat when is no part of it, where one or two send many', () => {
  const lines = fc.array(fc.record({ time, text: said, isOther: fc.boolean() }), { minLength: 4, maxLength: 9 })
  fc.assert(
    fc.property(lines, said, said, (all, one, other) => {
      isBlankBefore(
        all.map(({ time, text, isOther }) => ({ mark: `${time} ${isOther ? other : one}: `, text })),
        /^ +$/,
      )
    }),
    checked,
  )
})

test('times before what differs from line to line are those of a programme', () => {
  fc.assert(
    fc.property(fc.uniqueArray(said, { minLength: 3, maxLength: 8 }), time, (all, at) => {
      const text = all.map((one) => `${at} ${one}: x`).join('\n')
      expect(withBullets(text)).toBe(text)
    }),
    checked,
  )
})

test('ordinals and arrows before lines are bullets', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 2, maxLength: 8 }), fc.constantFrom('→', 'º'), (all, sign) => {
      isBlankBefore(
        all.map((text, at) => ({ mark: sign === '→' ? '→ ' : `${String(at + 1)}º `, text })),
        /^- +$/,
      )
    }),
    checked,
  )
})
