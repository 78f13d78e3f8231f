import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { useActiveWorkspace } from '#client/parts/active-workspace.tsx'
import { usageQuery } from '#client/data/core/workspaces.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { workspaceLimitReason } from '#rules/plans.ts'
import { planInUse } from '#client/parts/plan-in-use.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { TabHead } from '../tab-head.tsx'
import { DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx'
import { EditWorkspaceDialog } from './edit-workspace-dialog.tsx'
import { LoadingRows } from './loading-rows.tsx'
import { NewWorkspaceButton } from './new-workspace-button.tsx'
import { WorkspaceCards } from './workspace-cards.tsx'
import { WorkspacesTable } from './workspaces-table.tsx'
import { ownedWords } from './words.ts'

export function WorkspacesTab() {
  const { workspaces, isLoading, error, reload } = useActiveWorkspace()
  const { data: usage } = useQuery(usageQuery)
  const [editing, setEditing] = useState<WorkspaceDetails | null>(null)
  const [leaving, setLeaving] = useState<WorkspaceDetails | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const reason = usage ? workspaceLimitReason(planInUse(usage), usage.workspaces, 'personal') : null
  const create = <NewWorkspaceButton disabledReason={reason} />
  const isKnown = !isLoading && !error

  return (
    <>
      <TabHead
        title="Workspaces"
        line={isKnown && workspaces.length > 0 ? ownedWords(workspaces) : undefined}
        isShort
        action={isKnown && workspaces.length === 0 ? undefined : create}
      />
      {reason && (
        <p className="-mt-4 text-[13px] text-ink-2">
          {reason} <PlansLink />
        </p>
      )}
      <div ref={panel} tabIndex={-1} className="outline-none">
        {error ? (
          <NotLoaded what="Your workspaces" error={error} onRetry={() => void reload()} />
        ) : isLoading ? (
          <LoadingRows />
        ) : workspaces.length === 0 ? (
          <EmptyState
            icon="layers"
            title="No workspaces found"
            line="A workspace holds projects and the people who work on them."
            action={create}
          />
        ) : (
          <>
            <WorkspacesTable workspaces={workspaces} onEdit={setEditing} onDelete={setLeaving} />
            <WorkspaceCards workspaces={workspaces} onEdit={setEditing} onDelete={setLeaving} />
          </>
        )}
      </div>
      {editing && (
        <EditWorkspaceDialog workspace={editing} returnTo={() => panel.current} onClose={() => setEditing(null)} />
      )}
      {leaving && (
        <DeleteWorkspaceDialog workspace={leaving} returnTo={() => panel.current} onClose={() => setLeaving(null)} />
      )}
    </>
  )
}
