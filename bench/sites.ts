import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { liveMember } from '#test/support/live-people.ts'
import { ask, newProject } from '#test/support/people.ts'
import { freePort, startProduct } from '#test/support/product.ts'

const pageBytes = 30_000
const rounds = 5
const name = 'bench-site'

/**
 * Requests a second of a published page of 30 KB, beside a plain hono server that sends the same bytes in the same run:
 * `npm run bench -- sites [--seconds 5] [--at-once 32]`. Needs the built client.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '5' }, 'at-once': { type: 'string', default: '32' } },
  })
  const load = { ms: Number(values.seconds) * 1000, atOnce: Number(values['at-once']) }
  const product = await startProduct({ BILLING: 'off' })
  const person = await liveMember(() => product.url)
  const { id } = await newProject(person)
  const words = 'Words of a page that somebody wrote. '
  const html = `<!doctype html><html lang="en"><head><title>Bench</title></head><body><p>${words.repeat(pageBytes / words.length)}</p></body></html>`
  await ask(person, 'POST', `/projects/${id}/versions`, { page_name: 'Home', html_content: html })
  await ask(person, 'POST', `/projects/${id}/site`, { name })
  const { port } = new URL(product.url)
  const site = { port: Number(port), host: `${name}.localhost:${port}` }
  const { length } = (await read(site, new Agent())).body
  const plain = await startPlain(length)
  process.stdout.write(
    `a page of ${length} bytes, ${load.atOnce} at once, ${rounds} rounds of ${load.ms / 1000} s each\n`,
  )
  for (const warm of [site, plain.at]) await under({ ...load, ms: 1000 }, warm)
  // In turns, so that what else the machine does meets both alike.
  const figures: Record<'plain' | 'site', Figures[]> = { plain: [], site: [] }
  for (let n = 0; n < rounds; n += 1) {
    figures.plain.push(await under(load, plain.at))
    figures.site.push(await under(load, site))
  }
  const base = middle(figures.plain)
  line('plain server', base, base)
  line('site', middle(figures.site), base)
  plain.child.kill()
  await product.stop()
}

type Place = { port: number; host: string }
type Load = { ms: number; atOnce: number }
type Figures = { perSecond: number; p50: number; p99: number }

async function startPlain(bytes: number): Promise<{ at: Place; child: ChildProcess }> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/plain-server.ts'), `${port}`, `${bytes}`])
  if (child.stdout) await once(child.stdout, 'data')
  return { at: { port, host: `127.0.0.1:${port}` }, child }
}

/** By the machine's own address: Node does not look names under localhost up everywhere. */
function read({ port, host }: Place, agent: Agent): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request({ port, hostname: '127.0.0.1', path: '/', headers: { host }, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end()
  })
}

async function under({ ms, atOnce }: Load, at: Place): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  const from = performance.now()
  const again = async () => {
    while (performance.now() - from < ms) {
      const begun = performance.now()
      const { status } = await read(at, agent)
      if (status !== 200) throw new Error(`${at.host}: ${status}`)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, again))
  const took = performance.now() - from
  agent.destroy()
  times.sort((a, b) => a - b)
  const part = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { perSecond: (times.length / took) * 1000, p50: part(0.5), p99: part(0.99) }
}

/** The round in the middle by requests a second. */
function middle(all: readonly Figures[]): Figures {
  const sorted = all.toSorted((a, b) => a.perSecond - b.perSecond)
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0 }
}

function line(what: string, { perSecond, p50, p99 }: Figures, base: Figures): void {
  const share = (perSecond / base.perSecond).toFixed(2)
  process.stdout.write(
    `${what.padEnd(20)} ${Math.round(perSecond)}/s  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)} ms  ${share} of the plain server\n`,
  )
}
