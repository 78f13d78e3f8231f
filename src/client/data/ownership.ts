import { queryOptions } from '@tanstack/react-query'
import { unlessRefused } from './core/problem.ts'
import { laterApi } from './later-api.ts'

/** Whose a workspace is, and whose it may become. Its key begins like that of its people: both are read again together. */
export function ownershipQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['people', 'ownership', workspaceId],
    queryFn: ({ signal }) => laterApi.ownerships.get({ workspace_id: workspaceId }, { signal }),
    retry: unlessRefused,
  })
}

export async function offerOwnership(input: { workspace_id: string; user_id: string }): Promise<void> {
  await laterApi.ownerships.offer(input)
}

export async function takeOfferBack(workspaceId: string): Promise<void> {
  await laterApi.ownerships.takeBack({ workspace_id: workspaceId })
}

export async function acceptOwnership(workspaceId: string): Promise<void> {
  await laterApi.ownerships.accept({ workspace_id: workspaceId })
}

export async function declineOwnership(workspaceId: string): Promise<void> {
  await laterApi.ownerships.decline({ workspace_id: workspaceId })
}
