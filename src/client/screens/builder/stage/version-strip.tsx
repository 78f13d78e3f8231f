import { useState } from 'react'
import { pageNamed } from '#client/state/session/pages.ts'
import type { Version } from '#client/state/session/types.ts'
import { nextNumber } from '#client/state/session/versions.ts'
import { useSession } from '#client/state/store.ts'
import { PageMap } from '#client/parts/page-map/page-map.tsx'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { clockTime } from '../words.ts'
import { useWorkbench } from '../workbench-context.ts'
import { Thumbnail } from './thumbnail.tsx'

/** So many are in the strip until the earlier ones are asked for: a project may have hundreds. */
const shownVersions = 24

/** The versions of the page, oldest first; a press looks at one, the chat switches to it. */
export function VersionStrip() {
  const { page } = useWorkbench()
  const all = useSession((session) => session.versions)
  const making = useSession((session) => (session.turn?.page === page ? nextNumber(session, page) : null))
  const [isAll, setAll] = useState(false)
  const versions = all.filter((version) => version.page === page)
  const shown = isAll ? versions : versions.slice(-shownVersions)
  if (versions.length === 0 && making === null) return null
  return (
    <section className="flex h-[100px] shrink-0 items-center border-t border-line bg-panel px-3">
      <h2 className="sr-only">Versions{versions.length === 0 && ', none stored'}</h2>
      <ol key={versions.length} ref={toEnd} className="flex h-full min-w-0 items-center gap-2 overflow-x-auto px-px">
        {shown.length < versions.length && (
          <li>
            <Button look="ghost" icon="history" className="whitespace-nowrap" onClick={() => setAll(true)}>
              Earlier versions
            </Button>
          </li>
        )}
        {shown.map((version) => (
          <li key={version.id}>
            <StripEntry version={version} />
          </li>
        ))}
        {making !== null && (
          <li>
            <span className="flex items-center gap-3 rounded-xl border border-dashed border-line p-1.5 pr-3">
              <span className="shimmer block h-[68px] w-[104px] shrink-0 rounded-lg bg-panel-2" />
              <span className="whitespace-nowrap">
                <span className="block font-medium text-[12px]">Version {making}</span>
                <span className="mt-1 block text-[12px] text-ink-2">Not stored yet</span>
              </span>
            </span>
          </li>
        )}
      </ol>
    </section>
  )
}

/** One version; also used in the sheet of a phone. */
export function StripEntry({ version, onPick }: { version: Version; onPick?: () => void }) {
  const { view, look, page } = useWorkbench()
  const current = useSession((session) => pageNamed(session, page).version)
  const isCurrent = current === version.id
  const isShown = view.version === null ? isCurrent : view.version === version.number
  const time = clockTime(version.timestamp)
  const bands = version.map.map(({ size, changed }) => ({
    size,
    tone: changed ? ('changed' as const) : ('kept' as const),
  }))
  return (
    <div
      className={cx(
        'relative flex items-center gap-3 rounded-xl border p-1.5 pr-3 text-left transition-colors duration-150 motion-reduce:transition-none',
        isShown ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-panel-2',
      )}
    >
      <button
        type="button"
        aria-label={`Version ${version.number}, ${time}${isCurrent ? ', current' : ''}`}
        aria-pressed={isShown}
        onClick={() => {
          look({ version: isCurrent ? null : version.number })
          onPick?.()
        }}
        className="absolute inset-0 z-10 rounded-xl"
      />
      <Thumbnail version={version} />
      <span className="block whitespace-nowrap">
        <span
          className={cx(
            'flex items-center gap-2 font-medium text-[12px] tabular-nums',
            isShown ? 'text-accent-text' : 'text-ink',
          )}
        >
          {bands.length > 0 && <PageMap bands={bands} width={7} height={16} gap={0.6} />}
          Version {version.number}
        </span>
        <span className="mt-1 block text-[12px] text-ink-2 tabular-nums">
          {time}
          {version.maker?.kind === 'fallback' && ' · Fallback'}
          {version.maker?.kind === 'person' && ' · By hand'}
          {isCurrent && !isShown && ' · Current'}
        </span>
      </span>
    </div>
  )
}

/** The newest is in view. */
function toEnd(list: HTMLOListElement | null) {
  if (list) list.scrollLeft = list.scrollWidth
}
