import { useState } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'inside' | 'label' | 'rows'> & {
  label: string
  /** a green check with 'Passwords match' */
  isMatch?: boolean
}

/** A field for a password that can be shown; give it a `key` that changes to hide it again. */
export function PasswordField({ label, isMatch = false, className, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      className={cx(isMatch ? 'pr-18' : 'pr-11', className)}
      inside={
        <>
          {isMatch && (
            <span className="absolute inset-y-0 right-10 grid w-7 place-items-center text-ok">
              <Icon name="success" />
              <span role="status" className="sr-only">
                Passwords match
              </span>
            </span>
          )}
          <button
            type="button"
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-pressed={isShown}
            className="absolute inset-y-1 right-1 grid w-9 place-items-center rounded-md text-ink-2 hover:bg-panel-2 hover:text-ink"
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </>
      }
    />
  )
}
