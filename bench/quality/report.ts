import { type PartName, partNames, partPoints, type Score } from '../score/types.ts'

export type Result = { id: string; prompt: string; look: string; score: Score; ms: number }

/** The value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export type Summary = {
  prompts: number
  median: number
  p10: number
  gateFailures: number
  composeP95: number
  similarity: number | null
  parts: Partial<Record<PartName, number>>
}

export function summaryOf(results: readonly Result[], similarity: number | null): Summary {
  const totals = results.map(({ score }) => score.total)
  return {
    prompts: results.length,
    median: rounded(quantile(totals, 0.5)),
    p10: rounded(quantile(totals, 0.1)),
    gateFailures: results.filter(({ score }) => score.gates.length > 0).length,
    composeP95: rounded(
      quantile(
        results.map(({ ms }) => ms),
        0.95,
      ),
    ),
    similarity: similarity === null ? null : Math.round(similarity * 1000) / 1000,
    parts: Object.fromEntries(
      partNames.flatMap((part) => {
        const measured = results.flatMap(({ score }) => score.parts[part] ?? [])
        if (measured.length === 0) return []
        return [[part, rounded(measured.reduce((sum, { of, points }) => sum + of - points, 0) / measured.length)]]
      }),
    ),
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** The lines of the report; `before` is the last run, to say what moved. */
export function reportLines(results: readonly Result[], summary: Summary, before: Summary | null): string[] {
  const moved = (now: number, then: number | null | undefined) =>
    then === null || then === undefined || Math.abs(now - then) < 0.005 ? '' : ` (was ${then})`
  const lost = (part: PartName) => summary.parts[part] ?? 0
  const parts = partNames.filter((part) => part in summary.parts).sort((a, b) => lost(b) - lost(a))
  const weakest = [...results].sort((a, b) => a.score.total - b.score.total).slice(0, 10)
  return [
    `prompts ${summary.prompts}`,
    `median ${summary.median}${moved(summary.median, before?.median)}`,
    `p10 ${summary.p10}${moved(summary.p10, before?.p10)}`,
    `gate failures ${summary.gateFailures}${moved(summary.gateFailures, before?.gateFailures)}`,
    `composing p95 ${summary.composeP95} ms`,
    ...(summary.similarity === null
      ? []
      : [`similarity ${summary.similarity}${moved(summary.similarity, before?.similarity)}`]),
    '',
    'points lost, mean of all pages',
    ...parts.map(
      (part) =>
        `  ${part.padEnd(14)} ${lost(part).toFixed(2)} of ${partPoints[part]}${moved(lost(part), before?.parts[part])}`,
    ),
    ...ruleLines(results),
    '',
    'weakest pages',
    ...weakest.flatMap(({ id, prompt, look, score }) => [
      `  ${score.total.toFixed(1)} ${id} (${look}): ${prompt.slice(0, 80)}`,
      ...score.gates.map((gate) => `       GATE ${gate}`),
      ...score.findings
        .slice(0, 4)
        .map((one) => `       -${one.lost.toFixed(1)} ${one.part}/${one.rule}: ${one.detail}`),
    ]),
  ]
}

/** Which rules cost most, with how many pages they touch and one example. */
function ruleLines(results: readonly Result[]): string[] {
  const rules = new Map<string, { lost: number; pages: number; example: string }>()
  for (const { score } of results)
    for (const { part, rule, lost, detail } of score.findings) {
      const known = rules.get(`${part}/${rule}`) ?? { lost: 0, pages: 0, example: detail }
      rules.set(`${part}/${rule}`, { ...known, lost: known.lost + lost, pages: known.pages + 1 })
    }
  const dearest = [...rules].sort((a, b) => b[1].lost - a[1].lost).slice(0, 14)
  return dearest.map(
    ([rule, { lost, pages, example }]) =>
      `    ${(lost / results.length).toFixed(2)} ${rule} on ${pages} pages: ${example.slice(0, 110)}`,
  )
}
