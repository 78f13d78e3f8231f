import { expect, test } from 'vitest'
import { progressState } from './progress.tsx'

test.for([
  [null, 5, 'indeterminate'],
  [0, 5, 'loading'],
  [4, 5, 'loading'],
  [5, 5, 'complete'],
  [7, 5, 'complete'],
  [99, 100, 'loading'],
] as const)('%s of %s is %s', ([value, max, state]) => {
  expect(progressState(value, max)).toBe(state)
})
