import type { BuilderState } from '#client/state/builder/types.ts'
import type { IconName } from '#client/ui/icon.tsx'
import type { Workbench } from '../workbench-context.ts'

/** What an action looks at, and what it acts upon. */
export type ActionContext = Workbench & { builder: BuilderState }

/**
 * Something a person can do in the builder: toolbar, menus, palette, keys and the list of shortcuts read it here. What
 * only the last two say of it stands in `commands/words.ts`, which comes with them.
 */
export type Action = {
  id: string
  icon: IconName
  label: string | ((context: ActionContext) => string)
  /** what it would do now, said in its tooltip */
  hint?: (context: ActionContext) => string | null
  /** as `keyName` calls them; the first is shown beside the label */
  keys?: readonly [string, ...string[]]
  isDanger?: true
  /** changes the project: not for who only looks at it */
  isChange?: true
  isPressed?: (context: ActionContext) => boolean
  /** why it is not possible now; null, or nothing at all, when it is */
  disabledReason?: (context: ActionContext) => string | null
  /** @param event the press of a key that asks for it; false leaves the key to the browser */
  run: (context: ActionContext, event?: KeyboardEvent) => void | false
}

/** What an action finds when it is asked now. */
export function contextOf(workbench: Workbench, builder = workbench.editor.store.get()): ActionContext {
  return { ...workbench, builder }
}

export const reasonOf = (action: Action, context: ActionContext) =>
  (action.isChange && context.builder.readOnly) || (action.disabledReason?.(context) ?? null)

export const textOf = (text: Action['label'], context: ActionContext) =>
  typeof text === 'string' ? text : text(context)

/** The first of these actions that has the key and is possible is run; false when there is none. */
export function press(
  actions: readonly Action[],
  key: string,
  context: ActionContext,
  event?: KeyboardEvent,
): void | false {
  const action = actions.find((each) => each.keys?.includes(key) && reasonOf(each, context) === null)
  return action ? action.run(context, event) : false
}
