import type { Action } from './action.ts'
import { actions } from './actions.ts'

/** The actions whose keys are heard on the whole screen; of those with the same key the first that is possible has it. */
export const screenKeys: readonly Action[] = [
  actions.closeCompare,
  actions.stopSelecting,
  ...Object.values<Action>(actions).filter(
    (action) => action.keys && action !== actions.closeCompare && action !== actions.stopSelecting,
  ),
]
