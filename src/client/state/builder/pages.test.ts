import { expect, test } from 'vitest'
import { answers, htmlOf, run, builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { nextPageName, pageLockReason, pageNameProblem, pageNamed } from './pages.ts'
import { emptyBuilder, reduce, type BuilderEvent } from './builder.ts'

const two = run(emptyBuilder(), { type: 'page-added', name: 'About' })

test.for([
  ['About us', null],
  ['  ', 'Give the page a name.'],
  ['about', 'There is a page of that name already.'],
  ['HOME', 'There is a page of that name already.'],
  ['x'.repeat(61), 'At most 60 characters.'],
] as const)('a page called "%s": %s', ([name, problem]) => {
  expect(pageNameProblem(two, name)).toBe(problem)
})

test('a page may keep its name in another case', () => expect(pageNameProblem(two, 'ABOUT', 'About')).toBeNull())

test('names are trimmed and refused names change nothing', () => {
  expect(run(two, { type: 'page-added', name: ' Menu ' }).pages.map((page) => page.name)).toEqual([
    'Home',
    'About',
    'Menu',
  ])
  expect(run(two, { type: 'page-added', name: 'About' })).toBe(two)
})

test('a free name is found', () => {
  const crowded = run(two, { type: 'page-added', name: 'Page 3' })
  expect(nextPageName(emptyBuilder())).toBe('Page 2')
  expect(nextPageName(two)).toBe('Page 3')
  expect(nextPageName(crowded)).toBe('Page 4')
})

test('Home can neither be renamed nor deleted', () => {
  expect(pageLockReason(two, 'Home')).not.toBeNull()
  expect(run(two, { type: 'page-deleted', name: 'Home' })).toBe(two)
  expect(run(two, { type: 'page-renamed', from: 'Home', to: 'Start' })).toBe(two)
})

test('a page that is being made cannot be renamed or deleted', () => {
  const [sent] = turnEvents('t1', { page: 'About' })
  const making = run(two, sent as BuilderEvent)
  expect(pageLockReason(making, 'About')).not.toBeNull()
  expect(reduce(making, { type: 'page-deleted', name: 'About' })).toBe(making)
})

test('a new name reaches the chat, the draft and every restore point', () => {
  const builder = run(
    two,
    ...turnEvents('t1', { page: 'About' }),
    { type: 'draft-written', page: 'About', text: 'more' },
    { type: 'page-renamed', from: 'About', to: 'Story' },
  )
  expect(builder.pages.map((page) => page.name)).toEqual(['Home', 'Story'])
  expect(answers(builder, 'Story')).toHaveLength(1)
  expect(builder.drafts).toEqual({ Story: 'more' })
  expect(builder.versions[0]).toMatchObject({
    page: 'Story',
    pageData: { Home: '', Story: htmlOf('t1') },
    current: { Story: 't1' },
  })
})

test('a deleted page comes back whole', () => {
  const builder = run(two, ...turnEvents('t1', { page: 'About' }), { type: 'page-added', name: 'Menu' })
  const page = pageNamed(builder, 'About')
  const gone = run(builder, { type: 'page-deleted', name: 'About' })
  expect(gone.pages.map(({ name }) => name)).toEqual(['Home', 'Menu'])
  const back = run(gone, { type: 'page-returned', page, index: 1 })
  expect(back.pages).toEqual(builder.pages)
  expect(back.chats).toEqual(builder.chats)
  expect(run(back, { type: 'page-returned', page, index: 1 })).toBe(back)
})

test('another page of a deleted name begins a chat of its own, with the old one folded away', () => {
  const builder = run(
    two,
    ...turnEvents('t1', { page: 'About' }),
    { type: 'page-deleted', name: 'About' },
    { type: 'page-added', name: 'About' },
  )
  expect(builder.chats['About']).toMatchObject([
    { role: 'hidden', messages: [{ role: 'user' }, { role: 'assistant' }] },
  ])
  expect(pageNamed(builder, 'About').html).toBe('')
})

test('an unknown page is Home', () => expect(pageNamed(builderAfter('t1'), 'Nowhere').name).toBe('Home'))

const three = run(two, { type: 'page-added', name: 'Menu' })
const names = (builder: { pages: { name: string }[] }) => builder.pages.map((page) => page.name)

test.for([
  ['Menu', 1, ['Home', 'Menu', 'About']],
  ['Menu', 0, ['Home', 'Menu', 'About']],
  ['About', 9, ['Home', 'Menu', 'About']],
] as const)('%s at %d', ([name, index, order]) => {
  expect(names(run(three, { type: 'page-moved', name, index }))).toEqual(order)
})

test('Home is not moved, nor a page to where it is', () => {
  expect(run(three, { type: 'page-moved', name: 'Home', index: 2 })).toBe(three)
  expect(run(three, { type: 'page-moved', name: 'Menu', index: 2 })).toBe(three)
})

test('a page becomes Home with its chat and versions, and the same the other way round undoes it', () => {
  const made = run(builderAfter('t1'), { type: 'page-added', name: 'About' })
  const chosen = run(made, { type: 'home-chosen', name: 'About', former: 'Old home' })
  expect(names(chosen)).toEqual(['Home', 'Old home'])
  expect(pageNamed(chosen, 'Old home').html).toBe(htmlOf('t1'))
  expect(chosen.chats['Old home']).toEqual(made.chats['Home'])
  expect(chosen.versions[0]).toMatchObject({ page: 'Old home', current: { 'Old home': 't1' } })
  expect(run(chosen, { type: 'home-chosen', name: 'Old home', former: 'About' })).toEqual(made)
})

test('Home does not become Home, and the former one takes nobody’s name', () => {
  expect(run(three, { type: 'home-chosen', name: 'Home', former: 'Old home' })).toBe(three)
  expect(run(three, { type: 'home-chosen', name: 'About', former: 'menu' })).toBe(three)
})
