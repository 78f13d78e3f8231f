import { activity } from './activity.ts'
import { comments } from './comments.ts'
import { domains } from './domains.ts'
import { invitations, people } from './people.ts'
import { live } from './live.ts'
import { notifications } from './notifications.ts'
import { ownerships } from './ownership.ts'
import { polish } from './polish.ts'
import { previewLinks } from './preview-links.ts'
import { reviews } from './reviews.ts'
import { submissions } from './submissions.ts'
import { usage } from './usage.ts'
import { visits } from './visits.ts'

/** What few screens call: its routes come with them, so that nobody else waits for these. */
export const laterContract = {
  people,
  invitations,
  ownerships,
  polish,
  previewLinks,
  reviews,
  comments,
  domains,
  submissions,
  visits,
  usage,
  activity,
  live,
  notifications,
}
