import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { messages } from '#rules/messages.ts'
import { pageOfLink } from '#exporters/links.ts'
import { hostQuery } from '#client/data/host.ts'
import { Preview } from '#client/parts/preview/preview.tsx'
import type { Version } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { cx } from '#client/ui/cx.ts'
import { later, NotHere } from '#client/ui/later.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useSize } from '#client/ui/use-size.ts'
import { type Shown, useShown } from '../shown.ts'
import { PinLayer } from '../talk/talk-later.ts'
import { useIsSelecting } from '../pick/use-selecting.ts'
import { useWorkbench } from '../workbench-context.ts'
import { ComingRows, WidthHandle } from './canvas-later.ts'
import { EmptyCanvas } from './empty-canvas.tsx'
import { emptyWords } from './empty-words.ts'
import { MakingPill } from './making-pill.tsx'
import { frameOf } from './frame.ts'
import { createOutlines } from './outlines.ts'
import type { PageLayout } from '#client/parts/page-map/page-layout.ts'
import { CanvasPills } from './pills.tsx'
import { CanvasRuler } from './canvas-ruler.tsx'
import { type PlacedSection, useSections } from './use-sections.ts'

const PicksLayer = later<{ sections: PlacedSection[] }>(
  async () => (await import('../here/picks-layer.tsx')).PicksLayer,
  () => null,
)
const PickLayer = later<{ isPhone: boolean }>(async () => (await import('../pick/pick-layer.tsx')).default, NotHere)

