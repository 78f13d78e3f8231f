import { counted } from '#rules/counted.ts'
import type { Comparison, SectionChange } from '#design/compare-sections.ts'

/** What became of a section, in a word. */
export const changeWords: Record<SectionChange, string> = {
  same: 'the same, byte for byte',
  changed: 'changed',
  moved: 'moved',
  added: 'added',
  removed: 'removed',
}

const told = ['changed', 'added', 'removed', 'moved'] as const

/** '2 sections changed, 1 added. The rest is the same, byte for byte.' */
export function differencesOf({ sections, theme, rest }: Comparison): string {
  const counts = told
    .map((change) => ({ change, count: sections.filter((row) => row.change === change).length }))
    .filter(({ count }) => count > 0)
  const parts = counts.map(
    ({ change, count }, index) => `${index === 0 ? counted(count, 'section') : count} ${changeWords[change]}`,
  )
  if (theme) parts.push('the theme changed')
  if (rest) parts.push('something outside of the sections changed')
  if (parts.length === 0) return 'no difference.'
  const same = sections.some((row) => row.change === 'same')
  return `${parts.join(', ')}.${same && !rest ? ' The rest is the same, byte for byte.' : ''}`
}
