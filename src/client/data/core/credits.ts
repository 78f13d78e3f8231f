import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

/** What is left of one's own; asked again whenever a turn begins or ends. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: ({ signal }) => api.credits.status(undefined, { signal }),
})

/** What is left in a workspace, whose owner pays; without one, what the person has who is here. */
export const creditsIn = (workspaceId: string | null) =>
  workspaceId === null
    ? creditsQuery
    : queryOptions({
        queryKey: ['credits', workspaceId],
        queryFn: ({ signal }) => api.credits.status({ workspace_id: workspaceId }, { signal }),
      })

export const historyDays = 30

/** What one's credits were spent on, in portions. */
export const creditHistoryQuery = infiniteQueryOptions({
  queryKey: ['credits', 'history'],
  queryFn: ({ signal, pageParam }) => api.credits.history({ days: historyDays, before: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.id : undefined),
})
