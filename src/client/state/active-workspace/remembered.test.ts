import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberedWorkspace, rememberWorkspace, watchRemembered } from './remembered.ts'

let window: EventTarget
let values: Map<string, string>

beforeEach(() => {
  window = new EventTarget()
  values = new Map()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('each person has a workspace of their own, and forgetting one keeps the other', () => {
  rememberWorkspace('ada', 'w1')
  rememberWorkspace('bo', 'w2')
  expect([rememberedWorkspace('ada'), rememberedWorkspace('bo')]).toEqual(['w1', 'w2'])
  rememberWorkspace('ada', null)
  expect([rememberedWorkspace('ada'), rememberedWorkspace('bo')]).toEqual([null, 'w2'])
})

test('a choice is told here, and one of another tab too', () => {
  const watcher = vi.fn()
  const stop = watchRemembered(watcher)
  rememberWorkspace('ada', 'w1')
  expect(watcher).toHaveBeenCalledTimes(1)
  const key = [...values.keys()][0] ?? null
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(watcher).toHaveBeenCalledTimes(2)
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'something.else' }))
  expect(watcher).toHaveBeenCalledTimes(2)
  stop()
  rememberWorkspace('ada', 'w2')
  expect(watcher).toHaveBeenCalledTimes(2)
})

test('a browser that forbids storage remembers as long as the tab lives', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  rememberWorkspace('ada', 'w1')
  expect(rememberedWorkspace('ada')).toBe('w1')
  rememberWorkspace('ada', null)
  expect(rememberedWorkspace('ada')).toBe(null)
})
