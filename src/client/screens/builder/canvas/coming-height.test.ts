import { expect, test } from 'vitest'
import { comingRows, rowHeight } from './coming-height.ts'

test.for([
  ['nothing written yet', 600, 0, 4, { top: 0, rows: 4 }],
  ['half written', 600, 300, 4, { top: 300, rows: 4 }],
  ['written beyond the canvas', 600, 2000, 4, { top: 600 - 4 * rowHeight, rows: 4 }],
  ['more to come than there is room', 400, 2000, 9, { top: 400 - 4 * rowHeight, rows: 4 }],
  ['nothing to come', 600, 2000, 0, { top: 600, rows: 0 }],
] as const)('%s', ([, canvas, written, count, coming]) => {
  expect(comingRows(canvas, written, count)).toEqual(coming)
})
