import { createHmac } from 'node:crypto'
import { product } from '#rules/product.ts'
import type { SubmissionRow } from '../db/queries/submissions.ts'

export const signatureHeader = `X-${product.name}-Signature`

/** Nobody waits longer for the answer of a webhook, in milliseconds. */
const longestMs = 10_000

/** `t` is the time in seconds, `v1` the HMAC-SHA256 of '{t}.{body}' in hex. */
export function signatureOf(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** What a webhook is sent. The same for every try, so that whoever hears it twice knows it by its id. */
export function webhookBody(site: { name: string }, deliveryId: string, row: SubmissionRow | null): string {
  const about = { delivery: deliveryId, site: site.name }
  if (row === null) return JSON.stringify({ type: 'test', ...about })
  return JSON.stringify({
    type: 'form.answer',
    ...about,
    id: row.id,
    form: { key: row.formKey, label: row.formLabel, page: row.pageName },
    sent_at: row.createdAt.toISOString(),
    fields: row.fields,
  })
}

export type WebhookOutcome = { status: number | null; tookMs: number; trouble: string | null }

/** Tells a webhook, once. No redirect is followed, and nothing of its answer is read but the status. */
export async function postToWebhook(
  outside: typeof fetch,
  url: string,
  secret: string,
  body: string,
  now: Date,
): Promise<WebhookOutcome> {
  const began = performance.now()
  const tookMs = () => Math.round(performance.now() - began)
  try {
    const response = await outside(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': `${product.name}-Webhook/1`,
        [signatureHeader]: signatureOf(secret, body, Math.floor(now.getTime() / 1000)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
    })
    await response.body?.cancel()
    const { status } = response
    const isTaken = status >= 200 && status < 300
    return { status, tookMs: tookMs(), trouble: isTaken ? null : `It answered ${status}.` }
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return {
      status: null,
      tookMs: tookMs(),
      trouble: isLate ? 'It did not answer within 10 seconds.' : 'It cannot be reached.',
    }
  }
}
