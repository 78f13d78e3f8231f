import { findUser } from '../../db/queries/people.ts'
import { findProject } from '../../db/queries/projects.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { publishProject } from './publish-project.ts'

/** The limits of an address hold for the command line too, under a name that no visitor has. */
const address = 'operator'

/** Publishes a project as its owner would, with their plan and limits. Throws what `publishProject` throws. */
export async function publishByHost(
  services: Parameters<typeof publishProject>[0] & Pick<Services, 'db'>,
  { project: projectId, name }: { project: string; name?: string | undefined },
): Promise<{ url: string; release: number }> {
  const { db } = services
  const project = await findProject(db, projectId)
  const owner = project && (await findUser(db, (await ownerPlan(db, project.workspaceId)).ownerId))
  if (!owner) throw new AppError('NOT_FOUND', 'There is no such project. Its id is the last part of its address.')
  // No session: nobody is signed in here.
  const person = { id: owner.id, email: owner.email, sessionId: '' }
  const { site } = await publishProject(services, person, { project_id: projectId, name }, address)
  if (!site?.live) throw new Error('What was published is not live.')
  return { url: site.url, release: site.live.number }
}
