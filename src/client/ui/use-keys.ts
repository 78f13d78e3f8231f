import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isTaken, keyName, namesAfter } from './keys.ts'

/** What a key does; names as in `keyName`, pairs with a space. False leaves the key to the browser. */
export type Keys = Record<string, (event: KeyboardEvent) => void | false>

type KeysOptions = {
  /** hears before whatever has the focus does */
  isFirst?: boolean
  /** single keys that hold even while one writes or a dialog is open */
  always?: readonly string[]
}

const none: readonly string[] = []

/** Keys that hold everywhere on a screen. Single keys are off while one writes or a dialog is open; combinations with Mod are not. */
export function useKeys(keys: Keys, { isFirst = false, always = none }: KeysOptions = {}): void {
  const before = useRef<{ name: string; at: number } | null>(null)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = keyName(event)
    if (name === null || event.isComposing || event.defaultPrevented) return
    if (!name.includes('Mod+') && !always.includes(name) && isTaken(event.target)) return
    const names = namesAfter(name, before.current, event.timeStamp)
    before.current = { name, at: event.timeStamp }
    const found = names.find((each) => keys[each])
    if (found && keys[found]?.(event) !== false) event.preventDefault()
  })

  // Before the screen is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener, { capture: isFirst })
    return () => removeEventListener('keydown', listener, { capture: isFirst })
  }, [isFirst])
}
