import type { Services } from '../../services.ts'
import { decide } from '../../use-cases/reviews/decide.ts'
import { lookToReview } from '../../use-cases/reviews/look.ts'
import { unlockReview } from '../../use-cases/reviews/open-link.ts'
import { listReviews, makeReviewLink, revokeReviewLink } from '../../use-cases/reviews/review-links.ts'
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
    look: calls.look.handler(({ input, context }) => lookToReview(services, context.visitor, input)),
    unlock: calls.unlock.handler(({ input, context }) => unlockReview(services, context.visitor, input)),
    decide: calls.decide.handler(({ input, context }) => decide(services, context.visitor, input)),
  }
}
