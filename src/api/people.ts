import { oc } from '@orpc/contract'
import { z } from 'zod'
import { count, email, id, text } from '#rules/fields.ts'
import { projectRoles, workspaceRoles } from '#rules/permissions.ts'
import { mostInvited } from '#rules/seats.ts'
import { conflict, forbidden, gone, notFound, planLimit, tooMany, unauthorized } from './errors.ts'

const tags = ['People']
const found = { ...unauthorized, ...forbidden, ...notFound }
const inWorkspace = z.object({ workspace_id: id })
const personId = text(36)
/** The secret of an invitation's link. */
const token = text(100)

/** Roles that somebody can be given; there is one owner. */
export const givenRole = z.enum(workspaceRoles).exclude(['owner'])
export type GivenRole = z.infer<typeof givenRole>

const signInWays = ['password', 'google'] as const

/** How many places are taken, and of how many; null: any number. */
const places = z.object({ used: z.number(), limit: z.number().nullable() })

/** Somebody in a workspace: a member, or the guest of some of its projects. */
const workspacePerson = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
  /** null: a guest */
  role: z.enum(workspaceRoles).nullable(),
  /** the projects that a guest was invited to */
  projects: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(projectRoles) })),
  /** has a project of the workspace open now */
  is_here: z.boolean(),
  /** when they last had one open, to the hour; null when that is not known */
  last_active: z.string().nullable(),
  /** how they sign in, for who manages people; null for everybody else */
  sign_in: z.array(z.enum(signInWays)).nullable(),
  /** how many projects of the workspace they made */
  made: z.number(),
})
export type WorkspacePerson = z.infer<typeof workspacePerson>

