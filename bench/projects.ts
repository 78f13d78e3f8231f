import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chatMessages, pageVersions, projectPages } from '#server/db/schema.ts'
import { endingEngine } from '#test/support/engines.ts'
import { newProject, type Settled, settled, type TestServer } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'

const versionCount = 200
const messageCount = 400
const projectCount = 50
/** Characters of each page. */
const pageSize = 30_000

/**
 * Opens a project with 200 versions and 400 messages, and the list of 50 projects, through the whole HTTP app on an embedded
 * database in memory, without a network: `npm run bench -- projects [--runs 100]`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '100' } } })
  const server = await startTestServer(endingEngine('stored'), { BILLING: 'off' })
  const owner = await settled(server)
  const project = await newProject(owner)
  const last = await fill(server, project)
  for (let n = 1; n < projectCount; n += 1) await newProject(owner)
  const paths: Record<string, string> = {
    'content of a project': `/api/projects/${project.id}/content`,
    'one of its versions': `/api/projects/${project.id}/versions/${last}`,
    'list of projects': `/api/workspaces/${owner.workspace}/projects`,
  }
  process.stdout.write(
    `${versionCount} versions of ${pageSize / 1000} KB, ${messageCount} messages, ${projectCount} projects, ${values.runs} runs, in ms\n`,
  )
  for (const [name, path] of Object.entries(paths)) {
    const { bytes, times } = await measure(owner, path, Number(values.runs))
    const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1).padStart(7)
    process.stdout.write(`${name.padEnd(22)} p50 ${at(0.5)}  p95 ${at(0.95)}  ${Math.round(bytes / 1000)} KB\n`)
  }
  await server.close()
}

async function measure(owner: Settled, path: string, runs: number): Promise<{ bytes: number; times: number[] }> {
  const times: number[] = []
  let bytes = 0
  for (let n = 0; n < runs; n += 1) {
    const from = performance.now()
    const answer = await owner.call('GET', path)
    bytes = (await answer.text()).length
    times.push(performance.now() - from)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  }
  return { bytes, times: times.sort((a, b) => a - b) }
}

/** Writes the chat and the versions of Home. Returns the id of the newest version. */
async function fill(server: TestServer, project: { id: string; workspace_id: string }): Promise<string> {
  const { db } = server.database
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
      htmlContent: `<!doctype html><html><body>${'<p>We open early.</p>'.repeat(pageSize / 21)}</body></html>`,
      associatedMessageId: answer,
      prompt,
      maker: { kind: 'designer' },
      current: { Home: turn },
      map,
    })
    newest = turn
  }
  await db.update(projectPages).set({ versionId: newest })
  return newest
}
