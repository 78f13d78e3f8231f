import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { madeReviewLink, reviewLook } from '#api/reviews.ts'
import { ask, get, newProject, settled, type Settled, type TestServer } from './people.ts'

export const heading = (words: string) => `<!doctype html><html><body><h1>${words}</h1></body></html>`

export type ReviewPlace = {
  owner: Settled
  project: string
  /** its first version */
  version: string
  /** stores a version with that heading */
  save: (words: string) => Promise<string>
}

/** Somebody with a project whose page can be reviewed. */
export async function withReviewedPage(
  server: TestServer,
  firstName: string | null = 'Maren',
  plan?: 'teams',
): Promise<ReviewPlace> {
  const owner = await settled(server, plan)
  if (firstName) await ask(owner, 'PATCH', '/profile', { first_name: firstName })
  const { id: project } = await newProject(owner, 'Ferry House')
  const save = async (words: string) => {
    const body = { page_name: 'Home', html_content: heading(words) }
    return (await get(z.object({ id: z.uuid() }), owner, 'POST', `/projects/${project}/versions`, body)).id
  }
  return { owner, project, version: await save('Rooms'), save }
}

export const asked = { page_name: 'Home', version_id: null, days: null, password: null }
export type WantedLink = Partial<{
  page_name: string
  version_id: string | null
  days: number | null
  password: string | null
  allows_comments: boolean
}>

/** A review link, and what of its address is its secret. */
export async function makeLink({ owner, project }: Pick<ReviewPlace, 'owner' | 'project'>, wanted: WantedLink = {}) {
  const body = { ...asked, ...wanted }
  const link = await get(madeReviewLink, owner, 'POST', `/projects/${project}/review-links`, body)
  return { id: link.id, token: new URL(link.url).hash.slice(1), url: link.url }
}

/** Somebody without an account, in a browser of their own. */
export function reviewGuest(server: TestServer, token: string, name = 'Elias') {
  const person = server.person()
  const viewer = randomUUID()
  const who = { name, mail: null }
  const send = (call: string, body: object) => ask(person, 'POST', `/reviews/${call}`, { token, viewer, ...body })
  return {
    person,
    viewer,
    send,
    look: async (more: object = {}) => reviewLook.parse((await send('look', { who, ...more })).body),
    page: async (more: object = {}) => {
      const look = reviewLook.parse((await send('look', { who, ...more })).body)
      if (look.step !== 'page') throw new Error(`there is no page, but ${look.step}`)
      return look
    },
    decide: (version_id: string, verdict: string, words = '', more: object = {}) =>
      send('decide', { id: randomUUID(), who, version_id, verdict, words, ...more }),
    comment: (version_id: string, content: string, more: object = {}) =>
      send('comments/start', { id: randomUUID(), who, version_id, key: 'h1', content, ...more }),
    remove: (thread_id: string, id: string) => send('comments/delete', { thread_id, id }),
    reply: (thread_id: string, content: string, more: object = {}) =>
      send('comments/reply', { id: randomUUID(), who, thread_id, content, ...more }),
  }
}
