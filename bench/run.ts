/** Every bench by its name: what it measures is printed by its `run`. */
const benches = new Map<string, () => Promise<{ run: (args: string[]) => unknown }>>([
  ['crowd', () => import('./crowd.ts')],
  ['edits', () => import('./edits.ts')],
  ['exports', () => import('./exports.ts')],
  ['lighthouse', () => import('./lighthouse.ts')],
  ['looks-same', () => import('./looks-same.ts')],
  ['interactions', () => import('./interactions.ts')],
  ['operations', () => import('./operations.ts')],
  ['models', () => import('./models.ts')],
  ['opening', () => import('./opening.ts')],
  ['preview', () => import('./preview.ts')],
  ['model-pages', () => import('./model-pages.ts')],
  ['projects', () => import('./projects.ts')],
  ['reads', () => import('./reads.ts')],
  ['sites', () => import('./sites.ts')],
  ['spoken', () => import('./spoken.ts')],
  ['spans', () => import('./understanding/spans.ts')],
  ['together', () => import('./together.ts')],
  ['identity', () => import('./identity.ts')],
  ['tokens', () => import('./tokens.ts')],
  ['understanding', () => import('./understanding.ts')],
  ['quality', () => import('./quality.ts')],
])

const [name = '', ...args] = process.argv.slice(2)
const load = benches.get(name)
if (load) await (await load()).run(args)
else {
  process.stderr.write(`usage: npm run bench -- NAME\nNAME is one of: ${[...benches.keys()].join(', ')}\n`)
  process.exitCode = 2
}
