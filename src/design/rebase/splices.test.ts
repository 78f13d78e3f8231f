import { expect, test } from 'vitest'
import { applySplices } from '../splices.ts'
import { splicesBetween } from './splices.ts'

const base = '<main><h1 class="big red">One two three</h1><p>Four</p></main>'

test('splices of one page lead to the other, and only what changed travels', () => {
  const next = base.replace('two', '2').replace('red', 'blue').replace('<p>Four</p>', '<p>Four</p><p>Five</p>')
  const splices = splicesBetween(base, next)
  expect(applySplices(base, splices)).toBe(next)
  expect(splices.reduce((sum, { insert }) => sum + insert.length, 0)).toBeLessThan(30)
  expect(splicesBetween(base, base)).toEqual([])
})
