import type { CreditEntry } from '#api/credits.ts'
import { useNow } from '#client/ui/use-now.ts'
import { type HistoryLine, momentWords, movementOf } from './history-words.ts'

/** A date is enough when it is right within the minute. */
const tickMs = 60_000

const columns = [
  ['When', 'pl-5 text-left'],
  ['What', 'text-left'],
  ['Member', 'text-left'],
  ['Credits', 'text-right'],
  ['Balance', 'pr-5 text-right'],
] as const

const tones: Record<HistoryLine['tone'], string> = {
  spent: '',
  nothing: 'text-ink-2',
  added: 'font-medium text-ok',
}

/** Every movement, newest first; as a list where five columns have no room. */
export function Ledger({ entries }: { entries: readonly CreditEntry[] }) {
  const now = useNow(tickMs)
  return (
    <>
      <table className="hidden w-full border-line border-t text-sm @xl:table">
        <thead className="bg-bg">
          <tr className="border-line border-b">
            {columns.map(([name, place]) => (
              <th key={name} scope="col" className={`h-10 px-4 font-medium text-[13px] text-ink-2 ${place}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="border-line border-b last:border-0">
              <td className="h-11 whitespace-nowrap px-4 pl-5 text-ink-2">{momentWords(entry.at, now)}</td>
              <td className="px-4 py-2 wrap-anywhere" title={entry.prompt ?? undefined}>
                {entry.what}
                {entry.why && <span className="block text-[13px] text-ink-2">{entry.why}</span>}
              </td>
              <td className="px-4 text-ink-2">{entry.who ?? '–'}</td>
              <td className="px-4 text-right">
                <Amount entry={entry} />
              </td>
              <td className="px-4 pr-5 text-right text-ink-2 tabular-nums">{entry.daily ? 'daily' : entry.balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="border-line border-t @xl:hidden">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex items-start justify-between gap-4 border-line border-b px-5 py-3 last:border-0"
          >
            <div className="grid min-w-0 gap-0.5">
              <p className="text-sm wrap-anywhere">{entry.what}</p>
              <p className="text-[13px] text-ink-2">
                {[momentWords(entry.at, now), entry.who].filter(Boolean).join(', ')}
              </p>
              {entry.why && <p className="text-[13px] text-ink-2">{entry.why}</p>}
            </div>
            <Amount entry={entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Amount({ entry }: { entry: CreditEntry }) {
  const { words, tone } = movementOf(entry)
  return <span className={`text-sm tabular-nums ${tones[tone]}`}>{words}</span>
}
