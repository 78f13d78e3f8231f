import { Hono } from 'hono'
import { typefacesPath } from '#design/typefaces/faces.ts'
import type { AppEnv } from '../http/context.ts'
import { session } from '../http/session.ts'
import { visitorCookie } from '../http/visitor.ts'
import type { Services } from '../services.ts'
import { askedSubset } from '../typefaces/asked-subset.ts'
import { typefaceFile } from '../typefaces/files.ts'

/** Downloads of the same page ask for the same pieces; so many are kept. */
const keptSubsets = 100

/**
 * The typefaces that pages may name, whole for a preview, and with only some letters and weights for a download. A page
 * in its frame has no origin of its own, so everybody may read them; nothing in them is a secret.
 */
export function createTypefaces(
  services: Pick<Services, 'config' | 'work' | 'limits' | 'auth' | 'logger'>,
): Hono<AppEnv> {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const routes = new Hono<AppEnv>()
  routes.get(
    `${typefacesPath}:file{[a-z0-9-]+\\.woff2}`,
    visitorCookie(services.config),
    session(services),
    async (c) => {
      const { letters, weight } = c.req.query()
      const file = c.req.param('file')
      const whole = typefaceFile(file)
      if (!whole) return c.text('Not found', 404)
      if (letters === undefined) return answer(await whole)
      const asked = askedSubset(file, letters, weight ?? '')
      if (!asked) return c.text('Not found', 404)
      const key = `${file} ${letters} ${weight}`
      let made = kept.get(key)
      if (!made) {
        const visitor = c.get('visitor')
        const person = c.get('signedIn')?.person.id ?? visitor.id
        await services.limits.take('typeface', { account: person, address: visitor.address })
        made = services.work('subset', asked, person)
        kept.set(key, made)
        made.catch(() => kept.delete(key))
        if (kept.size > keptSubsets) kept.delete(kept.keys().next().value ?? '')
      }
      return answer(await made)
    },
  )
  // a browser that sends headers of its own asks first
  routes.options(`${typefacesPath}:file`, () => new Response(null, { status: 204, headers: forEverybody }))
  return routes
}

const forEverybody = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

function answer(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...forEverybody,
    },
  })
}
