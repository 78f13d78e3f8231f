import { csvOf } from '#rules/csv.ts'
import type { UsagePeriod } from '#rules/usage.ts'
import { usageLines } from '../../db/queries/usage.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { makersOf, namesOfProjects, usageScope } from './usage-of.ts'

/** More rows than a spreadsheet shows are more than anybody asks for. */
const most = 50_000

/** A workspace's usage as a table, a row for each day, person and project, in which nothing is a formula. Throws NOT_FOUND, TOO_MANY. */
export async function exportUsage(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  person: Person,
  { address }: Visitor,
  input: { workspace_id: string; period: UsagePeriod },
): Promise<File> {
  const { workspace, of } = await usageScope(db, person, input)
  await limits.take('accountExport', { account: person.id, address })
  const lines = await usageLines(db, of, most)
  const { personOf, nameOf } = await makersOf(db, [...new Set(lines.map(({ actorId }) => actorId))])
  const projectOf = await namesOfProjects(db, lines)
  const table = csvOf(
    ['Day (UTC)', 'Member', 'E-mail', 'Project', 'Credits', 'With own key'],
    lines.map((line) => [
      line.day,
      nameOf(line.actorId),
      personOf(line.actorId)?.email ?? '',
      projectOf(line).name,
      line.spent,
      line.ownKey,
    ]),
  )
  return new File([table], `${workspace.name} usage ${of.from} to ${of.to}.csv`, { type: 'text/csv; charset=utf-8' })
}
