import type { Seal } from './seal.ts'

/** Where whoever has a letter stops all of them: the path, with the server's own word for whom. */
export const unsubscribePath = '/unsubscribe'

export const unsubscribeToken = (seal: Seal, userId: string) => `${userId}.${seal.of('unsubscribe', userId)}`

/** The person whose letters a token stops; null when it is not ours. */
export function unsubscribed(seal: Seal, token: string): string | null {
  const [userId = '', word = '', ...more] = token.split('.')
  return more.length === 0 && seal.isOf(word, 'unsubscribe', userId) ? userId : null
}
