import { realtime } from '#rules/account.ts'
import type { Bus } from '../../bus/bus.ts'
import type { BusEvent } from '../../bus/events.ts'
import type { ReviewedRow } from '../../db/queries/review-links.ts'
import { AppError } from '../../errors.ts'
import type { Services, Visitor } from '../../services.ts'
import { isOpenWith, reviewed } from './open-link.ts'
import type { LinkHolder } from './shown-to.ts'

type Told = { type: 'heartbeat' | 'changed' }

/** What happens in a moment is told as one. */
const pauseMs = 250

/**
 * Tells whoever has a review link open that there is something to look at anew, without saying what: they read it by the
 * usual calls, which refuse what is not open to them any more. Throws GONE, FORBIDDEN and TOO_MANY.
 */
export async function followReview(
  services: Pick<Services, 'auth' | 'bus' | 'db' | 'limits' | 'now' | 'streams'>,
  { address }: Visitor,
  { token, viewer, pass }: LinkHolder,
  caller: AbortSignal | undefined,
): Promise<AsyncGenerator<Told>> {
  await services.limits.take('realtime', { address })
  const link = await reviewed(services.db, services, token)
  if (!isOpenWith(services, link, pass)) throw new AppError('FORBIDDEN', 'The password of this link is needed.')
  return follow(services, link, viewer, caller)
}

async function* follow(
  { bus, now, streams }: Pick<Services, 'bus' | 'now' | 'streams'>,
  link: ReviewedRow,
  viewer: string,
  caller: AbortSignal | undefined,
): AsyncGenerator<Told> {
  const { signal, leave } = streams.enter(`review ${link.id} ${viewer}`, caller)
  const ends = link.endsAt === null ? null : link.endsAt.getTime() - now().getTime()
  const ear = listen(bus, link.projectId, signal, ends)
  try {
    yield { type: 'heartbeat' }
    for (let told = await ear.next(); told !== null; told = await ear.next()) yield { type: told }
  } finally {
    ear.close()
    leave()
  }
}

/** What a timer takes at most. */
const longestMs = 2 ** 31 - 1

/** Hears of one project. `next` is null at the end. */
function listen(bus: Bus, projectId: string, signal: AbortSignal, ends: number | null) {
  const due = new Set<Told['type']>()
  let isOver = signal.aborted
  let wake = () => {}
  const ring = (type: Told['type']) => {
    due.add(type)
    wake()
  }
  const over = () => {
    isOver = true
    wake()
  }
  const stop = bus.subscribe({
    onEvent: (event) => isOf(event, projectId) && ring('changed'),
    onGap: over,
  })
  signal.addEventListener('abort', over, { once: true })
  const beating = setInterval(() => ring('heartbeat'), realtime.heartbeatMs)
  const ending = ends === null || ends > longestMs ? undefined : setTimeout(() => ring('changed'), Math.max(0, ends))
  return {
    async next(): Promise<Told['type'] | null> {
      if (due.size === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      if (isOver) return null
      // A hand edit is several events: they are one to whoever only looks.
      if (due.has('changed')) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const type = due.has('changed') ? 'changed' : 'heartbeat'
      due.delete(type)
      return type
    },
    close() {
      stop()
      clearInterval(beating)
      clearTimeout(ending)
    },
  }
}

const isOf = (event: BusEvent, projectId: string) =>
  ['comments', 'reviews', 'content', 'project-deleted'].includes(event.type) &&
  'project_id' in event &&
  event.project_id === projectId
