import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { product } from '#rules/product.ts'
import { Opening } from '#client/parts/opening.tsx'
import { paths } from '#client/paths.ts'

/** By themselves: the list of their pieces would be carried by every page otherwise. */
const WithLink = lazy(() => import('./with-link.tsx'))
const WithReviewLink = lazy(() => import('./review/with-review-link.tsx'))

export function meta() {
  return [{ title: `Shared page · ${product.name}` }, { name: 'robots', content: 'noindex, nofollow' }]
}

/** A project for whoever has its link, or the one page that they were sent to review: one route's weight for both. */
export default function Shared() {
  const isProject = useLocation().pathname.startsWith(paths.shared)
  return <Suspense fallback={<Opening />}>{isProject ? <WithLink /> : <WithReviewLink />}</Suspense>
}
