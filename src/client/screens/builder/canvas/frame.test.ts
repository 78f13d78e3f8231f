import { expect, test } from 'vitest'
import { frameOf } from './frame.ts'

const wish = { device: 1280, zoom: 'fit', isPhone: false, isGrowing: false } as const

test.for([
  ['a desktop page fills the canvas', 1007, wish, { left: 24, width: 922, scale: 0.72 }],
  ['a phone page stands in the middle', 1007, { ...wish, device: 390 }, { left: 290, width: 390, scale: 1 }],
  ['a chosen zoom', 1007, { ...wish, zoom: 0.5 }, { left: 165, width: 640, scale: 0.5 }],
  ['full width takes the room', 1007, { ...wish, device: 'full' }, { left: 24, width: 922, scale: 1 }],
  ['in the making', 1007, { ...wish, isGrowing: true }, { left: 176, width: 460, scale: 0.36 }],
  ['in the making on a narrow canvas', 520, { ...wish, isGrowing: true }, { left: 12, width: 466, scale: 0.36 }],
  ['on a phone', 390, { ...wish, device: 'full', isPhone: true }, { left: 0, width: 370, scale: 1 }],
  ['a desktop page on a phone', 390, { ...wish, isPhone: true }, { left: 0, width: 370, scale: 0.29 }],
] as const)('%s', ([, width, asked, { left, width: wide, scale }]) => {
  const frame = frameOf({ width }, asked)
  expect(frame.left).toBe(left)
  expect(frame.width).toBe(wide)
  expect(frame.scale).toBeCloseTo(scale, 2)
})

test('a canvas without a size has no negative frame', () => {
  expect(frameOf({ width: 0 }, wish).width).toBeGreaterThanOrEqual(0)
})
