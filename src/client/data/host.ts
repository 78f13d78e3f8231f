import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** What this host offers; it does not change while a tab is open. */
export const hostQuery = queryOptions({
  queryKey: ['host'],
  queryFn: ({ signal }) => api.host.info(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
