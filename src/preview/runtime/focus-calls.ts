import { replaceMethod } from './natives.ts'

/** What gives an element the focus, or the window. */
const takes = [
  [window, 'focus'],
  [HTMLElement.prototype, 'focus'],
  [SVGElement.prototype, 'focus'],
  [MathMLElement.prototype, 'focus'],
] as const

/** What moves the focus besides what it does. */
const moves = [
  [HTMLDialogElement.prototype, 'show'],
  [HTMLDialogElement.prototype, 'showModal'],
  [HTMLElement.prototype, 'showPopover'],
  [HTMLElement.prototype, 'togglePopover'],
] as const

/**
 * The calls by which a page would take the focus do not, while the keys are not for it. A page that knows another way is
 * not stopped here: the builder takes the focus back.
 * @param isDenied asked at each call
 */
export function guardFocusCalls(isDenied: () => boolean): void {
  for (const [owner, name] of takes)
    replaceMethod(owner, name, (native, element, all) => (isDenied() ? undefined : native(element, all)))
  for (const [owner, name] of moves)
    replaceMethod(owner, name, (native, element, all) => {
      if (!(element instanceof HTMLElement) || element.inert || !isDenied()) return native(element, all)
      // In what is inert nothing can take the focus.
      element.inert = true
      try {
        return native(element, all)
      } finally {
        element.inert = false
      }
    })
}
