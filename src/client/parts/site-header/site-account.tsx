import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useHint } from '../../state/auth/hint.ts'

const AccountCorner = lazy(() => import('../account-menu/account-corner.tsx'))

/**
 * The account in the header of a public page. Both variants are prerendered and a script in the head says which one
 * is seen, so nothing flashes; the account's code is loaded only where somebody is signed in.
 */
export function SiteAccount() {
  const isSignedIn = useHint()
  return (
    <>
      <Link className="when-signed-out btn btn-line" to={paths.auth}>
        Sign in
      </Link>
      <span className="when-signed-in grid min-h-8 min-w-8 content-center">
        {isSignedIn && (
          <Suspense>
            <AccountCorner />
          </Suspense>
        )}
      </span>
    </>
  )
}
