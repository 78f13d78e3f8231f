import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database.ts'
import { formSettings, siteForms } from '../site-forms-schema.ts'

export type SiteFormRow = typeof siteForms.$inferSelect
export type FormSettingsRow = typeof formSettings.$inferSelect
type Site = { id: string; workspaceId: string }

/** The forms of a site, those that were published last first. */
export async function listSiteForms(db: Db | Tx, siteId: string): Promise<SiteFormRow[]> {
  return db
    .select()
    .from(siteForms)
    .where(eq(siteForms.siteId, siteId))
    .orderBy(desc(siteForms.seenAt), desc(siteForms.createdAt), desc(siteForms.key))
}

export async function findSiteForm(db: Db | Tx, siteId: string, key: string): Promise<SiteFormRow | null> {
  const [row] = await db
    .select()
    .from(siteForms)
    .where(and(eq(siteForms.siteId, siteId), eq(siteForms.key, key)))
  return row ?? null
}

/** Keeps what a release has of forms: new ones, and how known ones look now. */
export async function saveSiteForms(
  tx: Tx,
  site: Site,
  forms: readonly Pick<SiteFormRow, 'key' | 'pageName' | 'label' | 'fields'>[],
): Promise<void> {
  if (forms.length === 0) return
  await tx
    .insert(siteForms)
    .values(forms.map((form) => ({ ...form, siteId: site.id, workspaceId: site.workspaceId })))
    .onConflictDoUpdate({
      target: siteForms.key,
      set: {
        pageName: sql`excluded.page_name`,
        label: sql`excluded.label`,
        fields: sql`excluded.fields`,
        seenAt: sql`now()`,
      },
    })
}

/** How the forms of a site are answered; as the columns say where nobody changed anything. */
export async function readFormSettings(db: Db | Tx, site: Site): Promise<FormSettingsRow> {
  const [row] = await db.select().from(formSettings).where(eq(formSettings.siteId, site.id))
  return row ?? unchanged(site)
}

/** The same, and nobody else changes or counts against it until the transaction ends. */
export async function lockFormSettings(tx: Tx, site: Site): Promise<FormSettingsRow> {
  await tx.insert(formSettings).values({ siteId: site.id, workspaceId: site.workspaceId }).onConflictDoNothing()
  const [row] = await tx.select().from(formSettings).where(eq(formSettings.siteId, site.id)).for('update')
  return row ?? unchanged(site)
}

export async function saveFormSettings(
  tx: Tx,
  siteId: string,
  change: Partial<Omit<FormSettingsRow, 'siteId' | 'workspaceId'>>,
): Promise<void> {
  await tx.update(formSettings).set(change).where(eq(formSettings.siteId, siteId))
}

/** Sites whose answers go after some days, with how many. */
export async function listRetentions(db: Db): Promise<{ siteId: string; days: number }[]> {
  const rows = await db
    .select({ siteId: formSettings.siteId, days: formSettings.retentionDays })
    .from(formSettings)
    .where(sql`${formSettings.retentionDays} is not null`)
  return rows.map(({ siteId, days }) => ({ siteId, days: days ?? 0 }))
}

const unchanged = ({ id, workspaceId }: Site): FormSettingsRow => ({
  siteId: id,
  workspaceId,
  mails: true,
  thankYou: '',
  webhookUrl: null,
  webhookSecret: null,
  sortsSpam: true,
  retentionDays: null,
  mailedAt: null,
})
