import { expect, test } from 'vitest'
import type { CommentThread } from '#api/comments.ts'
import { emptyBuilder } from '#client/state/builder/builder.ts'
import type { BuilderState } from '#client/state/builder/types.ts'
import { pinsOn, storedKey } from './pins-on-page.ts'

const html = '<main><h1>Rooms</h1><p>One.</p><p>Two.</p></main>'
const builder = { ...emptyBuilder(), pages: [{ name: 'Home', html, version: 'v2' }] } as BuilderState
const version = { id: 'v2' } as NonNullable<Parameters<typeof pinsOn>[2]['version']>
const thread = (key: string, more: object = {}, pin: object = {}) =>
  ({
    page_name: 'Home',
    step: 'remark',
    ...more,
    pin: { key, version_id: 'v2', is_gone: false, ...pin },
  }) as CommentThread
const paths = (threads: CommentThread[], shown = html, at: typeof version | null = version) =>
  pinsOn(builder, 'Home', { html: shown, version: at }, threads).map(({ path }) => path)

test('a pin is on its element, also after changes that are not stored yet', () => {
  expect(paths([thread('p2'), thread('h1')])).toEqual(['0/2', '0/0'])
  expect(paths([thread('p2')], '<main><p>Two.</p><h1>Rooms</h1><p>One.</p></main>')).toEqual(['0/0'])
  expect(paths([thread('p2')], '<main><h1>Rooms</h1><p>One.</p></main>')).toEqual([])
})

test('other pages, what is resolved, and what is gone from here have no pin here', () => {
  expect(paths([thread('p1', { page_name: 'About' }), thread('p1', { step: 'resolved' })])).toEqual([])
  expect(paths([thread('p1', {}, { is_gone: true, version_id: 'v1' })])).toEqual([])
  expect(paths([thread('p1', {}, { is_gone: true })])).toEqual(['0/1'])
})

test('a comment is about an element of the stored version', () => {
  const changed = '<main><p>New</p><h1>Rooms</h1><p>One.</p><p>Two.</p></main>'
  expect(storedKey(html, changed, 'p3')).toBe('p2')
  expect(storedKey(html, changed, 'p1')).toBeNull()
  expect(storedKey(html, html, 'h1')).toBe('h1')
})
