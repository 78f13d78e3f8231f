import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const kept = join(root, 'node_modules/.cache/caddy')

/** Debian's caddy: the machine's own, or unpacked beside the packages without being installed. Null: it cannot be had. */
export async function findCaddy(): Promise<string | null> {
  for (const path of ['/usr/bin/caddy', join(kept, 'usr/bin/caddy')]) if (existsSync(path)) return path
  try {
    await mkdir(kept, { recursive: true })
    await run('apt-get', ['download', 'caddy'], { cwd: kept, timeout: 60_000 })
    const file = (await readdir(kept)).find((name) => name.endsWith('.deb'))
    if (file === undefined) return null
    await run('dpkg-deb', ['-x', join(kept, file), kept])
    return join(kept, 'usr/bin/caddy')
  } catch {
    return null
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Caddy as deploy/Caddyfile sets it up, with an authority of its own, on this machine only. */
export async function startCaddy(
  caddy: string,
  { upstream, http, https, sites }: { upstream: string; http: number; https: number; sites: string },
) {
  const home = await mkdtemp(join(tmpdir(), 'caddy-'))
  const global = `admin off\nlocal_certs\nskip_install_trust\ndefault_bind 127.0.0.1\nhttp_port ${http}\nhttps_port ${https}`
  const child = spawn(caddy, ['run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      CADDY_GLOBAL: global,
      TLS_ASK: `http://${upstream}/internal/tls`,
      UPSTREAM: upstream,
      SITES_DOMAIN: sites,
      SITES_TLS: 'internal',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes('serving initial configuration')) resolve()
    })
    child.once('exit', () => reject(new Error(`Caddy ended: ${said}`)))
  })
  return {
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}
