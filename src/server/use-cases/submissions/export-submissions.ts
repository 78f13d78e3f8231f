import { csvOf } from '#rules/csv.ts'
import type { Folder } from '#rules/submissions.ts'
import { listSubmissions, type SubmissionRow } from '../../db/queries/submissions.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { siteOf } from './site-of.ts'

const atOnce = 500
/** More rows than a spreadsheet shows are more than anybody asks for. */
const most = 50_000

/** The answers of a site as a table: a column for each field, in which nothing is a formula. Throws NOT_FOUND, TOO_MANY. */
export async function exportSubmissions(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  person: Person,
  { address }: Visitor,
  { project_id: projectId, folder, form }: { project_id: string; folder: Folder; form?: string | undefined },
): Promise<File> {
  const site = await siteOf(db, person, projectId, 'readAnswers')
  await limits.take('accountExport', { account: person.id, address })
  const rows = site ? await allOf(db, { siteId: site.id, folder, formKey: form }) : []
  const labels = [...new Set(rows.flatMap(({ fields }) => fields.map(({ label }) => label)))]
  const valueOf = ({ fields }: SubmissionRow, wanted: string) =>
    fields
      .filter(({ label, value }) => label === wanted && value !== '')
      .map(({ value }) => value)
      .join(', ')
  const table = csvOf(
    ['Sent at', 'Form', 'Page', ...labels],
    rows.map((row) => [
      row.createdAt.toISOString(),
      row.formLabel,
      row.pageName,
      ...labels.map((label) => valueOf(row, label)),
    ]),
  )
  return new File([table], `${site?.name ?? 'site'}-answers.csv`, { type: 'text/csv; charset=utf-8' })
}

async function allOf(db: Services['db'], wanted: Parameters<typeof listSubmissions>[1]): Promise<SubmissionRow[]> {
  const rows: SubmissionRow[] = []
  while (rows.length < most) {
    const more = await listSubmissions(db, wanted, atOnce, rows.at(-1))
    rows.push(...more)
    if (more.length < atOnce) break
  }
  return rows
}
