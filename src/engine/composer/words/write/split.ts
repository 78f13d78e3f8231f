import { type AppReading, mostCounted } from '../../../understanding/apps.ts'
import type { Brief, Item, Link, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { countUpTo } from '../read/count.ts'
import { capital } from '../read/source.ts'

/** Of whom nobody said how many they are. */
const USUAL = 3
const MOST_COSTS = 12

/** Who shares, by name or by number, and what was paid for; each cost waits for its amount. */
export function writeSplit(content: SectionContent, app: AppReading, { request, language }: Brief): SectionContent {
  const named = app.lists.find(({ cue }) => cue === 'groups')?.entries
  const person = appUi[language].person ?? ''
  const people =
    named ??
    Array.from({ length: countUpTo(mostCounted.split, request, language) ?? USUAL }, (_, at) => `${person} ${at + 1}`)
  const costs = app.lists.find(({ cue }) => cue === 'entries')?.entries
  return {
    ...content,
    links: people.map((label): Link => ({ label: capital(label), href: '#main' })),
    items: costs ? costs.slice(0, MOST_COSTS).map((title): Item => ({ title: capital(title) })) : content.items,
  }
}
