import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { cx } from '#client/ui/cx.ts'
import { readShare, saveShare } from './layout-storage.ts'
import { chatShare, shareAfter, withinShares } from './panel-step.ts'

/** Chat and page beside each other; the line between them is dragged or moved by keys, a double click puts it back. */
export function Split({ chat, preview }: { chat: ReactNode; preview: ReactNode }) {
  const [share, setShare] = useState(() => readShare() ?? chatShare.start)
  const [isDragging, setDragging] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; share: number } | null>(null)

  function choose(next: number) {
    setShare(next)
    saveShare(next)
  }
  function onDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, share }
    setDragging(true)
  }
  function onMove(event: PointerEvent) {
    const width = row.current?.clientWidth
    if (!start.current || !width) return
    setShare(withinShares(start.current.share + ((event.clientX - start.current.x) / width) * 100))
  }
  function onEnd() {
    if (!start.current) return
    start.current = null
    setDragging(false)
    saveShare(share)
  }
  function onKey(event: KeyboardEvent) {
    const next = shareAfter(event.key, share)
    if (next === null) return
    event.preventDefault()
    choose(next)
  }

  return (
    <div ref={row} className="flex min-h-0 min-w-0 flex-1">
      <div id="chat" className="min-h-0 min-w-0 overflow-hidden" style={{ flex: `${share} 1 0` }}>
        {chat}
      </div>
      {/* The specification's hit margins are on both sides of a line of 1 px. */}
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label="Resize chat"
        aria-controls="chat"
        aria-valuenow={Math.round(share)}
        aria-valuemin={chatShare.least}
        aria-valuemax={chatShare.most}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onEnd}
        onPointerCancel={onEnd}
        onLostPointerCapture={onEnd}
        onDoubleClick={() => choose(chatShare.start)}
        onKeyDown={onKey}
        className={
          'group relative w-px shrink-0 cursor-ew-resize touch-none bg-line transition-colors duration-150 after:absolute ' +
          'after:inset-y-0 after:-inset-x-[5px] after:z-20 motion-reduce:transition-none ' +
          'pointer-coarse:after:-inset-x-[15px]'
        }
      >
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-1/2 left-1/2 z-20 h-7 w-1 -translate-1/2 rounded-full transition-colors duration-150 ' +
              'group-hover:bg-accent motion-reduce:transition-none',
            isDragging ? 'bg-accent' : 'bg-ink-3/60',
          )}
        />
        {/* Over the page, whose frame would hear where the pointer goes. */}
        {isDragging && <div className="fixed inset-0 z-20" />}
      </div>
      <div className="min-h-0 min-w-0 overflow-hidden" style={{ flex: `${100 - share} 1 0` }}>
        {preview}
      </div>
    </div>
  )
}
