import { randomUUID } from 'node:crypto'
import { type ProjectContent, content } from '#api/project-content.ts'
import { appendMessage } from '#server/db/queries/messages.ts'
import { lockProject } from '#server/db/queries/projects.ts'
import { storeVersion } from '#server/db/queries/versions.ts'
import { generations } from '#server/db/schema.ts'
import { get, type Settled, type TestServer } from './people.ts'

/** A turn as a generation leaves it: what was said, what was answered, and the version of the same id. @returns its id */
export async function turn(
  server: TestServer,
  person: Settled,
  projectId: string,
  html: string,
  pageName = 'Home',
): Promise<string> {
  const id = randomUUID()
  await server.database.db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    if (!project) throw new Error('There is no such project.')
    const of = { pageName, turn: id }
    await appendMessage(tx, project, { ...of, id: randomUUID(), role: 'user', content: 'Make it', userId: person.id })
    const answer = { ...of, id: randomUUID(), role: 'assistant', content: `Made ${html.slice(0, 16)}` } as const
    await appendMessage(tx, project, answer)
    await storeVersion(tx, project, {
      id,
      pageName,
      htmlContent: html,
      associatedMessageId: answer.id,
      authorId: person.id,
      map: [],
    })
  })
  return id
}

/** A generation that runs on a page and never ends. */
export async function running(
  server: TestServer,
  person: Settled,
  projectId: string,
  pageName = 'Home',
): Promise<string> {
  const id = randomUUID()
  await server.database.db.insert(generations).values({
    id,
    visitorId: person.id,
    address: '10.0.0.1',
    projectId,
    workspaceId: person.workspace,
    prompt: 'Make it',
    turn: randomUUID(),
    pageName,
    mode: 'html',
    status: 'running',
    charge: 'reserved',
    leaseUntil: new Date(Date.now() + 60_000),
  })
  return id
}

export function readContent(person: Settled, projectId: string): Promise<ProjectContent> {
  return get(content, person, 'GET', `/projects/${projectId}/content`)
}

/** Page name → html, in the order of the page selector. */
export function shown({ pages }: ProjectContent): [name: string, html: string][] {
  return pages.map(({ name, html }) => [name, html])
}

/** What of a page's chat is shown, one word a message. */
export function shownTexts({ messages }: ProjectContent, pageName = 'Home'): string[] {
  return messages
    .filter((message) => message.page_name === pageName && message.hidden_by === null)
    .map(({ content }) => content)
}
