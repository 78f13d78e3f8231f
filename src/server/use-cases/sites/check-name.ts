import { namesBeside, siteNameProblem } from '#rules/site-names.ts'
import { takenNames } from '../../db/queries/sites.ts'
import { projectFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'

/** The words for a name that somebody else has. */
export const takenWords = 'Somebody else has this one.'

/** Whether the site of this project may be called so, and else what is free. Throws NOT_FOUND and TOO_MANY. */
export async function checkSiteName(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  person: Person,
  input: { project_id: string; name: string },
  address: string,
): Promise<{ name: string; problem: string | null; free: string[] }> {
  await limits.take('siteName', { account: person.id, address })
  const { id: projectId, workspaceId } = await projectFor(db, person, input.project_id, 'publish')
  const name = input.name.trim().toLowerCase()
  const problem = siteNameProblem(name)
  if (problem) return { name, problem, free: [] }
  const beside = namesBeside(name)
  const taken = await takenNames(db, [name, ...beside], { projectId, workspaceId })
  if (!taken.has(name)) return { name, problem: null, free: [] }
  return { name, problem: takenWords, free: beside.filter((one) => !taken.has(one)).slice(0, 3) }
}
