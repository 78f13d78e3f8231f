import type { Seal } from './seal.ts'

type Invitation = { id: string; tokenHash: string }

/** What an invitation is opened with in the app: it says which one, and is void with the link that was mailed. */
const passOf = (seal: Seal, { id, tokenHash }: Invitation) => `${id}.${seal.of('invitation', `${id} ${tokenHash}`)}`

/** Where somebody accepts an invitation that they were told of in the app; nothing of it is stored. */
export const invitationPath = (seal: Seal, invitation: Invitation) => `/auth?mode=invite#${passOf(seal, invitation)}`

/** The invitation that a pass names; null: this is no pass. */
export const passId = (token: string): string | null => /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1] ?? null

export const isPassOf = (seal: Seal, token: string, { id, tokenHash }: Invitation) =>
  seal.isOf(token.slice(id.length + 1), 'invitation', `${id} ${tokenHash}`)
