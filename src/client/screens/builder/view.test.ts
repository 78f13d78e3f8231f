import { expect, test } from 'vitest'
import { isStep, readView, writeView } from './view.ts'

const home = { page: 'Home', isCode: false, width: 1280, version: null, compare: null } as const

test.for([
  ['nothing', '', home],
  [
    'everything',
    'page=About&view=code&width=390&version=2&compare=3..5',
    { page: 'About', isCode: true, width: 390, version: 2, compare: { before: 3, after: 5 } },
  ],
  ['two versions in the wrong order', 'compare=5..3', { ...home, compare: { before: 3, after: 5 } }],
  ['a version beside itself', 'compare=3..3', home],
  ['no versions at all', 'compare=0..2', home],
  ['half a comparison', 'compare=3..', home],
  ['full width', 'width=full', { ...home, width: 'full' }],
  ['a width of one’s own', 'width=1000', { ...home, width: 1000 }],
  ['a width that no screen has', 'width=123', home],
  ['a width beyond all screens', 'width=9999', home],
  ['a width that is no number', 'width=1e3', home],
  ['a version that is no number', 'version=x', home],
  ['a version below one', 'version=-1', home],
  ['a view that does not exist', 'view=compare', home],
] as const)('reads %s', ([, query, view]) => {
  expect(readView(new URLSearchParams(query))).toEqual(view)
})

test('what is written is read again, and other parameters stay', () => {
  const view = {
    page: 'Prices & plans',
    isCode: true,
    width: 768,
    version: 3,
    compare: { before: 1, after: 12 },
  } as const
  const written = writeView(new URLSearchParams('from=mail'), view)
  expect(readView(written)).toEqual(view)
  expect(written.get('from')).toBe('mail')
})

test.for([
  ['another page', { page: 'About' }, true],
  ['another width', { width: 390 }, true],
  ['the same width', { width: 1280 }, false],
  ['the code', { isCode: true }, true],
  ['Compare', { compare: { before: 1, after: 2 } }, true],
  ['an older version', { version: 2 }, false],
] as const)('one can go back from %s: %s', ([, part, step]) => {
  expect(isStep(home, part)).toBe(step)
})

test('the default view has a plain address', () => {
  expect(writeView(new URLSearchParams('page=About&width=390'), home).toString()).toBe('')
})
