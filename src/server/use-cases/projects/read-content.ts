import type { ProjectContent } from '#api/project-content.ts'
import { displayName } from '#rules/people.ts'
import type { Tx } from '../../db/database.ts'
import { listWaiting } from '../../db/queries/line.ts'
import { findPeople } from '../../db/queries/members.ts'
import { listRunning } from '../../db/queries/running.ts'
import { listMessages } from '../../db/queries/messages.ts'
import { listLeftOutPages, listShownPages, type ShownPage } from '../../db/queries/pages.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { listVersions } from '../../db/queries/versions.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import type { Person, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'
import { maxPagesOf } from '../../policies/room-in-storage.ts'
import { messageAnswer, versionAnswer } from '../../presenters/content.ts'

/** Everything the editor shows of a project, as it stood at one moment. Throws NOT_FOUND. */
export async function readProjectContent(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  projectId: string,
): Promise<ProjectContent> {
  return services.db.transaction(
    async (tx) => contentOf(services, tx, await projectFor(tx, person, projectId, 'see')),
    {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    },
  )
}

/** The content of a project that the caller may see. */
export async function contentOf(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  project: ProjectRow,
): Promise<ProjectContent> {
  const pages = await listShownPages(tx, project.id)
  const leftOut = await listLeftOutPages(tx, project.id)
  const messages = await listMessages(tx, project.id)
  const versions = await listVersions(tx, project.id)
  const running = await listRunning(tx, project.id)
  const waiting = await listWaiting(tx, project.id)
  const named = [
    ...running.map((row) => row.visitorId),
    ...waiting.map((row) => row.userId),
    ...messages.map((row) => row.userId),
    ...versions.map((row) => row.authorId),
  ].filter((id) => id !== null)
  const names = new Map((await findPeople(tx, [...new Set(named)])).map((person) => [person.id, displayName(person)]))
  // Whose account is gone has no name any more.
  const nameOf = (id: string) => names.get(id) ?? displayName({})
  const { plan } = await ownerPlan(tx, project.workspaceId)
  return {
    revision: project.revision,
    mode: project.mode,
    pages: pages.map(pageAnswer),
    max_pages: maxPagesOf(plan, config),
    left_out: leftOut.map(pageAnswer),
    messages: messages.map(messageAnswer),
    versions: versions.map(versionAnswer),
    structure: project.structure,
    people: [...names].map(([id, name]) => ({ id, name })),
    running: running.map((row) => ({
      id: row.id,
      turn: row.turn,
      page_name: row.pageName,
      prompt: row.prompt ?? '',
      mode: row.mode,
      base: row.base,
      user_id: row.visitorId,
      name: nameOf(row.visitorId),
      started_at: row.createdAt.toISOString(),
    })),
    waiting: waiting.map((row) => ({
      id: row.id,
      turn: row.turn,
      page_name: row.pageName,
      prompt: row.prompt,
      user_id: row.userId,
      name: nameOf(row.userId),
    })),
  }
}

export function pageAnswer({ name, html, versionId, elementIds }: ShownPage) {
  return { name, html, version_id: versionId, element_ids: elementIds }
}
