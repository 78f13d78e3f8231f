import { oc } from '@orpc/contract'
import { z } from 'zod'
import { count, id } from '#rules/fields.ts'
import { visitRanges } from '#rules/visits.ts'
import { forbidden, notFound, unauthorized } from './errors.ts'

const tags = ['Visits of sites']
const named = z.object({ name: z.string(), views: z.number() })
const range = count(1, 365).pipe(z.union(visitRanges.map((days) => z.literal(days))))

export const visitsOfSite = z.object({
  /** in UTC, the oldest first; visitors are counted anew each day */
  days: z.array(z.object({ day: z.string(), views: z.number(), visitors: z.number() })),
  views: z.number(),
  /** paths of pages */
  pages: z.array(named),
  /** hosts that led here; '': none was said */
  referrers: z.array(named),
  devices: z.array(named),
  /** what the plan serves in a day; null: without a limit */
  most_a_day: z.number().nullable(),
})
export type Visits = z.infer<typeof visitsOfSite>

export const visits = {
  get: oc
    .route({ method: 'GET', path: '/projects/{project_id}/visits', summary: 'Who came to its site', tags })
    .input(z.object({ project_id: id, days: range.default(30) }))
    .output(visitsOfSite)
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  export: oc
    .route({ method: 'GET', path: '/projects/{project_id}/visits.csv', summary: 'Its days as a table', tags })
    .input(z.object({ project_id: id }))
    .output(z.file())
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
}
