import { expect, test } from 'vitest'
import { fitToPane } from './fit.ts'

test.each([
  [{ width: 1000, height: 600 }, 390, { width: 390, height: 600, zoom: 1, left: 305 }],
  [{ width: 1000, height: 600 }, 1280, { width: 1280, height: 768, zoom: 0.78125, left: 0 }],
  [{ width: 1000, height: 600 }, 'full', { width: 1000, height: 600, zoom: 1, left: 0 }],
  [{ width: 390, height: 600 }, 390, { width: 390, height: 600, zoom: 1, left: 0 }],
  [{ width: 0, height: 0 }, 390, { width: 390, height: 0, zoom: 0, left: 0 }],
] as const)('in a pane of %j a page for %s gets %j', (pane, device, expected) => {
  expect(fitToPane(pane, device)).toEqual(expected)
})
