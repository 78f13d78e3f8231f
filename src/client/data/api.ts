import type { ContractRouterClient } from '@orpc/contract'
import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '#api/contract.ts'

/** The one way to the server, typed by the contract. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  new OpenAPILink(contract, { url: () => `${location.origin}/api` }),
)
