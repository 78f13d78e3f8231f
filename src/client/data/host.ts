import { queryOptions } from '@tanstack/react-query'
import type { HostInfo } from '#api/host.ts'
import { api } from './api.ts'

/** What this host offers; it does not change while a tab is open, but by the call below. */
export const hostQuery = queryOptions({
  queryKey: ['host'],
  queryFn: ({ signal }) => api.host.info(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Lets a model that runs on this machine make pages; null: no longer. */
export function chooseLocalModel(use: { name: string; model: string } | null): Promise<HostInfo> {
  return api.host.useLocalModel({ use })
}
