import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The ways one can sign in. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => api.auth.identities(undefined, { signal }),
})

/** Where to go to give access; the provider sends one back to the social tab. */
export async function linkGoogle(): Promise<string> {
  return (await api.auth.linkGoogle()).url
}

export async function unlinkIdentity(id: string): Promise<void> {
  await api.auth.unlink({ id })
}
