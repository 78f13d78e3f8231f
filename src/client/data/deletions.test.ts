import { expect, test } from 'vitest'
import { canKeep, deleteLater, deleteNow, keepAfterAll } from './deletions.ts'

test('a deletion that was taken back deletes nothing', async () => {
  const deleted: string[] = []
  deleteLater('a', async () => void deleted.push('a'))
  expect(canKeep('a')).toBe(true)
  expect(keepAfterAll('a')).toBe(true)
  await deleteNow(['a'])
  expect(deleted).toEqual([])
})

test('what waits is deleted once, and cannot be kept afterwards', async () => {
  const deleted: string[] = []
  for (const id of ['a', 'b']) deleteLater(id, async () => void deleted.push(id))
  await Promise.all([deleteNow(['a']), deleteNow(), deleteNow(['a'])])
  expect(deleted.toSorted()).toEqual(['a', 'b'])
  expect(keepAfterAll('a')).toBe(false)
})

test('while it is carried out it cannot be taken back', async () => {
  let end = () => {}
  deleteLater('a', () => new Promise((resolve) => (end = resolve)))
  const ending = deleteNow(['a'])
  expect(canKeep('a')).toBe(false)
  end()
  await ending
  expect(keepAfterAll('a')).toBe(false)
})
