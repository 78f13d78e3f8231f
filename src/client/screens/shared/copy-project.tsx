import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { chooseActive } from '#rules/workspaces.ts'
import { isPlanFull, isSignedOut, problemOf } from '#client/data/core/problem.ts'
import { queryClient } from '#client/data/core/query-client.ts'
import { workspacesQuery } from '#client/data/core/workspaces.ts'
import { copyWithLink } from '#client/data/preview-links.ts'
import { knownUser } from '#client/flows/session.ts'
import { type OriginState, paths } from '#client/paths.ts'
import { rememberedWorkspace, rememberWorkspace } from '#client/state/active-workspace/remembered.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useMedia } from '#client/ui/use-media.ts'

/** Makes a project of one's own of what the link shows; whoever is signed out signs in first and comes back to it. */
export function CopyProject({ token }: { token: string }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isNarrow = useMedia('(width < 768px)')
  const [isBusy, setBusy] = useState(false)

  async function copy() {
    setBusy(true)
    try {
      const user = await knownUser()
      if (!user) return await signIn()
      const made = await copyForPerson(user.id, token)
      showToast({
        title: 'Copied to your projects',
        description: `${made.name} is yours now. What you change here stays with you.`,
        variant: 'success',
      })
      await navigate(paths.project(made.id))
    } catch (error) {
      if (isSignedOut(error)) return await signIn()
      showToast({
        title: 'Nothing was copied',
        description: problemOf(error).reason ?? 'The server did not answer. Try again in a moment.',
        variant: 'destructive',
        requestId: problemOf(error).requestId,
        action: isPlanFull(error) ? { label: 'View Plans', run: () => void navigate(paths.pricing) } : undefined,
      })
    } finally {
      setBusy(false)
    }
  }

  async function signIn() {
    await navigate(paths.auth, { state: { from: { pathname, search, hash } } satisfies OriginState })
  }

  return (
    <Button
      look="primary"
      isBusy={isBusy}
      className="max-md:h-10"
      aria-label="Copy to my projects"
      onClick={() => void copy()}
    >
      {isNarrow ? 'Copy' : 'Copy to my projects'}
    </Button>
  )
}

/** Into the workspace of their own that they worked in last. */
async function copyForPerson(userId: string, token: string) {
  const workspaces = await queryClient.fetchQuery(workspacesQuery)
  const own = workspaces.filter(({ role }) => role === 'owner')
  const workspace = chooseActive(own, rememberedWorkspace(userId))
  if (!workspace) throw new Error('a person without a workspace')
  const made = await copyWithLink(token, workspace.id)
  rememberWorkspace(userId, workspace.id)
  await queryClient.invalidateQueries()
  return made
}
