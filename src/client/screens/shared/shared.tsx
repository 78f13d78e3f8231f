import { lazy, Suspense } from 'react'
import { product } from '#rules/product.ts'
import { Opening } from '#client/parts/opening.tsx'

/** By itself: the list of its pieces would be carried by every page otherwise. */
const WithLink = lazy(() => import('./with-link.tsx'))

export function meta() {
  return [{ title: `Shared page · ${product.name}` }, { name: 'robots', content: 'noindex, nofollow' }]
}

/** A project for whoever has its link. */
export default function Shared() {
  return (
    <Suspense fallback={<Opening />}>
      <WithLink />
    </Suspense>
  )
}
