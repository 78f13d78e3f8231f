// Brings Node 24 along where the machine has an older one. Plain JavaScript that also runs on Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const wanted = '24.21.0'
const tools = join(root, '.tools')
const binary = join(tools, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The folder of a Node of at least 24: this one's, or the one that is installed once into .tools. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return dirname(process.execPath)
  if (!existsSync(binary)) {
    process.stderr.write(
      `Node ${process.versions.node} is older than 24: fetching Node ${wanted} into .tools (once).\n`,
    )
    mkdirSync(tools, { recursive: true })
    writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
    const run = spawnSync(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `node@${wanted}`],
      {
        cwd: tools,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
        env: cleanEnv(),
      },
    )
    if (run.status !== 0 || !existsSync(binary)) {
      process.stderr.write(
        `Node ${wanted} could not be installed. Install Node 24 yourself (https://nodejs.org) and try again.\n`,
      )
      process.exit(1)
    }
  }
  return dirname(binary)
}

/** The environment with Node 24 and the project's own commands first on PATH. */
export function env24(extra = {}) {
  const path = [node24(), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/** Runs a command under Node 24 and waits, `tries` times until it succeeds; ends this process with its code when none did. */
export function run(command, args, { env, tries = 1 } = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: env24(env),
    shell: process.platform === 'win32',
  })
  if (done.status === 0) return
  if (tries > 1) return run(command, args, { env, tries: tries - 1 })
  process.exit(done.status ?? 1)
}

/** Runs commands under Node 24 at the same time and waits for all; ends this process with the code of one that fails. */
export async function runTogether(commands) {
  const codes = await Promise.all(
    commands.map(async ([command, args]) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: 'inherit',
        env: env24(),
        shell: process.platform === 'win32',
      })
      const [code] = await once(child, 'exit')
      return code ?? 1
    }),
  )
  const failed = codes.find((code) => code !== 0)
  if (failed !== undefined) process.exit(failed)
}

/** Hands this process over to a program under Node 24: signals go through, its exit code is ours. */
export function become(args, env) {
  const child = spawn(join(node24(), 'node'), args, { cwd: process.cwd(), stdio: 'inherit', env: env24(env) })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

// npm hands its own settings down in variables; the inner npm must read this machine's instead.
function cleanEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(lifecycle|package|config_(local_prefix|prefix))/i.test(name),
    ),
  )
}
