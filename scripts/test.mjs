// npm test: everything, from a fresh clone: packages, build, types, lint, format, unit, API and browser tests.
import { chromium } from './chromium.mjs'
import { run } from './node24.mjs'
import { setup } from './setup.mjs'

setup()
const browser = chromium()
run('tsc', ['-b'])
run('oxlint', ['--type-aware', '--deny-warnings', 'src', 'test', 'bench', 'scripts'])
run('biome', ['format', '.'])
run('vitest', ['run', ...process.argv.slice(2)], { env: browser ? { CHROMIUM: browser } : {} })
