import { beforeEach, expect, test, vi } from 'vitest'
import { run, sessionAfter, turnEvents } from '../session/fixture.ts'
import type { SessionEvent } from '../session/session.ts'
import { createSessionStore } from '../store.ts'
import { drawPictures } from './pictures.ts'

beforeEach(() => void vi.useFakeTimers())

test('every version gets its picture, the newest first, each tried once', async () => {
  const store = createSessionStore(sessionAfter('t1', 't2', 't3'))
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
  const store = createSessionStore(run(sessionAfter('t1'), sent as SessionEvent))
  const stop = drawPictures(store, { draw })
  await vi.advanceTimersByTimeAsync(5000)
  expect(draw).not.toHaveBeenCalled()
  stop()
  store.dispatch({ type: 'turn-taken-back', turn: 't2' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(draw).not.toHaveBeenCalled()
})

test('a version whose page is away is read for its picture, after those that are here', async () => {
  const session = sessionAfter('t1', 't2')
  const versions = session.versions.map((version) => (version.id === 't1' ? { ...version, pageData: null } : version))
  const store = createSessionStore({ ...session, versions })
  const drawn: string[] = []
  drawPictures(store, {
    read: async ({ id }) => `page of ${id}`,
    draw: async (html) => {
      drawn.push(html)
      return 'data:image/webp;base64,x'
    },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drawn).toEqual([session.pages[0]?.html, 'page of t1'])
})
