import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { updatePassword } from '#client/flows/account.ts'
import { identitiesQuery } from '#client/data/identities.ts'
import { openSessionsQuery } from '#client/data/open-sessions.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { profileQuery } from '#client/data/core/profile.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { useLeaveGuard } from '#client/parts/leave-guard.tsx'
import { notePasswordSignIn } from '#client/state/password-sign-in.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { confirmPassword, newPassword, passwordsDiffer } from '#rules/fields.ts'
import { messages, passwordUpdated, withDescription } from '#rules/messages.ts'
import { passwordStrength, strongerPasswordHint } from '#rules/password-strength.ts'
import { StrengthMeter } from './strength-meter.tsx'

const change = z
  .object({ password: newPassword, confirm: confirmPassword })
  .refine(({ password, confirm }) => confirm === '' || password === confirm, {
    path: ['confirm'],
    message: passwordsDiffer,
  })
type Change = z.input<typeof change>
const empty: Change = { password: '', confirm: '' }

export function PasswordForm() {
  const queryClient = useQueryClient()
  const { data: profile } = useQuery(profileQuery)
  // What was typed is hidden again once it holds.
  const [saves, setSaves] = useState(0)
  const { form, field, values, isBusy, isDirty, submit, reset } = useForm({
    rules: change,
    initial: empty,
    async send({ password }) {
      await save(password)
      // Whoever is quick saves before the profile is there.
      const email = queryClient.ensureQueryData(profileQuery).then((known) => known.email)
      showToast(passwordUpdated(await email.catch(() => null)))
      reset(empty)
      setSaves((before) => before + 1)
      for (const { queryKey } of [identitiesQuery, openSessionsQuery]) void queryClient.invalidateQueries({ queryKey })
    },
    onFailed: (error) => showToast(withDescription(messages.passwordNotUpdated, problemOf(error).reason)),
  })
  const { password, confirm } = values
  const { canSubmit } = passwordStrength(password)
  const { dialog } = useLeaveGuard(isDirty)
  useKeys({
    'Mod+S': () => {
      if (canSubmit) submit()
    },
  })

  return (
    <Panel>
      <form {...form}>
        {/* So that a password manager knows whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
        <PanelBody>
          <PasswordField
            {...field('password', 'confirm')}
            key={`new ${saves}`}
            label="New password"
            autoComplete="new-password"
            required
          />
          <StrengthMeter password={password} />
          <PasswordField
            {...field('confirm')}
            key={`confirm ${saves}`}
            label="Confirm new password"
            autoComplete="new-password"
            required
            isMatch={confirm !== '' && confirm === password}
          />
        </PanelBody>
        <PanelFooter state={canSubmit ? 'Other devices are signed out.' : strongerPasswordHint}>
          <Button
            type="submit"
            look="primary"
            size="regular"
            isBusy={isBusy}
            disabledReason={canSubmit ? null : strongerPasswordHint}
          >
            Update password
          </Button>
        </PanelFooter>
      </form>
      {dialog}
    </Panel>
  )
}

async function save(password: string): Promise<void> {
  await updatePassword(password)
  notePasswordSignIn(Date.now())
}
