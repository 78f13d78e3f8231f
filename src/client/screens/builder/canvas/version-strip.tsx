import { useState } from 'react'
import { pageNamed } from '#client/state/builder/pages.ts'
import type { Version } from '#client/state/builder/types.ts'
import { nextNumber } from '#client/state/builder/versions.ts'
import { useBuilder } from '#client/state/store.ts'
import { PageMap } from '#client/parts/page-map/page-map.tsx'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { broughtOnApproach } from '#client/ui/later.tsx'
import { Tip } from '#client/ui/tooltip.tsx'
import { actions } from '../actions/actions.ts'
import { ActionButton } from '../actions/action-controls.tsx'
import { compareOpener } from '../compare/compare-opener.ts'
import { LazyComparePanel } from '../compare/lazy-compare-panel.tsx'
import { comparedOf } from '../compare/pair.ts'
import { calledOf, shortNameOf } from '../versions/called.ts'
import { VersionMenu } from '../versions/version-menu.tsx'
import { clockTime } from '#client/ui/times.ts'
import { useWorkbench } from '../workbench-context.ts'
import { Thumbnail } from './thumbnail.tsx'

/** So many are in the strip until the earlier ones are asked for: a project may have hundreds. */
const shownVersions = 24

/** The versions of the page, oldest first; a press looks at one, its menu does everything else. */
export function VersionStrip() {
  const { page, view } = useWorkbench()
  const all = useBuilder((builder) => builder.versions)
  const making = useBuilder((builder) => (builder.turn?.page === page ? nextNumber(builder, page) : null))
  const [isAll, setAll] = useState(false)
  const versions = all.filter((version) => version.page === page)
  const current = useBuilder((builder) => pageNamed(builder, page).version)
  // What is looked at, else the current one; it may be an early one.
  const looked = (versions.find(({ number }) => number === view.version) ?? versions.find(({ id }) => id === current))
    ?.id
  const early = versions.findIndex(({ id }) => id === looked)
  const first = Math.max(0, Math.min(versions.length - shownVersions, early < 0 ? versions.length : early))
  const shown = isAll ? versions : versions.slice(first)
  if (versions.length === 0 && making === null) return null
  return (
    <section className="flex h-[100px] shrink-0 items-center border-t border-line bg-panel px-3">
      <h2 className="sr-only">Versions{versions.length === 0 && ', none stored'}</h2>
      <ol className="flex h-full min-w-0 items-center gap-2 overflow-x-auto px-px">
        {shown.length < versions.length && (
          <li>
            <Button look="ghost" icon="history" className="whitespace-nowrap" onClick={() => setAll(true)}>
              Earlier versions
            </Button>
          </li>
        )}
        {shown.map((version) => (
          <li key={version.id} ref={making === null && version.id === looked ? intoView : undefined}>
            <StripEntry version={version} />
          </li>
        ))}
        {making !== null && (
          <li ref={toEnd}>
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
      <span className="ml-auto shrink-0 pl-2">
        <CompareButton />
      </span>
    </section>
  )
}

/** One version; also used in the sheet of a phone. */
export function StripEntry({ version, onPick }: { version: Version; onPick?: () => void }) {
  const { view, look, page } = useWorkbench()
  const current = useBuilder((builder) => pageNamed(builder, page).version)
  const isCurrent = current === version.id
  const { compare } = view
  const isShown = compare
    ? version.number === compare.before || version.number === compare.after
    : view.version === null
      ? isCurrent
      : view.version === version.number
  const time = clockTime(version.timestamp)
  const called = calledOf(version)
  const label = `Version ${version.number}, ${time}${called && `: ${shortNameOf(version)}`}${isCurrent ? ', current' : ''}`
  const bands = version.map.map(({ size, changed }) => ({
    size,
    tone: changed ? ('changed' as const) : ('kept' as const),
  }))

  function pick() {
    if (!compare) look({ version: isCurrent ? null : version.number })
    else if (!isShown) look({ compare: comparedOf(version.number, compare.after) })
    onPick?.()
  }

  const button = (
    <button
      type="button"
      aria-label={compare ? `Compare with ${label}` : label}
      aria-pressed={isShown}
      onClick={pick}
      className="absolute inset-0 z-10 rounded-xl"
    />
  )

  return (
    <div
      className={cx(
        'group/entry relative flex items-center gap-3 rounded-xl border p-1.5 pr-2 text-left transition-colors duration-150 motion-reduce:transition-none',
        isShown ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-panel-2',
      )}
    >
      {called === '' ? (
        button
      ) : (
        <Tip label={called} side="top">
          {button}
        </Tip>
      )}
      <Thumbnail version={version} />
      <span className="block w-28 min-w-0 max-md:w-auto max-md:flex-1">
        <span
          className={cx(
            'flex items-center gap-2 whitespace-nowrap font-medium text-[12px] tabular-nums',
            isShown ? 'text-accent-text' : 'text-ink',
          )}
        >
          {bands.length > 0 && <PageMap bands={bands} width={7} height={16} gap={0.6} />}
          Version {version.number}
        </span>
        {called !== '' && (
          <span
            className={cx('mt-0.5 block truncate text-[12px]', version.name === null ? 'text-ink-2' : 'font-medium')}
          >
            {called}
          </span>
        )}
        <span className="mt-0.5 block truncate text-[12px] text-ink-2 tabular-nums">
          {time}
          {version.maker?.kind === 'fallback' && ' · Fallback'}
          {isCurrent && !isShown && ' · Current'}
        </span>
      </span>
      <span className="relative z-20 self-start">
        <VersionMenu version={version} onPick={onPick} />
      </span>
    </div>
  )
}

/** Compares what is looked at with the version before it; the strip's way to Compare. */
function CompareButton() {
  const { view } = useWorkbench()
  if (view.compare) return null
  return <ActionButton action={actions.compareVersions} id={compareOpener} {...broughtOnApproach(LazyComparePanel)} />
}

/** The version that is looked at is in view as soon as it is that. */
function intoView(entry: HTMLLIElement | null) {
  const list = entry?.parentElement
  if (!entry || !list) return
  const [left, right] = [entry.offsetLeft - list.offsetLeft, entry.offsetLeft - list.offsetLeft + entry.offsetWidth]
  if (left < list.scrollLeft) list.scrollLeft = left
  else if (right > list.scrollLeft + list.clientWidth) list.scrollLeft = right - list.clientWidth
}

/** The newest is in view as soon as it is the last. */
function toEnd(newest: HTMLLIElement | null) {
  const list = newest?.parentElement
  if (list) list.scrollLeft = list.scrollWidth
}
