import { createHash, randomBytes } from 'node:crypto'

/** How long the link of a mail is good, in milliseconds. */
export const tokenMs = { verify: 24 * 60 * 60_000, reset: 60 * 60_000 } as const

/** 256 random bits for a link. The database keeps only their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
