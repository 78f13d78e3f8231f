import { expect, test } from 'vitest'
import { displayName, fullName, guestInitials, initials, type PersonName } from './people.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'countess@example.com' }

test.for<[person: PersonName, short: string, display: string, full: string]>([
  [ada, 'AL', 'Ada L.', 'Lovelace Ada'],
  [{ ...ada, lastName: null }, 'A', 'Ada', 'Ada'],
  [{ ...ada, lastName: '  ' }, 'A', 'Ada', 'Ada'],
  [{ ...ada, firstName: null }, 'C', 'Lovelace', 'Lovelace'],
  [{ email: 'countess@example.com' }, 'C', 'Countess', 'countess'],
  [{ email: '  countess@example.com' }, 'C', 'Countess', 'countess'],
  [{ firstName: ' ada ', lastName: ' lovelace ' }, 'AL', 'ada L.', 'lovelace ada'],
  [{ firstName: 'Éva', lastName: 'øre' }, 'ÉØ', 'Éva Ø.', 'øre Éva'],
  [{ firstName: '🦊 Fox', lastName: 'x' }, '🦊X', '🦊 Fox X.', 'x 🦊 Fox'],
  [{}, 'U', 'User', 'User'],
  [{ firstName: '', lastName: '', email: '' }, 'U', 'User', 'User'],
])('%o is %s, %s, %s', ([person, short, display, full]) => {
  expect(initials(person)).toBe(short)
  expect(displayName(person)).toBe(display)
  expect(fullName(person)).toBe(full)
})

test('a guest is a G', () => expect(guestInitials).toBe('G'))
