import { type ReactNode, useId } from 'react'
import { Button } from '#client/ui/button.tsx'

type SetFieldProps = {
  label: string
  value: string
  placeholder?: string
  /** why what was typed was not taken */
  problem?: string | null
  onType: (value: string) => void
  onSet: () => void
  /** another way to the same value, beside the field */
  children?: ReactNode
}

/** One line of text for an element, and the press that sets it. */
export function SetField({ label, value, placeholder, problem = null, onType, onSet, children }: SetFieldProps) {
  const id = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSet()
      }}
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="min-w-0 flex-1 text-[12px] font-medium">
          {label}
          <input
            id={id}
            value={value}
            onChange={(event) => onType(event.target.value)}
            placeholder={placeholder}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            className={
              'mt-1 block h-8 w-full rounded-lg border border-line bg-panel px-2 text-[13px] font-normal text-ink outline-none ' +
              'focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent-soft aria-invalid:border-danger ' +
              'max-md:h-10'
            }
          />
        </label>
        {children}
        <Button type="submit" look="primary" className="max-md:h-10">
          Set
        </Button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-[12px] text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}
