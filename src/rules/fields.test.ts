import { expect, test } from 'vitest'
import {
  avatarMaxBytes,
  avatarSizeProblem,
  email,
  firstName,
  lastName,
  newPassword,
  pageName,
  password,
  projectName,
  workspaceDescription,
  workspaceName,
} from './fields.ts'

const fields = {
  email,
  password,
  newPassword,
  projectName,
  workspaceName,
  workspaceDescription,
  firstName,
  lastName,
  pageName,
}

/** What a field keeps of a value; its words stand in messages.test.ts. */
test.for([
  ['email', ' Ada@Example.COM ', 'ada@example.com'],
  ['email', 'Ａda@example.com', 'ada@example.com'],
  ['email', 'ada+news@sub.example.co', 'ada+news@sub.example.co'],
  ['projectName', '  Nordlys  ', 'Nordlys'],
  ['projectName', '🦊 <b>Fox</b>', '🦊 <b>Fox</b>'],
  ['workspaceName', ' Studio ', 'Studio'],
  ['workspaceDescription', '  ', ''],
  ['firstName', ' Ada ', 'Ada'],
  ['lastName', ' ', ''],
  ['pageName', ' About us ', 'About us'],
  ['password', '  spaces stay  ', '  spaces stay  '],
] as const)('%s keeps of %o %o', ([field, given, kept]) => expect(fields[field].parse(given)).toBe(kept))

test.for([
  ['email', 'a@b'],
  ['email', `${'x'.repeat(250)}@b.co`],
  ['email', 'a@b.co\0'],
  ['password', 'x'.repeat(257)],
  ['newPassword', 'x'.repeat(257)],
  ['projectName', 'a\0b'],
  ['projectName', 'a\uD800'],
  ['workspaceName', 'a\0b'],
  ['workspaceDescription', '\0'],
  ['firstName', 'a\0'],
  ['lastName', '\uDC00a'],
  ['pageName', 'x'.repeat(61)],
  ['pageName', ' '],
] as const)('%s refuses %o', ([field, given]) => expect(fields[field].safeParse(given).success).toBe(false))

test('a picture that is too large is told by its size', () => {
  expect(avatarSizeProblem(avatarMaxBytes)).toBeNull()
  expect(avatarSizeProblem(avatarMaxBytes * 1.5)).toContain('7.5 MB; at most 5 MB')
})
