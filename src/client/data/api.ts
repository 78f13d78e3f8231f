import type { ContractRouterClient } from '@orpc/contract'
import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '#api/contract.ts'
import { cacheReads } from './cached-reads.ts'
import { repeatOnceSignedIn } from './core/repeat.ts'
import { noteAnswer, noteFailure } from './core/request-id.ts'

/** The one way to the server, typed by the contract. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  new OpenAPILink(contract, {
    url: () => `${location.origin}/api`,
    fetch: cacheReads((request) => fetch(request)),
    adapterInterceptors: [
      async ({ context, next }) => {
        const response = await next()
        noteAnswer(context, response)
        return response
      },
    ],
    interceptors: [
      repeatOnceSignedIn,
      async ({ context, next }) => {
        try {
          return await next()
        } catch (error) {
          noteFailure(context, error)
          throw error
        }
      },
    ],
  }),
)
