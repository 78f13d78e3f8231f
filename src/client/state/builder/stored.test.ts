import { expect, test } from 'vitest'
import { pageMaxLength } from '#rules/chat.ts'
import { htmlOf, run, builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { undoable } from './restore.ts'
import { emptyBuilder, type BuilderEvent } from './builder.ts'
import type { ChatItem } from './types.ts'

const minute = (at: number) => Date.UTC(2026, 10, 20, 14, at)

const stored = (id: string, more: Partial<Extract<BuilderEvent, { type: 'page-stored' }>> = {}): BuilderEvent => ({
  type: 'page-stored',
  id,
  page: 'Home',
  html: htmlOf(`by hand ${id}`),
  title: 'Changed by hand',
  reading: null,
  at: minute(2) + 30_000,
  ...more,
})
const switchTo = (version: string): BuilderEvent[] => [{ type: 'restore-begun', version }, { type: 'restore-finished' }]

const outline = (entries: ChatItem[] | undefined): unknown[] =>
  (entries ?? []).map((entry) => (entry.role === 'hidden' ? outline(entry.messages) : entry.id))

const two = builderAfter('t1', 't2')

test('a page that no turn made is a version of its own and is shown', () => {
  const builder = run(two, stored('h1'))
  expect(builder.pages).toEqual([{ name: 'Home', html: htmlOf('by hand h1'), version: 'h1' }])
  expect(builder.versions.at(-1)).toMatchObject({
    id: 'h1',
    page: 'Home',
    number: 3,
    title: 'Changed by hand',
    reading: null,
    maker: { kind: 'person' },
    pageData: { Home: htmlOf('by hand h1') },
    current: { Home: 'h1' },
    map: [{ changed: true }, { changed: false }],
  })
  expect(builder.chats).toBe(two.chats)
})

test('versions of turns are called after their prompt', () => {
  expect(two.versions.map(({ title }) => title)).toEqual(['prompt of t1', 'prompt of t2'])
})

test.for([
  ['the same page', stored('h1', { html: htmlOf('t2') })],
  ['nothing', stored('h1', { html: '' })],
  ['a page that does not exist', stored('h1', { page: 'Nowhere' })],
  ['a version that is there', stored('t1')],
  ['more than is ever stored', stored('h1', { html: 'x'.repeat(pageMaxLength + 1) })],
] satisfies [string, BuilderEvent][])('%s is no version', ([, event]) => {
  expect(run(two, event)).toBe(two)
})

test('a page that is made meanwhile keeps its turn, and its version comes after', () => {
  const [sent, accepted, ended] = turnEvents('t3', { base: 't2' })
  const builder = run(two, ...([sent, accepted] as BuilderEvent[]), stored('h1'), ended as BuilderEvent)
  expect(builder.versions.map(({ id, number }) => [id, number])).toEqual([
    ['t1', 1],
    ['t2', 2],
    ['h1', 3],
    ['t3', 4],
  ])
  expect(builder.pages[0]?.version).toBe('t3')
})

test('a switch to it truncates the chat to the last answer before it, and is undone whole', () => {
  const builder = run(two, stored('h1'), ...turnEvents('t3', { base: 'h1' }))
  const back = run(builder, ...switchTo('h1'))
  expect(back.pages[0]).toMatchObject({ html: htmlOf('by hand h1'), version: 'h1' })
  expect(outline(back.chats['Home'])).toEqual([
    't1-user',
    't1-answer',
    't2-user',
    't2-answer',
    ['t3-user', 't3-answer'],
  ])
  expect(run(back, { type: 'restore-undone', page: 'Home' }).chats).toEqual(builder.chats)
})

test('one that was stored before anything was said puts the whole chat aside', () => {
  const builder = run(emptyBuilder(), stored('h0', { at: minute(0) }), ...turnEvents('t1', { base: 'h0' }))
  expect(outline(run(builder, ...switchTo('h0')).chats['Home'])).toEqual([['t1-user', 't1-answer']])
})

test('a switch over it keeps what came later within reach', () => {
  const back = run(two, stored('h1'), ...switchTo('t1'))
  expect(outline(back.chats['Home'])).toEqual(['t1-user', 't1-answer', ['t2-user', 't2-answer']])
  expect(run(back, { type: 'restore-undone', page: 'Home' }).pages[0]?.version).toBe('h1')
})

test('a switch cannot be undone once the page was changed by hand', () => {
  const back = run(two, ...switchTo('t1'))
  expect(undoable(back, 'Home')).not.toBeNull()
  expect(undoable(run(back, stored('h1')), 'Home')).toBeNull()
})
