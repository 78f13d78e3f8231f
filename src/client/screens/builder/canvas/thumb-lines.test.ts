import { expect, test } from 'vitest'
import { thumbLines, thumbRows } from './thumb-lines.ts'

test.for([
  ['', []],
  ['Nordlys', ['Nordlys']],
  ['Coffee for the long dark', ['Coffee for the', 'long dark']],
  ['One two three four five six seven eight', ['One two three', 'four five six…']],
  ['Donaudampfschifffahrt', ['Donaudampfschif']],
] as const)('"%s"', ([heading, lines]) => expect(thumbLines(heading)).toEqual(lines))

test('rows stay inside their room; a change is marked only where something stayed', () => {
  const band = (changed: boolean) => ({ label: 'x', size: 1, changed })
  const rows = thumbRows([band(false), band(false), band(true), band(false), band(false)], 46, 22)
  expect(rows.map((row) => row.isChanged)).toEqual([true, false, false])
  for (const row of rows) expect(row.top + row.height).toBeLessThanOrEqual(68)
  expect(thumbRows([band(true), band(true), band(true)], 46, 22)[0]?.isChanged).toBe(false)
})
