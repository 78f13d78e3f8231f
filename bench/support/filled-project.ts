import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { chatMessages, pageVersions, projectPages } from '#server/db/schema.ts'

export const versionCount = 200
export const messageCount = 2 * versionCount
/** Characters of each page. */
export const pageSize = 30_000

/**
 * Fills a project: the versions of its Home, and a question and an answer for each.
 * @returns the id of the newest version, which Home shows
 */
export async function fillProject({ db }: Database, project: { id: string; workspace_id: string }): Promise<string> {
  const inProject = { projectId: project.id, workspaceId: project.workspace_id, pageName: 'Home' }
  const answered = { outcome: 'stored', maker: { kind: 'designer' }, charged: true, took: 2000, base: null } as const
  let newest = ''
  for (let number = 1; number <= versionCount; number += 1) {
    const turn = randomUUID()
    const answer = randomUUID()
    const prompt = `Make section ${number} warmer`
    const map = Array.from({ length: 8 }, (_, band) => ({ label: `Section ${band}`, size: 40, changed: band === 0 }))
    const details = {
      ...answered,
      changes: ['Section 0'],
      map,
      suggestions: ['Add a map', 'Add a menu'],
      trouble: null,
      request: turn,
      prompt,
    }
    await db.insert(chatMessages).values([
      { ...inProject, id: randomUUID(), role: 'user', content: prompt, turn, messageIndex: number * 2 - 2 },
      { ...inProject, id: answer, role: 'assistant', content: 'Done.', turn, details, messageIndex: number * 2 - 1 },
    ])
    await db.insert(pageVersions).values({
      ...inProject,
      id: turn,
      number,
      htmlContent: pageOf(number),
      associatedMessageId: answer,
      prompt,
      maker: { kind: 'designer' },
      current: { Home: turn },
      map,
    })
    newest = turn
  }
  await db.update(projectPages).set({ versionId: newest }).where(eq(projectPages.projectId, project.id))
  return newest
}

const paragraph = '<p>We open early, and stay for as long as somebody sits there.</p>\n'
const pageOf = (number: number) =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body><h1>Version ${number}</h1>\n${paragraph.repeat(pageSize / paragraph.length)}</body></html>`
