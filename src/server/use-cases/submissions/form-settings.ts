import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { changedFormSettings, FormSettings } from '#api/submissions.ts'
import { mailsPerMonth, noWebhook } from '#rules/submissions.ts'
import type { Tx } from '../../db/database.ts'
import { deliverySite } from '../../db/queries/delivery-site.ts'
import {
  type FormSettingsRow,
  lockFormSettings,
  readFormSettings,
  saveFormSettings,
} from '../../db/queries/site-forms.ts'
import type { SiteOf } from '../../db/queries/site-of.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { countMailed } from '../../db/queries/submission-deliveries.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { monthOf } from './month.ts'
import { needSiteOf } from './site-of.ts'
import { webhookPlace } from './webhook-place.ts'

type Needed = Pick<Services, 'db' | 'config' | 'mail' | 'now'>
type Change = {
  project_id: string
  mails?: boolean | undefined
  thank_you?: string | undefined
  webhook_url?: string | null | undefined
  sorts_spam?: boolean | undefined
  retention_days?: 30 | 90 | 365 | null | undefined
}

/** Where the answers of a site go. Throws NOT_FOUND and CONFLICT. */
export async function readSettings(services: Needed, person: Person, projectId: string): Promise<FormSettings> {
  const site = await needSiteOf(services.db, person, projectId, 'publish')
  return transact(services.db, async (tx) => answer(services, tx, site, await readFormSettings(tx, site)))
}

/** Changes it; the first address of a webhook brings its secret, told once. Throws NOT_FOUND, CONFLICT, BAD_REQUEST. */
export async function saveSettings(
  services: Needed & Pick<Services, 'keys'>,
  person: Person,
  { project_id: projectId, ...change }: Change,
): Promise<z.infer<typeof changedFormSettings>> {
  const { db, config, keys } = services
  return transact(db, async (tx) => {
    const site = await needSiteOf(tx, person, projectId, 'publish')
    const before = await lockFormSettings(tx, site)
    const url = change.webhook_url === undefined ? before.webhookUrl : change.webhook_url
    if (url !== null && url !== before.webhookUrl) needUsable(url, config.webhooksPrivate)
    const secret = url !== null && before.webhookSecret === null ? newSecret() : null
    const saved = {
      ...before,
      mails: change.mails ?? before.mails,
      thankYou: change.thank_you ?? before.thankYou,
      sortsSpam: change.sorts_spam ?? before.sortsSpam,
      retentionDays: change.retention_days === undefined ? before.retentionDays : change.retention_days,
      webhookUrl: url,
      webhookSecret: secret === null ? before.webhookSecret : keys.seal(secret, webhookPlace(site.id)),
    }
    await saveFormSettings(tx, site.id, saved)
    return { ...(await answer(services, tx, site, saved)), secret }
  })
}

/** A new secret for the webhook; the one before signs nothing any more. Throws NOT_FOUND and CONFLICT. */
export async function replaceSecret(
  services: Needed & Pick<Services, 'keys'>,
  person: Person,
  projectId: string,
): Promise<z.infer<typeof changedFormSettings>> {
  return transact(services.db, async (tx) => {
    const site = await needSiteOf(tx, person, projectId, 'publish')
    const before = await lockFormSettings(tx, site)
    if (before.webhookUrl === null) throw new AppError('CONFLICT', 'There is no webhook yet. Type its address first.')
    const secret = newSecret()
    await saveFormSettings(tx, site.id, { webhookSecret: services.keys.seal(secret, webhookPlace(site.id)) })
    return { ...(await answer(services, tx, site, before)), secret }
  })
}

const newSecret = () => `whsec_${randomBytes(24).toString('base64url')}`

/** Only over TLS, and nothing that names a person; where an address leads is looked at when it is asked. */
function needUsable(url: string, mayBePrivate: boolean): void {
  const { protocol, username, password } = new URL(url)
  const isSecure = protocol === 'https:' || mayBePrivate
  if (!isSecure || username !== '' || password !== '') throw new AppError('BAD_REQUEST', noWebhook)
}

async function answer(
  { config, mail, now }: Needed,
  tx: Tx,
  site: SiteOf,
  row: FormSettingsRow,
): Promise<FormSettings> {
  const { plan } = await ownerPlan(tx, site.workspaceId)
  const most = mailsPerMonth(plan, config.billing)
  const mailed = most === null ? 0 : await countMailed(tx, site.id, monthOf(now()))
  const retention = ([30, 90, 365] as const).find((days) => days === row.retentionDays)
  return {
    mails: row.mails,
    mail_to: (await deliverySite(tx, site.id))?.ownerEmail ?? '',
    can_mail: mail !== null,
    mails_left: most === null ? null : Math.max(0, most - mailed),
    thank_you: row.thankYou,
    webhook_url: row.webhookUrl,
    sorts_spam: row.sortsSpam,
    retention_days: retention ?? null,
  }
}
