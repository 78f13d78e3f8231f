import { randomBytes, scryptSync } from 'node:crypto'

// In the place of better-auth/crypto in tests of the API: hashes as real ones, but cheap. Thousands of people sign up
// there, and a real one takes a core for 80 ms; src/server/auth/passwords.test.ts tests those.

const cost = { N: 2 }
const lengthInBytes = 64

const hashWith = (salt: string, password: string) =>
  `${salt}:${scryptSync(password.normalize('NFKC'), salt, lengthInBytes, cost).toString('hex')}`

export const hashPassword = async (password: string): Promise<string> =>
  hashWith(randomBytes(16).toString('hex'), password)

export const verifyPassword = async ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
  hashWith(hash.split(':')[0] ?? '', password) === hash
