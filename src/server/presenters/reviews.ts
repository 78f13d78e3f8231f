import type { ReviewDecision, ReviewLink, ReviewThread, TeamDecision } from '#api/reviews.ts'
import type { CommentRow, ThreadRow } from '../db/queries/comments.ts'
import type { ReviewLinkRow } from '../db/queries/review-links.ts'
import type { DecisionRow, LookRow } from '../db/queries/reviews.ts'
import { threadStep } from './comments.ts'

/** A decision as who made it sees it. */
export function decisionAnswer(row: DecisionRow): ReviewDecision {
  return {
    id: row.id,
    name: row.name,
    version: { id: row.versionId, number: row.versionNumber, hash: row.versionHash },
    verdict: row.verdict,
    words: row.words,
    decided_at: row.decidedAt.toISOString(),
  }
}

/** A decision as the team sees it. */
export function teamDecision(row: DecisionRow): TeamDecision {
  return { ...decisionAnswer(row), page_name: row.pageName, mail: row.mail }
}

/** A link as the team sees it: neither its secret nor its password, of which there are only hashes. */
export function reviewLinkAnswer(
  row: ReviewLinkRow & { versionNumber: number | null },
  looks: readonly LookRow[],
  now: Date,
): ReviewLink {
  return {
    id: row.id,
    page_name: row.pageName,
    version: row.versionId === null ? null : { id: row.versionId, number: row.versionNumber },
    allows_comments: row.allowsComments,
    has_password: row.passwordHash !== null,
    ends_at: row.endsAt?.toISOString() ?? null,
    has_ended: row.endsAt !== null && row.endsAt <= now,
    created_at: row.createdAt.toISOString(),
    looks: looks.map((look) => ({
      name: look.name,
      mail: look.mail,
      first_at: look.firstAt.toISOString(),
      last_at: look.lastAt.toISOString(),
      version_number: look.versionNumber,
    })),
  }
}

type GuestReader = {
  viewer: string
  /** first names of the team, by account */
  names: ReadonlyMap<string, string | null>
  /** numbers of the versions that are kept, by id */
  numbers: ReadonlyMap<string, number>
  /** turns that came to nothing */
  failed: ReadonlySet<string>
  /** the element in the version that is looked at */
  key: string | null
}

/** A thread as whoever has the review link sees it: first names, and nobody's id. */
export function guestThread(thread: ThreadRow, said: readonly CommentRow[], around: GuestReader): ReviewThread {
  return {
    id: thread.id,
    number: thread.number,
    key: around.key,
    place: thread.place,
    says: thread.says,
    step: threadStep(thread, around),
    comments: said.map((row) => ({
      id: row.id,
      name: row.guestName ?? (around.names.get(row.userId ?? '') || 'The team'),
      is_own: row.viewer === around.viewer,
      is_team: row.userId !== null,
      content: row.content,
      created_at: row.createdAt.toISOString(),
    })),
  }
}
