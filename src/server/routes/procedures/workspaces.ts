import type { Services } from '../../services.ts'
import { createDefaultWorkspaces } from '../../use-cases/workspaces/create-default-workspaces.ts'
import { createWorkspace } from '../../use-cases/workspaces/create-workspace.ts'
import { deleteWorkspace } from '../../use-cases/workspaces/delete-workspace.ts'
import { findWorkspace, listWorkspaces } from '../../use-cases/workspaces/list-workspaces.ts'
import { planUsage } from '../../use-cases/profiles/plan-usage.ts'
import { updateWorkspace } from '../../use-cases/workspaces/update-workspace.ts'
import { api, signedIn } from './api.ts'

export function workspaceProcedures(services: Services) {
  const { details, get, createWithOwner, createDefaults, update, delete: remove, usage } = api.workspaces
  return {
    details: details.handler(({ context }) => listWorkspaces(services, signedIn(context))),
    get: get.handler(({ input, context }) => findWorkspace(services, signedIn(context), input.id)),
    createWithOwner: createWithOwner.handler(({ input, context }) =>
      createWorkspace(services, signedIn(context), input),
    ),
    createDefaults: createDefaults.handler(({ context }) => createDefaultWorkspaces(services, signedIn(context))),
    update: update.handler(({ input, context }) => updateWorkspace(services, signedIn(context), input)),
    delete: remove.handler(async ({ input, context }) => {
      await deleteWorkspace(services, signedIn(context), input.id)
      return {}
    }),
    usage: usage.handler(({ context }) => planUsage(services, signedIn(context))),
  }
}
