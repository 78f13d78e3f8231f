import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

const skip = new Set(['run'])
/** A bench is a file here that exports `run`. */
const benches = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3))
  .filter((name) => !skip.has(name))

const [name, ...args] = process.argv.slice(2)
if (!name || !benches.includes(name)) {
  process.stderr.write(`usage: npm run bench -- NAME\nNAME is one of: ${benches.join(', ')}\n`)
  process.exit(2)
}
const bench: unknown = await import(pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href)
if (typeof bench === 'object' && bench !== null && 'run' in bench && typeof bench.run === 'function')
  await bench.run(args)
else {
  process.stderr.write(`bench/${name}.ts does not export run.\n`)
  process.exit(1)
}
