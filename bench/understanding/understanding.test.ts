import { describe, expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { runs, seed } from '#test/support/draw.ts'
import { drawRequests, familiesOf } from './draw/requests.ts'
import { drawEdits } from './edits/draw-edits.ts'
import { judgeEdit } from './edits/judge-edit.ts'
import { drawPages } from './edits/pages.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { verdictOn } from './judge/verdict.ts'
import { measureRatchet, readRatchet, samplingError } from './ratchet.ts'
import { tongues } from './types.ts'

const drawn = drawRequests({ seed, count: runs(14, 240), shared: false })

test('there are ninety-five ways of phrasing in each language, ten of them held out', () => {
  for (const tongue of tongues) {
    expect(familiesOf(tongue)).toHaveLength(95)
    expect(familiesOf(tongue).filter(({ heldOut }) => heldOut)).toHaveLength(10)
  }
})

test('a seed draws the same again, and every fact of a brief stands in it', () => {
  expect(drawRequests({ seed, count: runs(14, 240), shared: false })).toEqual(drawn)
  const missing = drawn.flatMap(({ prompt, facts }) =>
    facts
      .filter(({ words }) => !prompt.toLowerCase().includes(words.toLowerCase()))
      .map(({ words }) => `${words}: ${prompt}`),
  )
  expect(missing).toEqual([])
})

describe(`requests drawn from ${seed}`, () => {
  test.each(drawn)('$id $tongue $family', (request) => {
    const page = compose(firstRequest(request.prompt))
    expect(compose(firstRequest(request.prompt)).html).toBe(page.html)
    expect(page.html.startsWith('<!DOCTYPE html>')).toBe(true)
    expect(openDocument(page.html).tidy).toBe(true)
    const ids = [...page.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(page.reply).not.toBe('')
    expect(verdictOn(request).facts).toHaveLength(request.facts.length)
  })
})

describe(`edits drawn from ${seed}`, () => {
  test.each(drawEdits(seed, runs(14, 240), drawPages(seed, 12, false)))('$id $tongue $action $target', (wish) => {
    const request = { ...firstRequest(wish.prompt), html: wish.page.html }
    const { operations, reply } = edit(request)
    expect(edit(request)).toEqual(edit(request))
    expect(reply).not.toBe('')
    const { failed, document } = applyScript(wish.page.read.document, operations)
    expect(failed).toEqual([])
    // a change that is claimed is there
    if (operations.length > 0) expect(document.html).not.toBe(wish.page.html)
    expect(judgeEdit(wish).reply).toBe(reply)
  })
})

test('what was understood of the fixed seed stays understood', () => {
  const now = measureRatchet()
  const kept = readRatchet()
  expect(Object.keys(now)).toEqual(Object.keys(kept))
  const fallen = Object.entries(kept)
    .filter(([name, before]) => (now[name]?.share ?? 0) < before.share - samplingError(before))
    .map(([name, before]) => `${name}: ${before.share.toFixed(3)} → ${now[name]?.share.toFixed(3)}`)
  expect(fallen).toEqual([])
})
