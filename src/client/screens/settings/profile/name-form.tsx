import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { Profile } from '#api/profiles.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { updateProfile } from '#client/data/core/profile.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { useLeaveGuard } from '#client/parts/leave-guard.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { firstName, lastName } from '#rules/fields.ts'

const names = z.object({ first_name: firstName, last_name: lastName })
type Names = z.input<typeof names>

const namesOf = ({ first_name, last_name }: Profile): Names => ({
  first_name: first_name ?? '',
  last_name: last_name ?? '',
})

export function NameForm({ profile, avatar }: { profile: Profile; avatar: ReactNode }) {
  const save = useMutation(updateProfile)
  const { form, field, problem, isBusy, isDirty, submit, getValues, reset } = useForm({
    rules: names,
    initial: namesOf(profile),
    tells: 'typed',
    async send(input) {
      const sent = getValues()
      const saved = await save.mutateAsync(input)
      const now = getValues()
      const wentOn = now.first_name !== sent.first_name || now.last_name !== sent.last_name
      reset(namesOf(saved), { keepValues: wentOn })
    },
    // It stands at the foot of the form.
    onFailed: () => {},
  })
  const { dialog } = useLeaveGuard(isDirty)
  const reason = isDirty ? problem : 'Nothing has changed.'
  useKeys({
    'Mod+S': () => {
      if (reason === null) submit()
    },
  })

  return (
    <form {...form}>
      <PanelBody>
        {avatar}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...field('first_name')} label="First name" autoComplete="given-name" required />
          <Field {...field('last_name')} label="Last name" autoComplete="family-name" />
        </div>
        <Field
          label="Email"
          type="email"
          value={profile.email}
          readOnly
          required
          hint={
            <span className="inline-flex items-center gap-1">
              <Icon name="lock" size={14} />
              Cannot be changed
            </span>
          }
        />
      </PanelBody>
      <PanelFooter state={<SaveState isDirty={isDirty} error={save.error} />}>
        <Button type="submit" look="primary" size="regular" isBusy={isBusy} disabledReason={reason}>
          Save changes
        </Button>
      </PanelFooter>
      {dialog}
    </form>
  )
}

function SaveState({ isDirty, error }: { isDirty: boolean; error: Error | null }) {
  if (!isDirty) return 'All changes saved'
  if (!error) return 'Unsaved changes'
  const { reason, requestId } = problemOf(error)
  return (
    <span className="text-danger">
      Not saved: {reason ?? 'the server did not answer.'} Your changes are kept here; try again.
      {requestId && ` Request ${requestId}.`}
    </span>
  )
}