/** The canvas: the page at its device width on the dotted ground, its map beside it, and what is still to come. */
export function Canvas({ isPhone = false }: { isPhone?: boolean }) {
  const { editor, view, zoom, page, canvas, setScale, look, picking, talk, here, project } = useWorkbench()
  const shown = useShown()
  const isSwitching = useBuilder((builder) => builder.restoring !== null)
  const last = useBuilder((builder) => {
    const entry = builder.chats[page]?.at(-1)
    if (entry?.role !== 'assistant') return 'none'
    return entry.discarded ? 'discarded' : 'failed'
  })
  const hasDraft = useBuilder((builder) => (builder.drafts[page] ?? '') !== '')
  const [drag, setDrag] = useState<{ width: number; scale: number } | null>(null)
  const [isWarm, setWarm] = useState(false)
  const host = useQuery(hostQuery)
  const { size, ref } = useSize()
  const [{ attach: watchChanges, drawn: changesDrawn }] = useState(() => createOutlines(editor.store))
  const [layout] = useState(() => createStore<PageLayout | null>(() => null))
  const sections = useSections(shown)
  const { html, isStreaming, turn, isLoading } = shown
  const isSelecting = useIsSelecting()
  const isPlacing = useStore(talk, (state) => state.isPlacing)
  const isAccompanied = useStore(here, (state) => state.isShared)
  const hasPins = useStore(talk, (state) => state.isOpen) || project?.hasComments
  // The frame and its style compiler are made ready by the first letter, so that the first page does not wait for them.
  if (!isWarm && (html !== null || turn !== null || hasDraft)) setWarm(true)
  const isMounted = isWarm && !host.isPending
  const device = drag?.width ?? (isPhone && view.width === 1280 ? 'full' : view.width)
  const isGrowing = turn !== null && turn.whole && turn.plan.length > 0
  const frame = frameOf(size, { device, zoom, isPhone, isGrowing, held: drag?.scale })
  const paths = sections.map((section) => section.path)
  const pathsKey = paths.join(' ')

  useEffect(() => setScale(frame.scale), [frame.scale, setScale])
  useEffect(() => {
    if (isMounted) canvas.current?.measure(pathsKey === '' ? [] : pathsKey.split(' '))
  }, [pathsKey, canvas, isMounted])

  return (
    <div ref={ref} className="dots relative min-h-0 flex-1 overflow-hidden bg-bg">
      {html === null && !isLoading && <EmptyCanvas {...emptyWords(turn !== null, last)} isWaiting={turn !== null} />}
      <div
        ref={watchChanges}
        className={cx('absolute inset-0 overflow-x-auto overflow-y-hidden', html === null && !isLoading && 'invisible')}
      >
        <div
          className={cx('absolute bottom-0 overflow-hidden ring-line', isPhone ? 'top-0' : 'top-5 rounded-t-xl ring-1')}
          style={{ left: frame.left, width: frame.width, ...placeholder(shown.version) }}
        >
          {isMounted && (
            <Preview
              src={host.data?.previewFrame}
              ref={canvas}
              page={page}
              html={html}
              streaming={isStreaming}
              still={isSelecting || isPlacing}
              width={device}
              className={cx('size-full bg-transparent! [&:fullscreen]:bg-bg!', isLoading && 'opacity-0')}
              onLayout={(next) => layout.setState(next, true)}
              onScroll={(next) => layout.setState((now) => now && { ...now, ...next })}
              onNavigate={(href) => follow(href)}
              linkedPage={linkedPage}
              onPicking={(message) => {
                here.getState().hear?.(message)
                if (!talk.getState().hear?.(message)) picking.current?.hear(message)
              }}
              onRendered={(drawn) => {
                outline(changesDrawn(drawn.html))
                if (isSelecting) picking.current?.drawn(drawn.html)
              }}
            />
          )}
          {((turn && !isGrowing) || isLoading) && <div className="shimmer pointer-events-none absolute inset-0" />}
        </div>
      </div>
      {turn && isGrowing && html !== null && (
        <ComingRows turn={turn} layout={layout} frame={frame} canvasHeight={size.height} />
      )}
      {(turn || isSwitching || isLoading) && (
        <MakingPill left={frame.left + frame.width / 2} words={pillWords(isSwitching, shown)} />
      )}
      {html !== null && !isGrowing && !isPhone && (
        <WidthHandle
          device={device}
          frame={frame}
          isDragging={drag !== null}
          onDrag={setDrag}
          onWidth={(width, isFirst) => look({ width }, { goesOn: !isFirst })}
        />
      )}
      {html !== null && !isGrowing && (
        <CanvasRuler layout={layout} sections={sections} version={shown.version} isThin={isPhone} />
      )}
      {!isSelecting && <CanvasPills shown={shown} />}
      {hasPins && isMounted && <PinLayer />}
      {isAccompanied && isMounted && <PicksLayer sections={sections} />}
      {isSelecting && isMounted && <PickLayer key={page} isPhone={isPhone} />}
    </div>
  )

  function linkedPage(href: string) {
    const { pages } = editor.store.get()
    const target = pageOfLink(
      href,
      pages.map(({ name }) => name),
    )
    const found = pages.find(({ name }) => name === target?.page)
    return found ? { page: found.name, html: found.html } : null
  }

  /** What an operation changed is outlined for a moment, as soon as it is drawn. */
  function outline(changed: string[]) {
    if (changed.length > 0) canvas.current?.highlight(changed)
  }

  /** A link of the page that leads elsewhere never takes the builder away; one to another page of the project opens it. */
  function follow(href: string) {
    const target = linkedPage(href)
    if (target) return look({ page: target.page })
    showToast({ title: 'This link leads out of the page', description: href, variant: 'default' })
  }
}

function pillWords(isSwitching: boolean, { isLoading, version }: Shown): string {
  if (isSwitching) return messages.switching.title
  return isLoading && version ? `Loading version ${version.number}…` : 'Generating design...'
}

/** Until the frame has painted, the small picture of the version stands for the page. */
function placeholder(version: Version | null): React.CSSProperties {
  if (!version?.picture) return {}
  return { backgroundImage: `url("${version.picture}")`, backgroundSize: '100% auto', backgroundRepeat: 'no-repeat' }
}
