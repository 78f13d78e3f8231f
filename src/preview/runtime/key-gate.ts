import type { FrameMessage } from '../messages.ts'
import { rateCap } from '../rate.ts'
import { guardFocusCalls } from './focus-calls.ts'
import { isCombination, keyOf, listen, now, swallow } from './natives.ts'

type Send = (message: FrameMessage) => void

/** All that tells what is typed; `keydown` besides. */
const typing = ['keypress', 'keyup', 'beforeinput', 'paste', 'compositionstart', 'compositionupdate'] as const

/** So often a second the builder is told that a page calls for the focus; what it calls at one go counts once. */
const tellings = 4

/**
 * A page can take the focus whenever it likes. Until a person presses in it, or goes there by keys, it hears none of what
 * is typed: the letters go back to the builder, where they were meant to go. Nothing is read of an event here in a way
 * that a page could have replaced: it would learn the letter from that.
 */
export function createKeyGate(send: Send) {
  let isOpen = false
  const onPress = (event: Event) => {
    if (!event.isTrusted || isOpen) return
    isOpen = true
    send({ type: 'pressed' })
  }
  const onType = (event: Event) => {
    if (event.isTrusted && !isOpen) swallow(event)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || isOpen) return
    swallow(event)
    const letter = keyOf(event)
    if (letter.length === 1 && !isCombination(event)) send({ type: 'stray', letter })
  }
  const mayTell = rateCap(tellings, 1)
  guardFocusCalls(() => {
    if (!isOpen && mayTell(now())) send({ type: 'grab' })
    return !isOpen
  })
  return {
    watch() {
      listen('pointerdown', onPress, true)
      listen('mousedown', onPress, true)
      listen('keydown', onKey, true)
      for (const type of typing) listen(type, onType, true)
    },
    open(on: boolean) {
      isOpen = on
    },
  }
}
