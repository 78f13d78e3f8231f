import { counted } from '#rules/listed.ts'
import type { Action, ActionContext } from './action.ts'
import { noPage, waitReason } from './reasons.ts'
import { slotsOf } from '../facts/slots-of.ts'
import { shownOf } from '../shown.ts'

/** So many facts the page that is shown waits for. */
export function missingFacts({ builder, page, view }: Pick<ActionContext, 'builder' | 'page' | 'view'>): number {
  const { html, turn, isPeek } = shownOf(builder, page, view.version)
  return html === null || turn !== null || isPeek ? 0 : slotsOf(html).length
}

/** Fills what the page waits for, one fact after another. */
export const fillFacts: Action = {
  id: 'facts',
  icon: 'pencil',
  label: (context) => {
    const count = missingFacts(context)
    return count === 0 ? 'Missing facts' : `${counted(count, 'fact')} missing`
  },
  disabledReason: (context) =>
    noPage(context) ??
    (context.builder.turn?.page === context.page ? waitReason : null) ??
    (missingFacts(context) === 0 ? 'No fact is missing.' : null),
  run: ({ open }) => open({ kind: 'facts' }),
}
