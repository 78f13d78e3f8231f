import { Icon } from '#client/ui/icon.tsx'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { product } from '#rules/product.ts'
import { SiteFooter } from '../../parts/site-footer.tsx'
import { SiteHeader } from '#client/parts/site-header/site-header.tsx'
import { paths } from '../../paths.ts'
import { Blueprint } from './blueprint.tsx'

export function meta() {
  return [{ title: `Page not found · ${product.name}` }, { name: 'robots', content: 'noindex' }]
}

const never = () => () => {}

/** Any address that does not exist. The page is built once, so the address is read in the browser. */
export default function NotFound() {
  const path = useSyncExternalStore(
    never,
    () => location.pathname,
    () => '',
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main
        id="main"
        className="mx-auto grid w-full max-w-[1312px] flex-1 content-center gap-10 px-5 py-14 md:px-10 lg:grid-cols-[5fr_7fr] lg:items-center"
      >
        <div className="max-lg:order-2">
          <p className="min-h-5 truncate font-mono text-[13px] text-ink-3">{path}</p>
          <h1 className="mt-4">
            <span className="block font-semibold text-[72px]/[.95] tracking-[-.05em]">404</span>
            <span className="mt-4 block font-semibold text-[24px]/8 tracking-[-.025em]">Oops! Page not found</span>
          </h1>
          <p className="mt-3 max-w-[38ch] text-base/6 text-ink-2">
            Nothing has been made at this address yet. The page may have moved, or the link has a typing mistake.
          </p>
          <Link to={paths.home} className="btn btn-lg btn-ink mt-8">
            <Icon name="home" size={16} />
            Return to Home
          </Link>
        </div>
        <Blueprint />
      </main>
      <SiteFooter />
    </div>
  )
}
