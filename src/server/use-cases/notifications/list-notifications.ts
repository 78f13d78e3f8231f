import type { NotificationLine } from '#api/notifications.ts'
import { invitationPath } from '../../auth/invitation-pass.ts'
import { findInvitesFor } from '../../db/queries/invites.ts'
import { countUnread, listNotifications } from '../../db/queries/notification-list.ts'
import { notificationAnswer } from '../../presenters/notifications.ts'
import type { Person, Services } from '../../services.ts'

type Wanted = { which: 'all' | 'unread'; before?: string | undefined; limit: number }

/** What somebody was told, newest first: only what they may still read. */
export async function listNotificationsOf(
  { auth, db }: Pick<Services, 'auth' | 'db'>,
  person: Person,
  { which, before, limit }: Wanted,
): Promise<{ notifications: NotificationLine[]; next: string | null }> {
  const rows = await listNotifications(db, person.id, { isUnread: which === 'unread', before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const subjects = shown.flatMap(({ kind, subject }) => (kind === 'invited' && subject !== null ? [subject] : []))
  const links = new Map(
    (await findInvitesFor(db, person.id, subjects)).map((invite) => [invite.id, invitationPath(auth.seal, invite)]),
  )
  return {
    notifications: shown.map((row) => notificationAnswer(row, links.get(row.subject ?? ''))),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** How many are unread, for the bell. */
export async function countNotifications({ db }: Pick<Services, 'db'>, person: Person): Promise<{ unread: number }> {
  return { unread: await countUnread(db, person.id) }
}
