import type { Comment, CommentPerson, CommentThread } from '#api/comments.ts'
import { stepOf, type ThreadStep } from '#rules/comments.ts'
import { displayName } from '#rules/people.ts'
import { avatarUrl } from '../avatar-url.ts'
import type { CommentRow, ThreadRow } from '../db/queries/comments.ts'
import type { NamedPerson } from '../db/queries/members.ts'

/** What of a person others see beside what they wrote. */
export function commentPerson(person: NamedPerson): CommentPerson {
  return { user_id: person.id, name: displayName(person), avatar_url: avatarUrl(person) }
}

type Around = {
  /** who reads */
  reader: string
  people: ReadonlyMap<string, CommentPerson>
  /** numbers of the versions that are kept, by id */
  numbers: ReadonlyMap<string, number>
  /** turns that came to nothing */
  failed: ReadonlySet<string>
  /** the version that its page shows; null when there is none */
  shown: string | null
  readAt: Date | undefined
  /** review links that are good */
  openLinks: ReadonlySet<string>
  /** whether the reader may change the project */
  mayChange: boolean
}

/** A thread as its reader sees it. */
export function threadAnswer(thread: ThreadRow, said: readonly CommentRow[], around: Around): CommentThread {
  const { reader, numbers, readAt } = around
  const others = said.filter(({ userId }) => userId !== reader)
  return {
    id: thread.id,
    number: thread.number,
    page_name: thread.pageName,
    pin: {
      version_id: thread.versionId,
      version_number: numbers.get(thread.versionId) ?? null,
      key: thread.elementKey,
      is_gone: thread.versionId !== around.shown,
    },
    place: thread.place,
    says: thread.says,
    step: threadStep(thread, around),
    asked_turn: thread.askedTurn,
    link: thread.linkId === null ? null : around.openLinks.has(thread.linkId) ? 'open' : 'closed',
    comments: said.map((row) => commentAnswer(row, said[0] ?? row, around)),
    is_unread: others.some(({ createdAt }) => readAt === undefined || createdAt > readAt),
    is_mine: said.some(({ userId, mentions }) => userId === reader || mentions.includes(reader)),
  }
}

/** How far a thread has come. A turn and the version that it made have the same id. */
export function threadStep(
  { resolvedAt, askedTurn }: ThreadRow,
  { numbers, failed }: { numbers: ReadonlyMap<string, number>; failed: ReadonlySet<string> },
): ThreadStep {
  const isAnswered = askedTurn !== null && numbers.has(askedTurn)
  const isAsked = askedTurn !== null && !failed.has(askedTurn)
  return stepOf({ isResolved: resolvedAt !== null, isAsked, isAnswered })
}

function commentAnswer(row: CommentRow, first: CommentRow, { reader, people, mayChange }: Around): Comment {
  const isOwn = row.userId === reader
  const person = people.get(row.userId ?? '')
  return {
    id: row.id,
    author: {
      name: row.guestName ?? person?.name ?? 'Somebody',
      avatar_url: person?.avatar_url ?? null,
      via_link: row.userId === null,
    },
    is_own: isOwn,
    is_opener: row.userId === first.userId && row.viewer === first.viewer,
    may_delete: isOwn || (row.userId === null && mayChange),
    content: row.content,
    mentions: row.mentions,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
  }
}
