import { expect, test } from 'vitest'
import { htmlOf, run, builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import { emptyBuilder, type BuilderEvent } from '../builder/builder.ts'
import { adoptSaved } from './adopt.ts'
import { type BrowserStorage, savedKeys } from './keys.ts'
import { loadBuilder } from './load.ts'
import { createSaver } from './save.ts'

/** A storage with room for so many characters. */
function memory(initial: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  const values = new Map(Object.entries(initial))
  const writes: string[] = []
  const storage: BrowserStorage & { room: number } = {
    room,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      const others = [...values].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0)
      if (others + value.length > storage.room) throw new DOMException('full', 'QuotaExceededError')
      writes.push(key)
      values.set(key, value)
    },
  }
  return { storage, values, writes }
}

const silent = () => {}

function saved(builder = builderAfter('t1', 't2')) {
  const kept = memory()
  createSaver(kept.storage, emptyBuilder()).save(builder)
  return kept
}

test('what was saved is loaded again', () => {
  const builder = run(
    builderAfter('t1', 't2', 't3'),
    { type: 'page-added', name: 'About' },
    { type: 'draft-written', page: 'About', text: 'unsent' },
    { type: 'mode-chosen', mode: 'json' },
    { type: 'restore-begun', version: 't1' },
    { type: 'restore-finished' },
    { type: 'page-added', name: '2024' },
    {
      type: 'page-stored',
      id: 'h1',
      page: '2024',
      html: htmlOf('mine'),
      title: 'Changed by hand',
      at: 5,
      reading: null,
    },
  )
  expect(loadBuilder(saved(builder).storage, silent)).toEqual({ ...builder, undo: null, sent: undefined })
})

test('a turn that runs is known after a reload, from its beginning', () => {
  const [sent, accepted] = turnEvents('t3', { base: 't2' })
  const builder = run(builderAfter('t1', 't2'), sent as BuilderEvent, accepted as BuilderEvent, {
    type: 'streamed',
    id: 'id-t3',
    events: [{ id: 1, event: { type: 'text', delta: 'half' } }],
  })
  const { turn } = loadBuilder(saved(builder).storage, silent)
  expect(turn).toMatchObject({ turn: 't3', id: 'id-t3', page: 'Home', base: 't2', seen: 0, text: '' })
})

test('the values of the specification have its names and shapes', () => {
  const { values } = saved()
  expect(JSON.parse(values.get('pageData') ?? '')).toEqual({ Home: htmlOf('t2') })
  const points: unknown = JSON.parse(values.get('restorePoints') ?? '')
  expect(points).toMatchObject([
    { timestamp: expect.any(Number), pageData: { Home: htmlOf('t1') }, jsonStructure: null },
    { pageData: { Home: htmlOf('t2') } },
  ])
})

test('pages that were saved by themselves are shown', () => {
  const { storage } = memory({ pageData: JSON.stringify({ Home: '<h1>Mine</h1>', About: '<p>Us</p>' }) })
  const { pages } = loadBuilder(storage, silent)
  expect(pages.map(({ name, html }) => [name, html])).toEqual([
    ['Home', '<h1>Mine</h1>'],
    ['About', '<p>Us</p>'],
  ])
})

test('restore points without our own fields can be switched to', () => {
  const point = {
    timestamp: '2026-01-02T03:04:05Z',
    pageData: { Home: '<h1>Then</h1>' },
    jsonStructure: { title: 'T' },
  }
  const { storage } = memory({ restorePoints: JSON.stringify([point]) })
  const builder = loadBuilder(storage, silent)
  const version = builder.versions[0]?.id ?? ''
  const back = run(builder, { type: 'restore-begun', version }, { type: 'restore-finished' })
  expect(back.pages[0]?.html).toBe('<h1>Then</h1>')
  expect(back.structure).toEqual({ title: 'T' })
})

const whole = saved()

