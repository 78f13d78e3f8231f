import type { WebhookDelivery } from '#api/submissions.ts'
import { newId } from '../../db/new-id.ts'
import { readFormSettings } from '../../db/queries/site-forms.ts'
import {
  findDelivery,
  insertDeliveries,
  listWebhookDeliveries,
  requeueDelivery,
} from '../../db/queries/submission-deliveries.ts'
import { AppError } from '../../errors.ts'
import { deliveryAnswer } from '../../presenters/submissions.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { needSiteOf, siteOf } from './site-of.ts'

const shown = 20

/** What the webhook of a site was sent last. Throws NOT_FOUND. */
export async function listDeliveries(
  { db }: Pick<Services, 'db'>,
  person: Person,
  projectId: string,
): Promise<WebhookDelivery[]> {
  const site = await siteOf(db, person, projectId, 'publish')
  return site ? (await listWebhookDeliveries(db, site.id, shown)).map(deliveryAnswer) : []
}

/** Sends a test to the webhook and waits for what it says. Throws NOT_FOUND, CONFLICT, TOO_MANY. */
export async function testWebhook(
  { db, limits, deliveries, now }: Pick<Services, 'db' | 'limits' | 'deliveries' | 'now'>,
  person: Person,
  { address }: Visitor,
  projectId: string,
): Promise<WebhookDelivery> {
  const site = await needSiteOf(db, person, projectId, 'publish')
  const { webhookUrl } = await readFormSettings(db, site)
  if (webhookUrl === null) throw new AppError('CONFLICT', 'There is no webhook yet. Type its address first.')
  await limits.take('webhookTest', { account: person.id, address })
  const id = newId()
  const at = now()
  const place = { siteId: site.id, workspaceId: site.workspaceId }
  await insertDeliveries(db, [
    { ...place, id, submissionId: null, kind: 'webhook', state: 'waiting', dueAt: at, createdAt: at },
  ])
  deliveries.wake()
  await deliveries.idle()
  const row = await findDelivery(db, site.id, id)
  if (!row) throw new AppError('NOT_FOUND')
  return deliveryAnswer(row)
}

/** Sends something to the webhook once more. Throws NOT_FOUND and TOO_MANY. */
export async function sendAgain(
  { db, limits, deliveries, now }: Pick<Services, 'db' | 'limits' | 'deliveries' | 'now'>,
  person: Person,
  { address }: Visitor,
  { project_id: projectId, id }: { project_id: string; id: string },
): Promise<void> {
  const site = await siteOf(db, person, projectId, 'publish')
  if (!site) throw new AppError('NOT_FOUND')
  await limits.take('webhookTest', { account: person.id, address })
  if (!(await requeueDelivery(db, site.id, id, now()))) throw new AppError('NOT_FOUND')
  deliveries.wake()
}
