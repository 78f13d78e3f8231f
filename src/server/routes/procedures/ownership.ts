import type { Services } from '../../services.ts'
import { acceptOwnership, declineOwnership } from '../../use-cases/ownership/answer-offer.ts'
import { offerOwnership, takeOfferBack } from '../../use-cases/ownership/offer-ownership.ts'
import { readOwnership } from '../../use-cases/ownership/read-ownership.ts'
import { api, signedIn } from './api.ts'

export function ownershipProcedures(services: Services) {
  const { ownerships } = api
  return {
    ownerships: {
      get: ownerships.get.handler(({ input, context }) =>
        readOwnership(services, signedIn(context), input.workspace_id),
      ),
      offer: ownerships.offer.handler(async ({ input, context }) => {
        await offerOwnership(services, signedIn(context), context.visitor, input)
        return {}
      }),
      takeBack: ownerships.takeBack.handler(async ({ input, context }) => {
        await takeOfferBack(services, signedIn(context), input.workspace_id)
        return {}
      }),
      accept: ownerships.accept.handler(async ({ input, context }) => {
        await acceptOwnership(services, signedIn(context), input.workspace_id)
        return {}
      }),
      decline: ownerships.decline.handler(async ({ input, context }) => {
        await declineOwnership(services, signedIn(context), input.workspace_id)
        return {}
      }),
    },
  }
}
