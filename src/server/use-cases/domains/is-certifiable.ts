import { isIP } from 'node:net'
import { mayHaveCertificate } from '../../db/queries/domains.ts'
import type { Services } from '../../services.ts'

const nameMaxLength = 253

/** Whether a proxy may get a certificate for a name. Throws TOO_MANY. */
export async function isCertifiable(
  { db, limits, now }: Pick<Services, 'db' | 'limits' | 'now'>,
  asked: string,
): Promise<boolean> {
  await limits.take('tlsAsk', { address: 'proxy' })
  const name = asked.toLowerCase()
  const isName = name.length <= nameMaxLength && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name) && isIP(name) === 0
  return isName && (await mayHaveCertificate(db, name, now()))
}
