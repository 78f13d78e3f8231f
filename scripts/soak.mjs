// npm run soak: every test in its long form, all API tests on both databases. For the night, and before a release.
import { chromium } from './chromium.mjs'
import { run } from './node24.mjs'
import { setup } from './setup.mjs'

const browser = chromium()
setup()
const path = await browser()
run('vitest', ['run', ...process.argv.slice(2)], { env: { SOAK: 'on', ...(path ? { CHROMIUM: path } : {}) } })
