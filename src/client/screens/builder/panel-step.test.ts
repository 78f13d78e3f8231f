import { expect, test } from 'vitest'
import { shareAfter } from './panel-step.ts'

test.for([
  ['ArrowRight', 30, 32],
  ['ArrowLeft', 30, 28],
  ['ArrowRight', 39, 40],
  ['ArrowLeft', 20, 20],
  ['Home', 30, 20],
  ['End', 30, 40],
  ['Enter', 30, null],
] as const)('%s at %d gives %d', ([key, share, next]) => expect(shareAfter(key, share)).toBe(next))
