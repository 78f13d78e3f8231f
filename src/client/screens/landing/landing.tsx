import { Suspense } from 'react'
import { marketingFigures, product } from '#rules/product.ts'
import { SiteAnchor } from '#client/parts/site-header/site-anchor.tsx'
import { SiteHeader } from '#client/parts/site-header/site-header.tsx'
import { Hero } from './hero.tsx'
import './landing.css'
import { later } from '#client/parts/site/later.ts'

/** What begins in a tall window is read without a sign. */
const isInSight = (part: Element) => part.getBoundingClientRect().top < innerHeight

// Prerendered with the page, and read by most before any of it has to answer.
const Below = import.meta.env.SSR
  ? (await import('./below.tsx')).default
  : later(() => import('./below.tsx'), 'how', isInSight)
const Footer = import.meta.env.SSR
  ? (await import('./footer.tsx')).default
  : later(() => import('./footer.tsx'), 'how', isInSight)

export function meta() {
  return [
    { title: `${product.name}: pages, wrought while you watch` },
    { name: 'description', content: product.description },
  ]
}

/** The front door: reading it takes the reader through one generation. */
export default function Landing() {
  return (
    <div className="landing text-sm">
      <SiteAnchor
        href="#main"
        className="btn btn-ink sr-only focus:not-sr-only focus:absolute focus:top-4 focus:left-4 focus:z-50"
      >
        Skip to content
      </SiteAnchor>
      <SiteHeader />
      <main id="main">
        <div className="relative mx-auto max-w-[1312px] px-5 md:px-10">
          {marketingFigures && (
            <div className="rail absolute inset-y-0 left-10 ml-[84px] hidden w-[5px] xl:block" aria-hidden="true">
              <div className="rail-fill h-full w-px origin-top scale-y-[.02] bg-accent" />
            </div>
          )}
          <Hero />
          <Suspense>
            <Below />
          </Suspense>
        </div>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  )
}
