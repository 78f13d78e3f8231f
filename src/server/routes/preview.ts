import { Hono } from 'hono'
import { librariesPath } from '#design/libraries.ts'
import { previewDocument, previewHeaders } from '#preview/document.ts'
import { type ShowcaseName, showcase } from '#rules/showcase.ts'
import { checkScript } from '#preview/check-hit.ts'
import { answerAsset, type Asset } from '../http/assets.ts'
import type { AppEnv } from '../http/context.ts'
import type { Services } from '../services.ts'
import { libraryCode, libraryNamed } from '../library-code.ts'
import { showcasePage } from '../use-cases/generations/showcase-page.ts'

/** A page to look at: nothing in it runs or loads. */
const stillPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self' data:; frame-ancestors 'self'"

const isShowcase = (name: string): name is ShowcaseName => Object.hasOwn(showcase, name)

/** The preview's document: an opaque origin of its own, whatever is written into it. */
export function createPreview(
  services: Pick<Services, 'config' | 'work'>,
  runtime: string,
  check: Asset,
): Hono<AppEnv> {
  const { config } = services
  const appOrigin = config.previewOrigin ? new URL(config.baseUrl).origin : undefined
  const document = previewDocument(runtime, appOrigin)
  const preview = new Hono<AppEnv>()
  preview.get('/preview/frame', () => new Response(document, { headers: previewHeaders(appOrigin) }))
  preview.get(checkScript, (c) => {
    const answer = answerAsset(check, c.req.header('accept-encoding'))
    answer.headers.set('X-Content-Type-Options', 'nosniff')
    // the frame has no origin of its own, and nothing in this file is a secret
    answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    return answer
  })
  preview.get(`${librariesPath}:name`, async (c) => {
    const name = libraryNamed(c.req.param('name'))
    if (!name) return c.text('Not found', 404)
    return c.body(await libraryCode(name), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  preview.get('/preview/showcase/:name', (c) => showcaseAnswer(c.req.param('name'), false))
  preview.get('/preview/showcase/:name/wire', (c) => showcaseAnswer(c.req.param('name'), true))
  return preview

  async function showcaseAnswer(name: string, wire: boolean): Promise<Response> {
    if (!isShowcase(name)) return new Response('Not found', { status: 404 })
    const headers = {
      ...previewHeaders(appOrigin),
      'content-security-policy': stillPolicy,
      'cache-control': 'public, max-age=3600',
    }
    return new Response(await showcasePage(services, name, wire), { headers })
  }
}
