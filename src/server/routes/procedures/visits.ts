import type { Services } from '../../services.ts'
import { exportVisits, readVisits } from '../../use-cases/visits/read-visits.ts'
import { api, signedIn } from './api.ts'

export function visitProcedures(services: Services) {
  return {
    get: api.visits.get.handler(({ input, context }) => readVisits(services, signedIn(context), input)),
    export: api.visits.export.handler(({ input, context }) =>
      exportVisits(services, signedIn(context), input.project_id),
    ),
  }
}
