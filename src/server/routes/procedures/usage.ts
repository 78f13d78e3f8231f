import type { Services } from '../../services.ts'
import { readActivity } from '../../use-cases/activity/read-activity.ts'
import { exportUsage } from '../../use-cases/usage/export-usage.ts'
import { readUsage } from '../../use-cases/usage/read-usage.ts'
import { setDefaultMemberLimit, setMemberLimit } from '../../use-cases/usage/set-limits.ts'
import { api, signedIn } from './api.ts'

export function usageProcedures(services: Services) {
  const of = api.usage
  return {
    get: of.get.handler(({ input, context }) => readUsage(services, signedIn(context), input)),
    export: of.export.handler(({ input, context }) => exportUsage(services, signedIn(context), context.visitor, input)),
    setDefaultLimit: of.setDefaultLimit.handler(async ({ input, context }) => {
      await setDefaultMemberLimit(services, signedIn(context), input)
      return {}
    }),
    setLimit: of.setLimit.handler(async ({ input, context }) => {
      await setMemberLimit(services, signedIn(context), input)
      return {}
    }),
  }
}

export function activityProcedures(services: Services) {
  return {
    list: api.activity.list.handler(({ input, context }) => readActivity(services, signedIn(context), input)),
  }
}
