import { defineCommand } from 'citty'
import { z } from 'zod'
import { askServer, CommandError, reportErrors } from './ask-server.ts'
import { exitCodes } from './exit-codes.ts'
import { ledgerLines, personLines, shownPerson } from './person.ts'

const email = { type: 'positional', description: 'Address of the account', required: true } as const

const show = defineCommand({
  meta: { name: 'show', description: 'Credits of a person and their last movements' },
  args: { email },
  run: ({ args }) =>
    reportErrors(async () => {
      const person = await askServer(shownPerson, '/user/show', { email: args.email })
      process.stdout.write(personLines(person) + ledgerLines(person))
    }),
})

const check = defineCommand({
  meta: { name: 'check', description: 'Whether every rule of the ledger holds' },
  run: () =>
    reportErrors(async () => {
      const broken = await askServer(z.array(z.object({ rule: z.string(), subject: z.string() })), '/credits/check', {})
      if (broken.length === 0) process.stdout.write('Every rule of the ledger holds.\n')
      for (const { rule, subject } of broken) process.stdout.write(`Broken: ${rule} (${subject})\n`)
      if (broken.length > 0) process.exitCode = exitCodes.failed
    }),
})

/** Gives or takes credits by hand. */
function moving(name: 'grant' | 'revoke', description: string) {
  return defineCommand({
    meta: { name, description },
    args: {
      email,
      credits: { type: 'positional', description: 'How many', required: true },
      note: { type: 'string', description: 'Why, for the ledger; the person reads it', required: true },
    },
    run: ({ args }) =>
      reportErrors(async () => {
        const credits = Number(args.credits)
        if (!Number.isInteger(credits) || credits < 1) throw new CommandError('The number of credits is 1 or more.')
        const input = { email: args.email, credits, note: args.note }
        const person = await askServer(shownPerson.extend({ moved: z.number() }), `/credits/${name}`, input)
        process.stdout.write(`Moved ${person.moved}.\n${personLines(person)}`)
      }),
  })
}

export const creditsCommand = defineCommand({
  meta: { name: 'credits', description: 'Credits of people on the running server' },
  subCommands: {
    show,
    grant: moving('grant', 'Give credits'),
    revoke: moving('revoke', 'Take credits, at most as many as there are'),
    check,
  },
})
