type Stack = {
  value: number
  label: string
  /** of its strokes, in px */ height: number
}

type DialProps = {
  name: string
  legend: string
  stacks: readonly Stack[]
  chosen: number
  isDisabled?: boolean
  onChoose?: (value: number) => void
}

/** A choice of credits as native radio buttons: the arrows move, one tab stop. The more credits, the higher the stack. */
export function Dial({ name, legend, stacks, chosen, isDisabled, onChoose }: DialProps) {
  return (
    <fieldset className="dial mt-8 min-w-0">
      <legend className="font-medium text-[13px] text-ink-2">{legend}</legend>
      <div className="mt-3 grid gap-1.5" style={{ gridTemplateColumns: `repeat(${stacks.length}, minmax(0, 1fr))` }}>
        {stacks.map(({ value, label, height }) => (
          <label key={value}>
            <span className="strokes" style={{ height }} />
            <span className="amount mt-2 grid h-6 place-items-center rounded-md font-mono text-ink-2 text-xs tabular-nums">
              <input
                className="sr-only"
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                disabled={isDisabled}
                ref={(button) => {
                  // chosen before the prerendered page woke up
                  if (button?.checked && value !== chosen) onChoose?.(value)
                }}
                onChange={() => onChoose?.(value)}
              />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