/** An invitation that was not answered yet. */
const invitation = z.object({
  id: z.uuid(),
  /** null: by link, for whoever has it */
  email: z.string().nullable(),
  role: givenRole,
  /** the one project it is for; null: the workspace */
  project: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** so many people may still use it */
  uses: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

/** Who is in a workspace, and who may come. */
export const workspacePeople = z.object({
  seats: places,
  people: z.array(workspacePerson),
  /** for who may invite; else none are told */
  invitations: z.array(invitation),
})
export type WorkspacePeople = z.infer<typeof workspacePeople>

/** A link that is shown once: only its hash is kept. */
export const madeLink = z.object({ id: z.uuid(), email: z.string().nullable(), url: z.string() })
export type MadeLink = z.infer<typeof madeLink>

/** What an invitation says to whoever has its link. */
export const invitationLook = z.object({
  workspace_id: z.uuid(),
  workspace: z.string(),
  project: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  role: givenRole,
  /** who asks; null when they have left */
  inviter: z.string().nullable(),
  /** the address that it is for; null: for whoever has the link */
  email: z.string().nullable(),
  expires_at: z.string(),
  /** the caller is in it already */
  is_member: z.boolean(),
})
export type InvitationLook = z.infer<typeof invitationLook>

const where = { workspace_id: id, role: givenRole, project_id: id.nullable().default(null) }

export const people = {
  list: oc
    .route({ method: 'GET', path: '/workspaces/{workspace_id}/people', summary: 'Who is in a workspace', tags })
    .input(inWorkspace)
    .output(workspacePeople)
    .errors(found),
  setRole: oc
    .route({ method: 'PATCH', path: '/workspaces/{workspace_id}/people/{user_id}', summary: 'Give a role', tags })
    .input(z.object({ workspace_id: id, user_id: personId, role: givenRole }))
    .output(z.object({}))
    .errors({ ...found, ...conflict }),
  /** Takes somebody out; what they made stays with `keeper`, or the owner. */
  remove: oc
    .route({ method: 'DELETE', path: '/workspaces/{workspace_id}/people/{user_id}', summary: 'Remove a person', tags })
    .input(z.object({ workspace_id: id, user_id: personId, keeper: personId.optional() }))
    .output(z.object({}))
    .errors({ ...found, ...conflict }),
  /** Ends all sessions of a member or guest: each of them can open the workspace. They can sign in again. */
  signOut: oc
    .route({
      method: 'POST',
      path: '/workspaces/{workspace_id}/people/{user_id}/sign-out',
      summary: 'End the sessions of a person',
      tags,
    })
    .input(z.object({ workspace_id: id, user_id: personId }))
    .output(z.object({ ended: z.number() }))
    .errors({ ...found, ...conflict, ...tooMany }),
  /** What one made stays with `keeper`, or the owner. */
  leave: oc
    .route({ method: 'POST', path: '/workspaces/{workspace_id}/leave', summary: 'Leave a workspace', tags })
    .input(z.object({ workspace_id: id, keeper: personId.optional() }))
    .output(z.object({}))
    .errors({ ...found, ...conflict }),
  /** Who may see one project, and how many editors it has beside its owner. */
  ofProject: oc
    .route({ method: 'GET', path: '/projects/{project_id}/people', summary: 'Who may see a project', tags })
    .input(z.object({ project_id: id }))
    .output(workspacePeople.extend({ workspace_id: z.uuid(), workspace_type: z.enum(['personal', 'team']) }))
    .errors(found),
  setGuestRole: oc
    .route({ method: 'PATCH', path: '/projects/{project_id}/guests/{user_id}', summary: 'Give a guest a role', tags })
    .input(z.object({ project_id: id, user_id: personId, role: z.enum(projectRoles) }))
    .output(z.object({}))
    .errors({ ...found, ...planLimit }),
  removeGuest: oc
    .route({ method: 'DELETE', path: '/projects/{project_id}/guests/{user_id}', summary: 'Remove a guest', tags })
    .input(z.object({ project_id: id, user_id: personId }))
    .output(z.object({}))
    .errors(found),
}

export const invitations = {
  /** Each address gets a mail with a link of its own; all of them or none. */
  send: oc
    .route({ method: 'POST', path: '/workspaces/{workspace_id}/invitations', summary: 'Invite by e-mail', tags })
    .input(z.object({ ...where, emails: z.array(email).min(1).max(mostInvited) }))
    .output(z.array(madeLink))
    .errors({ ...found, ...planLimit, ...conflict, ...tooMany }),
  makeLink: oc
    .route({ method: 'POST', path: '/workspaces/{workspace_id}/invitation-links', summary: 'Invite by link', tags })
    .input(z.object({ ...where, uses: count(1, mostInvited) }))
    .output(madeLink)
    .errors({ ...found, ...planLimit, ...tooMany }),
  /** Another link in place of the last one, good for 14 days from now; one by e-mail is sent with it. */
  renew: oc
    .route({
      method: 'POST',
      path: '/workspaces/{workspace_id}/invitations/{id}/renew',
      summary: 'Another link',
      tags,
    })
    .input(z.object({ workspace_id: id, id, sends: z.boolean().default(true) }))
    .output(madeLink)
    .errors({ ...found, ...planLimit, ...tooMany }),
  revoke: oc
    .route({ method: 'DELETE', path: '/workspaces/{workspace_id}/invitations/{id}', summary: 'Take it back', tags })
    .input(z.object({ workspace_id: id, id }))
    .output(z.object({}))
    .errors(found),
  /** What the link says; looking uses nothing up. */
  look: oc
    .route({ method: 'POST', path: '/invitations/look', summary: 'Look at an invitation', tags })
    .input(z.object({ token }))
    .output(invitationLook)
    .errors({ ...gone, ...tooMany }),
  accept: oc
    .route({ method: 'POST', path: '/invitations/accept', summary: 'Accept an invitation', tags })
    .input(z.object({ token }))
    .output(z.object({ workspace_id: z.uuid(), project_id: z.uuid().nullable() }))
    .errors({ ...unauthorized, ...forbidden, ...gone, ...planLimit, ...tooMany }),
}
