import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  followWorkspacesCreated,
  holdLoadingMs,
  notifyWorkspacesCreated,
  refreshAfterMs,
} from './workspaces-created.ts'

beforeEach(() => {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow(refresh: () => Promise<unknown> = () => Promise.resolve()) {
  const seen: string[] = []
  const stop = followWorkspacesCreated({
    refresh: () => {
      seen.push('refresh')
      return refresh()
    },
    onLoading: (isLoading) => seen.push(isLoading ? 'loading' : 'loaded'),
  })
  return { seen, stop }
}

test('the list is read again after 200 ms and counts as loading for 300 ms more', async () => {
  const { seen, stop } = follow()
  notifyWorkspacesCreated()
  expect(seen).toEqual(['loading'])
  await vi.advanceTimersByTimeAsync(refreshAfterMs - 1)
  expect(seen).toEqual(['loading'])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['loading', 'refresh'])
  await vi.advanceTimersByTimeAsync(holdLoadingMs - 1)
  expect(seen).toEqual(['loading', 'refresh'])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['loading', 'refresh', 'loaded'])
  stop()
})

test('two events in a row read it once', async () => {
  const { seen, stop } = follow()
  notifyWorkspacesCreated()
  await vi.advanceTimersByTimeAsync(100)
  notifyWorkspacesCreated()
  await vi.advanceTimersByTimeAsync(refreshAfterMs + holdLoadingMs)
  expect(seen.filter((what) => what === 'refresh')).toHaveLength(1)
  expect(seen.at(-1)).toBe('loaded')
  stop()
})

test('a list that cannot be read does not load for ever', async () => {
  const { seen, stop } = follow(() => Promise.reject(new Error('no line')))
  notifyWorkspacesCreated()
  await vi.advanceTimersByTimeAsync(refreshAfterMs + holdLoadingMs)
  expect(seen).toEqual(['loading', 'refresh', 'loaded'])
  stop()
})

test('after stopping nothing is heard', async () => {
  const { seen, stop } = follow()
  stop()
  notifyWorkspacesCreated()
  await vi.advanceTimersByTimeAsync(refreshAfterMs + holdLoadingMs)
  expect(seen).toEqual([])
})
