import { later, NotHere } from '#client/ui/later.tsx'
import { cardsAhead } from './chat/cards-later.ts'
import { Desktop } from './desktop.tsx'
import { canvasAhead } from './canvas/canvas-later.ts'
import { ProjectSkeleton } from './project-skeleton.tsx'

const Phone = later<object>(
  async () => (await import('./phone.tsx')).Phone,
  NotHere,
  () => <ProjectSkeleton name={null} failure={null} />,
)

/** Nothing in them depends on what is around them; the tabs and the bar of a phone are no weight for a desktop. */
export const screens = { phone: <Phone />, desktop: <Desktop /> }

/** A window may be made narrow or a tablet turned while the server is away. */
export const screensAhead = [Phone.bring, ...cardsAhead, ...canvasAhead]
