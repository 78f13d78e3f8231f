import type { Services } from '../../services.ts'
import { countNotifications, listNotificationsOf } from '../../use-cases/notifications/list-notifications.ts'
import { mailChoices, saveMailChoice } from '../../use-cases/notifications/mail-choices.ts'
import { markRead } from '../../use-cases/notifications/mark-read.ts'
import { api, signedIn } from './api.ts'

export function notificationProcedures(services: Services) {
  const calls = api.notifications
  return {
    count: calls.count.handler(({ context }) => countNotifications(services, signedIn(context))),
    list: calls.list.handler(({ input, context }) => listNotificationsOf(services, signedIn(context), input)),
    markRead: calls.markRead.handler(async ({ input, context }) => {
      await markRead(services, signedIn(context), context.visitor, input)
      return {}
    }),
    settings: calls.settings.handler(({ context }) => mailChoices(services, signedIn(context))),
    saveSettings: calls.saveSettings.handler(({ input, context }) =>
      saveMailChoice(services, signedIn(context), context.visitor, input),
    ),
  }
}
