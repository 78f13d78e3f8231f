import type { Services } from '../../services.ts'
import { changeSubmission, deleteSubmission, emptySpam } from '../../use-cases/submissions/change-submission.ts'
import { exportSubmissions } from '../../use-cases/submissions/export-submissions.ts'
import { readSettings, replaceSecret, saveSettings } from '../../use-cases/submissions/form-settings.ts'
import { listSubmissions } from '../../use-cases/submissions/list-submissions.ts'
import { readSubmission } from '../../use-cases/submissions/read-submission.ts'
import { listDeliveries, sendAgain, testWebhook } from '../../use-cases/submissions/webhook-deliveries.ts'
import { api, signedIn } from './api.ts'

export function submissionProcedures(services: Services) {
  const of = api.submissions
  return {
    list: of.list.handler(({ input, context }) => listSubmissions(services, signedIn(context), input)),
    get: of.get.handler(({ input, context }) => readSubmission(services, signedIn(context), input)),
    update: of.update.handler(({ input, context }) => changeSubmission(services, signedIn(context), input)),
    delete: of.delete.handler(async ({ input, context }) => {
      await deleteSubmission(services, signedIn(context), input)
      return {}
    }),
    emptySpam: of.emptySpam.handler(async ({ input, context }) => {
      await emptySpam(services, signedIn(context), input.project_id)
      return {}
    }),
    export: of.export.handler(({ input, context }) =>
      exportSubmissions(services, signedIn(context), context.visitor, input),
    ),
    settings: of.settings.handler(({ input, context }) => readSettings(services, signedIn(context), input.project_id)),
    saveSettings: of.saveSettings.handler(({ input, context }) => saveSettings(services, signedIn(context), input)),
    replaceSecret: of.replaceSecret.handler(({ input, context }) =>
      replaceSecret(services, signedIn(context), input.project_id),
    ),
    testWebhook: of.testWebhook.handler(({ input, context }) =>
      testWebhook(services, signedIn(context), context.visitor, input.project_id),
    ),
    deliveries: of.deliveries.handler(({ input, context }) =>
      listDeliveries(services, signedIn(context), input.project_id),
    ),
    sendAgain: of.sendAgain.handler(async ({ input, context }) => {
      await sendAgain(services, signedIn(context), context.visitor, input)
      return {}
    }),
  }
}
