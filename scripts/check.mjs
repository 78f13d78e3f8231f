// npm run check: the fast part. Types, lint, format, unit tests.
import { run } from './node24.mjs'

run('tsc', ['-b'])
run('oxlint', ['--type-aware', '--deny-warnings', 'src', 'test', 'bench', 'scripts'])
run('biome', ['format', '.'])
run('vitest', ['run', '--project', 'unit'])
