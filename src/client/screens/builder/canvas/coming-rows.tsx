import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { RunningTurn } from '#client/state/builder/types.ts'
import { themeColour } from '#client/state/builder/sketch.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { progressOf } from '../progress.ts'
import type { CanvasFrame } from './frame.ts'
import { comingRows, rowHeight } from './coming-height.ts'
import type { PageLayout } from '#client/parts/page-map/page-layout.ts'

/** Space above the page on the canvas, in pixels. */
const above = 20

export type ComingProps = {
  turn: RunningTurn
  layout: StoreApi<PageLayout | null>
  frame: CanvasFrame
  canvasHeight: number
}

/** What is still to come: shimmering rows in the page's own colours under what is written, and the names beside it. */
export function ComingRows({ turn, layout, frame, canvasHeight }: ComingProps) {
  const now = useStore(layout)
  const { labels, done } = progressOf(turn)
  const written = above + (now?.height ?? 0) * frame.scale
  const { top, rows } = comingRows(canvasHeight, written, labels.length - done - 1)
  const surface = themeColour(turn.html ?? '', 'surface')
  const ink = themeColour(turn.html ?? '', 'ink')
  const colours = { '--row': surface ?? 'var(--panel)', '--shimmer': ink ?? 'var(--ink)' } as React.CSSProperties
  return (
    <>
      <div aria-hidden="true" style={{ ...colours, left: frame.left, width: frame.width, top }} className="absolute">
        {Array.from({ length: rows }, (_, index) => (
          <div
            key={labels[done + 1 + index] ?? index}
            style={{ height: rowHeight, backgroundColor: 'color-mix(in oklch, var(--row) 94%, var(--shimmer))' }}
            className="shimmer flex items-center gap-4 border-t border-[color-mix(in_oklch,var(--shimmer)_12%,transparent)] px-3.5"
          >
            <span className="h-2 rounded-full bg-(--shimmer) opacity-12" style={{ width: `${26 - index * 5}%` }} />
            <span
              className="ml-auto h-2 rounded-full bg-(--shimmer) opacity-10"
              style={{ width: `${33 - index * 6}%` }}
            />
          </div>
        ))}
      </div>
      <SectionNames labels={labels} done={done} layout={now} frame={frame} top={top} />
    </>
  )
}

type NamesProps = { labels: string[]; done: number; layout: PageLayout | null; frame: CanvasFrame; top: number }

function SectionNames({ labels, done, layout, frame, top }: NamesProps) {
  const heights = nameHeights(labels.length, done, layout, frame.scale, top)
  return (
    <ol
      aria-label="Sections in the making"
      style={{ left: frame.left + frame.width + 20, top: above }}
      className="absolute w-44 text-[12px] max-lg:hidden"
    >
      {labels.map((label, index) => (
        <li
          key={`${index}-${label}`}
          style={{ height: heights[index] }}
          className={cx(
            'flex items-center gap-2 border-l-2 pl-3',
            index < done && 'border-ink-3/40 text-ink-2',
            index === done && 'border-accent font-medium text-accent-text',
            index > done && 'border-line text-ink-3',
          )}
        >
          {index < done && <Icon name="check" size={14} className="text-ok" />}
          <span className="truncate">{label}</span>
        </li>
      ))}
    </ol>
  )
}

/** How tall the entry of each section is: as the section on the canvas while it is written, one row while it is to come. */
function nameHeights(count: number, done: number, layout: PageLayout | null, scale: number, top: number): number[] {
  const heights: number[] = []
  let from = above
  for (let index = 0; index < count; index++) {
    const section = layout?.sections[index]
    const end = section && layout ? above + (section.top + section.height - layout.top) * scale : from + rowHeight
    const height = index > done ? rowHeight : Math.max(20, (index === done ? top : Math.min(end, top)) - from)
    heights.push(height)
    from += height
  }
  return heights
}
