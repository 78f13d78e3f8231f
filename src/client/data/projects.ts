import { queryOptions } from '@tanstack/react-query'
import type { Project } from '#api/projects.ts'
import { api } from './api.ts'
import { unlessRefused } from './core/problem.ts'

/** The projects of a workspace, newest updated first. */
export function projectsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['projects', workspaceId],
    queryFn: ({ signal }) => api.projects.list({ workspace_id: workspaceId }, { signal }),
  })
}

export function projectQuery(id: string) {
  return queryOptions({
    queryKey: ['project', id],
    queryFn: ({ signal }) => api.projects.get({ id }, { signal }),
    retry: unlessRefused,
  })
}

/** The project one worked on last in a workspace, or in any; null when there is none. */
export async function latestProject(workspaceId?: string): Promise<Project | null> {
  return (await api.projects.latest({ workspace_id: workspaceId })).project
}

/** Without a name it is called 'Project {n+1}'. */
export function createProject(workspaceId: string, name?: string): Promise<Project> {
  return api.projects.create({ workspace_id: workspaceId, name })
}

export type ImportInput = Parameters<typeof api.projects.importLocal>[0]

/** Keeps a visitor's work as a project. The same `import_id` sent again creates nothing twice. */
export function importLocalProject(input: ImportInput): Promise<Project> {
  return api.projects.importLocal(input)
}

export function renameProject(id: string, name: string): Promise<Project> {
  return api.projects.rename({ id, name })
}

/** A copy with pages, versions and chat, named '{name} (Copy)'. */
export function duplicateProject(id: string): Promise<Project> {
  return api.projects.duplicate({ id })
}

export async function deleteProject(id: string): Promise<void> {
  await api.projects.delete({ id })
}
