import type { Visits } from '#api/visits.ts'
import { csvOf } from '#rules/csv.ts'
import { countsDays, dayOf, lastDays, mostViews, type VisitRange } from '#rules/visits.ts'
import { listDays, listTop, type ViewKind } from '../../db/queries/site-visits.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import type { Person, Services } from '../../services.ts'
import { siteOf } from '../submissions/site-of.ts'

const topMost = 10

/** Who came to a site in the last days: sums, days without anybody too. Throws NOT_FOUND. */
export async function readVisits(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  person: Person,
  { project_id: projectId, days: range }: { project_id: string; days: VisitRange },
): Promise<Visits> {
  const site = await siteOf(db, person, projectId, 'see')
  const days = lastDays(dayOf(now()), range)
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const counted = new Map((site ? await listDays(db, site.id, from, to) : []).map((row) => [row.day, row]))
  const top = (kind: ViewKind) => (site ? listTop(db, site.id, kind, from, to, topMost) : [])
  const limit = site ? mostViews((await ownerPlan(db, site.workspaceId)).plan, config.billing) : Infinity
  return {
    days: days.map((day) => ({
      day,
      views: counted.get(day)?.views ?? 0,
      visitors: counted.get(day)?.visitors ?? 0,
    })),
    views: [...counted.values()].reduce((sum, { views }) => sum + views, 0),
    pages: await top('page'),
    referrers: await top('referrer'),
    devices: await top('device'),
    most_a_day: Number.isFinite(limit) ? limit : null,
  }
}

/** Every day that is kept, as a table. Throws NOT_FOUND. */
export async function exportVisits(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Person,
  projectId: string,
): Promise<File> {
  const site = await siteOf(db, person, projectId, 'see')
  const days = lastDays(dayOf(now()), countsDays)
  const rows = site ? await listDays(db, site.id, days[0] ?? '', days.at(-1) ?? '') : []
  const table = csvOf(
    ['Day', 'Views', 'Visitors'],
    rows.map(({ day, views, visitors }) => [day, views, visitors]),
  )
  return new File([table], `${site?.name ?? 'site'}-visits.csv`, { type: 'text/csv; charset=utf-8' })
}
