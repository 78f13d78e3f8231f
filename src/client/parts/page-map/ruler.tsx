import { cx } from '#client/ui/cx.ts'
import { ViewFrame } from './view-frame.tsx'

export type RulerBand = { id: string; label: string; size: number; changed: boolean }

type RulerProps = {
  bands: readonly RulerBand[]
  /** the part of the page in view, from 0 to 1 */
  view: { top: number; height: number } | null
  onJump: (index: number) => void
  /** a phone's ruler is thin, its targets wider than it looks */
  isThin?: boolean
  className?: string
}

/** The page map as a scroll ruler: one button per section, a frame around what is in view, a press jumps there. */
export function Ruler({ bands, view, onJump, isThin, className }: RulerProps) {
  return (
    <ol aria-label="Sections" className={cx('flex flex-col gap-[3px]', className)}>
      {bands.map((band, index) => (
        <li key={band.id} style={{ flexGrow: Math.max(band.size, 0.001), flexBasis: 0 }} className="min-h-1.5">
          <button
            type="button"
            title={band.label}
            onClick={() => onJump(index)}
            className={cx(
              'relative block size-full rounded-[3px] transition-colors duration-150 motion-reduce:transition-none',
              isThin && 'before:absolute before:-inset-x-2.5 before:inset-y-0',
              band.changed ? 'bg-accent' : 'bg-ink-3/30 hover:bg-ink-3/60',
            )}
          >
            <span className="sr-only">
              {band.label}
              {band.changed && ', changed'}
            </span>
          </button>
        </li>
      ))}
      <ViewFrame view={view} />
    </ol>
  )
}
