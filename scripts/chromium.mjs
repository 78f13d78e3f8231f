// Finds a Chromium for the browser tests: Debian's headless one (installed as root), which draws no window and needs a
// fifth less of the machine, else the machine's own, else Playwright's download.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { run } from './node24.mjs'

const headless = '/usr/bin/chromium-headless-shell'
const others = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Begins to look for one, and to install the system's package when there is none: that goes on beside whatever follows.
 * The function that comes back waits for it, once the project's packages are there, and gives its path; undefined leaves
 * the choice to Playwright.
 */
export function chromium() {
  const chosen = [process.env.CHROMIUM, headless].find((path) => path && existsSync(path))
  if (chosen) return async () => chosen
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const installed = isDebian ? install() : Promise.resolve()
  return async () => {
    await installed
    const found = [headless, ...others].find((path) => existsSync(path))
    if (found) return found
    run('playwright', ['install', 'chromium'])
    return undefined
  }
}

function install() {
  process.stderr.write('Installing Chromium from the system packages (once) …\n')
  return once(
    spawn(
      'sh',
      [
        '-c',
        'apt-get update -qq; apt-get install -y -qq chromium chromium-headless-shell || apt-get install -y -qq chromium',
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    ),
    'exit',
  )
}
