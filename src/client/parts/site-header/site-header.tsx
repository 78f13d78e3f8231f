import { Icon } from '#client/ui/icon.tsx'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useHint } from '../../state/auth/hint.ts'
import { Logo } from '../site/logo.tsx'
import { NavigationDialog } from './navigation-dialog.tsx'
import { SiteAccount } from './site-account.tsx'
import { SiteAnchor } from './site-anchor.tsx'
import { headerLinks } from './site-links.ts'

/** The header of the public pages. */
export function SiteHeader() {
  const isSignedIn = useHint()
  const dialog = useRef<HTMLDialogElement>(null)
  const links = headerLinks(useLocation().pathname)
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-bg print:hidden">
      <div className="mx-auto flex h-16 max-w-[1312px] items-center gap-8 px-5 md:px-10">
        <Logo to={isSignedIn ? paths.projects : paths.home} />
        <nav aria-label="Main" className="hidden items-center gap-6 whitespace-nowrap text-sm md:flex">
          {links.map(({ label, href, isCurrent }) => (
            <SiteAnchor
              key={href}
              href={href}
              aria-current={isCurrent && !href.startsWith('#') ? 'page' : undefined}
              className="link-quiet aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {label}
            </SiteAnchor>
          ))}
          <a className="when-signed-in link-quiet" href={paths.projects}>
            Projects
          </a>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <SiteAccount />
          <button
            type="button"
            className="btn btn-line size-11 p-0 md:hidden"
            aria-label="Open navigation"
            aria-haspopup="dialog"
            onClick={() => dialog.current?.showModal()}
            // The browser opens it by itself before the page's scripts are there.
            {...{ command: 'show-modal', commandfor: 'navigation' }}
          >
            <Icon name="menu" size={16} />
          </button>
        </div>
      </div>
      <NavigationDialog ref={dialog} links={links} />
    </header>
  )
}
