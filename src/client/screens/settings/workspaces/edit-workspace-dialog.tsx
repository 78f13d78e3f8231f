import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { updateWorkspace, workspacesQuery } from '#client/data/core/workspaces.ts'
import { Field, TextArea } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { workspaceDescription, workspaceDescriptionMaxLength, workspaceName } from '#rules/fields.ts'
import { messages, withDescription } from '#rules/messages.ts'

type EditProps = { workspace: WorkspaceDetails; onClose: () => void; returnTo: () => HTMLElement | null }

/** Another name or description, for its owner. What was typed stays until it is saved. */
export function EditWorkspaceDialog({ workspace, onClose, returnTo }: EditProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(workspace.name)
  const [description, setDescription] = useState(workspace.description)
  const nameProblem = workspaceName.safeParse(name).error?.issues[0]?.message ?? null
  const textProblem = workspaceDescription.safeParse(description).error?.issues[0]?.message ?? null
  const isSame = name.trim() === workspace.name && description.trim() === workspace.description
  const saving = useMutation({
    mutationFn: updateWorkspace,
    onSuccess(saved) {
      queryClient.setQueryData(workspacesQuery.queryKey, (known) =>
        known?.map((other) => (other.id === saved.id ? saved : other)),
      )
      showToast(messages.workspaceUpdated)
      onClose()
    },
    onError: (error) => showToast(withDescription(messages.workspaceNotUpdated, problemOf(error).reason)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey }),
  })
  return (
    <FormDialog
      open
      title="Edit workspace"
      submit="Save changes"
      isBusy={saving.isPending}
      disabledReason={nameProblem ?? textProblem ?? (isSame ? 'Nothing was changed yet.' : null)}
      onSubmit={() => saving.mutate({ id: workspace.id, name: name.trim(), description: description.trim() })}
      onClose={onClose}
      returnTo={returnTo}
    >
      <div className="grid gap-4">
        <Field
          label="Name"
          value={name}
          autoComplete="off"
          required
          error={nameProblem}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          label="Description"
          value={description}
          error={textProblem}
          aside={
            <>
              Optional{' '}
              <span className="tabular-nums">
                {description.trim().length} / {workspaceDescriptionMaxLength}
              </span>
            </>
          }
          onChange={(event) => setDescription(event.target.value)}
        />
      </div>
    </FormDialog>
  )
}
