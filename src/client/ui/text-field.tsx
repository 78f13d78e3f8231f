import { type ComponentProps, type ReactNode, useId } from 'react'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: ReactNode
  /** what is wrong with it, told once something was typed; null when nothing is */
  problem?: string | null
}

/** One line of text with its label above and its problem below. */
export function TextField({ label, problem, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[13px] font-medium wrap-anywhere">
        {label}
      </label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="h-9 w-full rounded-lg border border-edge bg-panel px-3 text-sm transition-colors duration-150 placeholder:text-ink-3 hover:border-ink-3 aria-invalid:border-danger max-md:h-10 max-md:text-base motion-reduce:transition-none"
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
    </div>
  )
}
