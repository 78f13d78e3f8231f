import { defineCommand, runMain } from 'citty'
import { product } from '#rules/product.ts'
import { creditsCommand } from './credits.ts'
import { exportSiteCommand } from './export-site.ts'
import { generateCommand } from './generate.ts'
import { publishCommand } from './publish.ts'
import { siteCommand } from './site.ts'
import { usageCommand } from './usage.ts'
import { userCommand } from './user.ts'

const main = defineCommand({
  meta: { name: 'cli', version: '0.1.0', description: `${product.name} on the command line` },
  subCommands: {
    generate: generateCommand,
    user: userCommand,
    credits: creditsCommand,
    usage: usageCommand,
    site: siteCommand,
    publish: publishCommand,
    'export-site': exportSiteCommand,
  },
})

await runMain(main)
