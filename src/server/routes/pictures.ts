import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../http/context.ts'
import { session } from '../http/session.ts'
import type { Services } from '../services.ts'
import { readAvatar } from '../use-cases/profiles/read-avatar.ts'
import { readSent } from '../use-cases/messages/read-sent.ts'
import { readPicture } from '../use-cases/versions/read-picture.ts'

/** A picture is only looked at: opened by itself it runs and loads nothing. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'"
const hour = 3600
const picture = z.object({ projectId: z.uuid(), versionId: z.uuid() })

/** The pictures of versions and messages, for members of their workspace, and the avatars of people. */
export function createPictures(services: Services): Hono<AppEnv> {
  const pictures = new Hono<AppEnv>()
  pictures.get('/avatars/:user{[0-9a-f-]{36}}/avatar.webp', async (c) => {
    const bytes = await readAvatar(services, c.req.param('user'))
    return bytes ? answer(bytes, `public, max-age=${hour}`) : missing()
  })
  for (const [kind, read] of [
    ['versions', readPicture],
    ['messages', readSent],
  ] as const)
    pictures.get(
      `/pictures/${kind}/:project{[0-9a-f-]{36}}/:file{[0-9a-f-]{36}\\.webp}`,
      session(services),
      async (c) => {
        const file = c.req.param('file').slice(0, -'.webp'.length)
        const asked = picture.safeParse({ projectId: c.req.param('project'), versionId: file })
        const person = c.get('signedIn')?.person
        const bytes = asked.success && person ? await read(services, person, asked.data) : null
        return bytes ? answer(bytes, `private, max-age=${hour}`) : missing()
      },
    )
  return pictures
}

function answer(bytes: Uint8Array, cacheControl: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': cacheControl, 'Content-Security-Policy': policy },
  })
}

/** The same for what is missing and for what is somebody else's. */
function missing(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
