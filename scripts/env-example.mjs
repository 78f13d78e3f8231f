// Writes .env.example from the server's table of settings: node scripts/run.mjs scripts/env-example.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node24.mjs'

const { variables } = await import('../src/server/config.ts')
const entries = Object.entries(variables).map(([name, { schema, about }]) => {
  const value = schema.safeParse(undefined).data
  return `# ${about}\n# ${name}=${typeof value === 'boolean' ? (value ? 'on' : 'off') : (value ?? '')}\n`
})
writeFileSync(
  join(root, '.env.example'),
  `# Everything works without any of these. Set them in the environment of npm start.\n\n${entries.join('\n')}`,
)
