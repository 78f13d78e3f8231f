import type { ActivityEntry } from '#api/activity.ts'
import { shortDate } from '#rules/relative-time.ts'

/** Where it was done. */
export function placeOf({ project }: Pick<ActivityEntry, 'project'>): string {
  if (project === null) return 'Workspace'
  return project.is_deleted ? `${project.name}, deleted` : project.name
}

type Row = ActivityEntry & { times: number }
export type ActivityDay = { day: string; rows: Row[] }

const dayMs = 86_400_000
const dateOf = (at: number) => new Date(at).toDateString()

/** Entries under 'Today', 'Yesterday' and dates of one's own time. The same by the same person in a row is one row with its count. */
export function byDay(entries: readonly ActivityEntry[], now: number): ActivityDay[] {
  const days: ActivityDay[] = []
  for (const entry of entries) {
    const at = Date.parse(entry.at)
    const day =
      dateOf(at) === dateOf(now) ? 'Today' : dateOf(at) === dateOf(now - dayMs) ? 'Yesterday' : shortDate(at, now)
    const last = days.at(-1)
    const before = last?.rows.at(-1)
    if (last?.day !== day) days.push({ day, rows: [{ ...entry, times: 1 }] })
    else if (before && isSame(before, entry)) before.times += 1
    else last.rows.push({ ...entry, times: 1 })
  }
  return days
}

function isSame(one: ActivityEntry, other: ActivityEntry): boolean {
  return (
    one.words === other.words &&
    one.who.user_id === other.who.user_id &&
    one.who.name === other.who.name &&
    one.project?.id === other.project?.id
  )
}
