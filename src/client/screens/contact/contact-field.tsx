import { type ComponentProps, useId } from 'react'
import { cx } from '#client/ui/cx.ts'
import { boxLooks } from '#client/ui/field.tsx'
import { Icon } from '#client/ui/icon.tsx'

type ContactFieldProps = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'placeholder' | 'readOnly'
> & {
  label: string
  value: string
  /** what is wrong, under the field */
  error: string | undefined
  /** several lines instead of one */
  rows?: number
  className?: string
  onValue: (value: string) => void
  onFocus: () => void
}

/** A field as on paper: its label above, what is wrong with it below. */
export function ContactField({ label, error, rows, className, onValue, ...rest }: ContactFieldProps) {
  const id = useId()
  const { type, ...shared } = {
    ...rest,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  // While it is being sent nothing changes, and it stays as readable as before.
  const looks = cx(boxLooks, 'border-line [&[readonly]]:bg-panel! [&[readonly]]:text-ink!')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-[13px]">
        {label}
      </label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          className={cx(looks, 'block resize-y py-2.5 leading-5')}
          onChange={(event) => onValue(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          type={type ?? 'text'}
          className={cx(looks, 'h-11')}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-center gap-1.5 text-[13px] text-danger">
          <Icon name="error" size={14} />
          {error}
        </p>
      )}
    </div>
  )
}
