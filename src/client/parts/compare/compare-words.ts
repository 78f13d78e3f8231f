import { counted } from '#rules/listed.ts'
import type { Comparison, SectionChange } from '#design/compare-sections.ts'

/** What became of a section, in a word. Beside a changed theme no section looks as it did. */
export function changeWord(change: SectionChange, { theme }: Pick<Comparison, 'theme'>): string {
  return change === 'same' && theme ? 'the same words, in the new look' : changeWords[change]
}

/** Before it is known what differs. */
export const noChange = { theme: false } as const

/** What became of a section itself. */
const changeWords: Record<SectionChange, string> = {
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
  if (same && theme && !rest) return `${parts.join(', ')}. The other sections keep their words, in the new look.`
  return `${parts.join(', ')}.${same && !rest ? ' The rest is the same, byte for byte.' : ''}`
}
