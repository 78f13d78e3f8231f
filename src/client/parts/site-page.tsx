import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header/site-header.tsx'

/** A public page between header and footer. */
export function SitePage({ children }: { children: ReactNode }) {
  return (
    <div className="site-page text-sm">
      <a
        href="#main"
        className="btn btn-ink sr-only focus:not-sr-only focus:absolute focus:top-4 focus:left-4 focus:z-50"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
    </div>
  )
}

/** Document title and description of a public page. */
export function siteMeta(title: string, description: string) {
  return [{ title }, { name: 'description', content: description }]
}
