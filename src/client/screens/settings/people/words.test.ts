import { expect, test } from 'vitest'
import type { Invitation } from '#api/people.ts'
import { activeLine, addressesOf, inviteLine, offerWords, placesLine, roleLine, signInLine } from './words.ts'

const house = { id: 'h', name: 'Ferry House', role: 'viewer' } as const

test.for([
  [{ role: 'admin', projects: [] }, 12, 'Admin', 'All 12 projects'],
  [{ role: 'viewer', projects: [] }, 0, 'Viewer', 'No projects yet'],
  [{ role: null, projects: [house] }, 12, 'Guest', 'Ferry House (viewer)'],
  [
    { role: null, projects: [house, { ...house, id: 'n', name: 'Net Loft', role: 'editor' }] },
    12,
    'Guest',
    'Ferry House (viewer), Net Loft (editor)',
  ],
] as const)('%o of %i projects is %s of %s', ([person, count, role, places]) => {
  const one = { ...person, projects: [...person.projects] }
  expect([roleLine(one), placesLine(one, count)]).toEqual([role, places])
})

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

test.for([
  [true, '2026-11-01T12:00:00Z', 'Here now'],
  [false, null, 'Not seen here yet'],
  [false, '2026-11-23T11:30:00Z', 'Here within the hour'],
  [false, '2026-11-23T08:00:00Z', 'Here 4 hours ago'],
  [false, '2026-11-03T12:00:00Z', 'Here on Nov 3'],
] as const)('here now: %s, last at %s: %s', ([is_here, last_active, words]) =>
  expect(activeLine({ is_here, last_active }, now)).toBe(words),
)

test('how somebody signs in is said only to who is told', () => {
  expect(signInLine({ sign_in: ['password', 'google'] })).toBe('Signs in with password and Google')
  expect(signInLine({ sign_in: [] })).toBe('Cannot sign in')
  expect(signInLine({ sign_in: null })).toBeNull()
})

test('an offer is open, was declined, or ran out', () => {
  const offer = {
    to: { user_id: 'a', name: 'Ada' },
    from: { user_id: 'm', name: 'Maren' },
    created_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-12-04T12:00:00Z',
    is_expired: false,
    declined_at: null,
  }
  expect(offerWords(offer, now)).toEqual({
    title: 'Ada has not answered yet',
    line: 'Asked on Nov 20, ends on Dec 4. You remain the owner.',
    isOpen: true,
  })
  expect(offerWords({ ...offer, declined_at: '2026-11-22T12:00:00Z' }, now)).toMatchObject({
    title: 'Ada declined',
    isOpen: false,
  })
  expect(offerWords({ ...offer, is_expired: true }, now)).toMatchObject({
    title: 'Ada did not answer',
    isOpen: false,
  })
})
