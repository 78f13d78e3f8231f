import { createHash, timingSafeEqual } from 'node:crypto'

/** Compared in the same time, however much of it is right. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
