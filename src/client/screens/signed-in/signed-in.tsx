import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { followChanges } from '#client/flows/follow-changes.ts'
import { queryClient } from '#client/data/core/query-client.ts'
import { useAuth } from '#client/flows/session.ts'
import { type OriginState, paths } from '#client/paths.ts'
import { ActiveWorkspaceProvider } from '#client/parts/active-workspace.tsx'
import { appIcons } from '#client/ui/app-icons.ts'
import { addIcons } from '#client/ui/icon.tsx'
import { TipProvider } from '#client/ui/tooltip.tsx'
import { Opening } from '#client/parts/opening.tsx'

const SignInAgain = lazy(async () => ({
  default: (await import('#client/parts/sign-in/sign-in-again.tsx')).SignInAgain,
}))

addIcons(appIcons)

/** Around every screen that is only for signed-in people. Whoever is not is sent to sign in, and back here afterwards. */
export default function SignedIn() {
  const user = useAuth((auth) => auth.user)
  const isLoading = useAuth((auth) => auth.loading)
  const isLeaving = useAuth((auth) => auth.last === 'signed-out')
  const isLost = useAuth((auth) => auth.isLost)
  const { pathname, search, hash } = useLocation()
  const userId = user?.id
  useEffect(() => (userId ? followChanges(queryClient) : undefined), [userId])
  if (isLoading) return <Opening />
  if (!user && isLeaving) return <Navigate to={paths.home} replace />
  if (!user) {
    return <Navigate to={paths.auth} replace state={{ from: { pathname, search, hash } } satisfies OriginState} />
  }
  return (
    <QueryClientProvider client={queryClient}>
      <ActiveWorkspaceProvider key={user.id} userId={user.id}>
        <TipProvider>
          <Outlet />
          {isLost && (
            <Suspense>
              <SignInAgain />
            </Suspense>
          )}
        </TipProvider>
      </ActiveWorkspaceProvider>
    </QueryClientProvider>
  )
}
