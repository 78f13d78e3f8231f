import { expect, test } from 'vitest'
import { draggedWidth, steppedWidth } from './dragged-width.ts'

test.each([
  ['half as far as the pointer', 500, 100, 1, 700],
  ['twice as far at half the scale', 1000, -70, 0.5, 720],
  ['to a phone when near', 500, -50, 1, 390],
  ['to a tablet when near', 700, 30, 1, 768],
  ['past a device when not near', 700, 50, 1, 800],
  ['no narrower than a small phone', 390, -500, 1, 280],
  ['no wider than a large screen', 1280, 5000, 1, 2560],
])('an edge is dragged %s', (_name, start, moved, scale, width) => {
  expect(draggedWidth(start, moved, scale)).toBe(width)
})

test.each([
  ['ArrowRight', false, 510],
  ['ArrowLeft', false, 490],
  ['ArrowRight', true, 550],
  ['PageUp', false, 768],
  ['PageDown', false, 390],
  ['Home', false, 280],
  ['End', false, 2560],
  ['Enter', false, null],
] as const)('%s (large: %s) moves it', (key, isLarge, width) => {
  expect(steppedWidth(500, key, isLarge)).toBe(width)
})
