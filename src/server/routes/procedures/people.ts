import type { Services } from '../../services.ts'
import { acceptInvitation, lookAtInvitation } from '../../use-cases/people/accept-invitation.ts'
import { removeGuest, setGuestRole } from '../../use-cases/people/change-guest.ts'
import { leaveWorkspace, removePerson, setMemberRoleTo } from '../../use-cases/people/change-member.ts'
import {
  invitePeople,
  makeInviteLink,
  renewInvitation,
  revokeInvitation,
} from '../../use-cases/people/invite-people.ts'
import { endSessionsOf } from '../../use-cases/people/end-sessions-of.ts'
import { listPeople, listProjectPeople } from '../../use-cases/people/list-people.ts'
import { api, signedIn } from './api.ts'

export function peopleProcedures(services: Services) {
  const { people, invitations } = api
  return {
    people: {
      list: people.list.handler(({ input, context }) => listPeople(services, signedIn(context), input.workspace_id)),
      setRole: people.setRole.handler(async ({ input, context }) => {
        await setMemberRoleTo(services, signedIn(context), input)
        return {}
      }),
      remove: people.remove.handler(async ({ input, context }) => {
        await removePerson(services, signedIn(context), input)
        return {}
      }),
      signOut: people.signOut.handler(({ input, context }) =>
        endSessionsOf(services, signedIn(context), context.visitor, input),
      ),
      leave: people.leave.handler(async ({ input, context }) => {
        await leaveWorkspace(services, signedIn(context), input)
        return {}
      }),
      ofProject: people.ofProject.handler(({ input, context }) =>
        listProjectPeople(services, signedIn(context), input.project_id),
      ),
      setGuestRole: people.setGuestRole.handler(async ({ input, context }) => {
        await setGuestRole(services, signedIn(context), input)
        return {}
      }),
      removeGuest: people.removeGuest.handler(async ({ input, context }) => {
        await removeGuest(services, signedIn(context), input)
        return {}
      }),
    },
    invitations: {
      send: invitations.send.handler(({ input, context }) =>
        invitePeople(services, signedIn(context), context.visitor, input),
      ),
      makeLink: invitations.makeLink.handler(({ input, context }) =>
        makeInviteLink(services, signedIn(context), context.visitor, input),
      ),
      renew: invitations.renew.handler(({ input, context }) =>
        renewInvitation(services, signedIn(context), context.visitor, input),
      ),
      revoke: invitations.revoke.handler(async ({ input, context }) => {
        await revokeInvitation(services, signedIn(context), input)
        return {}
      }),
      look: invitations.look.handler(({ input, context }) => lookAtInvitation(services, context, input.token)),
      accept: invitations.accept.handler(({ input, context }) =>
        acceptInvitation(services, signedIn(context), context.visitor, input.token),
      ),
    },
  }
}
