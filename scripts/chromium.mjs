// Finds a Chromium for the browser tests: the machine's, else Debian's package (as root), else Playwright's own download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './node24.mjs'

const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium, installed when need be; undefined leaves the choice to Playwright. */
export function chromium() {
  const found = places.find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium from the system packages (once) …\n')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  run('playwright', ['install', 'chromium'])
  return undefined
}
