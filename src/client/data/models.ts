import { queryOptions } from '@tanstack/react-query'
import type { ModelChoices, OwnModel } from '#api/models.ts'
import { api } from './api.ts'
import { unlessRefused } from './core/problem.ts'

/** Who can make the pages of a project, and who was chosen. */
export const modelChoicesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['model-choices', projectId],
    queryFn: ({ signal }) => api.models.choices({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })

export function chooseModel(projectId: string, model: string): Promise<ModelChoices> {
  return api.models.choose({ project_id: projectId, model })
}

/** Models that a workspace has keys of its own for. */
export const ownModelsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['own-models', workspaceId],
    queryFn: ({ signal }) => api.models.own({ workspace_id: workspaceId }, { signal }),
    retry: unlessRefused,
  })

export type AddModel = Parameters<typeof api.models.add>[0]

export function addOwnModel(input: AddModel): Promise<OwnModel> {
  return api.models.add(input)
}

export function testOwnModel(workspaceId: string, id: string): Promise<OwnModel> {
  return api.models.test({ workspace_id: workspaceId, id })
}

export async function removeOwnModel(workspaceId: string, id: string): Promise<void> {
  await api.models.remove({ workspace_id: workspaceId, id })
}
