import { type AppReading, mostCounted } from '../../../understanding/apps.ts'
import type { Brief, Item, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { countUpTo } from '../read/count.ts'
import { capital } from '../read/source.ts'

/** Two play against each other where nobody said how many. */
const USUAL = 2

/** A row for each that counts, by the names that were listed or by number. */
export function writeTally(content: SectionContent, app: AppReading, { request, language }: Brief): SectionContent {
  const named = app.lists[0]?.entries.map(capital)
  const team = appUi[language].team ?? ''
  const count = countUpTo(mostCounted.tally, request, language) ?? USUAL
  const rows = named ?? Array.from({ length: count }, (_, at) => `${team} ${at + 1}`)
  return { ...content, items: rows.slice(0, mostCounted.tally).map((title): Item => ({ title })) }
}
