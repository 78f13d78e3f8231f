import { displayName } from '#rules/people.ts'
import { excerptLength, mailDueAt, type NotificationKind, ruleOf, timingOf } from '#rules/notifications.ts'
import { plainLine } from '#rules/plain-text.ts'
import { publish } from '../bus/publish.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import type { NotificationDetails } from '../db/notifications-schema.ts'
import { findPeople } from '../db/queries/members.ts'
import { insertNotifications, placeName, recipientsOf } from '../db/queries/notifications.ts'
import type { Services } from '../services.ts'

/** What somebody is told. */
export type Happened = {
  kind: NotificationKind
  /** ids of people; who did it, and who may not see it, are left out */
  to: readonly (string | null)[]
  /** who did it: a person, somebody without an account by their name, or nobody */
  by: { id: string } | { name: string } | null
  workspaceId: string
  projectId?: string | null
  threadId?: string | null
  commentId?: string | null
  /** anything else that it is about */
  subject?: string | null
  /** what was written: its beginning is shown and mailed */
  words?: string
  details?: NotificationDetails
  /** of a kind that folds: what becomes one line; else what is about the same thread, subject or project */
  foldBy?: string
}

/** Tells people something in the transaction in which it happens: in the app at once, by mail as each of them has chosen. */
export async function notify(tx: Tx, { now }: Pick<Services, 'now'>, happened: Happened): Promise<void> {
  const { kind, by, workspaceId, projectId = null, threadId = null, subject = null, commentId = null } = happened
  const { words = '', details = {} } = happened
  const actorId = by && 'id' in by ? by.id : null
  const ids = [...new Set(happened.to)].flatMap((id) => (id === null || id === actorId ? [] : id))
  const recipients = await recipientsOf(tx, kind, ids, { workspaceId, projectId })
  if (recipients.length === 0) return
  const place = await placeName(tx, { workspaceId, projectId })
  const actorName = await nameOf(tx, by)
  const madeAt = now()
  const foldKey = ruleOf(kind).folds ? `${kind} ${happened.foldBy ?? threadId ?? subject ?? projectId}` : null
  const about = { kind, workspaceId, projectId, threadId, commentId, subject, actorId, actorName, place, details }
  await insertNotifications(
    tx,
    recipients.map(({ userId, choices, timeZone }) => ({
      ...about,
      id: newId(madeAt.getTime()),
      userId,
      excerpt: excerptOf(words),
      foldKey,
      madeAt,
      dueAt: mailDueAt(timingOf(kind, choices), madeAt, timeZone),
    })),
  )
  await notificationsChanged(
    tx,
    recipients.map(({ userId }) => userId),
  )
}

/** The tabs of these people read anew what they are told, once the transaction commits. */
export async function notificationsChanged(tx: Tx, userIds: readonly string[]): Promise<void> {
  const ids = [...new Set(userIds)]
  await publish(
    tx,
    ids.map((userId) => ({ type: 'notifications' as const, user_id: userId })),
  )
}

async function nameOf(tx: Tx, by: Happened['by']): Promise<string | null> {
  if (by === null) return null
  if ('name' in by) return plainLine(by.name)
  const [person] = await findPeople(tx, [by.id])
  return person ? displayName(person) : 'Somebody'
}

/** The beginning of a text on one line. */
export function excerptOf(text: string): string {
  const letters = [...plainLine(text)]
  return letters.length <= excerptLength ? letters.join('') : `${letters.slice(0, excerptLength).join('')}…`
}
