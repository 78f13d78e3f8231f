import { defineCommand } from 'citty'
import { askServer, reportErrors } from './ask-server.ts'
import { personLines, shownPerson } from './person.ts'

const email = { type: 'positional', description: 'Address of the account', required: true } as const

const show = defineCommand({
  meta: { name: 'show', description: 'Plan and credits of a person' },
  args: { email },
  run: ({ args }) =>
    reportErrors(async () => {
      process.stdout.write(personLines(await askServer(shownPerson, '/user/show', { email: args.email })))
    }),
})

const plan = defineCommand({
  meta: { name: 'plan', description: 'Set the plan of a person: free, pro or teams' },
  args: { email, plan: { type: 'positional', description: 'free, pro or teams', required: true } },
  run: ({ args }) =>
    reportErrors(async () => {
      const input = { email: args.email, plan: args.plan }
      process.stdout.write(personLines(await askServer(shownPerson, '/user/plan', input)))
    }),
})

export const userCommand = defineCommand({
  meta: { name: 'user', description: 'People of the running server' },
  subCommands: { show, plan },
})
