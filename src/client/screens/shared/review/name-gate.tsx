import { z } from 'zod'
import { email, reviewerName } from '#rules/fields.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Gate } from './gate.tsx'

const rules = z.object({
  name: reviewerName,
  mail: z
    .string()
    .max(500)
    .refine((typed) => typed.trim() === '' || email.safeParse(typed).success, 'Please enter a valid email address'),
})

type NameGateProps = {
  project: string
  from: string | null
  name: string
  mail: string
  onName: (who: { name: string; mail: string | null }) => void
}

/** Asks who is looking; no account is made of it. */
export function NameGate({ project, from, name, mail, onName }: NameGateProps) {
  const { form, field } = useForm({
    rules,
    initial: { name, mail },
    tells: 'filled',
    // Nothing is waited for, so nothing can fail on the way.
    send: async (who) => onName({ name: who.name, mail: email.safeParse(who.mail).data ?? null }),
    onFailed: reportError,
  })
  return (
    <Gate
      title="Who is looking?"
      line="Your name stands beside what you decide. No account is made."
      foot={from === null ? project : `${project}, from ${from}`}
    >
      <form {...form} className="grid gap-4">
        <Field {...field('name')} label="Your name" autoComplete="name" height="tall" />
        <Field
          {...field('mail')}
          label="E-mail"
          hint="optional, so that they can write to you"
          type="email"
          autoComplete="email"
          height="tall"
        />
        <Button type="submit" look="primary" size="regular" className="h-10 w-full">
          See the page
        </Button>
      </form>
    </Gate>
  )
}
