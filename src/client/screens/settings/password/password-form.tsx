import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { updatePassword } from '#client/flows/account.ts'
import { identitiesQuery } from '#client/data/identities.ts'
import { openSessionsQuery } from '#client/data/open-sessions.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { profileQuery } from '#client/data/core/profile.ts'
import { useLeaveGuard } from '#client/parts/leave-guard.tsx'
import { notePasswordSignIn } from '#client/state/password-sign-in.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { PasswordInput } from '#client/ui/password-input.tsx'
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
  const { register, handleSubmit, reset, control, formState } = useForm<Change>({
    resolver: zodResolver(change),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const { errors, isDirty, submitCount } = formState
  const [password, confirm] = useWatch({ control, name: ['password', 'confirm'] })
  const { canSubmit } = passwordStrength(password)
  const { dialog } = useLeaveGuard(isDirty)

  const update = useMutation({
    mutationFn: updatePassword,
    onSuccess() {
      notePasswordSignIn(Date.now())
      showToast(passwordUpdated(profile?.email ?? null))
      reset(empty)
      for (const { queryKey } of [identitiesQuery, openSessionsQuery]) void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => showToast(withDescription(messages.passwordNotUpdated, problemOf(error).reason)),
  })

  const submit = handleSubmit(({ password }) => update.mutate(password))
  useKeys({
    'Mod+S': () => {
      if (canSubmit && !update.isPending) void submit()
    },
  })

  return (
    <Panel>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {/* So that a password manager knows whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
        <PanelBody>
          <PasswordInput
            {...register('password', { deps: 'confirm' })}
            key={`new ${submitCount}`}
            label="New password"
            autoComplete="new-password"
            error={errors.password?.message}
          />
          <StrengthMeter password={password} />
          <PasswordInput
            {...register('confirm')}
            key={`confirm ${submitCount}`}
            label="Confirm new password"
            autoComplete="new-password"
            isMatch={confirm !== '' && confirm === password}
            error={errors.confirm?.message}
          />
        </PanelBody>
        <PanelFooter state={canSubmit ? 'Other devices are signed out.' : strongerPasswordHint}>
          <Button
            type="submit"
            look="primary"
            size="regular"
            isBusy={update.isPending}
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
