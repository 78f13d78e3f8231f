import { expect, test } from 'vitest'
import { stepInGrid } from './grid-step.ts'

test.for([
  ['ArrowRight', 0, 5, 3, 1],
  ['ArrowRight', 2, 5, 3, 3],
  ['ArrowRight', 4, 5, 3, 4],
  ['ArrowLeft', 0, 5, 3, 0],
  ['ArrowLeft', 3, 5, 3, 2],
  ['ArrowDown', 1, 5, 3, 4],
  ['ArrowDown', 2, 5, 3, 4],
  ['ArrowDown', 4, 5, 3, 4],
  ['ArrowUp', 4, 5, 3, 1],
  ['ArrowUp', 1, 5, 3, 1],
  ['ArrowDown', 0, 3, 1, 1],
  ['Enter', 1, 3, 1, 1],
] as const)('%s from %d of %d in %d columns is %d', ([key, at, count, columns, to]) =>
  expect(stepInGrid(key, at, count, columns)).toBe(to),
)
