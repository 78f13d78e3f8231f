import { beforeEach, expect, test, vi } from 'vitest'
import { directEditsTitle } from '#rules/version-names.ts'
import { htmlOf, builderAfter } from '#test/support/state-fixtures/builder.ts'
import { directEditIdleMs, sendDelayMs } from '../builder/limits.ts'
import { createBuilderStore } from '../store.ts'
import type { Change } from './change.ts'
import { createEditor } from './editor.ts'
import { autosaveDirectEdits } from './autosave-direct-edits.ts'
import { type StartRequest, startRequest } from './request.ts'

const key = 'pagewright.hand'

function bench(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  const store = createBuilderStore(builderAfter('t1'))
  const changes: Change[] = []
  const started: StartRequest[] = []
  let number = 0
  const editor = createEditor({
    store,
    start: async (builder, turn) => {
      started.push(startRequest(builder, turn))
      return { kind: 'accepted', id: 'g1' }
    },
    follow: () => new Promise(() => {}),
    stop: async () => {},
    discard: async () => null,
    load: async () => {},
    keep: (change) => void changes.push(change),
    refresh: () => {},
    now: () => 1_000_000,
    newId: () => `id-${++number}`,
    notify: () => {},
    announce: () => {},
    onCredits: () => {},
    toPlans: { label: 'View Plans', run: () => {} },
  })
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
  const stop = autosaveDirectEdits(editor, { storage, log: () => {} })
  return { editor, store, changes, started, values, listeners, stop }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const titles = ({ store }: ReturnType<typeof bench>) => store.get().versions.map(({ title }) => title)

beforeEach(() => void vi.useFakeTimers())

test('many changes by hand are one version after a while without another', async () => {
  const bed = bench()
  bed.editor.editDirectly('Home', htmlOf('a'), 'Text changed')
  await pass(directEditIdleMs - 1)
  bed.editor.editDirectly('Home', htmlOf('ab'), 'Text changed')
  await pass(directEditIdleMs - 1)
  expect(titles(bed)).toEqual(['prompt of t1'])
  await pass(1)
  expect(titles(bed)).toEqual(['prompt of t1', directEditsTitle])
  expect(bed.store.get().pages[0]?.html).toBe(htmlOf('ab'))
  expect(bed.changes).toHaveLength(1)
})

test('what was undone to the start is no version', async () => {
  const bed = bench()
  bed.editor.editDirectly('Home', htmlOf('a'), 'Text changed')
  bed.editor.editDirectly('Home', htmlOf('t1'), 'Text changed')
  await pass(directEditIdleMs)
  expect(titles(bed)).toEqual(['prompt of t1'])
  expect(bed.values.has(key)).toBe(false)
})

test('a prompt is sent with the page that was changed by hand, and with what was picked', async () => {
  const bed = bench()
  bed.editor.editDirectly('Home', htmlOf('a'), 'Text changed')
  bed.editor.send('Home', 'Darker', (html) => ({
    place: 'Heading',
    says: 'a',
    targets: [html === htmlOf('a') ? 'h1' : 'wrong'],
  }))
  await pass(sendDelayMs)
  expect(bed.started).toMatchObject([{ html: htmlOf('a'), targets: ['h1'] }])
  expect(titles(bed)).toEqual(['prompt of t1', directEditsTitle])
})

test('it is in the browser at once and becomes a version when the tab is left', () => {
  const bed = bench()
  bed.editor.editDirectly('Home', htmlOf('a'), 'Text changed')
  expect(JSON.parse(bed.values.get(key) ?? '')).toEqual({ Home: htmlOf('a') })
  bed.listeners.get('pagehide')?.()
  expect(titles(bed)).toEqual(['prompt of t1', directEditsTitle])
  expect(bed.values.has(key)).toBe(false)
})

test('what a tab left behind becomes a version when it comes back', () => {
  const bed = bench({ [key]: JSON.stringify({ Home: htmlOf('left'), Gone: '<p>' }) })
  expect(bed.store.get().pages[0]?.html).toBe(htmlOf('left'))
  expect(titles(bed)).toEqual(['prompt of t1', directEditsTitle])
  expect(bed.values.has(key)).toBe(false)
})

test.for([
  ['a switch', ({ editor }) => editor.switchTo('t1')],
  ['another name', ({ editor }) => editor.renamePage('Home', 'Start')],
  ['an import', ({ editor }) => void editor.storePage('Home', htmlOf('b'), 'Imported b.html')],
  ['leaving', ({ editor }) => editor.leave()],
] satisfies [string, (bed: ReturnType<typeof bench>) => void][])('%s keeps it first', ([, happen]) => {
  const bed = bench()
  bed.editor.editDirectly('Home', htmlOf('a'), 'Text changed')
  happen(bed)
  expect(titles(bed).slice(0, 2)).toEqual(['prompt of t1', directEditsTitle])
})
