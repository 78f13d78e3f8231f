import { later, NotHere } from '#client/ui/later.tsx'
import type { CommentsProps } from './review-comments.tsx'
import type { ReviewPinsProps } from './review-pins.tsx'

const Nothing = () => null

/** Comments come where the link allows them. */
export const ReviewComments = later<CommentsProps>(
  async () => (await import('./review-comments.tsx')).ReviewComments,
  NotHere,
)
export const ReviewPins = later<ReviewPinsProps>(async () => (await import('./review-pins.tsx')).ReviewPins, Nothing)
