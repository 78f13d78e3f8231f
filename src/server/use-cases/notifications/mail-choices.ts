import type { NotificationChoices } from '#api/notifications.ts'
import { isTimeZone } from '#rules/notifications.ts'
import type { Tx } from '../../db/database.ts'
import { findUser } from '../../db/queries/people.ts'
import { planMailsAnew, readMailChoices, saveMailChoices } from '../../db/queries/notification-settings.ts'
import { transact } from '../../db/transact.ts'
import { unsubscribed } from '../../auth/unsubscribe-pass.ts'
import { countWrite } from '../../policies/count-write.ts'
import type { Person, Services, Visitor } from '../../services.ts'

/** What somebody has chosen to be mailed. */
export async function mailChoices(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  person: Person,
): Promise<NotificationChoices> {
  const { isOff, byTopic } = await readMailChoices(db, person.id)
  return { can_mail: mail !== null, mail_to: person.email, is_off: isOff, topics: byTopic }
}

/** Keeps what somebody chooses, for what waits for its mail too. Throws TOO_MANY. */
export async function saveMailChoice(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'mail'>,
  person: Person,
  { address }: Visitor,
  {
    is_off: isOff,
    topics: byTopic,
    time_zone: zone,
  }: Pick<NotificationChoices, 'is_off' | 'topics'> & { time_zone: string | null },
): Promise<NotificationChoices> {
  await countWrite(services, { account: person.id, address })
  await transact(services.db, async (tx) => {
    await saveMailChoices(tx, person.id, { isOff, byTopic, ...(isTimeZone(zone) ? { timeZone: zone } : {}) })
    await planMailsAnew(tx, person.id)
  })
  return mailChoices(services, person)
}

/** No mails any more, for whoever has the link of one. False: the link is not one of ours. Throws TOO_MANY. */
export async function unsubscribe(
  { auth, db, limits }: Pick<Services, 'auth' | 'db' | 'limits'>,
  { address }: Pick<Visitor, 'address'>,
  token: string,
): Promise<boolean> {
  await limits.take('token', { address })
  const userId = unsubscribed(auth.seal, token)
  return userId !== null && transact(db, (tx) => switchOff(tx, userId))
}

async function switchOff(tx: Tx, userId: string): Promise<boolean> {
  if (!(await findUser(tx, userId))) return false
  await saveMailChoices(tx, userId, { isOff: true })
  await planMailsAnew(tx, userId)
  return true
}
