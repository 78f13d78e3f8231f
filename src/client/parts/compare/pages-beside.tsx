import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import { useStore } from 'zustand'
import { hostQuery } from '../../data/host.ts'
import { cx } from '../../ui/cx.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { DeviceWidth } from '../preview/fit.ts'
import { Preview } from '../preview/preview.tsx'
import { CompareMap } from './compare-map.tsx'
import type { ComparedRow, CompareHandle, Differences, Side } from './compared.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { type LinkedFrames, useLinkedFrames } from './use-linked-frames.ts'

/** One of the two pages; null: there is none, or it is not loaded. */
export type ComparedPage = { id: string; number: number; html: string | null }

type PagesProps = {
  ref?: Ref<CompareHandle>
  differences: Differences
  sides: Record<Side, ComparedPage | null>
  /** name of the page */
  page: string
  /** at which width both are shown */
  width: DeviceWidth
  isPhone: boolean
  /** over a page, such as which version it is */
  heads: Record<Side, ReactNode>
  /** of the section in question, over the middle */
  renderBar: (row: ComparedRow) => ReactNode
}

/** Both pages, scrolling as one, with the map of what differs between them; on a phone one after the other. */
export function PagesBeside({ ref, differences, sides, page, width, isPhone, heads, renderBar }: PagesProps) {
  const { rows, comparison } = differences
  const host = useQuery(hostQuery)
  const isMounted = !host.isPending
  const [chosen, choose] = useState<string | null>(null)
  const [shown, show] = useState<Side>('after')
  const ids = { before: sides.before?.id ?? '', after: sides.after?.id ?? '' }
  const linked = useLinkedFrames(rows, { ids, isPhone, chosen, onLand: bring })
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
    <div className="flex min-w-0 flex-1 flex-col">
      {heads[side]}
      <Pane
        side={side}
        shown={sides[side]}
        page={page}
        linked={linked}
        src={host.data?.previewFrame}
        width={width}
        isMounted={isMounted}
      />
    </div>
  )
  const map = (
    <CompareMap
      isNewLook={comparison?.theme ?? false}
      rows={rows}
      layouts={linked.layouts}
      framed={isPhone ? shown : 'after'}
      chosen={chosen}
      isThin={isPhone}
      onJump={jump}
    />
  )
  const bar = row && renderBar(row)

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
            { value: 'before', label: `Version ${sides.before?.number ?? '…'}` },
            { value: 'after', label: `Version ${sides.after?.number ?? '…'}` },
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
  shown: ComparedPage | null
  page: string
  linked: LinkedFrames
  src: string | undefined
  width: DeviceWidth
  isMounted: boolean
}

function Pane({ side, shown, page, linked, src, width, isMounted }: PaneProps) {
  const html = shown?.html ?? null
  const isDrawn = useStore(linked.layouts[side], (layout) => layout !== null)
  const name = shown ? `version ${shown.number}` : 'no version'
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden px-4 max-md:px-0">
      <div className="relative size-full overflow-hidden rounded-t-xl ring-1 ring-line max-md:rounded-none">
        {/* Under the page until it was drawn once, over it while the next one comes. */}
        {shown && !isDrawn && <PageSkeleton name={name} />}
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
        {shown && isDrawn && html === null && <PageSkeleton name={name} />}
      </div>
    </div>
  )
}
