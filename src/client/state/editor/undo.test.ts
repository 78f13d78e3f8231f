import { beforeEach, expect, test, vi } from 'vitest'
import { htmlOf, run, builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { textMark } from '#design/text-mark.ts'
import { restoreBusyMs } from '../builder/limits.ts'
import { pageNamed, shownHtml } from '../builder/pages.ts'
import { createBuilderStore } from '../store.ts'
import type { Change } from './change.ts'
import { createEditor } from './editor.ts'
import type { NoticeAction } from './deps.ts'

/** An editor after two turns on Home, and another page; nothing of it reaches a server. */
function bench() {
  const store = createBuilderStore(run(builderAfter('t1', 't2'), { type: 'page-added', name: 'About' }))
  const kept: Change[] = []
  const actions: NoticeAction[] = []
  let number = 0
  const editor = createEditor({
    store,
    start: async () => ({ kind: 'accepted', id: 'g1' }),
    follow: () => new Promise(() => {}),
    stop: async () => {},
    discard: async () => null,
    load: async () => {},
    keep: (change) => void kept.push(change),
    refresh: () => {},
    now: () => Date.UTC(2026, 10, 20, 15) + ++number,
    newId: () => `id-${++number}`,
    notify: (_, action) => action && actions.push(action),
    announce: () => {},
    onCredits: () => {},
    toPlans: { label: 'View Plans', run: () => {} },
  })
  const state = () => {
    const { pages, chats } = store.get()
    return {
      pages: pages.map(({ name }) => [name, shownHtml(store.get(), name)]),
      said: (chats['Home'] ?? []).map((entry) => (entry.role === 'hidden' ? entry.messages.length : entry.id)),
    }
  }
  return { editor, store, kept, actions, state }
}

type Bench = ReturnType<typeof bench>

beforeEach(() => void vi.useFakeTimers())

/** A turn that was sent here and stored a version. */
function turn({ store }: Bench, id: string) {
  for (const event of turnEvents(id, { base: 't2' })) store.dispatch(event)
}

test.for<[what: string, happen: (bed: Bench) => unknown]>([
  ['a change by hand', ({ editor }) => editor.editDirectly('Home', htmlOf('typed'), 'Text changed')],
  [
    'a change by hand that became a version',
    ({ editor }) => {
      editor.editDirectly('Home', htmlOf('typed'), 'Text changed')
      editor.saveDirectEdits()
    },
  ],
  ['a page that was imported', ({ editor }) => editor.storePage('Home', htmlOf('other'), 'Imported other.html')],
  ['an added page', ({ editor }) => editor.addPage('Prices')],
  ['a copied page', ({ editor }) => editor.duplicatePage('Home')],
  ['a renamed page', ({ editor }) => editor.renamePage('About', 'Us')],
  ['a deleted page', ({ editor }) => editor.deletePage('About')],
  ['another Home', ({ editor }) => editor.chooseHome('About')],
  ['a turn', (bed) => turn(bed, 't3')],
  [
    'a switch',
    async ({ editor }) => {
      editor.switchTo('t1')
      await vi.advanceTimersByTimeAsync(restoreBusyMs)
    },
  ],
])('%s is undone and done again', async ([, happen]) => {
  const bed = bench()
  const before = bed.state()
  await happen(bed)
  const after = bed.state()
  expect(after).not.toEqual(before)
  expect(await bed.editor.undo()).not.toBeNull()
  expect(bed.state().pages).toEqual(before.pages)
  expect(await bed.editor.redo()).not.toBeNull()
  expect(bed.state()).toEqual(after)
  await bed.editor.undo()
  expect(bed.state().pages).toEqual(before.pages)
})

test('undoing a turn puts its messages aside and leaves the other pages alone', async () => {
  const bed = bench()
  turn(bed, 't3')
  await bed.editor.undo()
  expect(bed.state().said).toEqual(['t1-user', 't1-answer', 't2-user', 't2-answer', 2])
  expect(bed.store.get().pages.map(({ name }) => name)).toEqual(['Home', 'About'])
  expect(bed.kept.at(-1)).toEqual({ kind: 'restored', version: 't2', scope: 'page', seen: 't3' })
})

test('a turn that changed another page too is undone and done again with it, unless that was changed since', async () => {
  const bed = bench()
  bed.editor.storePage('About', htmlOf('about'), 'Imported')
  const about = () => shownHtml(bed.store.get(), 'About')
  const [sent, accepted, streamed] = turnEvents('t3', { base: 't2' })
  if (!sent || !accepted || streamed?.type !== 'streamed') throw new Error('no turn')
  const of = textMark(htmlOf('about'))
  const beside = {
    type: 'beside',
    id: 'b3',
    page: 'About',
    html: htmlOf('linked'),
    of,
    label: 'On About: linked',
  } as const
  const events = [{ id: 0.5, event: beside }, ...streamed.events]
  for (const event of [sent, accepted, { ...streamed, events }]) bed.store.dispatch(event)
  expect(about()).toBe(htmlOf('linked'))
  await bed.editor.undo()
  expect([shownHtml(bed.store.get(), 'Home'), about()]).toEqual([htmlOf('t2'), htmlOf('about')])
  await bed.editor.redo()
  expect([shownHtml(bed.store.get(), 'Home'), about()]).toEqual([htmlOf('t3'), htmlOf('linked')])
})

test('what was done is undone in its order, over all pages', async () => {
  const bed = bench()
  bed.editor.editDirectly('Home', htmlOf('typed'), 'Text changed')
  bed.editor.renamePage('About', 'Us')
  expect(await bed.editor.undo()).toBe('About')
  expect(await bed.editor.undo()).toBe('Home')
  expect(await bed.editor.undo()).toBeNull()
})

test('what is undone because it was said leaves what was said, and the next time undoes what was before that', async () => {
  const bed = bench()
  turn(bed, 't3')
  turn(bed, 't4')
  const { said } = bed.state()
  expect(await bed.editor.undoSaid()).toBe('Home')
  expect(shownHtml(bed.store.get(), 'Home')).toBe(htmlOf('t3'))
  expect(await bed.editor.undoSaid()).toBe('Home')
  expect(shownHtml(bed.store.get(), 'Home')).toBe(htmlOf('t2'))
  expect(bed.state().said).toEqual(said)
  expect(bed.kept).toMatchObject([{ kind: 'page-stored' }, { kind: 'page-stored' }])
  await bed.editor.redo()
  expect(shownHtml(bed.store.get(), 'Home')).toBe(htmlOf('t3'))
})

test('something new takes the place of what was undone', async () => {
  const bed = bench()
  bed.editor.addPage('Prices')
  await bed.editor.undo()
  bed.editor.addPage('Contact')
  expect(await bed.editor.redo()).toBeNull()
})

test('what somebody else changed since is not undone', async () => {
  const bed = bench()
  bed.editor.editDirectly('Home', htmlOf('typed'), 'Text changed')
  bed.editor.saveDirectEdits()
  const pages = bed.store.get().pages.map((page) => (page.name === 'Home' ? { ...page, html: htmlOf('theirs') } : page))
  bed.store.dispatch({ type: 'adopted', part: { pages } })
  expect(await bed.editor.undo()).toBeNull()
  expect(pageNamed(bed.store.get(), 'Home').html).toBe(htmlOf('theirs'))
})

test('nothing is undone on a page that is being made', async () => {
  const bed = bench()
  bed.editor.editDirectly('Home', htmlOf('typed'), 'Text changed')
  bed.editor.send('Home', 'Darker')
  expect(await bed.editor.undo()).toBeNull()
})

test('the notice of a deleted page brings it back, even after something else was done', async () => {
  const bed = bench()
  bed.editor.deletePage('About')
  bed.editor.addPage('Prices')
  bed.actions[0]?.run()
  await vi.advanceTimersByTimeAsync(0)
  expect(bed.store.get().pages.map(({ name }) => name)).toEqual(['Home', 'About', 'Prices'])
})
