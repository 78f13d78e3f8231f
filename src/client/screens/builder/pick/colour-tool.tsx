import { useState } from 'react'
import {
  type ColourPlace,
  colourOf,
  colourOperations,
  hexOf,
  type Swatch,
  swatches,
  typedColour,
} from '#design/direct-edits/colour.ts'
import { contrastOf, groundOf, isSameColour } from '#design/direct-edits/contrast.ts'
import { groundOperations } from '#design/direct-edits/ground.ts'
import type { DrawnStyle } from '#design/direct-edits/looks.ts'
import { pictureOf } from '#design/direct-edits/picture.ts'
import type { Key } from '#design/types.ts'
import { Button } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { ContrastLine } from './contrast-line.tsx'
import { HexField } from './hex-field.tsx'
import type { Picker } from './picker.ts'
import { NamedSwatches, PlainSwatches } from './swatches.tsx'
import { useLooks } from './use-looks.ts'

const places = [
  { value: 'text', label: 'Text', done: 'Text colour changed' },
  { value: 'bg', label: 'Background', done: 'Background changed' },
  { value: 'border', label: 'Border', done: 'Border changed' },
] as const

/** The colours of the page first: with them it stays in one piece. */
export function ColourTool({ picker, picked }: { picker: Picker; picked: Key }) {
  const looks = useLooks(picker)
  const document = picker.document()
  const isPicture = pictureOf(document, picked)?.isDrawing === false
  const shown = places.filter(({ value }) => (value === 'text' ? !isPicture : value === 'bg' || looks?.line))
  const [chosen, setChosen] = useState<ColourPlace>('text')
  const place = (shown.find(({ value }) => value === chosen) ?? shown[0] ?? places[1]).value
  const { theme, plain } = swatches(document)
  const own = colourOf(document, picked, place)
  const drawn = looks === null ? '' : drawnOf(looks, place)
  const current = currentOf([...theme, ...plain], own, drawn)
  const contrast = looks === null || isPicture ? null : contrastOf(looks, place)

  function choose(value: string | null) {
    const done = places.find((one) => one.value === place)?.done ?? 'Colour changed'
    if (value !== null && value === own) return
    const isGround = place === 'bg' && value !== null
    const operations = isGround
      ? groundOperations(document, picked, value, looks)
      : colourOperations(document, picked, place, value)
    picker.run(operations, done)
  }

  return (
    <>
      <Segmented
        label="What is coloured"
        value={place}
        segments={shown}
        onChoose={(value: ColourPlace) => setChosen(value)}
      />
      {contrast && <ContrastLine contrast={contrast} />}
      {theme.length > 0 && (
        <NamedSwatches label="Colours of this page" swatches={theme} current={current} onChoose={choose} />
      )}
      <PlainSwatches
        label={theme.length > 0 ? 'Other colours' : 'Colours'}
        swatches={plain}
        current={current}
        onChoose={choose}
      />
      <HexField
        key={`${picked} ${place} ${drawn}`}
        value={hexOf(drawn)}
        onSet={(typed) => {
          const value = typedColour(typed)
          if (value !== null) choose(value)
          return value !== null
        }}
      />
      {own !== null && (
        <Button look="ghost" icon="undo" className="max-md:h-10" onClick={() => choose(null)}>
          Restore the page’s own colour
        </Button>
      )}
    </>
  )
}

function drawnOf(looks: DrawnStyle, place: ColourPlace): string {
  if (place === 'text') return looks.ink
  if (place === 'border') return looks.line ?? ''
  return groundOf(looks.grounds) ?? ''
}

/** The one that the element names, else the first that looks like what is drawn. */
function currentOf(all: readonly Swatch[], own: string | null, drawn: string): string | null {
  const named = all.find(({ value }) => value === own)
  return (named ?? all.find(({ css }) => isSameColour(css, drawn)))?.value ?? null
}
