import { beforeEach, expect, test, vi } from 'vitest'
import { run, builderAfter, turnEvents } from '#test/support/state-fixtures/builder.ts'
import type { BuilderEvent } from '../builder/builder.ts'
import { createBuilderStore } from '../store.ts'
import { drawPictures } from './pictures.ts'

beforeEach(() => void vi.useFakeTimers())

test('every version gets its picture, the newest first, each tried once', async () => {
  const store = createBuilderStore(builderAfter('t1', 't2', 't3'))
  const asked: string[] = []
  drawPictures(store, {
    draw: async (_html, { id }) => {
      asked.push(id)
      return id === 't2' ? null : `data:image/webp;base64,${id}`
    },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual(['t3', 't2', 't1'])
  expect(store.get().versions.map((version) => version.picture)).toEqual([
    'data:image/webp;base64,t1',
    null,
    'data:image/webp;base64,t3',
  ])
})

test('nothing is drawn while a page is made, nor after the end', async () => {
  const draw = vi.fn(async () => null)
  const [sent] = turnEvents('t2', { base: 't1' })
  const store = createBuilderStore(run(builderAfter('t1'), sent as BuilderEvent))
  const stop = drawPictures(store, { draw })
  await vi.advanceTimersByTimeAsync(5000)
  expect(draw).not.toHaveBeenCalled()
  stop()
  store.dispatch({ type: 'turn-taken-back', turn: 't2' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(draw).not.toHaveBeenCalled()
})

test('a version whose page is away is read for its picture, after those that are here', async () => {
  const builder = builderAfter('t1', 't2')
  const versions = builder.versions.map((version) => (version.id === 't1' ? { ...version, pageData: null } : version))
  const store = createBuilderStore({ ...builder, versions })
  const drawn: string[] = []
  drawPictures(store, {
    read: async ({ id }) => `page of ${id}`,
    draw: async (html) => {
      drawn.push(html)
      return 'data:image/webp;base64,x'
    },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drawn).toEqual([builder.pages[0]?.html, 'page of t1'])
})
