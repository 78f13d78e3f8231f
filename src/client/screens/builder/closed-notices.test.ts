import { expect, test } from 'vitest'
import { isClosed, noticeName } from './closed-notices.ts'

const at = (used: number) => ({ which: 'versions', used, limit: 200 }) as const

test.for([
  [[], 160, false],
  [['versions 80'], 160, true],
  [['versions 80'], 179, true],
  [['versions 80'], 180, false],
  [['versions 90'], 189, true],
  [['versions 90'], 190, false],
  [['versions 95'], 199, true],
  [['versions 95'], 200, false],
  [['versions 100'], 200, true],
  // fewer than when it was closed
  [['versions 95'], 160, true],
  [['pages 100'], 160, false],
  // as an earlier version of the product kept it
  [['versions near'], 160, false],
] as const)('with %o closed, %i of 200 versions are not told again: %o', ([closed, used, isQuiet]) => {
  expect(isClosed(closed, at(used))).toBe(isQuiet)
  expect(isClosed([...closed, noticeName(at(used))], at(used))).toBe(true)
})
