import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { contract } from '#api/contract.ts'
import { product } from '#rules/product.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { asDownload, noStore } from '../http/headers.ts'
import { cleanRequest } from '../http/clean-request.ts'
import type { AppEnv } from '../http/context.ts'
import { sameOrigin } from '../http/origin.ts'
import { problem } from '../http/problem.ts'
import { session } from '../http/session.ts'
import { visitorCookie } from '../http/visitor.ts'
import type { Services } from '../services.ts'
import { countWrite } from '../policies/count-write.ts'
import { allowedMethods, type OpenApiPaths } from './allowed-methods.ts'
import { createContentRead } from './content-read.ts'
import { createGoogleCallback } from './google-callback.ts'
import { referencePage } from './reference-page.ts'
import type { ApiContext } from './procedures/api.ts'
import { createRouter } from './router.ts'
import { setRetryAfter, translate } from './translate.ts'
import { createWebhooks } from './webhooks.ts'

/** Each change of a project counts. */
async function countChange(
  services: Services,
  { person, visitor }: ApiContext,
  [subject = '']: readonly string[],
  method: string | undefined,
): Promise<void> {
  if (person && method !== 'GET' && subject.startsWith('project'))
    await countWrite(services, { account: person.id, address: visitor.address })
}

/** Everything under /api: the contract, its OpenAPI document and a page to read it. */
export async function createApi(services: Services): Promise<Hono<AppEnv>> {
  const handler = new OpenAPIHandler(createRouter(services), {
    clientInterceptors: [
      async ({ next, procedure, context, path }) => {
        try {
          await countChange(services, context, path, procedure['~orpc'].route.method)
          return await next()
        } catch (error) {
          setRetryAfter(error, context)
          throw await translate(services.db, error, procedure['~orpc'].errorMap)
        }
      },
    ],
  })
  const document = await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    contract,
    {
      info: { title: `${product.name} API`, version: '1.0.0', description: product.description },
      servers: [{ url: `${services.config.baseUrl}/api` }],
    },
  )
  const methodsOf = allowedMethods((document.paths ?? {}) as OpenApiPaths)
  const reference = referencePage(document)

  const api = new Hono<AppEnv>()
  api.get('/openapi.json', (c) => c.json(document))
  api.get('/docs', (c) => c.html(reference))
  api.use(noStore)
  // Providers of payments come from elsewhere.
  api.route('/', createWebhooks(services))
  api.use(sameOrigin(services.config))
  api.use(bodyLimits())
  api.use(cleanRequest(services.config))
  api.use(visitorCookie(services.config))
  api.route('/', createGoogleCallback(services))
  api.use(session(services))
  api.route('/', createContentRead(services))
  api.use(async (c) => {
    const allowed = methodsOf(c.req.path.slice('/api'.length))
    if (allowed && !allowed.has(c.req.method)) {
      c.header('Allow', [...allowed].join(', '))
      return problem(c, 405, 'METHOD_NOT_ALLOWED', `This address takes ${[...allowed].join(' or ')}.`)
    }
    const context: ApiContext = {
      visitor: c.get('visitor'),
      person: c.get('signedIn')?.person ?? null,
      signedIn: c.get('signedIn'),
      requestId: c.get('requestId'),
      headers: c.req.raw.headers,
      setCookie: (cookie) => c.header('Set-Cookie', cookie, { append: true }),
      setHeader: (name, value) => c.header(name, value),
    }
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context })
    if (!matched) return problem(c, 404, 'NOT_FOUND', 'There is nothing at this address.')
    if (response.status >= 500)
      services.logger.error({ requestId: context.requestId, path: c.req.path }, 'a call failed')
    return c.newResponse(response.body, asDownload(response))
  })
  return api
}
