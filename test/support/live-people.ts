import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { user } from '#api/auth.ts'
import { workspaceDetails } from '#api/workspaces.ts'
import { get, type Settled } from './people.ts'
import { personWho } from './person.ts'
import { memberPassword } from './server.ts'

/** Somebody with an account on the real server, signed in, with their workspace. `url` is asked each time: a server that was killed may come back at another port. */
export async function liveMember(url: () => string): Promise<Settled> {
  const person = personWho((path, request) => fetch(`${url()}${path}`, request))
  const email = `${randomUUID()}@example.com`
  const account = { email, password: memberPassword }
  const { user: made } = await get(z.object({ user }), person, 'POST', '/auth/sign-up', account)
  const [workspace] = await get(workspaceDetails.array(), person, 'GET', '/workspaces')
  return { ...person, id: made.id, email, workspace: workspace?.id ?? '' }
}
