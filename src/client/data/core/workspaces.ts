import { queryOptions } from '@tanstack/react-query'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { api } from '../api.ts'

/** The workspaces one is a member of. */
export const workspacesQuery = queryOptions({
  queryKey: ['workspaces'],
  queryFn: ({ signal }) => api.workspaces.details(undefined, { signal }),
})

/** How much of the plan is in use. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => api.workspaces.usage(undefined, { signal }),
})

type CreateInput = Parameters<typeof api.workspaces.createWithOwner>[0]

export function createWorkspace(input: CreateInput): Promise<{ id: string }> {
  return api.workspaces.createWithOwner(input)
}

/** What every new person gets; a second call creates nothing. */
export function createDefaultWorkspaces(): Promise<{ created: number }> {
  return api.workspaces.createDefaults()
}

type UpdateInput = Parameters<typeof api.workspaces.update>[0]

export function updateWorkspace(input: UpdateInput): Promise<WorkspaceDetails> {
  return api.workspaces.update(input)
}

export async function deleteWorkspace(id: string): Promise<void> {
  await api.workspaces.delete({ id })
}
