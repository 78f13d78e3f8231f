import { parseArgs } from 'node:util'
import { endingEngine } from '#test/support/engines.ts'
import { newProject, type Settled, settled } from '#test/support/people.ts'
import { startTestServer } from '#test/support/server.ts'
import { fillProject, messageCount, pageSize, versionCount } from './support/filled-project.ts'

const projectCount = 50

/**
 * Opens a project with 200 versions and 400 messages, and the list of 50 projects, through the whole HTTP app on an embedded
 * database in memory, without a network: `npm run bench -- projects [--runs 100]`.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '100' } } })
  const server = await startTestServer(endingEngine('stored'), { BILLING: 'off' })
  const owner = await settled(server)
  const project = await newProject(owner)
  const last = await fillProject(server.database, project)
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
