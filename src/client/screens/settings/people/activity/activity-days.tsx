import type { ActivityEntry } from '#api/activity.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { clockTime } from '#client/ui/times.ts'
import { useNow } from '#client/ui/use-now.ts'
import type { ActivityKind } from '#rules/activity.ts'
import { byDay, placeOf } from './words.ts'

/** Days are right within the minute. */
const tickMs = 60_000

const icons: Record<ActivityKind, IconName> = {
  people: 'users',
  projects: 'folder',
  pages: 'file',
  sharing: 'link',
  reviews: 'check',
  settings: 'settings',
}

/** What was done, under the days on which it was. */
export function ActivityDays({ entries }: { entries: readonly ActivityEntry[] }) {
  const now = useNow(tickMs)
  return byDay(entries, now).map(({ day, rows }) => (
    <section key={day} aria-label={day} className="grid gap-2.5">
      <h2 className="font-medium text-[13px]">{day}</h2>
      <Panel>
        <ul className="[&>li:first-child]:border-t-0">
          {rows.map((row) => (
            <Row key={row.id} entry={row} />
          ))}
        </ul>
      </Panel>
    </section>
  ))
}

function Row({ entry }: { entry: ActivityEntry & { times: number } }) {
  const { at, kind, who, words, times } = entry
  return (
    <li
      className={
        'grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line border-t px-5 py-3 ' +
        '@3xl:min-h-12 @3xl:grid-cols-[3rem_1.75rem_minmax(0,1fr)_14rem_1rem] @3xl:py-1.5 md:px-6'
      }
    >
      <time dateTime={at} className="text-[13px] text-ink-2 tabular-nums @max-3xl:order-3">
        {clockTime(at)}
      </time>
      <span className="@max-3xl:order-1 @max-3xl:row-span-2">
        <Avatar person={{ firstName: who.name }} url={who.avatar_url} />
      </span>
      <span className="wrap-anywhere text-sm @max-3xl:order-2">
        <span className="font-medium">{who.name}</span> {words}
        {times > 1 && <span className="text-ink-2">, {times} times</span>}
      </span>
      <span
        className="truncate text-[13px] text-ink-2 @max-3xl:order-4 @max-3xl:col-start-2 @max-3xl:whitespace-normal @max-3xl:wrap-anywhere"
        title={placeOf(entry)}
      >
        {placeOf(entry)}
      </span>
      <span className="text-ink-2 @max-3xl:hidden">
        <Icon name={icons[kind]} size={14} />
      </span>
    </li>
  )
}
