import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { notifications } from '../notifications-schema.ts'
import { profiles } from '../schema.ts'
import { isReadable, type NotificationRow } from './notifications.ts'

/** The bell shows no more than this and a plus. */
const mostCounted = 100

const listed = {
  id: notifications.id,
  kind: notifications.kind,
  projectId: notifications.projectId,
  threadId: notifications.threadId,
  subject: notifications.subject,
  actorId: notifications.actorId,
  actorName: notifications.actorName,
  place: notifications.place,
  excerpt: notifications.excerpt,
  details: notifications.details,
  count: notifications.count,
  madeAt: notifications.madeAt,
  readAt: notifications.readAt,
  avatarKey: profiles.avatarKey,
  avatarChangedAt: profiles.avatarChangedAt,
}

/** A notification, with the picture of who did it. */
export type ListedNotification = Pick<
  NotificationRow,
  | 'id'
  | 'kind'
  | 'projectId'
  | 'threadId'
  | 'subject'
  | 'actorId'
  | 'actorName'
  | 'place'
  | 'excerpt'
  | 'details'
  | 'count'
  | 'madeAt'
  | 'readAt'
> & { avatarKey: string | null; avatarChangedAt: Date | null }

/** A page of what somebody was told and may still read, newest first; `before`: the last one of the page before. */
export async function listNotifications(
  db: Db,
  userId: string,
  { isUnread, before, limit }: { isUnread: boolean; before: string | undefined; limit: number },
): Promise<ListedNotification[]> {
  const { id, madeAt, readAt } = notifications
  const [last] =
    before === undefined
      ? []
      : await db
          .select({ id, madeAt })
          .from(notifications)
          .where(and(eq(id, before), eq(notifications.userId, userId)))
  return db
    .select(listed)
    .from(notifications)
    .leftJoin(profiles, eq(profiles.id, notifications.actorId))
    .where(
      and(
        eq(notifications.userId, userId),
        isUnread ? isNull(readAt) : undefined,
        last && or(lt(madeAt, last.madeAt), and(eq(madeAt, last.madeAt), lt(id, last.id))),
        isReadable(),
      ),
    )
    .orderBy(desc(madeAt), desc(id))
    .limit(limit)
}

/** How many of what somebody was told, and may read, is unread; counted up to what the bell shows. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isReadable()))
    .limit(mostCounted)
    .as('unread')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(unread)
  return row?.n ?? 0
}

/** Somebody has read these, or all that they were told of a thread, or everything. False: nothing was unread. */
export async function markNotificationsRead(
  tx: Db | Tx,
  userId: string,
  which: { ids: string[] } | { threadId: string } | 'all',
  now: Date,
): Promise<boolean> {
  const { id, threadId, readAt } = notifications
  const chosen = which === 'all' ? undefined : 'ids' in which ? inArray(id, which.ids) : eq(threadId, which.threadId)
  const read = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(readAt), chosen))
    .returning({ id })
  return read.length > 0
}
