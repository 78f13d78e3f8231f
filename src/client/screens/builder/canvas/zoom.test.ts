import { expect, test } from 'vitest'
import { nextZoom, scaleOf } from './zoom.ts'

test.for([
  ['fits a desktop into the canvas', 'fit', 1280, 922, 0.72],
  ['never enlarges', 'fit', 390, 922, 1],
  ['a scale of one’s own', 0.5, 1280, 922, 0.5],
  ['full width is never scaled', 'fit', 'full', 922, 1],
  ['no room yet', 'fit', 1280, 0, 1],
] as const)('%s', ([, zoom, device, room, scale]) => {
  expect(scaleOf(zoom, device, room)).toBeCloseTo(scale, 2)
})

test.for([
  [0.72, 1, 0.75],
  [0.72, -1, 0.67],
  [1, 1, null],
  [0.25, -1, null],
  [0.75, 1, 0.9],
] as const)('from %d in direction %d comes %d', ([scale, direction, next]) => {
  expect(nextZoom(scale, direction)).toBe(next)
})
