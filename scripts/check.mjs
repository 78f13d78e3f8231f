// npm run check: the fast part. Types, lint, format, unit tests with a quarter of their draws.
import { pathToFileURL } from 'node:url'
import { run, runTogether } from './node24.mjs'

/** Types, lint and format, at the same time: each of them keeps one core busy. */
export const check = () =>
  runTogether([
    ['tsc', ['-b']],
    ['oxlint', ['--type-aware', '--deny-warnings', 'src', 'test', 'bench', 'scripts']],
    ['biome', ['format', '.']],
  ])

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await check()
  run('vitest', ['run', '--project', 'unit*'], { env: { DRAWS: 'few' } })
}
