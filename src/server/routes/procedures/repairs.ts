import type { Services } from '../../services.ts'
import { startRepair } from '../../use-cases/generations/start-repair.ts'
import { api } from './api.ts'

export function repairProcedures(services: Services) {
  return { start: api.repairs.start.handler(({ input, context }) => startRepair(services, context, input)) }
}
