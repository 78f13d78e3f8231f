import type { NotificationLine } from '#api/notifications.ts'
import { type NotificationFacts, ruleOf } from '#rules/notifications.ts'
import { avatarUrl } from '../avatar-url.ts'
import type { ListedNotification } from '../db/queries/notification-list.ts'
import type { NotificationRow } from '../db/queries/notifications.ts'

type Shown = Pick<NotificationRow, 'kind' | 'projectId' | 'threadId' | 'count' | 'details' | 'actorName'>

/** What a notification says and where it leads. `link`: what only this person may be given. */
export function sentenceOf(row: Shown, link?: string): { who: string | null; what: string; path: string } {
  const { kind, projectId, threadId, count, details } = row
  const facts: NotificationFacts = { projectId, threadId, count, version: details.version, role: details.role, link }
  const rule = ruleOf(kind)
  return { who: count > 1 ? null : row.actorName, what: rule.what(facts), path: rule.path(facts) }
}

/** A notification as its person reads it. */
export function notificationAnswer(row: ListedNotification, link?: string): NotificationLine {
  return {
    id: row.id,
    ...sentenceOf(row, link),
    actor: row.actorId === null || row.count > 1 ? null : { user_id: row.actorId, avatar_url: avatarUrl(row) },
    place: row.place,
    page_name: row.details.page ?? null,
    excerpt: row.excerpt,
    made_at: row.madeAt.toISOString(),
    is_read: row.readAt !== null,
  }
}
