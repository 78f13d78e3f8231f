import { expect, test } from 'vitest'
import { versionName } from './fields.ts'
import { versionNameOf, versionNameProblem } from './version-names.ts'

test.for<[typed: string, kept: string | null, problem: string | null]>([
  ['Before the launch', 'Before the launch', null],
  ['  Autumn  ', 'Autumn', null],
  ['', null, null],
  ['   ', null, null],
  ['x'.repeat(60), 'x'.repeat(60), null],
  [` ${'x'.repeat(60)} `, 'x'.repeat(60), null],
  ['x'.repeat(61), 'x'.repeat(61), 'At most 60 characters.'],
])('%j is kept as %j', ([typed, kept, problem]) => {
  expect([versionNameOf(typed), versionNameProblem(typed)]).toEqual([kept, problem])
  const field = versionName.safeParse(typed)
  expect(field.success ? field.data : field.error.issues[0]?.message).toBe(problem ?? kept)
})

test('what a database cannot keep is refused', () => {
  expect(versionName.safeParse('a\0b').success).toBe(false)
  expect(versionName.safeParse('\uD800').success).toBe(false)
  expect(versionName.safeParse(null)).toMatchObject({ success: true, data: null })
})
