import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export type FieldProps = Omit<ComponentProps<'input'>, 'height' | 'onChange'> & {
  label: ReactNode
  /** what is wrong, beside the label; nothing is wrong while it is missing or empty */
  error?: string | null | undefined
  /** what helps to fill it in, beside the label while nothing is wrong */
  hint?: ReactNode
  /** `tall` keeps 40 px on every width (a screen that is one task) */
  height?: 'tall' | 'usual'
  /** inside the field, at its end */
  inside?: ReactNode
  /** so many lines to write in instead of one */
  rows?: number
  /** it is being sent: nothing can be typed, and it stays as readable as before */
  isBusy?: boolean
  /** of an `input` as of a `textarea` */
  onChange?: (event: Written) => unknown
}

/** What both kinds of boxes tell when somebody types. */
type Written = { target: { name: string; value: string }; type: string }

/** The looks of a text box, for what is not a field too. */
export const boxLooks =
  'w-full rounded-lg border bg-panel px-3 text-base text-ink placeholder:text-ink-3 md:text-sm transition-colors ' +
  'duration-150 motion-reduce:transition-none border-edge enabled:hover:border-ink-3 aria-invalid:border-danger ' +
  '[&[readonly]:not([data-busy])]:bg-panel-2 [&[readonly]:not([data-busy])]:text-ink-2 disabled:opacity-60'

/** A label, a box to write in, and beside the label what helps or what is wrong. */
export function Field({ label, error, hint, height = 'usual', inside, rows, isBusy, className, ...input }: FieldProps) {
  const made = useId()
  const id = input.id ?? made
  const note = error || hint ? `${id}-note` : undefined
  const box = {
    ...input,
    id,
    readOnly: isBusy || input.readOnly,
    'data-busy': isBusy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note,
  } as const
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-[13px]">
        <label htmlFor={id} className="max-w-full shrink-0 font-medium text-ink wrap-anywhere">
          {label}
        </label>
        {error ? (
          <span id={note} role="alert" className="text-balance text-right text-danger">
            {error}
          </span>
        ) : (
          hint && (
            <span id={note} className="text-ink-2">
              {hint}
            </span>
          )
        )}
      </div>
      {rows ? (
        <textarea
          {...(box as ComponentProps<'textarea'>)}
          rows={rows}
          className={cx(boxLooks, 'resize-y py-2', className)}
        />
      ) : (
        <div className="relative">
          <input {...box} className={cx(boxLooks, height === 'tall' ? 'h-10' : 'h-10 md:h-9', className)} />
          {inside}
        </div>
      )}
    </div>
  )
}
