import { expect, test } from 'vitest'
import { readView, writeView } from './view.ts'

const home = { page: 'Home', isCode: false, width: 1280, version: null } as const

test.for([
  ['nothing', '', home],
  ['everything', 'page=About&view=code&width=390&version=2', { page: 'About', isCode: true, width: 390, version: 2 }],
  ['full width', 'width=full', { ...home, width: 'full' }],
  ['a width that no device has', 'width=123', home],
  ['a version that is no number', 'version=x', home],
  ['a version below one', 'version=-1', home],
  ['a view that does not exist', 'view=compare', home],
] as const)('reads %s', ([, query, view]) => {
  expect(readView(new URLSearchParams(query))).toEqual(view)
})

test('what is written is read again, and other parameters stay', () => {
  const view = { page: 'Prices & plans', isCode: true, width: 768, version: 3 } as const
  const written = writeView(new URLSearchParams('from=mail'), view)
  expect(readView(written)).toEqual(view)
  expect(written.get('from')).toBe('mail')
})

test('the default view has a plain address', () => {
  expect(writeView(new URLSearchParams('page=About&width=390'), home).toString()).toBe('')
})
