import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messages, withDescription } from '#rules/messages.ts'
import { addLocalWork, findPendingImport, postponeImport } from '#client/data/local-work.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { usageQuery, workspacesQuery } from '#client/data/core/workspaces.ts'
import { paths } from '#client/paths.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useProjectActions } from './actions-context.ts'

type BannerProps = {
  workspaceId: string | null
  /** it would be the first project here */
  isFirst: boolean
  /** why the plan has no room for it, or null */
  reason: string | null
}

/** What was made here before signing in is offered first. It stays in the browser either way, and says so where there is no room. */
export function LocalWorkBanner({ workspaceId, isFirst, reason }: BannerProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { createReason } = useProjectActions()
  const [work, setWork] = useState(findPendingImport)

  const adding = useMutation({
    mutationFn: addLocalWork,
    onSuccess: async (project) => {
      for (const { queryKey } of [workspacesQuery, usageQuery]) void queryClient.invalidateQueries({ queryKey })
      await queryClient.invalidateQueries({ queryKey: ['projects'] })
      if (project) void navigate(paths.project(project.id))
    },
    onError: (error) => {
      const { reason, requestId } = problemOf(error)
      showToast({ ...withDescription(messages.workNotImported, reason), requestId })
    },
  })

  if (!work || work.isPutOff || !workspaceId) return null
  return (
    <section
      aria-label="Kept in this browser"
      className="mb-6 flex flex-col gap-3 rounded-xl border border-line bg-panel px-4 py-3 md:flex-row md:items-center md:justify-between"
    >
      <div className="grid gap-0.5">
        <p className={isFirst ? 'font-medium text-sm' : 'text-ink-2 text-sm'}>
          A page you made before signing in is still in this browser
        </p>
        {reason !== null ? (
          <p className="text-[13px] text-ink-2">
            It stays here until there is room. {reason} <PlansLink />, or delete a project.
          </p>
        ) : (
          isFirst && <p className="text-[13px] text-ink-2">Make it your first project, with its chat and versions.</p>
        )}
      </div>
      <div className="flex gap-2 max-md:grid max-md:grid-cols-2">
        <Button
          size="regular"
          look="ghost"
          disabledReason={adding.isPending ? 'Wait until it is done.' : null}
          onClick={() => {
            postponeImport(work)
            setWork(null)
          }}
        >
          Later
        </Button>
        <Button
          size="regular"
          look={isFirst ? 'primary' : 'outline'}
          isBusy={adding.isPending}
          disabledReason={createReason}
          onClick={() => adding.mutate(workspaceId)}
        >
          Add as a project
        </Button>
      </div>
    </section>
  )
}
