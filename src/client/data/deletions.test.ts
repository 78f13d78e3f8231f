import { expect, test } from 'vitest'
import { canUndoDeletion, deleteLater, deleteNow, undoDeletion } from './deletions.ts'

test('a deletion that was taken back deletes nothing', async () => {
  const deleted: string[] = []
  deleteLater('a', async () => void deleted.push('a'))
  expect(canUndoDeletion('a')).toBe(true)
  expect(undoDeletion('a')).toBe(true)
  await deleteNow(['a'])
  expect(deleted).toEqual([])
})

test('what waits is deleted once, and cannot be kept afterwards', async () => {
  const deleted: string[] = []
  for (const id of ['a', 'b']) deleteLater(id, async () => void deleted.push(id))
  await Promise.all([deleteNow(['a']), deleteNow(), deleteNow(['a'])])
  expect(deleted.toSorted()).toEqual(['a', 'b'])
  expect(undoDeletion('a')).toBe(false)
})

test('while it is carried out it cannot be taken back', async () => {
  let end = () => {}
  deleteLater('a', () => new Promise((resolve) => (end = resolve)))
  const ending = deleteNow(['a'])
  expect(canUndoDeletion('a')).toBe(false)
  end()
  await ending
  expect(undoDeletion('a')).toBe(false)
})
