import { randomUUID } from 'node:crypto'
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { personWho } from '#test/support/person.ts'
import { hasPostgres, startCluster } from '#test/support/postgres.ts'
import { freePort, startProduct } from '#test/support/product.ts'

/** Bytes of a page, so that a project's content has about 48 KB. */
const pageBytes = 46_000

/**
 * Reads a second of a project's content and list, in the real server on both databases, beside a plain hono server that
 * sends the same bytes in the same minute: `npm run bench -- reads [--seconds 5] [--at-once 32]`. Needs the built client.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '5' }, 'at-once': { type: 'string', default: '32' } },
  })
  const load = { ms: Number(values.seconds) * 1000, atOnce: Number(values['at-once']) }
  await measure('embedded', {}, load)
  if (!hasPostgres) return
  const cluster = await startCluster()
  const url = await cluster.create('reads')
  await measure('postgres', { DATABASE_URL: url, AUTH_SECRET: 'a secret that only benches have, 32+' }, load)
  await cluster.stop()
}

type Load = { ms: number; atOnce: number }

async function measure(name: string, env: Record<string, string>, load: Load): Promise<void> {
  const product = await startProduct({ BILLING: 'off', ...env })
  const { cookie, id, workspace } = await seed(product.url)
  const content = `${product.url}/api/projects/${id}/content`
  const first = await fetch(content, { headers: { cookie } })
  const tag = first.headers.get('ETag') ?? ''
  const plain = await startPlain((await first.text()).length)
  const base = await under(load, plain.url, {})
  line(`${name}: plain server`, base, base)
  // What is compiled at the first reads is no part of reading.
  await under({ ...load, ms: 1000 }, content, { cookie })
  line('content', await under(load, content, { cookie }), base)
  line('content, unchanged', await under(load, content, { cookie, 'If-None-Match': tag }), base)
  line('list', await under(load, `${product.url}/api/workspaces/${workspace}/projects`, { cookie }), base)
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.process.pid}/status`, 'utf8'))?.[1]
  process.stdout.write(`memory after it: ${Math.round(Number(rss) / 1000)} MB\n`)
  plain.child.kill()
  await product.stop()
}

async function seed(url: string) {
  const person = personWho((path, { body, ...init }) => fetch(`${url}${path}`, { ...init, body: body ?? null }))
  await person.call('POST', '/api/auth/sign-up', { email: 'reader@example.com', password: 'correct horse' })
  const [workspace] = (await (await person.call('GET', '/api/workspaces')).json()) as { id: string }[]
  const html = `<!doctype html><body>${'<p>Words of a page.</p>'.repeat(pageBytes / 23)}</body>`
  const work = { mode: 'html', chat: [], pages: [{ name: 'Home', html }], versions: [] }
  const body = { workspace_id: workspace?.id, import_id: randomUUID(), name: 'Read', work }
  const { id } = (await (await person.call('POST', '/api/projects/import', body)).json()) as { id: string }
  const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, id, workspace: workspace?.id }
}

async function startPlain(bytes: number): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/plain-server.ts'), `${port}`, `${bytes}`])
  if (child.stdout) await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}/`, child }
}

type Measured = { perSecond: number; p50: number; p99: number }

/** Asks again and again, so many at once, for so long. */
async function under({ ms, atOnce }: Load, url: string, headers: Record<string, string>): Promise<Measured> {
  const times: number[] = []
  const from = performance.now()
  const ask = async () => {
    while (performance.now() - from < ms) {
      const begun = performance.now()
      const response = await fetch(url, { headers })
      await response.arrayBuffer()
      if (response.status >= 400) throw new Error(`${url}: ${response.status}`)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0
  return { perSecond: (times.length / (performance.now() - from)) * 1000, p50: at(0.5), p99: at(0.99) }
}

function line(name: string, { perSecond, p50, p99 }: Measured, base: Measured): void {
  const share = Math.round((perSecond / base.perSecond) * 100)
  const columns = [`${Math.round(perSecond)}/s`, `p50 ${p50.toFixed(1)}`, `p99 ${p99.toFixed(1)} ms`, `${share} %`]
  process.stdout.write(`${name.padEnd(24)} ${columns.map((column) => column.padStart(14)).join('')}\n`)
}
