// Installs the exact packages and builds what is stale. Both are skipped when nothing changed.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { env24, root, run } from './node24.mjs'

/** What the build is made of. */
const sources = [
  'src',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'vite.preview.config.ts',
  'vite.check.config.ts',
  'react-router.config.ts',
  'scripts/build.mjs',
]

export function setup() {
  install()
  build()
}

function install() {
  const lock = hash(readFileSync(join(root, 'package-lock.json')))
  const stamp = join(root, 'node_modules', '.pagewright-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stderr.write('Installing packages (once) …\n')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { env: { NODE_ENV: '' } })
  writeFileSync(stamp, lock)
}

function build() {
  const fingerprint = hash(sources.map((path) => describe(join(root, path))).join('\n'))
  const stamp = join(root, 'build', '.fingerprint')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  process.stderr.write('Building …\n')
  run('node', ['scripts/build.mjs'], { env: { NODE_ENV: 'production' } })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, fingerprint)
}

/** Names and contents; what only tests and the server use does not count. */
function describe(path) {
  if (!existsSync(path)) return ''
  if (!statSync(path).isDirectory()) return `${path} ${hash(readFileSync(path))}`
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(server|cli|engine)([\\/]|$)/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => (statSync(join(path, name)).isFile() ? `${name} ${hash(readFileSync(join(path, name)))}` : ''))
    .join('\n')
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  env24()
  setup()
}
