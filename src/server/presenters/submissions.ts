import type { SubmissionLine, WebhookDelivery } from '#api/submissions.ts'
import { senderOf, summaryOf } from '#rules/submissions.ts'
import type { DeliveryRow } from '../db/queries/submission-deliveries.ts'
import type { SubmissionRow } from '../db/queries/submissions.ts'

/** What a line of the inbox tells of an answer. */
export function submissionAnswer(row: SubmissionRow): SubmissionLine {
  const { name, email } = senderOf(row.fields)
  return {
    id: row.id,
    form_label: row.formLabel,
    page_name: row.pageName,
    sender: name ?? email,
    summary: summaryOf(row.fields),
    folder: row.folder,
    reasons: row.reasons,
    is_read: row.isRead,
    created_at: row.createdAt.toISOString(),
  }
}

export function deliveryAnswer(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    submission_id: row.submissionId,
    state: row.state,
    tries: row.tries,
    status: row.status,
    took_ms: row.tookMs,
    trouble: row.trouble,
    due_at: row.state === 'waiting' ? row.dueAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
  }
}
