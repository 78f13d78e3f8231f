import { defineCommand } from 'citty'
import { z } from 'zod'
import { askServer, reportErrors } from './ask-server.ts'

const name = { type: 'positional', description: 'Name of the site, as in its address', required: true } as const
const changed = z.object({ name: z.string(), state: z.string() })

const off = defineCommand({
  meta: { name: 'off', description: 'Take a site down at once; its owner is told why' },
  args: { name, why: { type: 'string', description: 'Why; the owner reads it', required: true } },
  run: ({ args }) =>
    reportErrors(async () => {
      const site = await askServer(changed, '/site/off', { name: args.name, why: args.why })
      process.stdout.write(`${site.name} is taken down. Its owner was told why.\n`)
    }),
})

const on = defineCommand({
  meta: { name: 'on', description: 'Take that back' },
  args: { name },
  run: ({ args }) =>
    reportErrors(async () => {
      const site = await askServer(changed, '/site/on', { name: args.name })
      process.stdout.write(`${site.name} is no longer taken down. It is paused until its owner shows it again.\n`)
    }),
})

export const siteCommand = defineCommand({
  meta: { name: 'site', description: 'Published sites of the running server' },
  subCommands: { off, on },
})
