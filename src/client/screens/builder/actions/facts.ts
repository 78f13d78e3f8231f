import { useBuilder } from '#client/state/store.ts'
import { shownOf } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import type { Action, ActionContext } from './action.ts'
import { noPage, waitReason } from './reasons.ts'

type Shows = Pick<ActionContext, 'builder' | 'page' | 'view'>

/** Whether the page that is shown waits for something; how much it is counted where the form is. */
const waits = ({ builder, page, view }: Shows) =>
  /data-(?:placeholder|slot=.?photo)/.test(shownOf(builder, page, view.version).html ?? '')

/** The same for a control. */
export function useIsWaiting(): boolean {
  const { page, view } = useWorkbench()
  return useBuilder((builder) => waits({ builder, page, view }))
}

/** Fills what the page waits for, one fact after another. */
export const fillFacts: Action = {
  id: 'facts',
  isChange: true,
  icon: 'pencil',
  label: 'Missing facts',
  disabledReason(context) {
    if (context.builder.turn?.page === context.page) return waitReason
    return noPage(context) ?? (waits(context) ? null : 'No fact is missing.')
  },
  run: ({ open }) => open({ kind: 'facts' }),
}
