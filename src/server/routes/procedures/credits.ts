import type { Services } from '../../services.ts'
import { creditHistory } from '../../use-cases/credits/credit-history.ts'
import { creditStatus } from '../../use-cases/credits/credit-status.ts'
import { useCredit } from '../../use-cases/credits/use-credit.ts'
import { api, signedIn } from './api.ts'

export function creditProcedures(services: Services) {
  const { status, use, history } = api.credits
  return {
    status: status.handler(({ input, context }) => creditStatus(services, context, input)),
    use: use.handler(({ context }) => useCredit(services, signedIn(context), context.visitor)),
    history: history.handler(({ input, context }) => creditHistory(services, signedIn(context), input ?? { days: 30 })),
  }
}
