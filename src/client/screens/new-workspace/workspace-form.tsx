import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { problemOf } from '#client/data/core/problem.ts'
import { createWorkspace, usageQuery, workspacesQuery } from '#client/data/core/workspaces.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { LinkButton } from '#client/parts/link-button.tsx'
import { planInUse } from '#client/parts/plan-in-use.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { useLeaveGuard } from '#client/parts/leave-guard.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { workspaceDescription, workspaceDescriptionMaxLength, workspaceName } from '#rules/fields.ts'
import { messages, withDescription } from '#rules/messages.ts'
import { workspaceLimitReason } from '#rules/plans.ts'
import { TypeChoice } from './type-choice.tsx'

const fields = z.object({
  workspace_type: z.enum(['personal', 'team']),
  workspace_name: workspaceName,
  workspace_description: workspaceDescription,
})
type Fields = z.input<typeof fields>
const initial: Fields = { workspace_type: 'personal', workspace_name: '', workspace_description: '' }

export function WorkspaceForm() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: usage } = useQuery(usageQuery)
  const { form, field, values, isBusy, isDirty, submit } = useForm({
    rules: fields,
    initial,
    leadsAway: true,
    async send(workspace) {
      await createWorkspace(workspace)
      for (const { queryKey } of [workspacesQuery, usageQuery]) void queryClient.invalidateQueries({ queryKey })
      showToast(messages.workspaceCreated)
      pass()
      void navigate(paths.settingsTab('workspaces'))
    },
    onFailed(error) {
      const { code, reason } = problemOf(error)
      showToast(withDescription(messages.workspaceNotCreatedHere, code === 'PLAN_LIMIT' ? reason : null))
    },
  })
  const { dialog, pass } = useLeaveGuard(isDirty)
  const length = values.workspace_description.trim().length
  const reasonOf = (type: Fields['workspace_type']) =>
    usage ? workspaceLimitReason(planInUse(usage), usage.workspaces, type) : null
  const isFull = reasonOf('personal') !== null
  useKeys({
    'Mod+S': () => {
      if (!isFull) submit()
    },
  })

  return (
    <form {...form} className="grid gap-6">
      <TypeChoice field={field('workspace_type')} teamReason={reasonOf('team')} />
      <Field {...field('workspace_name')} label="Name" placeholder="Nordlys Studio" autoComplete="off" required />
      <Field
        {...field('workspace_description')}
        rows={3}
        label="Description"
        hint={
          <>
            Optional{' '}
            <span className="tabular-nums">
              {length} / {workspaceDescriptionMaxLength}
            </span>
          </>
        }
      />
      <div className="grid gap-4 border-line border-t pt-5">
        {isFull && (
          <p className="text-[13px] text-ink-2">
            {reasonOf('personal')} <PlansLink />
          </p>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <LinkButton to={paths.settingsTab('workspaces')}>Cancel</LinkButton>
          <Button type="submit" look="primary" size="regular" isBusy={isBusy} disabledReason={reasonOf('personal')}>
            Create workspace
          </Button>
        </div>
      </div>
      {dialog}
    </form>
  )
}
