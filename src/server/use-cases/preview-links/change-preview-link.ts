import type { PreviewLink } from '#api/preview-links.ts'
import { newToken } from '../../auth/mail-token.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import {
  deletePreviewLink,
  findPreviewLink,
  type PreviewLinkRow,
  putPreviewLink,
  setMayBeCopied,
} from '../../db/queries/preview-links.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'

type Needed = Pick<Services, 'config' | 'db'>

/** The link of a project, for who may share it. Throws NOT_FOUND and FORBIDDEN. */
export async function readPreviewLink(services: Needed, person: Person, projectId: string): Promise<PreviewLink> {
  await projectFor(services.db, person, projectId, 'share')
  return answer(services, await findPreviewLink(services.db, projectId))
}

/** Makes a link; the one before it leads nowhere from then on. Throws NOT_FOUND and FORBIDDEN. */
export function makePreviewLink(services: Needed, person: Person, projectId: string): Promise<PreviewLink> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, projectId, 'share')
    await appendActivity(tx, { ...deed(person, project), action: 'preview-link-made' })
    return answer(services, await putPreviewLink(tx, project, newToken()))
  })
}

/** Whether whoever has the link may copy the project. Throws NOT_FOUND, FORBIDDEN and CONFLICT where there is no link. */
export function allowCopies(
  services: Needed,
  person: Person,
  projectId: string,
  mayBeCopied: boolean,
): Promise<PreviewLink> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, projectId, 'allowCopies')
    const row = await setMayBeCopied(tx, projectId, mayBeCopied)
    if (!row) throw new AppError('CONFLICT', 'The link was taken back meanwhile. Make one first.')
    await appendActivity(tx, { ...deed(person, project), action: mayBeCopied ? 'copies-allowed' : 'copies-refused' })
    return answer(services, row)
  })
}

/** From now on nobody reads the project with a link. Throws NOT_FOUND and FORBIDDEN. */
export function revokePreviewLink(services: Needed, person: Person, projectId: string): Promise<PreviewLink> {
  return transact(services.db, async (tx) => {
    const project = await lockProjectFor(tx, person, projectId, 'share')
    await appendActivity(tx, { ...deed(person, project), action: 'preview-link-revoked' })
    await deletePreviewLink(tx, projectId)
    return answer(services, null)
  })
}

const deed = (person: Person, project: ProjectRow) => ({
  workspaceId: project.workspaceId,
  actorId: person.id,
  project,
})

/** The secret stands in the fragment: it reaches no server's log and no referrer. */
function answer({ config }: Needed, row: PreviewLinkRow | null): PreviewLink {
  if (!row) return { url: null, created_at: null, may_be_copied: false }
  const url = `${config.baseUrl}/p#${row.token}`
  return { url, created_at: row.createdAt.toISOString(), may_be_copied: row.mayBeCopied }
}
