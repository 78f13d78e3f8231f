import type { Services } from '../../services.ts'
import { leaveProject } from '../../use-cases/realtime/leave-project.ts'
import { showEdit } from '../../use-cases/realtime/show-edit.ts'
import { showPick } from '../../use-cases/realtime/show-pick.ts'
import { announcePresence } from '../../use-cases/realtime/announce-presence.ts'
import { subscribeRealtime } from '../../use-cases/realtime/subscribe-realtime.ts'
import { api, signedIn } from './api.ts'

export function liveProcedures(services: Services) {
  return {
    edit: api.live.edit.handler(({ input, context }) => showEdit(services, signedIn(context), context.visitor, input)),
    pick: api.live.pick.handler(({ input, context }) => showPick(services, signedIn(context), context.visitor, input)),
  }
}

export function realtimeProcedures(services: Services) {
  const { subscribe, present, leave } = api.realtime
  return {
    subscribe: subscribe.handler(({ context, signal }) =>
      subscribeRealtime(services, signedIn(context), context.visitor, signal),
    ),
    present: present.handler(({ input, context }) => announcePresence(services, signedIn(context), input)),
    leave: leave.handler(({ input, context }) => leaveProject(services, signedIn(context), input)),
  }
}
