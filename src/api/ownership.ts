import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, text } from '#rules/fields.ts'
import { conflict, forbidden, gone, notFound, planLimit, tooMany, unauthorized } from './errors.ts'

const tags = ['Ownership']
const found = { ...unauthorized, ...forbidden, ...notFound }
const inWorkspace = z.object({ workspace_id: id })
const place = '/workspaces/{workspace_id}/ownership'

const named = z.object({ user_id: z.string(), name: z.string() })

/** A workspace that was offered to one of its members. */
const ownershipOffer = z.object({
  to: named,
  from: named,
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
  declined_at: z.string().nullable(),
})
export type OwnershipOffer = z.infer<typeof ownershipOffer>

/** Whose a workspace is, and whose it may become. */
export const ownership = z.object({
  workspace: z.string(),
  owner: named,
  /** told to the owner, and to who is asked as long as they can answer; null: none, or none of the caller's business */
  offer: ownershipOffer.nullable(),
  /** for who is asked: what stands in the way of a yes */
  reason: z.string().nullable(),
  /** why this workspace cannot be offered to anybody */
  never: z.string().nullable(),
  /** for the owner: everybody who could be asked, with what stands in the way of theirs */
  candidates: z.array(named.extend({ email: z.string(), reason: z.string().nullable() })),
})
export type Ownership = z.infer<typeof ownership>

/** A workspace changes hands in two steps: its owner offers it, and nothing changes until who is asked accepts. */
export const ownerships = {
  get: oc
    .route({ method: 'GET', path: place, summary: 'Whose a workspace is, and whose it may become', tags })
    .input(inWorkspace)
    .output(ownership)
    .errors(found),
  /** To the same person again: another mail, and 14 days from now. */
  offer: oc
    .route({ method: 'POST', path: place, summary: 'Offer a workspace to one of its members', tags })
    .input(z.object({ workspace_id: id, user_id: text(36) }))
    .output(z.object({}))
    .errors({ ...found, ...planLimit, ...conflict, ...tooMany }),
  takeBack: oc
    .route({ method: 'DELETE', path: place, summary: 'Take the offer back', tags })
    .input(inWorkspace)
    .output(z.object({}))
    .errors({ ...found, ...gone }),
  accept: oc
    .route({ method: 'POST', path: `${place}/accept`, summary: 'Own the workspace', tags })
    .input(inWorkspace)
    .output(z.object({}))
    .errors({ ...found, ...planLimit, ...gone }),
  decline: oc
    .route({ method: 'POST', path: `${place}/decline`, summary: 'Leave it with its owner', tags })
    .input(inWorkspace)
    .output(z.object({}))
    .errors({ ...found, ...gone }),
}
