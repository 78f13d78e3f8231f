import type { Services } from '../../services.ts'
import { createProject } from '../../use-cases/projects/create-project.ts'
import { deleteProject } from '../../use-cases/projects/delete-project.ts'
import { duplicateProject } from '../../use-cases/projects/duplicate-project.ts'
import { findProject, latestProject } from '../../use-cases/projects/find-project.ts'
import { importProject } from '../../use-cases/projects/import-project.ts'
import { listProjects, sharedProjects } from '../../use-cases/projects/list-projects.ts'
import { renameProject } from '../../use-cases/projects/rename-project.ts'
import { api, signedIn } from './api.ts'

export function projectProcedures(services: Services) {
  const { list, latest, shared, get, create, importLocal, duplicate, rename, delete: remove } = api.projects
  return {
    list: list.handler(({ input, context }) => listProjects(services, signedIn(context), input.workspace_id)),
    latest: latest.handler(async ({ input, context }) => ({
      project: await latestProject(services, signedIn(context), input.workspace_id),
    })),
    shared: shared.handler(({ context }) => sharedProjects(services, signedIn(context))),
    get: get.handler(({ input, context }) => findProject(services, signedIn(context), input.id)),
    create: create.handler(({ input, context }) => createProject(services, signedIn(context), input)),
    importLocal: importLocal.handler(({ input, context }) => importProject(services, signedIn(context), input)),
    duplicate: duplicate.handler(({ input, context }) => duplicateProject(services, signedIn(context), input.id)),
    rename: rename.handler(({ input, context }) => renameProject(services, signedIn(context), input)),
    delete: remove.handler(async ({ input, context }) => {
      await deleteProject(services, signedIn(context), input.id)
      return {}
    }),
  }
}
