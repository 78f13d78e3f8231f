import { Field } from '#client/ui/field.tsx'
import type { Checked } from './use-checked.ts'

type EmailFieldProps = {
  /** what `useChecked` binds to it */
  bound: ReturnType<Checked['bind']>
  isBusy: boolean
  /** the address as it was typed so far */
  onEmail?: (email: string) => void
}

/** The address of an account, on every form that asks for it. */
export function EmailField({ bound, isBusy, onEmail }: EmailFieldProps) {
  return (
    <Field
      {...bound}
      label="Email"
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      height="tall"
      disabled={isBusy}
      onChange={(event) => {
        bound.onChange(event)
        onEmail?.(event.target.value)
      }}
    />
  )
}
