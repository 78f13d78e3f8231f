import { expect, test } from 'vitest'
import { builderShortcuts } from './shortcuts.ts'

test('the list of shortcuts speaks of keys as they stand on the keyboard', () => {
  const words = builderShortcuts.flatMap(({ title, rows }) => [title, ...rows.map(({ what }) => what)])
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((what) => /\b(?:Mod|Meta|Cmd|Control)\b/.test(what))).toEqual([])
})
