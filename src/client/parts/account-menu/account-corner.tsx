import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#client/data/core/query-client.ts'
import { useAuth } from '#client/flows/session.ts'
import { ActiveWorkspaceProvider } from '#client/parts/active-workspace.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The account menu where nothing else of an account is loaded: in the header of a public page. */
export default function AccountCorner() {
  const user = useAuth((auth) => auth.user)
  if (!user) return null
  return (
    <QueryClientProvider client={queryClient}>
      <ActiveWorkspaceProvider key={user.id} userId={user.id}>
        <AccountMenu />
      </ActiveWorkspaceProvider>
    </QueryClientProvider>
  )
}
