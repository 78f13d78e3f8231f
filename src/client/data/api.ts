import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { firstContract } from '#api/contract.ts'
import { cacheReads } from './cached-reads.ts'
import { repeatOnceSignedIn } from './core/repeat.ts'
import { noteAnswer, noteFailure } from './core/request-id.ts'

/** The way to the server for one part of the contract, typed by it. */
export const clientOf = <T extends AnyContractRouter>(part: T): JsonifiedClient<ContractRouterClient<T>> =>
  createORPCClient(
    new OpenAPILink(part, {
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

/** What the screens call from the first one on. */
export const api = clientOf(firstContract)
