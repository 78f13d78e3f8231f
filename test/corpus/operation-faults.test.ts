import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { bases, expected, faultPages, type PageName, written } from './operation-faults/bases.ts'
import { partly } from './operation-faults/partly.ts'
import { habits } from './operation-faults/recoverable.ts'
import { refused } from './operation-faults/refused.ts'

/** One answer of a model that says no more when it is asked again. */
function played(script: string, page: PageName) {
  const model = scriptedModel(script)
  return runTurn(request('change what I said', { html: faultPages[page] }), { model })
}

const recovered = habits.flatMap((habit) =>
  bases
    .filter((base) => habit.fits?.(base) ?? true)
    .map((base) => ({
      class: habit.class,
      name: `${habit.name}: ${base.do} ${base.k}`,
      base,
      script: habit.write(base),
    })),
)

/** The bad change is about an element of the good one, so that the one would be in the way of the other. */
const touches = (script: string, k: string) => script.includes(`"${k}"`)

/** One to three edits that can be made, with one or two that cannot: what can be made is made, the rest is told. */
const mixed = refused
  .filter(({ class: kind }) => !['cut', 'broken tag', 'too large', 'other forms', 'search and replace'].includes(kind))
  .map((bad, index) => {
    const page = bad.page ?? 'candles'
    const usable = bases.filter((base) => base.page === page && !touches(bad.script, base.k))
    const good = usable.filter((_, at) => at % 3 === index % 3).slice(0, 1 + (index % 3))
    const lines = good.map((base) => written(base))
    lines.splice(index % (lines.length + 1), 0, bad.script)
    return { class: 'partly', name: `${bad.class}, ${bad.name}`, page, good, bad, script: `Done.\n${lines.join('\n')}` }
  })

test('the corpus is as large as it has to be', () => {
  const all = [...recovered, ...refused, ...partly, ...mixed]
  expect(all.length).toBeGreaterThanOrEqual(300)
  expect(new Set(all.map((fault) => fault.class)).size).toBeGreaterThanOrEqual(15)
})

test.for(drawn(recovered, 150))('$class, $name: understood, and nothing else changed', async ({ script, base }) => {
  const { page, done, notices } = await played(script, base.page)
  expect(page).toBe(expected(base))
  expect(done).toMatchObject({ outcome: 'stored' })
  // a change may have been followed by one that only ends it
  const others = script.includes('k="none"') ? 1 : 0
  expect(done).toMatchObject({ applied: 1, failed: others })
  expect(notices.length).toBe(others)
})

test.for(refused)('$class, $name: refused, and told', async ({ script, page = 'candles', reason }) => {
  const model = scriptedModel(script)
  const {
    page: html,
    done,
    notices,
    text,
  } = await runTurn(request('change what I said', { html: faultPages[page] }), { model })
  expect(html).toBe(faultPages[page])
  expect(done).toMatchObject({ outcome: 'unchanged', applied: 0, failed: 1 })
  expect(notices).toEqual([expect.objectContaining({ code: 'partial', title: 'Nothing was changed' })])
  expect(text).toMatch(/0 of 1 change made; \S/)
  expect(model.asked[1]?.at(-1)?.content).toMatch(reason)
})

test.for(partly)(
  '$class, $name: what comes of it',
  async ({ script, page = 'candles', applied, failed, becomes, says }) => {
    const { page: html, done, text } = await played(script, page)
    expect(html).toBe(becomes.reduce((all, [from, to]) => all.split(from).join(to), faultPages[page]))
    if (applied + failed > 0) expect(done).toMatchObject({ applied, failed })
    if (says) expect(text).toMatch(says)
  },
)

test.for(drawn(mixed, 60))(
  'partly, $name: the good ones are made, the bad one is told',
  async ({ script, page, good, bad }) => {
    const { done, text, page: html, notices } = await played(script, page)
    expect(done).toMatchObject({ applied: good.length, failed: 1 })
    expect(text).toContain(`${good.length} of ${good.length + 1} changes made; `)
    expect(notices).toEqual([expect.objectContaining({ code: 'partial' })])
    const clean = await played(good.map((base) => written(base)).join('\n'), page)
    expect(html).toBe(clean.page)
    expect(bad.script).not.toBe('')
  },
)
