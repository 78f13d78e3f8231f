// Runs a script or a TypeScript file of the project under Node 24: node scripts/run.mjs FILE [ARGUMENTS]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { become, root } from './node24.mjs'

const [file = '', ...rest] = process.argv.slice(2)
if (!existsSync(join(root, 'node_modules'))) {
  const { setup } = await import('./setup.mjs')
  setup()
}
become([join(root, file), ...rest])
