import { Field, type FieldProps } from '#client/ui/field.tsx'

type EmailFieldProps = Omit<FieldProps, 'label'> & {
  /** the address as it was typed so far */
  onEmail?: ((email: string) => void) | undefined
}

/** The address of an account, on every form that asks for it. */
export function EmailField({ onEmail, onChange, ...field }: EmailFieldProps) {
  return (
    <Field
      {...field}
      label="Email"
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      height="tall"
      required
      onChange={(event) => {
        onEmail?.(event.target.value)
        return onChange?.(event)
      }}
    />
  )
}
