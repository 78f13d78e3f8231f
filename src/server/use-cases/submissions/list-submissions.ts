import type { SiteForm, SubmissionList } from '#api/submissions.ts'
import type { Folder } from '#rules/submissions.ts'
import { listSiteForms, readFormSettings, type SiteFormRow } from '../../db/queries/site-forms.ts'
import { countSubmissions, findSubmission, listSubmissions as readSubmissions } from '../../db/queries/submissions.ts'
import { submissionAnswer } from '../../presenters/submissions.ts'
import type { Person, Services } from '../../services.ts'
import { siteOf } from './site-of.ts'

type Wanted = {
  project_id: string
  folder: Folder
  form?: string | undefined
  words?: string | undefined
  before?: string | undefined
  limit: number
}

const none = { submissions: [], next: null, counts: { inbox: 0, unread: 0, spam: 0 }, forms: [], retention_days: null }

/** A page of the inbox or of the spam of a site, newest first. Throws NOT_FOUND. */
export async function listSubmissions(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, folder, form, words, before, limit }: Wanted,
): Promise<SubmissionList> {
  const site = await siteOf(db, person, projectId, 'readAnswers')
  if (!site) return none
  const last = before === undefined ? null : await findSubmission(db, site.id, before)
  const rows = await readSubmissions(
    db,
    { siteId: site.id, folder, formKey: form, words },
    limit + 1,
    last ?? undefined,
  )
  const counted = await countSubmissions(db, site.id)
  const sum = (of: Folder, what: 'all' | 'unread') =>
    counted.filter((one) => one.folder === of).reduce((all, one) => all + one[what], 0)
  const shown = rows.slice(0, limit)
  return {
    submissions: shown.map(submissionAnswer),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    counts: { inbox: sum('inbox', 'all'), unread: sum('inbox', 'unread'), spam: sum('spam', 'all') },
    forms: formsOf(await listSiteForms(db, site.id), counted),
    retention_days: (await readFormSettings(db, site)).retentionDays,
  }
}

/** Those of the last release, and older ones that have answers. */
function formsOf(rows: readonly SiteFormRow[], counted: Awaited<ReturnType<typeof countSubmissions>>): SiteForm[] {
  const newest = rows[0]?.seenAt.getTime()
  return rows
    .map((row) => ({
      key: row.key,
      label: row.label,
      page_name: row.pageName,
      answers: counted.find((one) => one.formKey === row.key && one.folder === 'inbox')?.all ?? 0,
      is_published: row.seenAt.getTime() === newest,
    }))
    .filter((form) => form.is_published || form.answers > 0)
}
