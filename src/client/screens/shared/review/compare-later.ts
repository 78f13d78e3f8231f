import { later, NotHere } from '#client/ui/later.tsx'
import type { CompareToReviewProps } from './compare-to-review.tsx'

/** Two versions beside each other come when somebody asks for them. */
export const CompareToReview = later<CompareToReviewProps>(
  async () => (await import('./compare-to-review.tsx')).CompareToReview,
  NotHere,
)
