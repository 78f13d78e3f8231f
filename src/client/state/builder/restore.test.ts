import { expect, test } from 'vitest'
import { htmlOf, run, builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { undoable } from './restore.ts'
import { reduce, type BuilderEvent } from './builder.ts'
import type { BuilderState, ChatItem } from './types.ts'

const three = builderAfter('t1', 't2', 't3')
const switchTo = (version: string): BuilderEvent[] => [{ type: 'restore-begun', version }, { type: 'restore-finished' }]

const outline = (entries: ChatItem[] | undefined): unknown[] =>
  (entries ?? []).map((entry) => (entry.role === 'hidden' ? outline(entry.messages) : entry.id))

test('a switch replaces pages and structure and truncates the chat to the message', () => {
  const builder = run(three, ...switchTo('t1'))
  expect(builder.pages).toEqual([{ name: 'Home', html: htmlOf('t1'), version: 't1' }])
  expect(outline(builder.chats['Home'])).toEqual([
    't1-user',
    't1-answer',
    ['t2-user', 't2-answer', 't3-user', 't3-answer'],
  ])
  expect(builder.versions).toEqual(three.versions)
  expect(builder.restoring).toBeNull()
})

test('an undone switch is as if it had not been', () => {
  const builder = run(three, ...switchTo('t1'), { type: 'restore-undone', page: 'Home' })
  expect(builder.pages).toEqual(three.pages)
  expect(builder.chats).toEqual(three.chats)
})

test('after a reload the undo goes by the restore point before the switch', () => {
  const reloaded: BuilderState = { ...run(three, ...switchTo('t2')), undo: null }
  expect(run(reloaded, { type: 'restore-undone', page: 'Home' }).pages).toEqual(three.pages)
})

const grownWithAbout = run(three, { type: 'page-added', name: 'About' }, ...turnEvents('t4', { page: 'About' }))

test('a page made since then is not in this version: it is brought back whole, or deleted', () => {
  const about = { name: 'About', html: htmlOf('t4'), version: 't4' }
  const left = run(grownWithAbout, ...switchTo('t2'))
  expect(left.leftOut).toEqual([about])
  const back = run(left, { type: 'page-returned', page: about, index: 1 })
  expect([back.pages[1], back.leftOut]).toEqual([about, []])
  expect(run(left, { type: 'page-deleted', name: 'About' }).leftOut).toEqual([])
})

test('what is left out stays so over another switch, keeps its name, and comes back with a version that has it', () => {
  const left = run(grownWithAbout, ...switchTo('t2'), ...switchTo('t1'))
  expect(left.leftOut.map(({ name }) => name)).toEqual(['About'])
  expect(reduce(left, { type: 'page-added', name: 'about' })).toBe(left)
  const later = run(left, ...switchTo('t4'))
  expect([later.pages.map(({ name }) => name), later.leftOut]).toEqual([['Home', 'About'], []])
})

test('pages made since then are gone with the switch and back with its undo', () => {
  const grown = grownWithAbout
  const builder = run(grown, ...switchTo('t2'))
  expect(builder.pages.map((page) => page.name)).toEqual(['Home'])
  const undone = run(builder, { type: 'restore-undone', page: 'Home' })
  expect([undone.pages, undone.leftOut]).toEqual([grown.pages, []])
})

test('a switch brings back what another page was then', () => {
  const grown = run(
    three,
    { type: 'page-added', name: 'About' },
    ...turnEvents('t4', { page: 'About', html: htmlOf('early') }),
    ...turnEvents('t5', { page: 'Home', base: 't3' }),
    ...turnEvents('t6', { page: 'About', html: htmlOf('late'), base: 't4' }),
  )
  const builder = run(grown, ...switchTo('t5'))
  expect(builder.pages[1]).toEqual({ name: 'About', html: htmlOf('early'), version: 't4' })
})

test('one can switch on to a version among the hidden messages', () => {
  const builder = run(three, ...switchTo('t1'), ...switchTo('t2'))
  expect(outline(builder.chats['Home'])).toEqual([
    't1-user',
    't1-answer',
    't2-user',
    't2-answer',
    ['t3-user', 't3-answer'],
  ])
})

test('after a switch the talk goes on, and the hidden messages stay where they were', () => {
  const builder = run(three, ...switchTo('t1'), ...turnEvents('t4', { base: 't1' }))
  expect(outline(builder.chats['Home'])).toEqual([
    't1-user',
    't1-answer',
    ['t2-user', 't2-answer', 't3-user', 't3-answer'],
    't4-user',
    't4-answer',
  ])
  expect(undoable(builder, 'Home')).toBeNull()
  const back = run(builder, ...switchTo('t2'))
  expect(outline(back.chats['Home'])).toEqual([
    't1-user',
    't1-answer',
    't2-user',
    't2-answer',
    ['t3-user', 't3-answer', 't4-user', 't4-answer'],
  ])
})

test('switching to the last version hides nothing', () => {
  expect(outline(run(three, ...switchTo('t3')).chats['Home'])).toEqual(outline(three.chats['Home']))
})

test('refuses a version that is not kept, and a switch while a page is made', () => {
  expect(reduce(three, { type: 'restore-begun', version: 'none' })).toBe(three)
  const [sent] = turnEvents('t4', { base: 't3' })
  const making = run(three, sent as BuilderEvent)
  expect(reduce(making, { type: 'restore-begun', version: 't1' })).toBe(making)
})

test('refuses a message while a version is switched to', () => {
  const switching = run(three, { type: 'restore-begun', version: 't1' })
  const [sent] = turnEvents('t4', { base: 't3' })
  expect(reduce(switching, sent as BuilderEvent)).toBe(switching)
})

test('without a switch there is nothing to undo', () => {
  expect(undoable(three, 'Home')).toBeNull()
  expect(reduce(three, { type: 'restore-undone', page: 'Home' })).toBe(three)
})
