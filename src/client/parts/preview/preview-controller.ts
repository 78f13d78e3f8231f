import { createStore, type StoreApi } from 'zustand/vanilla'
import { type FrameMessage, pageCap } from '#preview/messages.ts'
import { hasScripts } from '#preview/scripts.ts'
import { type CssClient, createCssClient, type StyledPage } from './css-client.ts'
import { hasFirstSight } from './first-sight.ts'
import { type FocusGuard, guardFocus } from './focus-guard.ts'
import { createFrame, type Frame, ground, nextId, show } from './frame.ts'
import { nextSend } from './pace.ts'
import { openPreviewTab } from './preview-tab.ts'
import { emptyPreview, type PreviewEvents, type PreviewState } from './preview-state.ts'
import { beatEvery } from './pulse.ts'
import type { TabPage } from './tab-channel.ts'

/** The page as it stands: `page` is its name, `streaming` while more of it is to come. */
export type PreviewPage = {
  page: string
  html: string
  streaming: boolean
  /** elements are picked: nothing of the page runs, so that what is shown is its source */
  still?: boolean
}

export type PreviewController = {
  state: StoreApi<PreviewState>
  /** Starts the preview in an element and returns what ends it; a ref callback. */
  attach: (stage: HTMLElement | null) => (() => void) | undefined
  /** Shows this state of the page as soon as pace and frame allow; a newer state overtakes an older one. */
  update: (page: PreviewPage, events: PreviewEvents) => void
  /** Another state of the same page, before the screen around it is told: what was changed by hand is drawn at once. */
  show: (html: string) => void
  scrollTo: (path: string, smooth: boolean) => void
  highlight: (paths: string[]) => void
  /** Scrolls at once to this distance from the top, in CSS pixels of the page. */
  place: (top: number) => void
  /** Outlines these elements, after each rendering too. */
  mark: (paths: string[]) => void
  /** From now on reports where these elements are (`onLayout`). */
  measure: (paths: string[]) => void
  /** Presses pick elements from now on, or use the page again. */
  select: (on: boolean) => void
  /** Outlines the element under the pointer and the picked one. */
  outline: (hover: string | null, picked: string | null) => void
  /** The words of an element are typed over in the page; with null what is being typed is dropped. */
  write: (path: string | null) => void
  /** The keyboard goes to the page. */
  focus: () => void
  /** Starts the frame anew, with its scripts as they are or turned on or off. */
  reload: (scripts?: 'on' | 'off') => void
  /** Opens the page in a tab of its own; false when the browser refused. Call it from a click. */
  openTab: () => boolean
}

type Job = PreviewPage & { stream: number }

/** The old frame stays behind the new one until that is surely on the screen, in ms. */
const swapPause = 100

/**
 * @param src the address of the preview document
 * @param isAlone whether there is nothing else in the window that keys could be for
 */
