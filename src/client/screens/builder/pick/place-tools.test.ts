import { expect, test } from 'vitest'
import type { Box } from '#client/parts/preview/on-canvas.ts'
import { placeName, placeTools } from './place-tools.ts'

const canvas = { width: 1000, height: 600 }
const tools = { width: 500, height: 44 }
const box = (more: Partial<Box>): Box => ({ left: 100, top: 200, width: 300, height: 80, ...more })

test.for([
  ['under the element', box({}), { left: 100, top: 288 }],
  ['over one at the bottom of the canvas', box({ top: 500, height: 90 }), { left: 100, top: 412 }],
  ['at the bottom when it fills the canvas', box({ top: -50, height: 900 }), { left: 100, top: 548 }],
  ['within the right edge', box({ left: 900 }), { left: 492, top: 288 }],
  ['within the left edge', box({ left: -200 }), { left: 8, top: 288 }],
] as const)('tools stand %s', ([, at, place]) => {
  expect(placeTools(at, tools, canvas)).toEqual(place)
})

test.for([
  ['over the element', box({}), { left: 100, top: 168 }],
  ['at the top while its head is out of sight', box({ top: -40 }), { left: 100, top: 8 }],
] as const)('its name stands %s', ([, at, place]) => {
  expect(placeName(at, { width: 120, height: 28 }, canvas)).toEqual(place)
})

test('a canvas that is narrower than the tools keeps their beginning', () => {
  expect(placeTools(box({}), { width: 700, height: 88 }, { width: 400, height: 600 }).left).toBe(8)
})
