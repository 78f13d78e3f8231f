import { newToken, tokenHash, tokenMs } from '../../auth/mail-token.ts'
import type { Db, Tx } from '../../db/database.ts'
import { insertToken, type TokenPurpose } from '../../db/queries/tokens.ts'
import type { Services } from '../../services.ts'
import { newId } from '../../db/new-id.ts'

/** A link of ours that holds a new token. `value` says whose; empty for nobody's, which costs the same work. */
export async function mailLink(
  db: Db | Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  purpose: TokenPurpose,
  value: string,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + tokenMs[purpose])
  await insertToken(db, { id: newId(), purpose, hash: tokenHash(token), value, expiresAt })
  return `${config.baseUrl}/auth?mode=${purpose}&token=${token}`
}

/** Whose address a verification proves, and in which browser the account was made. */
export const verifyValue = {
  write: (userId: string, visitorId: string) => `${userId} ${visitorId}`,
  read: (value: string) => {
    const [userId = '', visitorId = ''] = value.split(' ')
    return { userId, visitorId }
  },
}
