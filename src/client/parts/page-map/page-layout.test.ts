import { expect, test } from 'vitest'
import { viewFrame } from './page-layout.ts'

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
