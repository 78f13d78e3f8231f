import { defineCommand } from 'citty'
import { z } from 'zod'
import { askServer, reportErrors } from './ask-server.ts'

/** The project that a command is about. */
export const projectArg = {
  type: 'positional',
  description: 'Id of the project: the last part of its address in the builder',
  required: true,
} as const

const published = z.object({ url: z.string(), release: z.number() })

export const publishCommand = defineCommand({
  meta: { name: 'publish', description: 'Publish a project as its owner, with their plan; prints the address' },
  args: {
    project: projectArg,
    name: { type: 'string', description: 'Name of the site, as in its address; it keeps the one it has' },
  },
  run: ({ args }) =>
    reportErrors(async () => {
      const { url, release } = await askServer(published, '/site/publish', { project: args.project, name: args.name })
      process.stderr.write(`Release ${release} is live.\n`)
      process.stdout.write(`${url}\n`)
    }),
})
