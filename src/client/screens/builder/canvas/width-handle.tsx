import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type DeviceWidth, deviceWidths, widthLimits } from '#client/parts/preview/fit.ts'
import { cx } from '#client/ui/cx.ts'
import type { CanvasFrame } from './frame.ts'
import { draggedWidth, steppedWidth } from './dragged-width.ts'

export type WidthHandleProps = {
  device: DeviceWidth
  frame: CanvasFrame
  /** a width on the way, at a scale that holds until the end; null when that is over */
  onDrag: (drag: { width: number; scale: number } | null) => void
  /** the width it has now; the steps of one stretch of keys are one step back */
  onWidth: (width: number, isFirst: boolean) => void
  isDragging: boolean
}

/** The edge of the page: dragged, or moved by keys, it makes the page narrower or wider. */
export function WidthHandle({ device, frame, onDrag, onWidth, isDragging }: WidthHandleProps) {
  const width = device === 'full' ? frame.width : device
  const isOwn = !deviceWidths.some((known) => known === device)
  const start = useRef<{ x: number; width: number; scale: number } | null>(null)
  const isFirst = useRef(true)

  function onDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width, scale: frame.scale }
  }
  const dragged = ({ clientX }: { clientX: number }) => {
    const from = start.current
    return from && clientX !== from.x ? draggedWidth(from.width, clientX - from.x, from.scale) : null
  }
  function onMove(event: PointerEvent<HTMLElement>) {
    const next = dragged(event)
    if (next !== null && start.current) onDrag({ width: next, scale: start.current.scale })
  }
  function onEnd(next: number | null) {
    if (!start.current) return
    start.current = null
    onDrag(null)
    if (next !== null) onWidth(next, true)
  }
  function onKey(event: KeyboardEvent) {
    const next = steppedWidth(width, event.key, event.shiftKey)
    if (event.key === 'Escape' && start.current) return onEnd(null)
    if (next === null) return
    event.preventDefault()
    onWidth(next, isFirst.current)
    isFirst.current = false
  }

  return (
    <>
      {(isOwn || isDragging) && (
        <p
          aria-hidden="true"
          className="absolute top-0 h-5 text-center text-[11px] text-ink-2 leading-5 tabular-nums"
          style={{ left: frame.left, width: frame.width }}
        >
          {width} px
        </p>
      )}
      {/* Over the page, whose frame would hear where the pointer goes. */}
      {isDragging && <div className="fixed inset-0 z-20 cursor-ew-resize" />}
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label="Page width"
        aria-valuenow={width}
        aria-valuemin={widthLimits.least}
        aria-valuemax={widthLimits.most}
        aria-valuetext={`${width} pixels`}
        title="Drag to change the width of the page"
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={(event) => onEnd(dragged(event))}
        onPointerCancel={() => onEnd(null)}
        onLostPointerCapture={() => onEnd(null)}
        onKeyDown={onKey}
        onBlur={() => (isFirst.current = true)}
        className="group absolute top-5 bottom-0 z-10 w-3 cursor-ew-resize touch-none outline-none"
        style={{ left: frame.left + frame.width + 2 }}
      >
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-1/2 left-1 h-9 w-1 -translate-y-1/2 rounded-full transition-colors duration-150 ' +
              'motion-reduce:transition-none group-hover:bg-accent group-focus-visible:bg-accent group-focus-visible:ring-3 ' +
              'group-focus-visible:ring-accent-soft',
            isDragging ? 'bg-accent' : 'bg-ink-3/60',
          )}
        />
      </div>
    </>
  )
}
