import { expect, test } from 'vitest'
import { mapRects } from './rects.ts'

const bands = (...sizes: number[]) => sizes.map((size) => ({ size, tone: 'kept' as const }))

test.for([
  ['one band fills the column', [5], 44],
  ['seven bands', [3, 20, 22, 20, 17, 16, 4], 44],
  ['a tiny one beside a huge one', [1, 10_000], 44],
  ['more bands than pixels', Array.from({ length: 80 }, () => 1), 44],
  ['sizes of nothing', [0, 0, 0], 16],
] as const)('%s', ([, sizes, height]) => {
  const rects = mapRects(bands(...sizes), height, 1.5)
  expect(rects).toHaveLength(sizes.length)
  const last = rects.at(-1)
  expect((last?.top ?? 0) + (last?.height ?? 0)).toBeCloseTo(height, 0)
  rects.forEach((rect, index) => {
    expect(rect.height).toBeGreaterThan(0)
    const next = rects[index + 1]
    if (next) expect(next.top).toBeGreaterThan(rect.top + rect.height - 0.02)
  })
})

test('larger sections are taller', () => {
  const [small, large] = mapRects(bands(1, 3), 40, 1)
  expect(large?.height).toBeGreaterThan((small?.height ?? 0) * 2)
})

test('no bands, no rects', () => expect(mapRects([], 44, 1.5)).toEqual([]))
