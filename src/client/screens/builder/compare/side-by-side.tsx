import { useQuery } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useState } from 'react'
import { useStore } from 'zustand'
import { hostQuery } from '#client/data/host.ts'
import { Preview } from '#client/parts/preview/preview.tsx'
import { cx } from '#client/ui/cx.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { ChangeBar } from './change-bar.tsx'
import { CompareMap } from './compare-map.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import type { CompareHandle } from './compare-panel.tsx'
import { SideHead } from './side-head.tsx'
import type { ComparedRow, ComparedVersions, Side } from './use-compared.ts'
import { type LinkedFrames, useLinkedFrames } from './use-linked-frames.ts'

type SideBySideProps = { ref?: Ref<CompareHandle>; compared: ComparedVersions; isPhone: boolean }

/** Both pages, scrolling as one, with the map of what differs between them; on a phone one after the other. */
export function SideBySide({ ref, compared, isPhone }: SideBySideProps) {
  const { rows, versions } = compared
  const host = useQuery(hostQuery)
  const isMounted = !host.isPending
  const [chosen, choose] = useState<string | null>(null)
  const [shown, show] = useState<Side>('after')
  const pair = `${versions.before?.id} ${versions.after?.id}`
  const linked = useLinkedFrames(rows, { pair, isMounted, chosen, onLand: bring })
  const row = rows.find(({ key }) => key === chosen) ?? null

  /** A phone shows the side that has it. */
  function bring(next: ComparedRow) {
    choose(next.key)
    const [only] = (['before', 'after'] as const).filter((side) => next[side] !== null)
    if (only && next[only === 'before' ? 'after' : 'before'] === null) show(only)
  }

  function jump(next: ComparedRow) {
    bring(next)
    linked.jump(next)
  }

  useImperativeHandle(ref, () => ({
    step(direction) {
      const next = nextChange(rows, chosen, direction)
      if (next) jump(next)
    },
  }))

  const pane = (side: Side) => (
    <Pane
      side={side}
      compared={compared}
      linked={linked}
      src={host.data?.previewFrame}
      isMounted={isMounted}
      isPhone={isPhone}
    />
  )
  const map = (
    <CompareMap
      isNewLook={compared.comparison?.theme ?? false}
      rows={rows}
      layouts={linked.layouts}
      framed={isPhone ? shown : 'after'}
      chosen={chosen}
      isThin={isPhone}
      onJump={jump}
    />
  )
  const bar = row && <ChangeBar row={row} compared={compared} />

  if (!isPhone)
    return (
      <div className="dots relative flex min-h-0 flex-1 bg-bg">
        {pane('before')}
        {/* It ends above the bar, which stands over the middle. */}
        <div className="relative mt-4 mb-20 w-[52px] shrink-0">{map}</div>
        {pane('after')}
        {bar}
      </div>
    )
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex justify-center border-b border-line bg-panel py-2">
        <Segmented
          label="Version shown"
          value={shown}
          segments={[
            { value: 'before', label: `Version ${versions.before?.number ?? '…'}` },
            { value: 'after', label: `Version ${versions.after?.number ?? '…'}` },
          ]}
          onChoose={show}
        />
      </div>
      <div className="dots relative min-h-0 flex-1 bg-bg">
        {(['before', 'after'] as const).map((side) => (
          // Laid out even while hidden: a frame that is not displayed would not paint.
          <div
            key={side}
            inert={side !== shown}
            className={cx('absolute inset-y-0 right-5 left-0 flex', side !== shown && 'invisible')}
          >
            {pane(side)}
          </div>
        ))}
        <div className="absolute top-3 right-1.5 bottom-3 w-2">{map}</div>
        {bar}
      </div>
    </div>
  )
}

/** The difference after or before the chosen section, going round at the ends. */
function nextChange(rows: ComparedRow[], chosen: string | null, direction: 1 | -1): ComparedRow | undefined {
  const at = rows.findIndex(({ key }) => key === chosen)
  const start = at < 0 && direction === -1 ? 0 : at
  const order = rows.map((_, step) => rows.at((start + direction * (step + 1) + rows.length * 2) % rows.length))
  return order.find((row) => row && row.change !== 'same')
}

type PaneProps = {
  side: Side
  compared: ComparedVersions
  linked: LinkedFrames
  src: string | undefined
  isMounted: boolean
  isPhone: boolean
}

function Pane({ side, compared, linked, src, isMounted, isPhone }: PaneProps) {
  const { page, view } = useWorkbench()
  const version = compared.versions[side]
  const html = compared.html[side]
  const isDrawn = useStore(linked.layouts[side], (layout) => layout !== null)
  const name = version ? `version ${version.number}` : 'no version'
  const width = view.width === 'full' || view.width === 1280 ? (isPhone ? 'full' : 1280) : view.width
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <SideHead side={side} compared={compared} className="bg-bg" />
      <div className="relative min-h-0 flex-1 overflow-hidden px-4 max-md:px-0">
        <div className="relative size-full overflow-hidden rounded-t-xl ring-1 ring-line max-md:rounded-none">
          {/* Under the page until it was drawn once, over it while the next one comes. */}
          {version && !isDrawn && <PageSkeleton name={name} />}
          {isMounted && (
            <Preview
              src={src}
              ref={linked.hold(side)}
              label={`Page of ${name}`}
              page={`${page}, ${name}`}
              html={html}
              streaming={false}
              width={width}
              className="size-full bg-transparent!"
              {...linked.eventsOf(side)}
              onNavigate={(href) =>
                showToast({ title: 'Links rest while you compare', description: href, variant: 'default' })
              }
            />
          )}
          {version && isDrawn && html === null && <PageSkeleton name={name} />}
        </div>
      </div>
    </div>
  )
}
