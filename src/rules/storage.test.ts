import { expect, test } from 'vitest'
import { plans } from './plans.ts'
import { storageLimits, storageOf, storageProblem, tooFastWords } from './storage.ts'

const { free } = storageLimits
const empty = { pages: 0, versions: 0, projectBytes: 0, personBytes: 0 }
const megabyte = 1024 * 1024

test.for([
  [{ ...empty, versions: 200 }, null],
  [{ ...empty, versions: 201 }, /^This project is full: Free keeps 200 versions,.*What is stored stays.*larger plan/],
  // a project of a larger plan that ended: its pages stay, and can be changed
  [{ ...empty, pages: 99 }, null],
  [{ ...empty, projectBytes: 51 * megabyte }, /^This project is full: Free keeps 50 MB of each\./],
  [{ ...empty, personBytes: 101 * megabyte }, /owner are full: Free keeps 100 MB\..*Delete a project/],
] as const)('%o is refused with %s', ([stored, words]) => {
  const problem = storageProblem('free', free, stored)
  if (words === null) expect(problem).toBeNull()
  else expect(problem).toMatch(words)
})

test.for([
  [
    'version',
    { ...empty, projectBytes: 51 * megabyte },
    /download the page to keep it\. Take the names of old versions/,
  ],
  ['page', { ...empty, pages: 50 }, null],
  [
    'page',
    { ...empty, pages: 51 },
    /^This project is full: Free keeps 50 pages.* no page was added\. Delete .*larger plan/,
  ],
  ['copy', { ...empty, pages: 51 }, /^This project is full: Free keeps 50 pages .* nothing was copied\. Delete pages/],
  [
    'copy',
    { ...empty, versions: 201 },
    /^This project is full: Free keeps 200 versions,.* nothing was copied\. Take the/,
  ],
  ['copy', { ...empty, personBytes: 101 * megabyte }, /^The projects .* nothing was copied\. Delete a project/],
  ['import', { ...empty, personBytes: 101 * megabyte }, /^The projects .* stays in this browser.* Delete a project/],
  ['import', { ...empty, projectBytes: 51 * megabyte }, /^This project .* stays in this browser.* Delete pages/],
] as const)('a refused %s of %o says what became of it', ([storing, stored, words]) => {
  const problem = storageProblem('free', free, stored, storing)
  if (words === null) expect(problem).toBeNull()
  else expect(problem).toMatch(words)
})

test('a larger plan keeps more, and BILLING=off keeps all', () => {
  for (const limit of ['pages', 'versions', 'projectBytes', 'personBytes', 'writesPerMinute'] as const) {
    const [small = 0, middle = 0, large = 0] = plans.map((plan) => storageOf(plan, true)[limit])
    expect(small < middle && middle < large, limit).toBe(true)
  }
  const much = { pages: 1e6, versions: 1e6, projectBytes: 1e15, personBytes: 1e15 }
  expect(storageProblem('free', storageOf('free', false), much, 'copy')).toBeNull()
})

test('an import that fills a project takes no more than a minute of changes', () => {
  for (const plan of plans)
    expect(storageLimits[plan].pages * 3).toBeLessThanOrEqual(storageLimits[plan].writesPerMinute)
})

test.for([
  [
    'free',
    12,
    'Free takes 300 changes a minute. What is stored stays; this change can be sent again in 12 seconds. A larger plan takes more.',
  ],
  ['teams', 1, 'Teams takes 1,200 changes a minute. What is stored stays; this change can be sent again in 1 second.'],
] as const)('%s, too fast: what happened, what was kept, what to do next', ([plan, seconds, words]) =>
  expect(tooFastWords(plan, storageLimits[plan], seconds)).toBe(words),
)
