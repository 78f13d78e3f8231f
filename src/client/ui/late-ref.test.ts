import { expect, test } from 'vitest'
import { createLateRef } from './late-ref.ts'

test('what is asked before the holder is there is done when it comes, once', () => {
  const asked: string[] = []
  const ref = createLateRef<string>()
  ref.once((holder) => asked.push(`first ${holder}`))
  ref.once((holder) => asked.push(`second ${holder}`))
  expect(asked).toEqual([])
  ref.current = 'editor'
  ref.current = null
  ref.current = 'editor'
  expect(asked).toEqual(['second editor'])
  ref.once((holder) => asked.push(`then ${holder}`))
  expect(asked).toEqual(['second editor', 'then editor'])
})
