import { pageNamed } from '#client/state/builder/pages.ts'
import type { Version } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { directEditsTitle } from '#rules/version-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { clockTime } from '#client/ui/times.ts'
import { Facts, VersionFact } from './facts.tsx'
import { VersionMark } from './version-mark.tsx'

/** A version that a person made themselves, said quietly where it happened. */
export function MadeLine({ page, version }: { page: string; version: Version }) {
  const isCurrent = useBuilder((builder) => pageNamed(builder, page).version === version.id)
  const title = version.title ?? directEditsTitle
  return (
    <div
      role="note"
      aria-label={`${title}${version.by ? ` by ${version.by}` : ''}, version ${version.number}`}
      className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-panel-2 px-3 py-1 text-[12px] text-ink-3 tabular-nums"
    >
      <span className="flex min-w-0 gap-2">
        <Icon name="pencil" size={14} className="mt-px shrink-0 text-ink-3" />
        <Facts>
          <span className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">{title}</span>
          {version.by && <span className="truncate">{version.by}</span>}
          <VersionFact version={version} isCurrent={isCurrent} />
          <time dateTime={new Date(version.timestamp).toISOString()}>{clockTime(version.timestamp)}</time>
          <span>free</span>
        </Facts>
      </span>
      <VersionMark version={version.id} isCurrent={isCurrent} />
    </div>
  )
}
