import type { z } from 'zod'
import type { localWork, Project } from '#api/projects.ts'
import { homePage } from '#rules/chat.ts'
import { defaultProjectName } from '#rules/workspaces.ts'
import { publish } from '../bus/publish.ts'
import type { Tx } from '../db/database.ts'
import { insertMessages } from '../db/queries/messages.ts'
import { showVersion } from '../db/queries/pages.ts'
import { lockProfile } from '../db/queries/profiles.ts'
import { findImported, insertProject, type ProjectRow } from '../db/queries/projects.ts'
import { storeVersion } from '../db/queries/versions.ts'
import { transact } from '../db/transact.ts'
import type { Person, Services } from '../services.ts'
import { holdWorkspaceFor } from './access.ts'
import { newId } from './new-id.ts'
import { projectAnswer } from './project-answers.ts'
import { needRoomForProject } from './room-for-project.ts'

type LocalWork = z.infer<typeof localWork>
type Import = { workspace_id: string; import_id: string; name?: string | undefined; work: LocalWork }

/**
 * Makes a project of what a visitor made before signing in. What was imported under that id already is only answered again.
 * Throws NOT_FOUND and PLAN_LIMIT.
 */
export async function importProject(services: Services, person: Person, input: Import): Promise<Project> {
  const { workspace_id: workspaceId, import_id: importId, name, work } = input
  return transact(services.db, async (tx) => {
    const workspace = await holdWorkspaceFor(tx, person, workspaceId)
    // Two tabs that import the same work take turns here.
    await lockProfile(tx, person.id)
    const known = await findImported(tx, person.id, importId)
    if (known) return projectAnswer(known)
    await needRoomForProject(services, tx, workspace)
    const project = await insertProject(tx, {
      id: newId(),
      workspaceId,
      userId: person.id,
      importId,
      name: name ?? defaultProjectName,
      mode: work.mode,
    })
    await storePages(tx, project, work.pages)
    await storeChat(tx, project, person, work.chat)
    await publish(tx, [{ type: 'projects', workspace_id: workspaceId }])
    return projectAnswer(project)
  })
}

/** Every page with something on it becomes its first version. */
async function storePages(tx: Tx, project: ProjectRow, pages: LocalWork['pages']): Promise<void> {
  const byName = new Map([[homePage, ''], ...pages.map(({ name, html }) => [name, html] as const)])
  for (const name of byName.keys()) await showVersion(tx, project, name, null)
  for (const [pageName, htmlContent] of byName)
    if (htmlContent !== '') await storeVersion(tx, project, { id: newId(), pageName, htmlContent, map: [] })
}

async function storeChat(tx: Tx, project: ProjectRow, person: Person, chat: LocalWork['chat']): Promise<void> {
  const lengths = new Map<string, number>()
  const rows = chat.map(({ page_name: pageName, role, content, timestamp }) => {
    const messageIndex = lengths.get(pageName) ?? 0
    lengths.set(pageName, messageIndex + 1)
    const userId = role === 'user' ? person.id : null
    return { id: newId(), pageName, messageIndex, role, content, timestamp: new Date(timestamp), userId }
  })
  await insertMessages(tx, project, rows)
}
