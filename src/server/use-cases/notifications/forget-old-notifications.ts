import { notificationDays } from '#rules/notifications.ts'
import { forgetNotifications } from '../../db/queries/notifications.ts'
import type { Services } from '../../services.ts'

/** What people were told long ago is forgotten, read or not. */
export async function forgetOldNotifications({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await forgetNotifications(db, new Date(now.getTime() - notificationDays * 86_400_000))
}
