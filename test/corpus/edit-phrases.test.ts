import { expect, test } from 'vitest'
import { drawn, inDraw, isSoak } from '#test/support/draw.ts'
import { phrases } from '#test/support/edit-suite/cases.ts'
import { figuresOf, runSuite } from '#test/support/edit-suite/run.ts'

/** Some thousand edits of whole pages; on a busy machine they take their time. */
const patience = 600_000

test('the suite is large enough to say something', () => {
  const all = phrases('phrases')
  expect(new Set(all.map(({ say }) => say)).size).toBeGreaterThanOrEqual(250)
  expect(new Set(all.map(({ intent }) => intent)).size).toBeGreaterThanOrEqual(25)
  const held = phrases('held-out')
  expect(held.length).toBeGreaterThanOrEqual(60)
  expect([...phrases('learnt'), ...phrases('unseen')].length).toBeGreaterThanOrEqual(200)
  expect(held.filter(({ say }) => all.some((phrase) => phrase.say === say))).toEqual([])
})

test.each(['phrases', 'held-out', 'learnt', 'unseen'] as const)(
  'what is asked for is done, exactly there; the rest is declined with a helpful word: %s',
  async (name) => {
    const verdicts = await runSuite(phrases(name), (cases) => drawn(cases, 60))
    const wrong = verdicts.filter(({ exact }) => !exact)
    expect(wrong.map(({ phrase, page, why }) => `${page}: ${phrase.say}: ${why}`)).toEqual([])
    const { cases, understood, outside, unhelpful } = figuresOf(verdicts)
    expect(cases).toBeGreaterThanOrEqual(isSoak ? 300 : 60)
    expect(outside).toBe(0)
    expect(unhelpful).toBe(0)
    expect(understood).toBeGreaterThanOrEqual(inDraw(0.95, cases))
  },
  patience,
)
