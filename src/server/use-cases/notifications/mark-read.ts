import { isTimeZone } from '#rules/notifications.ts'
import { markNotificationsRead } from '../../db/queries/notification-list.ts'
import { saveMailChoices } from '../../db/queries/notification-settings.ts'
import { transact } from '../../db/transact.ts'
import { notificationsChanged } from '../../notifications/notify.ts'
import { countWrite } from '../../policies/count-write.ts'
import type { Person, Services, Visitor } from '../../services.ts'

/** One has read these, or everything; other tabs are told. Where one reads is where one's morning is. Throws TOO_MANY. */
export async function markRead(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'now'>,
  person: Person,
  { address }: Visitor,
  { ids, time_zone: zone }: { ids: string[] | null; time_zone: string | null },
): Promise<void> {
  const { db, now } = services
  await countWrite(services, { account: person.id, address })
  await transact(db, async (tx) => {
    const isChanged = await markNotificationsRead(tx, person.id, ids === null ? 'all' : { ids }, now())
    if (isTimeZone(zone)) await saveMailChoices(tx, person.id, { timeZone: zone })
    if (isChanged) await notificationsChanged(tx, [person.id])
  })
}
