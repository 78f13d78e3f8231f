import { mostPlanned } from '../../../understanding/app-amounts.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Field, Item, Link, SectionContent } from '../../types.ts'
import { appUi } from '../phrases/app-ui.ts'
import { capital } from '../read/source.ts'

/** So many weeks or days, and people, where nobody said how many. */
const USUAL = { weeks: 8, days: 14, people: 4 }
/** Who has many people sees a round of them, but not more weeks than half a year has. */
const HALF_YEAR = 26
const MOST_DUTIES = 8

/** A row for each week or day with a name for each duty, and those who serve, by name or by number. */
export function writeRota(content: SectionContent, app: AppReading, { language }: Brief): SectionContent {
  const { amounts = {}, traits = [] } = app.planned ?? {}
  const { duty = '', person = '' } = appUi[language]
  const named = app.lists.find(({ cue }) => cue === 'people')?.entries.map(capital)
  const duties = app.lists.find(({ cue }) => cue === 'duties')?.entries.map(capital) ?? [duty]
  const people = named ?? Array.from({ length: amounts.people ?? USUAL.people }, (_, at) => `${person} ${at + 1}`)
  const isDaily = amounts.weeks === undefined && (amounts.days !== undefined || traits.includes('daily'))
  const round = Math.min(HALF_YEAR, Math.ceil(people.length / duties.length))
  const rows = isDaily ? (amounts.days ?? USUAL.days) : (amounts.weeks ?? Math.max(USUAL.weeks, round))
  const columns = duties.slice(0, MOST_DUTIES)
  return {
    ...content,
    // by this the script knows how far it is from row to row
    kicker: isDaily ? 'day' : 'week',
    links: people.slice(0, mostPlanned.rota.people).map((label): Link => ({ label, href: '#main' })),
    fields: columns.map((label, at): Field => ({ name: `f${at + 1}`, label, type: 'text' })),
    items: Array.from({ length: rows }, (_, at): Item => ({ title: String(at + 1), points: columns.map(() => '–') })),
  }
}
