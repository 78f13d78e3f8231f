import { Icon } from '#client/ui/icon.tsx'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { paths, startPath } from '../../paths.ts'
import { useHint } from '../../state/auth/hint.ts'
import { SiteAnchor } from './site-anchor.tsx'
import type { SiteLink } from './site-links.ts'

type Props = { ref: Ref<HTMLDialogElement>; links: SiteLink[] }

/** The account's code is loaded only by those who have one. */
const leave = () => import('../../flows/auth.ts').then(({ signOut }) => signOut())

/** The full-height menu of phones. A native dialog keeps the focus inside and gives it back. */
export function NavigationDialog({ ref, links }: Props) {
  const isSignedIn = useHint()
  const shown: SiteLink[] = isSignedIn ? [...links, { label: 'Projects', href: paths.projects }] : links
  const close = (event: { currentTarget: Element }) => event.currentTarget.closest('dialog')?.close()
  return (
    <dialog
      ref={ref}
      id="navigation"
      aria-labelledby="navigation-title"
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-bg text-ink backdrop:bg-transparent open:flex md:hidden"
    >
      <div className="flex h-16 shrink-0 items-center justify-between border-line border-b px-5">
        <h2 id="navigation-title" className="font-semibold">
          Navigation
        </h2>
        <button type="button" className="btn btn-line size-11 p-0" aria-label="Close navigation" onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <ul className="flex-1 px-5 py-6">
        {shown.map(({ label, short, href, isCurrent }) => (
          <li key={href} className="border-line border-b">
            <SiteAnchor
              href={href}
              onClick={close}
              aria-current={isCurrent ? 'true' : undefined}
              className="flex h-16 items-center justify-between font-semibold text-[30px] tracking-[-.035em] aria-current:text-accent-text"
            >
              {short ?? label}
              <Icon name="arrow-right" size={20} className="text-ink-3" />
            </SiteAnchor>
          </li>
        ))}
      </ul>
      <div className="grid shrink-0 gap-2 border-line border-t p-5">
        <Link to={startPath(isSignedIn)} className="btn btn-lg btn-ink">
          {isSignedIn ? 'My Projects' : 'Start Creating'}
        </Link>
        {isSignedIn ? (
          <button type="button" className="btn btn-lg btn-line" onClick={() => void leave()}>
            Sign out
          </button>
        ) : (
          <Link to={paths.auth} className="btn btn-lg btn-line">
            Sign in
          </Link>
        )}
      </div>
    </dialog>
  )
}
