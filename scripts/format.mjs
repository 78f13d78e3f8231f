// npm run format: writes the house format.
import { run } from './node24.mjs'

run('biome', ['format', '--write', '.'])
