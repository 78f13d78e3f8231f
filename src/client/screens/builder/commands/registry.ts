import { type Action, type ActionContext, reasonOf } from '../actions/action.ts'
import { actions } from '../actions/actions.ts'
import { elementActions, elementTools } from '../pick/element-actions.ts'
import { goToActions, otherMode, publish, share, themeActions, widthActions, zoomToFit } from './only-palette.ts'

const { openPalette, openShortcuts, stopSelecting, ...others } = actions

/** What is listed in the palette besides what is about the picked element and the ways to the other pages. */
const listed: readonly Action[] = [
  ...Object.values(others),
  publish,
  share,
  zoomToFit,
  ...widthActions,
  otherMode,
  ...themeActions,
  openShortcuts,
]

/** Every action of the builder; those of one version (`actionsOf`) and one page (`goToActions`) are made when asked for. */
export const registry: readonly Action[] = [openPalette, stopSelecting, ...elementActions, ...listed]

/** What the palette offers now, what is about the picked element first; what is not possible is left out. */
export function offeredActions(context: ActionContext): Action[] {
  return [...elementTools, ...goToActions(context), ...listed].filter((action) => reasonOf(action, context) === null)
}
