// npm test: from a fresh clone: packages, build, types, lint, format, unit, API and browser tests; of the long ones a drawn part.
// JOURNEYS=all walks every journey and tries every fault.
import { check } from './check.mjs'
import { chromium } from './chromium.mjs'
import { run } from './node24.mjs'
import { setup } from './setup.mjs'

const browser = chromium()
setup()
await check()
const path = await browser()
run('vitest', ['run', ...process.argv.slice(2)], {
  env: { JOURNEYS: process.env['JOURNEYS'] ?? 'drawn', ...(path ? { CHROMIUM: path } : {}) },
})
