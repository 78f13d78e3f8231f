import { expect, test } from 'vitest'
import { storageLimits, storageOf } from './storage.ts'
import { nearLimits } from './storage-near.ts'
import { nearWords } from './storage-words.ts'

const { free } = storageLimits
const empty = { pages: 0, versions: 0, projectBytes: 0, personBytes: 0 }
const mb = (n: number) => n * 1024 * 1024

test.for([
  [{ ...empty, pages: 39 }, []],
  [{ ...empty, pages: 40 }, ['pages']],
  [{ ...empty, versions: 159 }, []],
  [{ ...empty, versions: 160 }, ['versions']],
  [{ ...empty, projectBytes: mb(40) - 1 }, []],
  [{ ...empty, projectBytes: mb(40) }, ['projectBytes']],
  [{ ...empty, personBytes: mb(80) - 1 }, []],
  [{ ...empty, personBytes: mb(80) }, ['personBytes']],
  [
    { pages: 42, versions: 200, projectBytes: mb(41), personBytes: mb(90) },
    ['personBytes', 'pages', 'projectBytes', 'versions'],
  ],
  [{ ...empty, versions: 200, projectBytes: mb(49), personBytes: mb(81) }, ['projectBytes', 'personBytes', 'versions']],
] as const)('%o is near to %o', ([stored, which]) => {
  expect(nearLimits(free, stored).map((near) => near.which)).toEqual(which)
})

test('with BILLING=off nothing is ever near', () => {
  expect(
    nearLimits(storageOf('free', false), { pages: 1e6, versions: 1e6, projectBytes: 1e15, personBytes: 1e15 }),
  ).toEqual([])
})

test.for([
  [
    'pages',
    42,
    50,
    true,
    'This project has 42 of the 50 pages that Free keeps.',
    /^After that no page .* stay .*Delete/,
  ],
  ['pages', 50, 50, true, 'This project has all 50 pages that Free keeps.', /^No page can be added; those .* stay/],
  [
    'versions',
    160,
    200,
    true,
    'This project has 160 of the 200 versions that Free keeps.',
    /the oldest make room.*Name the ones/,
  ],
  [
    'versions',
    200,
    200,
    true,
    'This project has all 200 versions that Free keeps.',
    /^The oldest now make room for new ones;.*Name/,
  ],
  ['projectBytes', mb(49.9), mb(50), true, 'This project is nearly full.', /^It takes 49 of the 50 MB.*Take the names/],
  ['projectBytes', mb(50), mb(50), true, 'This project is full.', /^It takes 50 of the 50 MB/],
  ['personBytes', mb(80), mb(100), true, 'Your projects are nearly full.', /80 of the 100 MB.* Delete a project/],
  [
    'personBytes',
    mb(100),
    mb(100),
    false,
    'The projects of this workspace’s owner are full.',
    /Ask the owner to delete/,
  ],
] as const)('%s, %i of %i: what it means and what to do', ([which, used, limit, isOwner, title, line]) => {
  const words = nearWords('free', { which, used, limit }, isOwner)
  expect(words.title).toBe(title)
  expect(words.line).toMatch(line)
})
