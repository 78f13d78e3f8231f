import { z } from 'zod'
import { unlockReview } from '#client/data/reviews.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { Gate } from './gate.tsx'

const rules = z.object({ password: z.string().min(1, 'Type the password.').max(200, 'At most 200 characters.') })

/** Asks for the password of a link. */
export function PasswordGate({ token, onPass }: { token: string; onPass: (pass: string) => void }) {
  const { form, field, isBusy } = useForm({
    rules,
    initial: { password: '' },
    tells: 'filled',
    send: async ({ password }) => onPass(await unlockReview(token, password)),
    onFailed: (error, refuse) =>
      refuse('password', problemOf(error).reason ?? 'The server did not answer. Try again in a moment.'),
  })
  return (
    <Gate title="This page has a password" line="Whoever sent you the link knows it.">
      <form {...form} className="grid gap-4">
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" height="tall" />
        <Button type="submit" look="primary" size="regular" className="h-10 w-full" isBusy={isBusy}>
          Open
        </Button>
      </form>
    </Gate>
  )
}
