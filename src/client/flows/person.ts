import { profileQuery } from '../data/core/profile.ts'
import { queryClient } from '../data/core/query-client.ts'
import { knownUser } from './session.ts'

/** Name and address of the person who is signed in, null when nobody is. */
export async function readPerson(): Promise<{ name: string; email: string } | null> {
  const user = await knownUser()
  if (!user) return null
  const { first_name, last_name } = await queryClient.fetchQuery(profileQuery)
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return { name, email: user.email }
}
