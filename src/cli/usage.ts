import { defineCommand } from 'citty'
import { z } from 'zod'
import { askServer, CommandError, reportErrors } from './ask-server.ts'

const usageRow = z.object({
  model: z.string(),
  generations: z.number(),
  calls: z.number(),
  failed: z.number(),
  input: z.number(),
  cached: z.number(),
  output: z.number(),
  reasoning: z.number(),
  firstByte: z.number().nullable(),
  took: z.number(),
  cost: z.number().nullable(),
})

/** What one model came to, in a few lines. */
export function usageLines(row: z.infer<typeof usageRow>): string {
  const { model, generations, calls, failed, input, cached, output, reasoning, firstByte, took, cost } = row
  const n = (value: number) => value.toLocaleString('en')
  const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
  return [
    model,
    `  ${n(generations)} generations, ${n(calls)} calls, ${n(failed)} failed`,
    `  in ${n(input)} tokens (${n(cached)} cached), out ${n(output)} (${n(reasoning)} of them thinking)`,
    `  first byte after ${firstByte === null ? '–' : seconds(firstByte)}, a generation in ${seconds(took)}`,
    ...(cost === null ? [] : [`  cost ${cost.toFixed(2)} by AI_PRICES`]),
    '',
  ].join('\n')
}

export const usageCommand = defineCommand({
  meta: { name: 'usage', description: 'What the model of the running server came to' },
  args: { days: { type: 'string', description: 'Of so many days', default: '30' } },
  run: ({ args }) =>
    reportErrors(async () => {
      const days = Number(args.days)
      if (!Number.isInteger(days) || days < 1) throw new CommandError('--days takes a whole number from 1.')
      const rows = await askServer(z.array(usageRow), '/usage', { days })
      process.stdout.write(rows.length === 0 ? 'No model has been asked.\n' : rows.map(usageLines).join('\n'))
    }),
})
