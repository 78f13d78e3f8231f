import { expect, test, vi } from 'vitest'
import { createTypedCode, typingPauseMs } from './typed-code.ts'

const page = (body: string) => `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`
const stored = page('<h1>Hi</h1>')

function typing(kept = new Map<string, string>()) {
  vi.useFakeTimers()
  const changes: string[] = []
  const said: string[] = []
  const typed = createTypedCode({
    page: 'Home',
    drafts: {
      read: (name) => kept.get(name) ?? null,
      write: (name, text) => void kept.set(name, text),
      drop: (name) => void kept.delete(name),
    },
    stored: () => stored,
    change: (html) => changes.push(html) > 0,
    linter: () => ({ lint: async () => [], dispose() {} }),
    announce: (words) => said.push(words),
  })
  return { typed, changes, said, kept }
}

test('what is typed is in the tab at once and a change by hand after a pause', () => {
  const { typed, changes, kept } = typing()
  typed.type(page('<h1>Hi t</h1>'))
  typed.type(page('<h1>Hi there</h1>'))
  expect(kept.get('Home')).toBe(page('<h1>Hi there</h1>'))
  expect(changes).toEqual([])
  vi.advanceTimersByTime(typingPauseMs)
  expect(changes).toEqual([page('<h1>Hi there</h1>')])
  expect(kept.size).toBe(0)
  expect(typed.isOwn(page('<h1>Hi there</h1>'))).toBe(true)
})

test('what does not pass the gate is told, stays typed, and is kept once it passes', () => {
  const { typed, changes, said, kept } = typing()
  const bad = page('<h1>Hi</h1><script src="https://cdn.example/x.js"></script>')
  typed.type(bad)
  typed.keep()
  expect(changes).toEqual([])
  expect(kept.get('Home')).toBe(bad)
  expect(typed.state.getState().refusal).toMatchObject({ from: bad.indexOf('<script'), kind: 'refused' })
  typed.keep()
  expect(said).toHaveLength(1)
  typed.type(page('<h1>Hi!</h1>'))
  typed.keep()
  expect(changes).toEqual([page('<h1>Hi!</h1>')])
  expect(typed.state.getState().refusal).toBe(null)
})

test('what was not kept when the page went on lies aside until it is dropped', () => {
  const { typed, changes, kept } = typing()
  const bad = page('<script src="//cdn.example/x.js"></script>')
  typed.type(bad)
  typed.keep()
  typed.follow(page('<h1>From another tab</h1>'))
  vi.advanceTimersByTime(typingPauseMs)
  expect(changes).toEqual([])
  expect(typed.state.getState()).toMatchObject({ aside: bad, refusal: null })
  expect(typing(kept).typed.state.getState().aside).toBe(bad)
  typed.dropAside()
  expect(kept.size).toBe(0)
})

test('a page that goes back and forward again is no longer what was typed', () => {
  const { typed } = typing()
  typed.type(page('<h1>One</h1>'))
  typed.keep()
  typed.follow(page('<h1>One</h1>'))
  expect(typed.isOwn(page('<h1>One</h1>'))).toBe(true)
  typed.follow(stored)
  expect(typed.isOwn(page('<h1>One</h1>'))).toBe(false)
})
