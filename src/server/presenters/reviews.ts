import type { ReviewDecision, ReviewLink, TeamDecision } from '#api/reviews.ts'
import type { ReviewLinkRow } from '../db/queries/review-links.ts'
import type { DecisionRow, LookRow } from '../db/queries/reviews.ts'

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
