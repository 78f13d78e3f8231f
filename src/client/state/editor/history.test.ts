import { expect, test } from 'vitest'
import { type History, moved, stepped } from './history.ts'

const html = (history: History | null) => history?.steps[history.at]?.html
const three = ['b', 'c'].reduce<History | undefined>(
  (history, next) => stepped(history, html(history ?? null) ?? 'a', { html: next, label: next }),
  undefined,
) as History

test('steps go back and on again', () => {
  const back = moved(three, 'c', -1)
  expect(html(back)).toBe('b')
  const start = moved(back ?? undefined, 'b', -1)
  expect(html(start)).toBe('a')
  expect(moved(start ?? undefined, 'a', -1)).toBeNull()
  expect(html(moved(start ?? undefined, 'a', 1))).toBe('b')
})

test('a change after an undo takes the place of what was undone', () => {
  const back = moved(three, 'c', -1) as History
  const other = stepped(back, 'b', { html: 'x', label: 'x' })
  expect(other.steps.map((step) => step.html)).toEqual(['a', 'b', 'x'])
  expect(moved(other, 'x', 1)).toBeNull()
})

test('a page that was changed otherwise has nothing to undo, and starts anew', () => {
  expect(moved(three, 'made by a turn', -1)).toBeNull()
  expect(stepped(three, 'made', { html: 'y', label: 'y' }).steps.map((step) => step.html)).toEqual(['made', 'y'])
})

test('old steps go when there are too many', () => {
  let history: History | undefined
  for (let number = 0; number < 150; number++)
    history = stepped(history, `${number}`, { html: `${number + 1}`, label: '' })
  expect(history?.steps).toHaveLength(100)
  expect(html(history ?? null)).toBe('150')
})
