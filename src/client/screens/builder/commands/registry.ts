import { type Action, type ActionContext, reasonOf } from '../actions/action.ts'
import { actions } from '../actions/actions.ts'
import { elementActions, elementTools } from '../pick/element-actions.ts'
import { goToActions, otherMode, themeActions, widthActions, zoomToFit } from './only-palette.ts'

/** Every action of the builder; those of one version (`actionsOf`) and one page (`goToActions`) are made when asked for. */
export const registry: readonly Action[] = [
  ...Object.values(actions),
  ...elementActions,
  zoomToFit,
  ...widthActions,
  otherMode,
  ...themeActions,
]

/** Keys alone ask for these: in the palette they would do nothing that one sees. */
const notInPalette: ReadonlySet<Action> = new Set([
  actions.openPalette,
  actions.stopSelecting,
  ...elementActions.filter((action) => !elementTools.includes(action)),
])

/** What the palette offers now; what is not possible is left out. */
export function offeredActions(context: ActionContext): Action[] {
  return [...goToActions(context), ...registry].filter(
    (action) => !notInPalette.has(action) && reasonOf(action, context) === null,
  )
}
