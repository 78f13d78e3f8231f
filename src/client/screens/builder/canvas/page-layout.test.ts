import { expect, test } from 'vitest'
import { comingRows, rowHeight, viewFrame } from './page-layout.ts'

const page = { sections: [] }

test.for([
  ['the top of a long page', { top: 0, height: 4000, viewport: 1000 }, { top: 0, height: 0.25 }],
  ['its end', { top: 3000, height: 4000, viewport: 1000 }, { top: 0.75, height: 0.25 }],
  ['a page shorter than the frame', { top: 0, height: 500, viewport: 1000 }, { top: 0, height: 1 }],
  ['a scroll beyond the end', { top: 9000, height: 4000, viewport: 1000 }, { top: 0.75, height: 0.25 }],
  ['an empty page', { top: 0, height: 0, viewport: 800 }, { top: 0, height: 1 }],
] as const)('%s', ([, layout, frame]) => {
  expect(viewFrame({ ...page, ...layout })).toEqual(frame)
})

test.for([
  ['nothing written yet', 600, 0, 4, { top: 0, rows: 4 }],
  ['half written', 600, 300, 4, { top: 300, rows: 4 }],
  ['written beyond the canvas', 600, 2000, 4, { top: 600 - 4 * rowHeight, rows: 4 }],
  ['more to come than there is room', 400, 2000, 9, { top: 400 - 4 * rowHeight, rows: 4 }],
  ['nothing to come', 600, 2000, 0, { top: 600, rows: 0 }],
] as const)('%s', ([, canvas, written, count, coming]) => {
  expect(comingRows(canvas, written, count)).toEqual(coming)
})
