import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { updateWorkspace, workspacesQuery } from '#client/data/core/workspaces.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { workspaceDescription, workspaceDescriptionMaxLength, workspaceName } from '#rules/fields.ts'
import { messages, withDescription } from '#rules/messages.ts'

const fields = z.object({ name: workspaceName, description: workspaceDescription })

type EditProps = { workspace: WorkspaceDetails; onClose: () => void; returnTo: () => HTMLElement | null }

/** Another name or description, for its owner. What was typed stays until it is saved. */
export function EditWorkspaceDialog({ workspace, onClose, returnTo }: EditProps) {
  const queryClient = useQueryClient()
  const look = () => void queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })
  const { field, values, problem, isBusy, submit } = useForm({
    rules: fields,
    initial: { name: workspace.name, description: workspace.description },
    tells: 'typed',
    async send(typed) {
      const saved = await updateWorkspace({ id: workspace.id, ...typed })
      queryClient.setQueryData(workspacesQuery.queryKey, (known) =>
        known?.map((other) => (other.id === saved.id ? saved : other)),
      )
      look()
      showToast(messages.workspaceUpdated)
      onClose()
    },
    onFailed(error) {
      look()
      showToast(withDescription(messages.workspaceNotUpdated, problemOf(error).reason))
    },
  })
  const description = values.description.trim()
  const isSame = values.name.trim() === workspace.name && description === workspace.description
  return (
    <FormDialog
      open
      title="Edit workspace"
      submit="Save changes"
      isBusy={isBusy}
      disabledReason={problem ?? (isSame ? 'Nothing was changed yet.' : null)}
      onSubmit={submit}
      onClose={onClose}
      returnTo={returnTo}
    >
      <div className="grid gap-4">
        <Field {...field('name')} label="Name" autoComplete="off" required />
        <Field
          {...field('description')}
          label="Description"
          rows={3}
          hint={
            <>
              Optional{' '}
              <span className="tabular-nums">
                {description.length} / {workspaceDescriptionMaxLength}
              </span>
            </>
          }
        />
      </div>
    </FormDialog>
  )
}
