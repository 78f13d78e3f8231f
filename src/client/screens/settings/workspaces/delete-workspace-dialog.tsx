import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { deleteWorkspace, usageQuery, workspacesQuery } from '#client/data/core/workspaces.ts'
import { TypedNameDialog } from '#client/parts/typed-name-dialog.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { counted } from '#rules/listed.ts'
import { messages, withDescription } from '#rules/messages.ts'

type DeleteProps = { workspace: WorkspaceDetails; onClose: () => void; returnTo: () => HTMLElement | null }

/** Only once the name was typed exactly. The active workspace, if it was this one, falls back by its own rule. */
export function DeleteWorkspaceDialog({ workspace, onClose, returnTo }: DeleteProps) {
  const queryClient = useQueryClient()
  const { id, name, project_count } = workspace
  const deletion = useMutation({
    mutationFn: deleteWorkspace,
    onSuccess() {
      queryClient.setQueryData(workspacesQuery.queryKey, (known) => known?.filter((other) => other.id !== id))
      showToast(messages.workspaceDeleted)
    },
    onError: (error) => showToast(withDescription(messages.workspaceNotDeleted, problemOf(error).reason)),
    onSettled() {
      onClose()
      for (const { queryKey } of [workspacesQuery, usageQuery]) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (
    <TypedNameDialog
      open
      title="Delete workspace"
      description={
        <>
          <span className="font-medium text-ink">{name}</span>{' '}
          {project_count === 0
            ? 'is deleted for everyone in it.'
            : `and its ${counted(project_count, 'project')} are deleted for everyone in it.`}{' '}
          It cannot be undone.
        </>
      }
      name={name}
      submit="Delete workspace"
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate(id)}
      onClose={onClose}
      returnTo={returnTo}
    />
  )
}
