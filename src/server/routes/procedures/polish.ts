import type { Services } from '../../services.ts'
import { startPolish } from '../../use-cases/generations/start-polish.ts'
import { api, signedIn } from './api.ts'

export function polishProcedures(services: Services) {
  return {
    start: api.polish.start.handler(({ input, context }) =>
      startPolish(services, signedIn(context), context.visitor, input),
    ),
  }
}
