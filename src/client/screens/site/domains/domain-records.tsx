import type { SiteDomain, DomainRecord } from '#api/domains.ts'
import { CopyButton } from '#client/ui/copy-button.tsx'

/** What to set where the name was bought, each value to be copied; lines of a table, cards on a phone. */
export function DomainRecords({ domain }: { domain: SiteDomain }) {
  return (
    <section className="grid gap-3" aria-label={`Records of ${domain.shown}`}>
      <div className="grid gap-1">
        <h3 className="font-medium text-sm">Set these records where you bought the name.</h3>
        <p className="text-[13px] text-ink-2">
          The TXT record shows that it is yours. Most providers take minutes, some up to two days. We keep looking and
          write to you; you can close this.
        </p>
      </div>
      <ul className="grid divide-y divide-line border-line border-y">
        {domain.records.map((record) => (
          <li
            key={`${record.type} ${record.value}`}
            className="grid items-center gap-x-4 gap-y-1 py-3 text-[13px] sm:grid-cols-[52px_minmax(0,1fr)_auto]"
          >
            <span className="font-medium">{record.type}</span>
            <dl className="grid min-w-0 gap-x-3 gap-y-1 sm:grid-cols-[44px_minmax(0,1fr)]">
              <Part label="Name" text={record.name} />
              <Part label="Value" text={record.value} />
            </dl>
            <span className="flex items-center justify-between gap-3 sm:w-32 sm:justify-end">
              <span className={record.is_found ? 'text-ok' : 'text-ink-2'}>{seenWords(record)}</span>
              <CopyButton text={record.value} labelClass="sr-only" label={`Copy the value of ${record.type}`} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div className="contents">
      <dt className="text-ink-2">{label}</dt>
      <dd className="wrap-anywhere font-mono">{text}</dd>
    </div>
  )
}

/** An address of the other family is no must. */
function seenWords({ is_found: isFound, type }: DomainRecord): string {
  if (isFound) return 'Found'
  if (type === 'AAAA') return 'If you like'
  return isFound === null ? 'Not seen yet' : 'Not yet'
}
