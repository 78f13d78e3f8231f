import type { TaskWishes } from '../../../understanding/app-tasks.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import type { Brief, Field, Item, SectionContent } from '../../types.ts'
import { capital } from '../read/source.ts'
import { appUi } from '../phrases/app-ui.ts'

const LONGEST_HEAD = 44

/** The list with what was listed for it: its entries, whom or what they belong to, and what is added with them. */
export function ownTasks(content: SectionContent, app: AppReading, { brand, language }: Brief): SectionContent {
  const { wishes } = app
  if (!wishes) return content
  const words = appUi[language]
  const head = brand ?? headOfTasks(app)
  return {
    ...content,
    headline: head,
    // what it is for stands above it already
    ...(app.context && head.endsWith(app.context) && typeof content.lead === 'string'
      ? { lead: content.lead.replace(`${capital(app.context)}. `, '') }
      : {}),
    kicker: words.what ?? '',
    // its template shows days where there are any
    note: wishes.hasDue ? words.due : undefined,
    fields: fieldsOf(wishes, words),
    items: itemsOf(content, wishes),
  }
}

/** 'Jobs for my allotment': what its entries are called, and what it is for. */
export function headOfTasks({ subject, context, wishes, tasks }: AppReading): string {
  // what is added to a shopping list is no name for it
  const head = capital((tasks ? undefined : wishes?.noun) ?? subject.replace(/[- ]app$/i, ''))
  const whole = `${head} ${context}`.trim()
  return whole.length <= LONGEST_HEAD ? whole : head
}

/** Examples of ours belong to nobody who was named. */
const itemsOf = ({ items }: SectionContent, { entries, tag }: TaskWishes): Item[] =>
  entries.length > 0
    ? entries.map((entry) => ({ title: capital(entry.title), ...(entry.tag ? { text: capital(entry.tag) } : {}) }))
    : tag
      ? items.map(({ title }) => ({ title }))
      : items

function fieldsOf({ tag, hasDue, amount }: TaskWishes, words: Readonly<Record<string, string>>): Field[] {
  const label = tag?.isWho ? (words.who ?? '') : capital(tag?.name || (words.group ?? ''))
  return [
    ...(amount === null ? [] : [{ name: 'amount', label: capital(amount), type: 'text' } satisfies Field]),
    ...(tag ? [{ name: 'group', label, type: 'select', options: tag.options.map(capital) } satisfies Field] : []),
    ...(hasDue ? [{ name: 'due', label: words.due ?? '', type: 'date' } satisfies Field] : []),
  ]
}
