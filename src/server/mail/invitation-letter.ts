import { plainLine } from '#rules/plain-text.ts'
import { product } from '#rules/product.ts'
import { invitationDays } from '#rules/seats.ts'
import { letter } from './letters.ts'
import type { Letter } from './mail.ts'

type Invited = { inviter: string; workspace: string; project: string | null; role: string; url: string }

/** Asks somebody in. Names were typed by people: they are text, on one line. */
export function invitationLetter(to: string, { inviter, workspace, project, role, url }: Invited): Letter {
  const [who, where] = [plainLine(inviter), plainLine(project ?? workspace)]
  return letter({
    to,
    subject: `${who} invites you to ${where}`.slice(0, 200),
    before: [
      project === null
        ? `${who} invites you to the workspace “${where}” on ${product.name}, as ${role}.`
        : `${who} invites you to the project “${where}” on ${product.name}, as ${role}.`,
    ],
    link: { label: 'Look at the invitation', url },
    after: [
      `The link works once, within ${invitationDays} days, for an account with this address.`,
      'If you do not know what this is about, ignore this mail; nothing happens.',
    ],
  })
}

/** Tells the owner-to-be, or a person, that something changed about them in a workspace. */
export function removedLetter(to: string, workspace: string): Letter {
  const where = plainLine(workspace)
  return letter({
    to,
    subject: `You are no longer in ${where}`.slice(0, 200),
    before: [`You were taken out of the workspace “${where}” on ${product.name}.`],
    after: ['What you made there stays there. Your account and your own workspaces are as they were.'],
  })
}
