import type { AppReading } from '../../../understanding/apps.ts'
import type { Item, Link, SectionContent } from '../../types.ts'
import { capital } from '../read/source.ts'

const MOST_CHOICES = 6

/** What can be said of a day: the states that were listed, or ours. */
export function writeCheckIn(content: SectionContent, app: AppReading): SectionContent {
  const listed = app.lists.find(({ cue }) => cue === 'choices' || cue === 'groups')?.entries.map(capital)
  const usual = typeof content.kicker === 'string' ? content.kicker.split('|') : []
  const choices = (listed ?? usual).slice(0, MOST_CHOICES)
  return { ...content, kicker: undefined, links: choices.map((label): Link => ({ label, href: '#main' })) }
}

/** What waits for a decision: what was listed, or examples. */
export function writeApprovals(content: SectionContent, app: AppReading): SectionContent {
  const listed = app.lists.find(({ cue }) => cue === 'entries' || cue === 'groups')?.entries.map(capital)
  return { ...content, items: listed ? listed.map((title): Item => ({ title })) : content.items }
}
