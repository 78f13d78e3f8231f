import type { Services } from '../../services.ts'
import { recomposePage } from '../../use-cases/generations/recompose-page.ts'
import { api } from './api.ts'

export function readingProcedures(services: Services) {
  return { recompose: api.readings.recompose.handler(({ input, context }) => recomposePage(services, context, input)) }
}
