import { expect, test } from 'vitest'
import { plans } from './plans.ts'
import { storageLimits, storageOf, storageProblem } from './storage.ts'

const { free } = storageLimits
const empty = { versions: 0, projectBytes: 0, personBytes: 0 }
const megabyte = 1024 * 1024

test.for([
  [{ ...empty, versions: 200 }, null],
  [{ ...empty, versions: 201 }, /^This project is full: Free keeps 200 versions,.*What is stored stays.*larger plan/],
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
  [
    'copy',
    { ...empty, versions: 201 },
    /^This project is full: Free keeps 200 versions,.* nothing was copied\. Take the/,
  ],
  ['copy', { ...empty, personBytes: 101 * megabyte }, /^The projects .* nothing was copied\. Delete a project/],
  ['import', { ...empty, personBytes: 101 * megabyte }, /^The projects .* stays in this browser.* Delete a project/],
  ['import', { ...empty, projectBytes: 51 * megabyte }, /^This project .* stays in this browser.* Delete pages/],
] as const)('a refused %s of %o says what became of it', ([storing, stored, words]) => {
  expect(storageProblem('free', free, stored, storing)).toMatch(words)
})

test('a larger plan keeps more, and BILLING=off keeps all', () => {
  const kept = plans.map((plan) => storageOf(plan, true).versions)
  expect(kept).toEqual(kept.toSorted((a, b) => a - b))
  const much = { versions: 1e6, projectBytes: 1e15, personBytes: 1e15 }
  expect(storageProblem('free', storageOf('free', false), much)).toBeNull()
})
