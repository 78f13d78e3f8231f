import { z } from 'zod'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { useForm } from './use-form.ts'

type NameFormProps = {
  label: string
  initial: string
  submit: string
  /** why a name cannot be taken, or null */
  problem: (name: string) => string | null
  onSubmit: (name: string) => void
  onCancel: () => void
}

/** One name and two buttons. What is wrong is said once something was typed. */
export function NameForm({ label, initial, submit, problem: problemOf, onSubmit, onCancel }: NameFormProps) {
  const { form, field, values, problem } = useForm({
    rules: z.object({
      name: z.string().superRefine((typed, issues) => {
        const words = problemOf(typed)
        if (words !== null) issues.addIssue(words)
      }),
    }),
    initial: { name: initial },
    tells: 'typed',
    // Nothing is waited for, so nothing can fail on the way.
    send: async ({ name }) => onSubmit(name.trim()),
    onFailed: reportError,
  })
  const { error, ...bound } = field('name')
  return (
    <form {...form} className="grid gap-4">
      <Field
        {...bound}
        label={label}
        error={values.name === initial ? null : error}
        autoComplete="off"
        maxLength={120}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex justify-end gap-2">
        <Button className="max-md:h-10" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="primary" className="max-md:h-10" disabledReason={problem}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
