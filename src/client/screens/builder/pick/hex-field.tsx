import { useState } from 'react'
import { IconButton } from '#client/ui/button.tsx'
import { SetField } from './set-field.tsx'

/** Only some browsers have one; TypeScript's library knows none. */
type ColourPick = new () => { open: () => Promise<{ sRGBHex: string }> }
declare global {
  var EyeDropper: ColourPick | undefined
}

type HexFieldProps = {
  value: string
  /** false when it is no colour */
  onSet: (typed: string) => boolean
}

/** Any colour: typed, or taken from the screen where the browser can do that. */
export function HexField({ value, onSet }: HexFieldProps) {
  const [typed, setTyped] = useState(value)
  const [isWrong, setWrong] = useState(false)
  const { EyeDropper } = window

  const set = (text: string) => setWrong(!onSet(text))

  async function pick(Dropper: ColourPick) {
    // Escape ends it without a colour.
    const taken = await new Dropper().open().catch(() => null)
    if (!taken) return
    setTyped(taken.sRGBHex)
    set(taken.sRGBHex)
  }

  return (
    <SetField
      label="Any colour"
      value={typed}
      placeholder="#4f46e5"
      problem={isWrong ? 'This is no colour. Type six digits, like #4f46e5.' : null}
      onType={setTyped}
      onSet={() => set(typed)}
    >
      {EyeDropper && (
        <IconButton
          icon="pipette"
          label="Take a colour from the screen"
          className="border border-line max-md:size-10"
          onClick={() => void pick(EyeDropper)}
        />
      )}
    </SetField>
  )
}
