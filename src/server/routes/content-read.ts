import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ProjectContent } from '#api/project-content.ts'
import type { AppEnv } from '../http/context.ts'
import { ResponseCache } from '../http/response-cache.ts'
import type { Services } from '../services.ts'
import { type ContentState, createContentStates } from '../use-cases/projects/content-state.ts'
import { readProjectContent } from '../use-cases/projects/read-content.ts'

/**
 * A project's content, the one large read, for who is signed in and may see it: 304 when the asker has it already, else
 * from memory when this process has told that state before. All others, and every refusal, are left to the contract.
 */
export function createContentRead(services: Services): Hono<AppEnv> {
  const kept = new ResponseCache()
  const states = createContentStates(services)
  const route = new Hono<AppEnv>()
  route.get('/projects/:id/content', async (c, next) => {
    const person = c.get('signedIn')?.person
    const { success, data: id } = z.uuid().safeParse(c.req.param('id'))
    const state = person && success ? await states.load({ userId: person.id, projectId: id }) : null
    if (!person || !success || !state) return next()
    const tag = tagOf(state)
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, { ETag: tag })
    const known = kept.find(id, tag)
    if (known) return answer(known, tag)
    const content = await readProjectContent(services, person, id)
    const bytes = new TextEncoder().encode(JSON.stringify(content))
    // what was read may be newer than what was asked
    const told = tagOf(stateOf(content))
    kept.keep(id, told, bytes)
    return answer(bytes, told)
  })
  return route
}

function answer(bytes: Uint8Array<ArrayBuffer>, tag: string): Response {
  return new Response(bytes, { headers: { 'Content-Type': 'application/json', ETag: tag } })
}

const stateOf = ({ revision, running, max_pages: maxPages }: ProjectContent): ContentState => ({
  revision,
  maxPages,
  running: running.map(({ id }) => id).sort(),
})

/** The tag of a state. It begins with a number for this form of the answer, so that another version tells it anew. */
function tagOf({ revision, running, maxPages }: ContentState): string {
  const runs =
    running.length === 0 ? '' : `.${createHash('sha256').update(running.join()).digest('base64url').slice(0, 16)}`
  return `"4.${revision}.${maxPages ?? ''}${runs}"`
}
