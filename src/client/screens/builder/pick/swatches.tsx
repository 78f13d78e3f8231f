import type { Swatch } from '#design/direct-edits/colour.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'

type SwatchesProps = {
  label: string
  swatches: readonly Swatch[]
  current: string | null
  onChoose: (value: string) => void
}

const spot = 'shrink-0 ring-1 ring-ink-3/40'

/** Colours with their names; the current one is marked. */
export function NamedSwatches({ label, swatches, current, onChoose }: SwatchesProps) {
  return (
    <fieldset>
      <legend className="text-[12px] font-medium">{label}</legend>
      <div className="mt-1.5 -ml-1.5 grid grid-cols-2 gap-0.5">
        {swatches.map(({ name, value, css }) => (
          <button
            key={value}
            type="button"
            title={name}
            aria-pressed={current === value}
            onClick={() => onChoose(value)}
            className={
              'flex h-8 min-w-0 items-center gap-2 rounded-lg px-1.5 text-left text-[12px] hover:bg-panel-2 ' +
              'aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-text max-md:h-10'
            }
          >
            <span className={cx(spot, 'size-5 rounded-md')} style={{ background: css }} />
            <span className="truncate">{name}</span>
            {current === value && <Icon name="check" size={14} className="ml-auto" />}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Colours side by side, named for whoever points at them. */
export function PlainSwatches({ label, swatches, current, onChoose }: SwatchesProps) {
  return (
    <fieldset>
      <legend className="text-[12px] font-medium">{label}</legend>
      <div className="mt-2 grid grid-cols-10 gap-1 max-md:grid-cols-5 max-md:gap-2">
        {swatches.map(({ name, value, css }) => (
          <button
            key={value}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={current === value}
            onClick={() => onChoose(value)}
            className={cx(
              spot,
              'h-6 rounded-md max-md:h-10',
              current === value && 'outline-2 outline-offset-2 outline-accent',
            )}
            style={{ background: css }}
          />
        ))}
      </div>
    </fieldset>
  )
}
