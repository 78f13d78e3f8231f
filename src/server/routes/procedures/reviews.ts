import type { Services } from '../../services.ts'
import { compareToReview } from '../../use-cases/reviews/compare.ts'
import { decide } from '../../use-cases/reviews/decide.ts'
import { followReview } from '../../use-cases/reviews/follow-review.ts'
import { listGuestThreads } from '../../use-cases/reviews/guest-threads.ts'
import { lookToReview } from '../../use-cases/reviews/look.ts'
import { unlockReview } from '../../use-cases/reviews/open-link.ts'
import { removeAsGuest } from '../../use-cases/reviews/remove-as-guest.ts'
import { listReviews, makeReviewLink, revokeReviewLink, setLinkComments } from '../../use-cases/reviews/review-links.ts'
import { replyAsGuest, startGuestThread } from '../../use-cases/reviews/write-as-guest.ts'
import { api, signedIn } from './api.ts'

export function reviewProcedures(services: Services) {
  const calls = api.reviews
  return {
    list: calls.list.handler(({ input, context }) => listReviews(services, signedIn(context), input.project_id)),
    make: calls.make.handler(({ input, context }) =>
      makeReviewLink(services, signedIn(context), context.visitor, input),
    ),
    revoke: calls.revoke.handler(async ({ input, context }) => {
      await revokeReviewLink(services, signedIn(context), input)
      return {}
    }),
    update: calls.update.handler(async ({ input, context }) => {
      await setLinkComments(services, signedIn(context), input)
      return {}
    }),
    look: calls.look.handler(({ input, context }) => lookToReview(services, context.visitor, input)),
    unlock: calls.unlock.handler(({ input, context }) => unlockReview(services, context.visitor, input)),
    decide: calls.decide.handler(({ input, context }) => decide(services, context.visitor, input)),
    threads: calls.threads.handler(({ input, context }) => listGuestThreads(services, context.visitor, input)),
    comment: calls.comment.handler(({ input, context }) => startGuestThread(services, context.visitor, input)),
    reply: calls.reply.handler(({ input, context }) => replyAsGuest(services, context.visitor, input)),
    remove: calls.remove.handler(async ({ input, context }) => {
      await removeAsGuest(services, context.visitor, input)
      return {}
    }),
    compare: calls.compare.handler(({ input, context }) => compareToReview(services, context.visitor, input)),
    follow: calls.follow.handler(({ input, context, signal }) =>
      followReview(services, context.visitor, input, signal),
    ),
  }
}
