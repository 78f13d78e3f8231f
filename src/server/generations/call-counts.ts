import type { ModelUsage } from '#engine/models/types.ts'
import type { ModelCall } from './engine.ts'
import { costOf, type TokenPrices } from './token-prices.ts'

type OfModel = { ends: Map<string, number>; tokens: ModelUsage; firstByte: Sum; took: Sum }
type Sum = { count: number; seconds: number }

/** What the calls of this process came to, by model. */
export type CallCounts = Map<string, OfModel>

export const newCallCounts = (): CallCounts => new Map()

export function countCall(counts: CallCounts, { model, report: { error, usage, firstByte, took } }: ModelCall): void {
  const of = counts.get(model) ?? blank()
  counts.set(model, of)
  const end = error?.trouble ?? 'answered'
  of.ends.set(end, (of.ends.get(end) ?? 0) + 1)
  add(of.took, took)
  if (firstByte !== null) add(of.firstByte, firstByte)
  for (const kind of kinds) of.tokens[kind] += usage?.[kind] ?? 0
}

const kinds = ['input', 'cached', 'output', 'reasoning'] as const

const blank = (): OfModel => ({
  ends: new Map(),
  tokens: { input: 0, cached: 0, output: 0, reasoning: 0 },
  firstByte: { count: 0, seconds: 0 },
  took: { count: 0, seconds: 0 },
})

function add(sum: Sum, milliseconds: number): void {
  sum.count += 1
  sum.seconds += milliseconds / 1000
}

/** The counts in the text format of Prometheus. */
export function callMetrics(counts: CallCounts, prices: TokenPrices | null): string {
  const rows = [...counts].map(([model, of]) => ({ of, label: `model="${model.replace(/["\\\n]/g, '_')}"` }))
  const metric = (name: string, type: string, help: string, lines: string[]) =>
    lines.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
  const sums = (name: string, sumOf: (of: OfModel) => Sum) =>
    rows.flatMap(({ of, label }) => [
      `${name}_sum{${label}} ${sumOf(of).seconds.toFixed(3)}`,
      `${name}_count{${label}} ${sumOf(of).count}`,
    ])
  const calls = rows.flatMap(({ of, label }) =>
    [...of.ends].map(([end, n]) => `pagewright_model_calls_total{${label},end="${end}"} ${n}`),
  )
  const tokens = rows.flatMap(({ of, label }) =>
    kinds.map((kind) => `pagewright_model_tokens_total{${label},kind="${kind}"} ${of.tokens[kind]}`),
  )
  const cost = rows.flatMap(({ of, label }) =>
    prices === null ? [] : [`pagewright_model_cost_total{${label}} ${costOf(of.tokens, prices).toFixed(6)}`],
  )
  const [first, took] = ['pagewright_model_first_byte_seconds', 'pagewright_model_call_seconds'] as const
  return [
    ...metric('pagewright_model_calls_total', 'counter', 'Calls of a model by how they ended.', calls),
    ...metric(
      'pagewright_model_tokens_total',
      'counter',
      'Tokens by kind; cached are input, reasoning are output.',
      tokens,
    ),
    ...metric('pagewright_model_cost_total', 'counter', 'What the tokens cost, by AI_PRICES.', cost),
    ...metric(
      first,
      'summary',
      'From a call to the first byte of its answer.',
      sums(first, (of) => of.firstByte),
    ),
    ...metric(
      took,
      'summary',
      'Whole calls, with their retries.',
      sums(took, (of) => of.took),
    ),
    '',
  ].join('\n')
}
