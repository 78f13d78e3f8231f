import { useBuilder } from '#client/state/store.ts'
import { shownOf } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import type { ActionContext } from './action.ts'

export const waitReason = 'Wait until this version is done.'

/** What needs a page is there and disabled while there is none, so that nothing jumps later. */
export function noPage({ builder, page, view }: Pick<ActionContext, 'builder' | 'page' | 'view'>): string | null {
  return shownOf(builder, page, view.version).html === null ? 'There is no page yet.' : null
}

/** The same for a control that is no action. */
export function useNoPageReason(): string | null {
  const { page, view } = useWorkbench()
  return useBuilder((builder) => noPage({ builder, page, view }))
}
