import { useState } from 'react'
import { type ColourPlace, colourOf, colourOperations, type Swatch, swatches } from '#design/hand/colour.ts'
import type { Key } from '#design/types.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import type { Picker } from './picker.ts'

const places = [
  { value: 'text', label: 'Text' },
  { value: 'bg', label: 'Background' },
] as const

/** The colours of the page first: with them it stays in one piece. */
export function ColourTool({ picker, picked }: { picker: Picker; picked: Key }) {
  const [place, setPlace] = useState<ColourPlace>('text')
  const document = picker.document()
  const { theme, plain } = swatches(document)
  const current = colourOf(document, picked, place)
  const choose = (value: string | null) =>
    picker.run(
      colourOperations(document, picked, place, value),
      place === 'text' ? 'Text colour changed' : 'Background changed',
    )
  return (
    <>
      <Segmented
        label="What is coloured"
        value={place}
        segments={places}
        onChoose={(value: ColourPlace) => setPlace(value)}
      />
      {theme.length > 0 && <Row label="Colours of this page" swatches={theme} current={current} onChoose={choose} />}
      <Row
        label={theme.length > 0 ? 'Other colours' : 'Colours'}
        swatches={plain}
        current={current}
        onChoose={choose}
      />
      {current !== null && (
        <Button look="ghost" icon="undo" onClick={() => choose(null)}>
          No colour of its own
        </Button>
      )}
    </>
  )
}

type RowProps = { label: string; swatches: Swatch[]; current: string | null; onChoose: (value: string) => void }

function Row({ label, swatches: all, current, onChoose }: RowProps) {
  return (
    <fieldset>
      <legend className="text-[12px] font-medium">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {all.map(({ name, value, css }) => (
          <button
            key={value}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={current === value}
            onClick={() => onChoose(value)}
            className={cx(
              'size-8 rounded-lg ring-1 ring-ink-3/40 max-md:size-10',
              current === value && 'outline-2 outline-offset-2 outline-accent',
            )}
            style={{ background: css }}
          />
        ))}
      </div>
    </fieldset>
  )
}
