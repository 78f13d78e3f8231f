import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, workspaceDescription, workspaceName } from '#rules/fields.ts'
import { workspaceRoles } from '#rules/permissions.ts'
import { forbidden, notFound, planLimit, unauthorized } from './errors.ts'

const tags = ['Workspaces']
const workspaceType = z.enum(['personal', 'team'])
export const workspaceRole = z.enum(workspaceRoles)

/** A row of get_user_workspaces_details. */
export const workspaceDetails = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  workspace_type: workspaceType,
  project_count: z.number(),
  /** the caller and everybody else who is a member */
  member_count: z.number(),
  role: workspaceRole,
  /** why the caller may not add projects to it; null when their role may */
  create_reason: z.string().nullable(),
  /** false when it is beyond what its owner's plan allows: it can be read, but nothing new is made in it */
  is_active: z.boolean(),
  /** its owner offers it to the caller; null: it is not offered */
  offer: z.object({ from: z.string(), expires_at: z.string() }).nullable(),
  created_at: z.string(),
})
export type WorkspaceDetails = z.infer<typeof workspaceDetails>

const limit = z.number().nullable()
/** How much of the plan is in use. A limit of null is none. */
export const usage = z.object({
  plan: z.enum(['free', 'pro', 'teams']),
  workspaces: z.number(),
  projects: z.number(),
  teamWorkspaces: z.number(),
  /** single projects of others that one was invited to */
  shared: z.number(),
  limits: z.object({ workspaces: limit, projects: limit, teamWorkspaces: z.boolean() }),
})
export type Usage = z.infer<typeof usage>

export const workspaces = {
  /** The specification's get_user_workspaces_details, for oneself. */
  details: oc
    .route({ method: 'GET', path: '/workspaces', summary: 'The workspaces one is a member of', tags })
    .output(z.array(workspaceDetails))
    .errors(unauthorized),
  get: oc
    .route({ method: 'GET', path: '/workspaces/{id}', summary: 'One workspace', tags })
    .input(z.object({ id }))
    .output(workspaceDetails)
    .errors({ ...unauthorized, ...notFound }),
  /** The specification's create_workspace_with_owner. */
  createWithOwner: oc
    .route({ method: 'POST', path: '/workspaces', successStatus: 201, summary: 'Create a workspace', tags })
    .input(
      z.object({
        workspace_name: workspaceName,
        workspace_description: workspaceDescription.default(''),
        workspace_type: workspaceType.default('personal'),
      }),
    )
    .output(z.object({ id: z.uuid() }))
    .errors({ ...unauthorized, ...planLimit }),
  /** Idempotent: a person who is a member of a workspace already gets nothing. */
  createDefaults: oc
    .route({ method: 'POST', path: '/workspaces/defaults', summary: 'Create what every new person gets', tags })
    .output(z.object({ created: z.number() }))
    .errors(unauthorized),
  /** Another name or description, by its owner. */
  update: oc
    .route({ method: 'PATCH', path: '/workspaces/{id}', summary: 'Rename or describe a workspace', tags })
    /** what is left out stays as it is */
    .input(z.object({ id, name: workspaceName.optional(), description: workspaceDescription.optional() }))
    .output(workspaceDetails)
    .errors({ ...unauthorized, ...notFound, ...forbidden }),
  delete: oc
    .route({ method: 'DELETE', path: '/workspaces/{id}', summary: 'Delete a workspace and all in it', tags })
    .input(z.object({ id }))
    .output(z.object({}))
    .errors({ ...unauthorized, ...notFound, ...forbidden }),
  usage: oc
    .route({ method: 'GET', path: '/usage', summary: 'How much of the plan is in use', tags })
    .output(usage)
    .errors(unauthorized),
}
