import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export type FieldLooks = {
  label: ReactNode
  /** what is wrong, beside the label; nothing is wrong while it is missing or empty */
  error?: string | null
  /** beside the label while nothing is wrong: a hint, a link */
  aside?: ReactNode
  /** `tall` keeps 40 px on every width (a screen that is one task) */
  height?: 'tall' | 'usual'
}

type FieldProps = FieldLooks &
  Omit<ComponentProps<'input'>, 'height'> & { /** inside the field, at its end */ inside?: ReactNode }

/** The looks of a text box, for what is not an `input` too. */
export const boxLooks =
  'w-full rounded-lg border bg-panel px-3 text-base text-ink placeholder:text-ink-3 md:text-sm transition-colors ' +
  'duration-150 motion-reduce:transition-none border-edge enabled:hover:border-ink-3 aria-invalid:border-danger ' +
  '[&[readonly]]:bg-panel-2 [&[readonly]]:text-ink-2 disabled:opacity-60'

/** A label, one line to write in, and what is wrong with it beside the label. */
export function Field({ label, error, aside, height = 'usual', inside, className, ...input }: FieldProps) {
  const made = useId()
  const id = input.id ?? made
  return (
    <FieldFrame id={id} label={label} error={error} aside={aside}>
      <div className="relative">
        <input
          {...input}
          id={id}
          {...wrongness(id, error)}
          className={cx(boxLooks, height === 'tall' ? 'h-10' : 'h-10 md:h-9', className)}
        />
        {inside}
      </div>
    </FieldFrame>
  )
}

type TextAreaProps = Omit<FieldLooks, 'height'> & ComponentProps<'textarea'>

/** The same for several lines. */
export function TextArea({ label, error, aside, className, ...area }: TextAreaProps) {
  const made = useId()
  const id = area.id ?? made
  return (
    <FieldFrame id={id} label={label} error={error} aside={aside}>
      <textarea
        rows={3}
        {...area}
        id={id}
        {...wrongness(id, error)}
        className={cx(boxLooks, 'resize-y py-2', className)}
      />
    </FieldFrame>
  )
}

/** What a control says about itself while something is wrong with it. */
function wrongness(id: string, error: string | null | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
}

type FrameProps = Pick<FieldLooks, 'label' | 'error' | 'aside'> & { id: string; children: ReactNode }

function FieldFrame({ id, label, error, aside, children }: FrameProps) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-[13px]">
        <label htmlFor={id} className="shrink-0 max-w-full font-medium text-ink wrap-anywhere">
          {label}
        </label>
        {error ? (
          <span id={`${id}-error`} role="alert" className="text-balance text-right text-danger">
            {error}
          </span>
        ) : (
          aside && <span className="text-ink-2">{aside}</span>
        )}
      </div>
      {children}
    </div>
  )
}
