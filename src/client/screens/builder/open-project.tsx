import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messages, withDescription } from '#rules/messages.ts'
import { addLocalWork, findPendingImport } from '#client/data/local-work.ts'
import { isPlanFull, problemOf } from '#client/data/core/problem.ts'
import { createProject, latestProject } from '#client/data/projects.ts'
import { queryClient } from '#client/data/core/query-client.ts'
import { createDefaultWorkspaces, workspacesQuery } from '#client/data/core/workspaces.ts'
import { Opening } from '#client/parts/opening.tsx'
import { paths } from '#client/paths.ts'
import { rememberedWorkspace } from '#client/state/active-workspace/remembered.ts'
import { authStore } from '#client/state/auth/store.ts'
import { projectToOpen } from '#client/state/local-work/open-app.ts'
import { showToast } from '#client/ui/toaster.tsx'

/** On the way from /app to a project; a prompt that was brought travels on. */
export function OpenProject({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isBegun = useRef(false)

  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const isNew = authStore.get().creatingWorkspaces
    projectToOpen({
      workspaces: () => queryClient.fetchQuery(workspacesQuery),
      setUp: async () => {
        if (!isNew) return []
        await createDefaultWorkspaces()
        return queryClient.fetchQuery({ ...workspacesQuery, staleTime: 0 })
      },
      remembered: rememberedWorkspace(userId),
      latest: latestProject,
      create: createProject,
      importKept: addLocalWork,
      offersKept: () => findPendingImport()?.isPutOff === false,
      onKeptStays: (error) =>
        showToast({
          ...messages.workStays,
          description: `${problemOf(error).reason ?? ''} ${messages.workStays.description}`.trim(),
          action: { label: 'View Plans', run: () => void navigate(paths.pricing) },
        }),
      isPlanLimit: isPlanFull,
    }).then(
      (id) => navigate(id ? paths.project(id) : paths.projects, { replace: true, state }),
      (error: unknown) => {
        const { reason, requestId } = problemOf(error)
        const message = findPendingImport() ? messages.workNotImported : messages.projectNotCreated
        showToast({ ...withDescription(message, reason), requestId })
        void navigate(paths.projects, { replace: true, state })
      },
    )
    // Once for each visit; what was brought does not change on the way.
  }, [navigate, state, userId])

  return <Opening />
}
