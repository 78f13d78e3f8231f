import { notificationPaths } from '#rules/notification-paths.ts'
import { plainLine } from '#rules/plain-text.ts'
import { product } from '#rules/product.ts'
import { offerDays } from '#rules/ownership.ts'
import { letter } from './letters.ts'
import type { Letter } from './mail.ts'

/** Who is written about. Names were typed by people: they are text, on one line. */
type About = { who: string; workspace: string; url: string }

/** Where offers are answered, and who is in a workspace stands. */
export const peopleUrl = ({ baseUrl }: { baseUrl: string }) => `${baseUrl}${notificationPaths.people}`

/** Asks a member to own the workspace. */
export function offerLetter(to: string, { who, workspace, url }: About): Letter {
  const [owner, where] = [plainLine(who), plainLine(workspace)]
  return letter({
    to,
    subject: `${owner} asks you to own ${where}`.slice(0, 200),
    before: [
      `${owner} asks you to take over the workspace “${where}” on ${product.name}.`,
      'New pages there would use your credits, by your plan. Nothing changes until you accept.',
    ],
    link: { label: 'See what moves, then accept or decline', url },
    after: [`You can answer within ${offerDays} days. If you do nothing, everything stays as it is.`],
  })
}

/** Tells who owned it that the workspace has a new owner. */
export function acceptedLetter(to: string, { who, workspace, url }: About): Letter {
  const [owner, where] = [plainLine(who), plainLine(workspace)]
  return letter({
    to,
    subject: `${owner} owns ${where} now`.slice(0, 200),
    before: [
      `${owner} accepted: the workspace “${where}” on ${product.name} is theirs. You are an admin of it.`,
      'New pages there use their credits. Your credits and your plan are as they were.',
    ],
    link: { label: 'Look at the people there', url },
    after: [],
  })
}

/** Tells the owner that nothing changes. */
export function declinedLetter(to: string, { who, workspace, url }: About): Letter {
  const [name, where] = [plainLine(who), plainLine(workspace)]
  return letter({
    to,
    subject: `${name} declined to own ${where}`.slice(0, 200),
    before: [`${name} does not take over the workspace “${where}” on ${product.name}. You stay its owner.`],
    link: { label: 'Ask somebody else', url },
    after: [],
  })
}

/** Tells somebody that they were signed out, by whom, and what they can do about it. */
export function signedOutLetter(to: string, { who, workspace, url }: About): Letter {
  const [admin, where] = [plainLine(who), plainLine(workspace)]
  return letter({
    to,
    subject: `${admin} signed you out of ${product.name}`.slice(0, 200),
    before: [
      `${admin}, who manages the people of the workspace “${where}”, ended your sessions: every browser in which you are ` +
        'signed in can open that workspace.',
      'Your account, your role and everything you made are as they were. Sign in again to go on.',
    ],
    link: { label: 'Sign in', url },
    after: [`If you do not want that “${where}” can do this, leave it under Settings, People.`],
  })
}
