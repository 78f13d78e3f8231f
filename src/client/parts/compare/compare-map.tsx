import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { ViewFrame } from '../page-map/view-frame.tsx'
import { cx } from '../../ui/cx.ts'
import { changeWord } from './compare-words.ts'
import { type PathLayout, viewOnMap } from './linked.ts'
import type { ComparedRow, Side } from './compared.ts'

type MapProps = {
  rows: ComparedRow[]
  /** the theme differs between the two */
  isNewLook: boolean
  layouts: Record<Side, StoreApi<PathLayout | null>>
  /** whose part in view is framed */
  framed: Side
  chosen: string | null
  isThin: boolean
  onJump: (row: ComparedRow) => void
}

/**
 * The map between two versions: left what was there before, right what is there after. Both halves carry the accent
 * where a section changed, one where it came or went. A press brings it into view on both sides.
 */
export function CompareMap({ rows, isNewLook, layouts, framed, chosen, isThin, onJump }: MapProps) {
  const now = { before: useStore(layouts.before), after: useStore(layouts.after) }
  const heightOf = (row: ComparedRow, side: Side) =>
    now[side]?.sections.find(({ path }) => path === row.paths[side])?.height ?? 0
  const bands = rows.map((row) => ({
    row,
    size: Math.max(heightOf(row, 'before'), heightOf(row, 'after'), 1),
    path: row.paths[framed],
  }))
  const layout = now[framed]
  const view = layout && viewOnMap(layout, bands)
  return (
    <ol
      aria-label="Sections of both versions"
      className={cx('absolute flex flex-col gap-[3px]', isThin ? 'inset-0' : 'inset-y-0 left-1/2 w-7 -translate-x-1/2')}
    >
      {bands.map(({ row, size }) => (
        <li key={row.key} style={{ flexGrow: size, flexBasis: 0 }} className="min-h-2">
          <button
            type="button"
            title={`${row.label}: ${changeWord(row.change, { theme: isNewLook })}`}
            aria-current={row.key === chosen || undefined}
            onClick={() => onJump(row)}
            className={cx(
              'group relative grid size-full grid-cols-2 gap-px',
              isThin && 'before:absolute before:-inset-x-3 before:inset-y-0',
            )}
          >
            <Half row={row} isThere={row.before !== null} className="rounded-l-[3px]" />
            <Half row={row} isThere={row.after !== null} className="rounded-r-[3px]" />
            <span className="sr-only">
              {row.label}, {changeWord(row.change, { theme: isNewLook })}
            </span>
          </button>
        </li>
      ))}
      <ViewFrame view={view} />
    </ol>
  )
}

function Half({ row, isThere, className }: { row: ComparedRow; isThere: boolean; className: string }) {
  return (
    <span
      className={cx(
        'transition-colors duration-150 motion-reduce:transition-none',
        className,
        !isThere && 'border border-line border-dashed',
        isThere && (row.change === 'same' ? 'bg-ink-3/30 group-hover:bg-ink-3/60' : 'bg-accent'),
        isThere && row.change === 'moved' && 'opacity-55',
      )}
    />
  )
}
