import { isPaused, selectingReason } from '../pick/selecting-reason.ts'
import type { Action, ActionContext } from './action.ts'

/** Whether elements are picked now. */
export function isSelecting(context: ActionContext): boolean {
  const { isOn, pausedFor } = context.directEdits.state.getState()
  return isOn && !isPaused(context.builder, pausedFor) && selectingReason(context) === null
}

/** Picks elements of the page from now on, or no longer. */
export const select: Action = {
  id: 'select',
  icon: 'pointer',
  label: 'Select',
  keys: ['S'],
  isPressed: isSelecting,
  disabledReason: selectingReason,
  run: (context) => context.directEdits.turn(!isSelecting(context)),
}

export const stopSelecting: Action = {
  id: 'stop-selecting',
  icon: 'close',
  label: 'Stop selecting',
  keys: ['Escape'],
  disabledReason: (context) => (isSelecting(context) ? null : 'Nothing is being selected.'),
  run({ directEdits, canvas }, event) {
    const isInTools = event && event.target instanceof Element && event.target.closest('[data-pick-tools]')
    if (isInTools) canvas.current?.focus()
    else directEdits.turn(false)
  },
}
