import { expect, test } from 'vitest'
import type { Invitation } from '#api/people.ts'
import { addressesOf, inviteLine, roleLine } from './words.ts'

const house = { id: 'h', name: 'Ferry House', role: 'viewer' } as const

test.for([
  [{ role: 'admin', projects: [] }, 'Admin'],
  [{ role: null, projects: [house] }, 'Viewer of Ferry House only'],
  [{ role: null, projects: [house, { ...house, id: 'n' }] }, 'Guest of 2 projects'],
] as const)('%o is said as %s', ([person, words]) =>
  expect(roleLine({ ...person, projects: [...person.projects] })).toBe(words),
)

const invitation: Invitation = {
  id: 'i',
  email: 'a@example.com',
  role: 'editor',
  project: null,
  uses: 1,
  created_at: '2026-11-20T12:00:00Z',
  expires_at: '2026-12-04T12:00:00Z',
  is_expired: false,
}
const now = Date.parse('2026-11-23T12:00:00Z')

test('an invitation by mail, by link, and one that ran out', () => {
  expect(inviteLine(invitation, now)).toBe('Editor, all projects · Good until Dec 4')
  expect(inviteLine({ ...invitation, email: null, uses: 3, project: house }, now)).toBe(
    'Editor, Ferry House only, 3 uses left · Good until Dec 4',
  )
  expect(inviteLine({ ...invitation, is_expired: true }, now)).toContain('Ended on Dec 4. Its place is free again')
})

test('a pasted list becomes addresses, each once', () =>
  expect(addressesOf('Ada <ada@example.com>, bo@example.com;\nada@example.com and nobody')).toEqual([
    'ada@example.com',
    'bo@example.com',
  ]))