export function createPreview(src: string, { isAlone = false } = {}): PreviewController {
  const state = createStore<PreviewState>(() => emptyPreview)
  const scriptsOff = new Set<string>()
  const tabs = new Set<() => void>()
  let events: PreviewEvents = {}
  let stage: HTMLElement | null = null
  let css: CssClient | null = null
  let guard: FocusGuard | null = null
  let front: Frame | null = null
  let back: Frame | null = null
  let wanted: Job | null = null
  let done: Job | null = null
  let pumping = false
  let earliest = 0
  let wake = () => {}
  let sections: string[] = []
  let marks: string[] = []
  let top = 0
  let isSelecting = false
  let outlined: [hover: string | null, picked: string | null] = [null, null]
  let last: (Job & StyledPage) | null = null

  const onMessage = (frame: Frame, message: FrameMessage) => {
    if (message.type === 'stray') return guard?.stray(message.letter)
    if (message.type === 'ready') return giveKeys(frame)
    if (frame !== front) return message.type === 'error' ? events.onError?.(message) : undefined
    if (state.getState().status === 'busy') state.setState({ status: 'live' })
    switch (message.type) {
      case 'scroll':
        top = message.top
        return events.onScroll?.(message)
      case 'layout':
        top = message.top
        return events.onLayout?.(message)
      case 'error':
        return events.onError?.(message)
      case 'navigate':
        return events.onNavigate?.(message.href)
      case 'submit':
        return events.onSubmit?.(message.action)
      case 'pressed':
        return guard?.pressed()
      case 'grab':
        return guard?.grabbed()
      case 'hover':
      case 'pick':
      case 'picked':
      case 'key':
      case 'writing':
      case 'written':
        return events.onPicking?.(message)
    }
  }

  const giveKeys = (frame: Frame) => {
    if (isAlone || guard?.isPages()) frame.send({ type: 'keys', on: true })
  }

  /** A page that misbehaved comes back without its scripts. */
  const putBack = (notice: 'left' | 'flood') => (frame: Frame) => {
    if (frame !== front && frame !== back) return
    sleep(notice)
    restart()
  }

  const sleep = (notice: PreviewState['notice']) => {
    if (wanted) scriptsOff.add(wanted.page)
    state.setState({ notice })
  }

  /** A page that takes the keyboard stays in sight until it is drawn without its scripts. */
  const onTheft = (isNested: boolean) => {
    if (!wanted || scriptsOff.has(wanted.page)) return
    sleep('keys')
    done = null
    // What it made inside is not behind the gate that keeps the keys from it.
    if (isNested) restart()
    else void pump()
  }

  const openBack = (): Frame => {
    if (!stage) throw new Error('The preview is not attached')
    back ??= createFrame(stage, src, { onMessage, onLeft: putBack('left'), onFlood: putBack('flood') })
    return back
  }

  /** All frames at once: they share a process, and only an empty one is ended with what loops in it. */
  const dropFrames = () => {
    guard?.leaving()
    front?.destroy()
    back?.destroy()
    front = null
    back = null
  }

  const restart = () => {
    dropFrames()
    done = null
    state.setState({ status: 'empty' })
    if (stage) openBack()
    void pump()
  }

  const pump = async () => {
    if (pumping) return
    pumping = true
    const pending = () => (stage && wanted !== done ? wanted : null)
    for (let job = pending(); job; job = pending()) await step(job)
    pumping = false
  }

  const step = async (job: Job) => {
    if (job.streaming && !hasFirstSight(job.html)) {
      done = job
      return
    }
    if (job.streaming && (await overtaken(job))) return
    const styled = await css
      ?.compile({ html: job.html, stream: job.stream, final: !job.streaming, still: job.still ?? false })
      .catch((error) => {
        events.onError?.({ kind: 'error', message: String(error), line: null })
        return null
      })
    // The end of a stream does not wait for the state before it.
    if (!styled || !stage || (job !== wanted && job.streaming && !wanted?.streaming)) {
      if (styled === null) done = job
      return
    }
    if (styled.html.length + styled.css.length > pageCap) {
      done = job
      return state.setState({ notice: 'too-large' })
    }
    if (await deliver(job, styled)) done = job
  }

  /** Waits for its turn; true when a newer state came meanwhile. */
  const overtaken = async (job: Job): Promise<boolean> => {
    const pause = earliest - performance.now()
    if (pause > 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, pause)
      })
    }
    return job !== wanted
  }

  const deliver = async (job: Job, styled: StyledPage): Promise<boolean> => {
    const final = !job.streaming
    const scripted = final && hasScripts(styled.html)
    const scripts = scripted && !scriptsOff.has(job.page) && !job.still
    const fresh = !front || front.dirty || scripts
    const frame = fresh || !front ? openBack() : front
    const samePage = last?.page === job.page
    const sent = performance.now()
    const { took, painted } = await frame.render({
      type: 'render',
      id: nextId(),
      page: job.page,
      ...styled,
      final,
      scripts,
      top: fresh && samePage ? top : null,
    })
    if (took === null) return false
    frame.dirty ||= scripts
    earliest = nextSend(sent, took)
    if (fresh && !(await painted)) return false
    if (fresh) bringToFront(frame)
    frame.element.title = `Preview of ${job.page}`
    // Its scripts will need a fresh frame at the end: let it load meanwhile.
    if (!final && hasScripts(job.html)) openBack()
    last = { ...job, ...styled }
    if (marks.length > 0) frame.send({ type: 'mark', paths: marks })
    state.setState({ scriptsOff: scripted && !scripts && !job.still })
    events.onRendered?.({ html: job.html, final, took })
    return true
  }

  const bringToFront = (frame: Frame) => {
    const old = front
    show(frame)
    front = frame
    back = null
    guard?.pageStarts()
    if (isAlone) frame.element.focus({ preventScroll: true })
    giveKeys(frame)
    if (isSelecting) {
      // Keys that walk the elements go on where they went.
      if (old && document.activeElement === old.element)
        guard?.allow(() => frame.element.focus({ preventScroll: true }))
      frame.send({ type: 'select', on: true })
      frame.send({ type: 'outline', hover: outlined[0], picked: outlined[1] })
    }
    if (sections.length > 0) frame.send({ type: 'measure', paths: sections })
    if (old) {
      old.element.inert = true
      setTimeout(() => {
        ground(frame)
        retire(old)
      }, swapPause)
    } else ground(frame)
    state.setState({ status: 'live' })
  }

  /** A page that takes the focus up to its end may still be sent a letter; it goes when that has been given back. */
  const retire = (old: Frame) => {
    guard?.leaving()
    old.element.style.display = 'none'
    setTimeout(() => {
      guard?.leaving()
      old.destroy()
    }, swapPause)
  }

  const take = (page: PreviewPage) => {
    if (wanted && samePage(wanted, page)) return
    const sameStream = wanted?.page === page.page && (wanted.streaming || (wanted.still && page.still))
    wanted = { ...page, stream: sameStream ? (wanted?.stream ?? 0) : nextId() }
    if (state.getState().notice) state.setState({ notice: null })
    if (!page.streaming) wake()
    // What does not answer is of the past: the new page is not to wait for it.
    if (state.getState().status === 'busy') restart()
    else void pump()
  }

  const beat = () => {
    const silent = [front, back].filter((frame) => frame && !frame.beat())
    if (silent.length > 0) state.setState({ status: 'busy' })
  }

  const tabPage = ({ page, html }: { page: string; html: string }): TabPage => ({
    page,
    html,
    scripts: !scriptsOff.has(page),
    src: new URL(src, location.href).href,
  })

  const openTab = (): boolean => {
    // One that was chosen a moment ago is meant, though another is still drawn.
    const chosen = () => (wanted && !wanted.streaming ? wanted : last)
    const first = chosen()
    if (!first) return false
    const close = openPreviewTab({
      current: () => tabPage(chosen() ?? first),
      linked: (href) => {
        const page = events.linkedPage?.(href)
        return page ? tabPage(page) : null
      },
    })
    if (close) tabs.add(close)
    return close !== null
  }

  return {
    state,
    attach: (element) => {
      if (!element) return undefined
      stage = element
      css = createCssClient()
      openBack()
      const timer = setInterval(beat, beatEvery)
      if (!isAlone)
        guard = guardFocus(element, { onOwner: (isPage) => front?.send({ type: 'keys', on: isPage }), onTheft })
      void pump()
      return () => {
        clearInterval(timer)
        guard?.release()
        for (const close of tabs) close()
        tabs.clear()
        dropFrames()
        css?.dispose()
        stage = null
        css = null
        done = null
        state.setState(emptyPreview)
      }
    },
    update: (page, newEvents) => {
      events = newEvents
      take(page)
    },
    show: (html) => {
      if (wanted) take({ ...wanted, html })
    },
    scrollTo: (path, smooth) => front?.send({ type: 'scrollTo', path, smooth }),
    highlight: (paths) => front?.send({ type: 'highlight', paths }),
    place: (top) => front?.send({ type: 'place', top }),
    mark: (paths) => {
      marks = paths
      front?.send({ type: 'mark', paths })
    },
    measure: (paths) => {
      sections = paths
      front?.send({ type: 'measure', paths })
    },
    select: (on) => {
      isSelecting = on
      outlined = [null, null]
      front?.send({ type: 'select', on })
    },
    outline: (hover, picked) => {
      outlined = [hover, picked]
      front?.send({ type: 'outline', hover, picked })
    },
    write: (path) => front?.send(path === null ? { type: 'unwrite' } : { type: 'write', path }),
    focus: () => guard?.allow(() => front?.element.focus({ preventScroll: true })),
    reload: (scripts) => {
      const page = wanted?.page ?? ''
      if (scripts === 'on') scriptsOff.delete(page)
      if (scripts === 'off') scriptsOff.add(page)
      state.setState({ notice: null })
      restart()
    },
    openTab,
  }
}

function samePage(a: PreviewPage, b: PreviewPage): boolean {
  return (
    a.page === b.page && a.html === b.html && a.streaming === b.streaming && (a.still ?? false) === (b.still ?? false)
  )
}
