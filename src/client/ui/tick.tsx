import { type ReactNode, useId } from 'react'

type TickProps = {
  label: ReactNode
  /** what it means, under the label */
  line: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A check box with its label and a line about it. */
export function Tick({ label, line, isOn, isDisabled = false, onChange }: TickProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 text-[13px]">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-line`}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-(--accent)"
      />
      <span className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span id={`${id}-line`} className="text-ink-2">
          {line}
        </span>
      </span>
    </div>
  )
}
