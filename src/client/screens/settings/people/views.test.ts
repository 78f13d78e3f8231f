import { expect, test } from 'vitest'
import { tabOf } from '../tabs.ts'
import { peopleViews, viewHash, viewOf } from './views.ts'

test.for([
  ['#people', 'people'],
  ['#people/usage', 'usage'],
  ['#people/activity', 'activity'],
  ['#people/nothing', 'people'],
  ['#billing/usage', 'people'],
  ['', 'people'],
] as const)('the fragment "%s" shows %s', ([hash, view]) => expect(viewOf(hash)).toBe(view))

test.for(peopleViews)('%s has an address of its own that leads to People', (view) => {
  expect(viewOf(viewHash(view))).toBe(view)
  expect(tabOf(viewHash(view))).toBe('people')
})
