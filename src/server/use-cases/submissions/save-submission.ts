import { createHash } from 'node:crypto'
import { type AnswerField, mailsPerMonth } from '#rules/submissions.ts'
import { spamScore } from '#rules/spam.ts'
import { newId } from '../../db/new-id.ts'
import { countMailed, insertDeliveries, type NewDelivery } from '../../db/queries/submission-deliveries.ts'
import { countOpened, insertSubmission } from '../../db/queries/submissions.ts'
import { lockFormSettings, saveFormSettings, type SiteFormRow } from '../../db/queries/site-forms.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { transact } from '../../db/transact.ts'
import type { Services } from '../../services.ts'
import { monthOf } from './month.ts'

/** After a mail the next one waits this long, so that many answers come as one. */
const betweenMailsMs = 5 * 60_000

export type AnswerToSave = {
  form: SiteFormRow
  fields: AnswerField[]
  /** as it was sent: with the same words it is the same answer */
  stamp: string
  address: string
  signs: { isTrapped: boolean; seconds: number | null; isUnstamped: boolean }
}

/**
 * Keeps an answer, with what has to go out for it, in one transaction: once the visitor is thanked, nothing of it can get
 * lost. One that looks like spam is set aside and goes nowhere. What was sent twice is kept once.
 */
export async function saveSubmission(
  { db, config, auth, now }: Pick<Services, 'db' | 'config' | 'auth' | 'now'>,
  { form, fields, stamp, address, signs }: AnswerToSave,
): Promise<void> {
  const opened = auth.seal.of('opening', `${stamp} ${address}`).slice(0, 22)
  const digest = createHash('sha256')
    .update(JSON.stringify([opened, fields.map(({ name, value }) => [name, value])]))
    .digest('base64url')
  await transact(db, async (tx) => {
    const at = now()
    const settings = await lockFormSettings(tx, { id: form.siteId, workspaceId: form.workspaceId })
    const sameStamp = signs.isUnstamped ? 0 : await countOpened(tx, form.key, opened)
    const { isSpam, reasons } = spamScore(fields, { ...signs, sameStamp })
    const place = { siteId: form.siteId, workspaceId: form.workspaceId }
    const submissionId = newId()
    const folder = isSpam && settings.sortsSpam ? 'spam' : 'inbox'
    const isNew = await insertSubmission(tx, {
      ...place,
      id: submissionId,
      formKey: form.key,
      formLabel: form.label,
      pageName: form.pageName,
      fields,
      folder,
      reasons,
      digest,
      opened,
      createdAt: at,
    })
    if (!isNew || folder === 'spam') return
    const out: NewDelivery[] = []
    const one = () => ({ ...place, id: newId(), submissionId, createdAt: at })
    if (settings.mails) {
      const { plan } = await ownerPlan(tx, form.workspaceId)
      const most = mailsPerMonth(plan, config.billing)
      const isOver = most !== null && (await countMailed(tx, form.siteId, monthOf(at))) >= most
      const dueAt = nextMail(at, settings.mailedAt)
      if (!isOver) await saveFormSettings(tx, form.siteId, { mailedAt: dueAt })
      out.push({ ...one(), kind: 'mail', state: isOver ? 'over' : 'waiting', dueAt })
    }
    if (settings.webhookUrl !== null) out.push({ ...one(), kind: 'webhook', state: 'waiting', dueAt: at })
    await insertDeliveries(tx, out)
  })
}

/** At once after a pause; else with the letter that waits already, or a while after the last one. */
function nextMail(now: Date, last: Date | null): Date {
  if (last === null) return now
  if (last > now) return last
  return new Date(Math.max(now.getTime(), last.getTime() + betweenMailsMs))
}
