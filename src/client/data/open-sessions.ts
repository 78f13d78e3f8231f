import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** Where one is signed in. */
export const openSessionsQuery = queryOptions({
  queryKey: ['open-sessions'],
  queryFn: ({ signal }) => api.auth.sessions(undefined, { signal }),
})

export async function revokeSession(id: string): Promise<void> {
  await api.auth.revokeSession({ id })
}

export async function revokeOtherSessions(): Promise<void> {
  await api.auth.revokeOtherSessions()
}
