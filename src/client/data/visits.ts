import { queryOptions } from '@tanstack/react-query'
import type { VisitRange } from '#rules/visits.ts'
import { laterApi } from './later-api.ts'
import { unlessRefused } from './core/problem.ts'

/** Who came to the site of a project. */
export const visitsQuery = (projectId: string, days: VisitRange) =>
  queryOptions({
    queryKey: ['visits', projectId, days],
    queryFn: ({ signal }) => laterApi.visits.get({ project_id: projectId, days }, { signal }),
    retry: unlessRefused,
  })

export const exportVisits = (projectId: string) => laterApi.visits.export({ project_id: projectId })
