import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { useSize } from '../../ui/use-size.ts'
import { type DeviceWidth, fitToPane } from './fit.ts'
import { LeaveFullScreen } from './leave-full-screen.tsx'
import { PreviewNotices } from './preview-notices-later.ts'
import { createPreview, type PreviewController } from './preview-controller.ts'
import type { PreviewEvents } from './preview-state.ts'

export type PreviewHandle = Pick<
  PreviewController,
  | 'show'
  | 'scrollTo'
  | 'place'
  | 'highlight'
  | 'mark'
  | 'measure'
  | 'track'
  | 'reload'
  | 'openTab'
  | 'select'
  | 'outline'
  | 'write'
  | 'focus'
> & {
  /** Fills the screen with the pane; rejects when the browser refuses. Call it from a click. */
  fullScreen: () => Promise<void>
}

type PreviewProps = PreviewEvents & {
  /** address of the preview document, which a host may put on another domain; the first one counts */
  src?: string
  /** name of the page; another name starts at the top */
  page: string
  /** null as long as there is nothing to show */
  html: string | null
  streaming: boolean
  /** elements are picked */
  still?: boolean
  width: DeviceWidth
  /** there is nothing but the page: keys are always for it */
  isAlone?: boolean
  /** what it is called among others */
  label?: string
  ref?: Ref<PreviewHandle>
  className?: string
}

/** The page in its frame, at its device width, scaled to fit the pane. */
export function Preview({
  src = paths.previewFrame,
  page,
  html,
  streaming,
  still = false,
  width,
  isAlone = false,
  label = 'Preview',
  ref,
  className,
  ...events
}: PreviewProps) {
  const [controller] = useState(() => createPreview(src, { isAlone }))
  const { attach, reload } = controller
  const state = useStore(controller.state)
  const pane = useRef<HTMLElement>(null)
  const { size, ref: sizeRef } = useSize()
  const { zoom, left, ...frame } = fitToPane(size, width)
  const paneRef = useCallback(
    (element: HTMLElement | null) => {
      pane.current = element
      return sizeRef(element)
    },
    [sizeRef],
  )
  useImperativeHandle(ref, () => ({ ...controller, fullScreen: async () => pane.current?.requestFullscreen() }), [
    controller,
  ])
  useEffect(() => {
    if (html !== null) controller.update({ page, html, streaming, still }, events)
  })

  return (
    <section
      ref={paneRef}
      aria-label={label}
      aria-busy={streaming}
      className={cx('group/preview relative isolate overflow-hidden bg-panel-2', className)}
    >
      <div
        ref={attach}
        data-preview-stage=""
        className={cx('absolute top-0 origin-top-left', state.status !== 'empty' && 'bg-white')}
        style={{ ...frame, left, scale: zoom }}
      />
      <LeaveFullScreen />
      {(state.status === 'busy' || state.notice !== null || state.scriptsOff) && (
        <PreviewNotices state={state} onReload={reload} />
      )}
    </section>
  )
}
