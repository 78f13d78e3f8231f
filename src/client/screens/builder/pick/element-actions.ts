import type { Picker } from './picker.ts'
import type { Action, ActionContext } from '../actions/action.ts'
import { isSelecting, stopSelecting } from '../actions/selecting.ts'

type ElementAction = Omit<Action, 'run' | 'disabledReason'> & {
  reason?: (picker: Picker) => string | null
  run: (picker: Picker, context: ActionContext) => void
}

/** What is done with the elements of a page while they are picked; only then the picker is there. */
function onElements({ reason, run, ...action }: ElementAction): Action {
  return {
    ...action,
    disabledReason(context) {
      const picker = context.picking.current
      if (!picker || !isSelecting(context)) return 'Select elements first.'
      return reason?.(picker) ?? null
    },
    run(context) {
      if (context.picking.current) run(context.picking.current, context)
    },
  }
}

const walkActions = [
  onElements({
    id: 'element-before',
    icon: 'arrow-up',
    label: 'The element before',
    keys: ['ArrowUp'],
    run: (picker) => picker.walk('previous'),
  }),
  onElements({
    id: 'element-after',
    icon: 'arrow-down',
    label: 'The element after',
    keys: ['ArrowDown'],
    run: (picker) => picker.walk('next'),
  }),
  onElements({
    id: 'element-around',
    icon: 'arrow-left',
    label: 'What is around it',
    keys: ['ArrowLeft'],
    run: (picker) => picker.walk('out'),
  }),
  onElements({
    id: 'element-inside',
    icon: 'arrow-right',
    label: 'Its first part',
    keys: ['ArrowRight'],
    run: (picker) => picker.walk('in'),
  }),
  onElements({
    id: 'element-tools',
    icon: 'settings',
    label: 'To the tools of the element',
    keys: ['Tab'],
    run: (picker) => picker.toTools(),
  }),
]

export const typeInElement = onElements({
  id: 'element-type',
  icon: 'text',
  label: 'Text',
  keys: ['Enter', 'F2'],
  run: (picker) => picker.type(),
})

export const moveElementUp = onElements({
  id: 'element-up',
  icon: 'arrow-up',
  label: 'Move up',
  reason: (picker) => picker.moveReason(-1),
  run: (picker) => picker.move(-1),
})

export const moveElementDown = onElements({
  id: 'element-down',
  icon: 'arrow-down',
  label: 'Move down',
  reason: (picker) => picker.moveReason(1),
  run: (picker) => picker.move(1),
})

export const duplicateElement = onElements({
  id: 'element-duplicate',
  icon: 'copy',
  label: 'Duplicate',
  keys: ['Mod+D'],
  reason: (picker) => picker.changeReason(),
  run: (picker) => picker.duplicate(),
})

export const hideElement = onElements({
  id: 'element-hide',
  icon: 'eye-off',
  label: 'Hide',
  reason: (picker) => picker.changeReason(),
  run: (picker) => picker.hide(),
})

export const deleteElement = onElements({
  id: 'element-delete',
  icon: 'trash',
  label: 'Delete',
  keys: ['Delete', 'Backspace'],
  reason: (picker) => picker.changeReason(),
  run: (picker) => picker.remove(),
})

/** The picked element goes into the next message. */
export const askAboutElement = onElements({
  id: 'element-ask',
  icon: 'chat',
  label: 'Ask for a change',
  reason: (picker) => picker.changeReason(),
  run(picker, context) {
    picker.ask()
    stopSelecting.run(context)
    document.querySelector<HTMLElement>('textarea')?.focus()
  },
})

/** The tools of the picked element that the palette has too. */
export const elementTools = [
  typeInElement,
  moveElementUp,
  moveElementDown,
  duplicateElement,
  hideElement,
  deleteElement,
  askAboutElement,
]

export const elementActions = [...walkActions, ...elementTools]