test.for([
  ['pageData', 'no JSON at all {'],
  ['pageData', '[1,2]'],
  ['pageData', '{"Home":5}'],
  ['restorePoints', '{"not":"a list"}'],
  ['restorePoints', '[{"timestamp":"yesterday-ish","pageData":{}}]'],
  ['chats', '{"Home":[{"role":"system"}]}'],
  ['drafts', '"text"'],
  ['project', '{"order":"Home"}'],
  ['running', '{"turn":1}'],
  ['structure', 'no JSON'],
] as const)('an invalid %s (%s) is logged and ignored, the rest is kept', ([name, bad]) => {
  const { storage } = memory({ ...Object.fromEntries(whole.values), [savedKeys[name]]: bad })
  const logged: string[] = []
  const builder = loadBuilder(storage, (key) => logged.push(key))
  expect(logged).toEqual([savedKeys[name]])
  expect(builder.pages[0]?.html).toBe(name === 'pageData' ? '' : htmlOf('t2'))
  expect(builder.versions).toHaveLength(name === 'restorePoints' ? 0 : 2)
  expect(builder.chats['Home'] ?? []).toHaveLength(name === 'chats' ? 0 : 4)
})

test('a browser that forbids storage gives an empty builder', () => {
  const storage: BrowserStorage = {
    ...memory().storage,
    getItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
  }
  expect(loadBuilder(storage, silent)).toEqual(emptyBuilder())
})

test('only what changed is written', () => {
  const { storage, writes } = memory()
  const builder = builderAfter('t1')
  const saver = createSaver(storage, builder)
  saver.save(builder)
  expect(writes).toEqual([])
  saver.save(run(builder, { type: 'draft-written', page: 'Home', text: 'a' }))
  expect(writes).toEqual([savedKeys.drafts])
})

test('a full storage is told, keeps what fits, and takes the rest when there is room again', () => {
  const kept = memory({}, 700)
  const builder = run(builderAfter('t1', 't2', 't3'), { type: 'draft-written', page: 'Home', text: 'unsent' })
  const saver = createSaver(kept.storage, emptyBuilder())
  expect(saver.save(builder)).toBe(false)
  expect(kept.values.has(savedKeys.drafts)).toBe(true)
  expect(kept.values.has(savedKeys.restorePoints)).toBe(false)
  kept.storage.room = 100_000
  expect(saver.save(builder)).toBe(true)
  expect(loadBuilder(kept.storage, silent)).toEqual({ ...builder, sent: undefined })
})

test('another tab takes over pages, talk and versions, but keeps its own unsent words', () => {
  const here = run(builderAfter('t1'), { type: 'draft-written', page: 'Home', text: 'mine' })
  const there = run(builderAfter('t1', 't2'), { type: 'draft-written', page: 'Home', text: 'theirs' })
  const builder = run(here, { type: 'adopted', part: adoptSaved(here, there, new Set()) })
  expect(builder.pages).toEqual(there.pages)
  expect(builder.versions).toEqual(there.versions)
  expect(builder.drafts).toEqual({ Home: 'mine' })
})

const [sent, accepted] = turnEvents('t1')
const waiting = run(emptyBuilder(), sent as BuilderEvent)
const running = run(waiting, accepted as BuilderEvent)

test.for([
  ['a turn that begins elsewhere is followed', emptyBuilder(), running, [], 'id-t1'],
  ['a turn of one’s own stays', waiting, emptyBuilder(), ['t1'], null],
  ['a turn that came to nothing elsewhere is dropped', waiting, emptyBuilder(), [], 'none'],
  ['a turn that runs ends through its stream', running, emptyBuilder(), [], 'id-t1'],
  ['the name the server gave is learned', waiting, running, [], 'id-t1'],
] as const)('%s', ([, here, there, own, id]) => {
  const { turn } = adoptSaved(here, there, new Set(own))
  expect(turn ? turn.id : 'none').toBe(id)
})
