import { type Marks, type PartName, partNames, type Score, type ScoreFinding } from './types.ts'

/**
 * The quality of one page. Parts that nothing measured are left out of the sum, which is then of what was measured.
 * @param marks how each rule came out
 * @param gates the gates that failed; one is enough for 0
 */
export function score(marks: Marks, gates: readonly string[]): Score {
  const parts = Object.fromEntries(
    partNames.map((part) => {
      const rules = marks[part]
      if (!rules) return [part, null]
      return [part, { points: sum(rules.map((rule) => rule.points)), of: sum(rules.map((rule) => rule.of)) }]
    }),
  ) as Score['parts']
  const measured = partNames.flatMap((part) => parts[part] ?? [])
  const of = sum(measured.map((part) => part.of))
  const total = gates.length > 0 || of === 0 ? 0 : (sum(measured.map(({ points }) => points)) * 100) / of
  return { total, parts, gates: [...gates], findings: findings(marks) }
}

function findings(marks: Marks): ScoreFinding[] {
  return partNames
    .flatMap((part: PartName) =>
      (marks[part] ?? []).map(({ rule, of, points, detail }) => ({ part, rule, lost: of - points, detail })),
    )
    .filter(({ lost }) => lost > 0.001)
    .sort((a, b) => b.lost - a.lost)
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
