import { createStore, type StoreApi } from 'zustand/vanilla'
import { type FrameMessage, pageCap } from '#preview/messages.ts'
import { type CssClient, createCssClient, type StyledPage } from './css-client.ts'
import { type FocusGuard, guardFocus } from './focus-guard.ts'
import { type Frame, nextId } from './frame.ts'
import { createFramePair, type FramePair } from './frame-pair.ts'
import { nextSend } from './pace.ts'
import {
  chosenPage,
  drawingOf,
  emptySession,
  isOvertaken,
  isTooEarly,
  type Job,
  pending,
  type PreviewPage,
  reduceSession,
  type SessionEvent,
} from './preview-session.ts'
import { openPreviewTab } from './preview-tab.ts'
import { emptyPreview, type PreviewEvents, type PreviewState } from './preview-state.ts'
import { beatEvery } from './pulse.ts'
import type { TabPage } from './tab-channel.ts'

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
  /** Outlines these elements, after each rendering too, with a label each where some are given. */
  mark: (paths: string[], labels?: string[]) => void
  /** From now on reports where these elements are (`onLayout`). */
  measure: (paths: string[]) => void
  /** From now on reports where these elements are in view (`onPicking`). */
  track: (paths: string[], by: 'pins' | 'picks') => void
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

/**
 * Runs a preview: what is known of it is a session (`preview-session.ts`), and here is what that has for effects in the
 * style worker, the frames and the tabs.
 * @param src the address of the preview document
 * @param isAlone whether there is nothing else in the window that keys could be for
 */
export function createPreview(src: string, { isAlone = false } = {}): PreviewController {
  const state = createStore<PreviewState>(() => emptyPreview)
  const tabs = new Set<() => void>()
  let session = emptySession
  let events: PreviewEvents = {}
  let frames: FramePair | null = null
  let css: CssClient | null = null
  let guard: FocusGuard | null = null
  let pumping = false
  /** the frame of the same page that was seen until now: it may still tell that something was opened in it */
  let former: { frame: Frame; hash: string } | null = null
  /** words are typed over in the page: what is drawn over them would end that */
  let isWriting = false
  let earliest = 0
  let wake = () => {}
  const tracked = new Map<string, string[]>()
  const allTracked = () => [...new Set([...tracked.values()].flat())]

  const dispatch = (event: SessionEvent): boolean => {
    const before = session
    session = reduceSession(before, event)
    if (session.view !== before.view) state.setState(session.view)
    return session !== before
  }

  const onMessage = (frame: Frame, message: FrameMessage) => {
    if (message.type === 'stray') return guard?.stray(message.letter)
    if (message.type === 'ready') return giveKeys(frame)
    if (frame === former?.frame && (message.type === 'scroll' || message.type === 'layout'))
      return message.hash === former.hash ? undefined : open(message.hash)
    if (frame !== frames?.front) return message.type === 'error' ? events.onError?.(message) : undefined
    dispatch({ type: 'answered' })
    switch (message.type) {
      case 'scroll':
        dispatch({ type: 'scrolled', top: message.top, hash: message.hash })
        return events.onScroll?.(message)
      case 'layout':
        dispatch({ type: 'scrolled', top: message.top, hash: message.hash })
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
      case 'waiting':
        return onWaiting(frame)
      case 'hover':
      case 'pick':
      case 'picked':
      case 'key':
      case 'tracked':
        return events.onPicking?.(message)
      case 'writing':
      case 'written':
        isWriting = message.type === 'writing'
        void pump()
        return events.onPicking?.(message)
    }
  }

  /** What was opened in a frame that is seen no more is opened in the one that came in its place. */
  const open = (hash: string) => {
    if (hash === '' || hash === session.hash) return
    dispatch({ type: 'scrolled', top: session.top, hash })
    frames?.front?.send({ type: 'open', hash })
  }

  const giveKeys = (frame: Frame) => {
    if (isAlone || guard?.isPages()) frame.send({ type: 'keys', on: true })
  }

  const focus = (frame: Frame | null | undefined) => frame?.element.focus({ preventScroll: true })

  /** Words wait for a keyboard that was lost on its way to them, or that somebody has taken elsewhere. */
  const onWaiting = (frame: Frame) => {
    if (!guard?.isPages()) return frame.send({ type: 'unwrite' })
    // What has the focus already is not given it anew.
    frame.element.blur()
    focus(frame)
  }

  /** A page that misbehaved comes back without its scripts. */
  const putBack = (how: 'left' | 'flood') => (frame: Frame) => {
    if (!frames?.has(frame)) return
    dispatch({ type: 'misbehaved', how })
    restart()
  }

  /** A page that takes the keyboard stays in sight until it is drawn without its scripts. */
  const onTheft = (isNested: boolean) => {
    if (!session.wanted || session.silenced.has(session.wanted.page)) return
    dispatch({ type: 'misbehaved', how: 'keys' })
    // What it made inside is not behind the gate that keeps the keys from it.
    if (isNested) return restart()
    dispatch({ type: 'again', anew: false })
    void pump()
  }

  const restart = () => {
    isWriting = false
    frames?.drop()
    dispatch({ type: 'again', anew: true })
    frames?.behind()
    void pump()
  }

  const pump = async () => {
    if (pumping) return
    pumping = true
    const next = () => (frames && !isWriting ? pending(session) : null)
    for (let job = next(); job; job = next()) await step(job)
    pumping = false
  }

  const step = async (job: Job) => {
    if (isTooEarly(job)) return dispatch({ type: 'settled', job })
    if (job.streaming && (await waitedInVain(job))) return
    const styled = await css
      ?.compile({ html: job.html, stream: job.stream, final: !job.streaming, still: job.still ?? false })
      .catch((error) => {
        events.onError?.({ kind: 'error', message: String(error), line: null })
        return null
      })
    if (styled === null) return dispatch({ type: 'settled', job })
    if (!styled || !frames || isWriting || isOvertaken(session, job)) return
    if (styled.html.length + styled.css.length > pageCap) return dispatch({ type: 'too-large', job })
    if (await deliver(frames, job, styled)) dispatch({ type: 'settled', job })
  }

  /** Waits for its turn; true when a newer state came meanwhile. */
  const waitedInVain = async (job: Job): Promise<boolean> => {
    const pause = earliest - performance.now()
    if (pause > 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, pause)
      })
    }
    return job !== session.wanted
  }

  const deliver = async (pair: FramePair, job: Job, styled: StyledPage): Promise<boolean> => {
    const final = !job.streaming
    const { fresh, scripts, top, hash, readyNext } = drawingOf(session, job, styled.html, pair.front)
    const frame = fresh || !pair.front ? pair.behind() : pair.front
    const sent = performance.now()
    const render = { type: 'render', id: nextId(), page: job.page, ...styled, final, scripts, top, hash } as const
    const { took, painted } = await frame.render(render)
    if (took === null) return false
    frame.dirty ||= scripts
    earliest = nextSend(sent, took)
    if (fresh && !(await painted)) return false
    if (fresh) {
      const opened = session.drawn?.page === job.page ? session.hash : hash
      pair.bringToFront(frame)
      if (opened !== hash) frame.send({ type: 'open', hash: opened })
    }
    frame.element.title = `Preview of ${job.page}`
    if (readyNext) pair.behind()
    if (session.marks.paths.length > 0) frame.send({ type: 'mark', ...session.marks })
    dispatch({ type: 'drawn', job, styled, withScripts: scripts })
    events.onRendered?.({ html: job.html, final, took })
    return true
  }

  const onFront = (frame: Frame, old: Frame | null) => {
    isWriting = false
    former = old && session.drawn?.page === session.wanted?.page ? { frame: old, hash: session.hash } : null
    guard?.pageStarts()
    if (isAlone) focus(frame)
    giveKeys(frame)
    if (session.isSelecting) {
      // Keys that walk the elements go on where they went.
      if (old && document.activeElement === old.element) guard?.allow(() => focus(frame))
      frame.send({ type: 'select', on: true })
      frame.send({ type: 'outline', ...session.outlined })
    }
    if (session.measured.length > 0) frame.send({ type: 'measure', paths: session.measured })
    frame.send({ type: 'track', paths: allTracked() })
    dispatch({ type: 'shown' })
  }

  const take = (page: PreviewPage) => {
    if (!dispatch({ type: 'wanted', page })) return
    if (!page.streaming) wake()
    // What does not answer is of the past: the new page is not to wait for it.
    if (session.view.status === 'busy') restart()
    else void pump()
  }

  const tabPage = ({ page, html }: { page: string; html: string }): TabPage => ({
    page,
    html,
    scripts: !session.silenced.has(page),
    src: new URL(src, location.href).href,
  })

  const openTab = (): boolean => {
    const first = chosenPage(session)
    if (!first) return false
    const close = openPreviewTab({
      current: () => tabPage(chosenPage(session) ?? first),
      linked: (href) => {
        const page = events.linkedPage?.(href)
        return page ? tabPage(page) : null
      },
    })
    if (close) tabs.add(close)
    return close !== null
  }

  const attach = (element: HTMLElement) => {
    const onLeaving = (frame: Frame) => guard?.leaving(frame.element)
    css = createCssClient()
    frames = createFramePair(element, src, {
      onMessage,
      onLeft: putBack('left'),
      onFlood: putBack('flood'),
      onFront,
      onLeaving,
    })
    frames.behind()
    const timer = setInterval(() => frames?.beat() === false && dispatch({ type: 'silent' }), beatEvery)
    const send = (on: boolean) => frames?.front?.send({ type: 'keys', on })
    if (!isAlone) guard = guardFocus(element, { onOwner: send, onTheft })
    void pump()
    return () => {
      clearInterval(timer)
      guard?.release()
      for (const close of tabs) close()
      tabs.clear()
      frames?.drop()
      css?.dispose()
      frames = null
      css = null
      dispatch({ type: 'detached' })
    }
  }

  return {
    state,
    attach: (element) => (element ? attach(element) : undefined),
    update: (page, newEvents) => {
      events = newEvents
      take(page)
    },
    show: (html) => {
      if (session.wanted) take({ ...session.wanted, html })
    },
    scrollTo: (path, smooth) => frames?.front?.send({ type: 'scrollTo', path, smooth }),
    highlight: (paths) => frames?.front?.send({ type: 'highlight', paths }),
    place: (top) => frames?.front?.send({ type: 'place', top }),
    mark: (paths, labels = []) => {
      dispatch({ type: 'marked', paths, labels })
      frames?.front?.send({ type: 'mark', paths, labels })
    },
    measure: (paths) => {
      dispatch({ type: 'measured', paths })
      frames?.front?.send({ type: 'measure', paths })
    },
    track: (paths, by) => {
      tracked.set(by, paths)
      frames?.front?.send({ type: 'track', paths: allTracked() })
    },
    select: (on) => {
      dispatch({ type: 'selecting', on })
      frames?.front?.send({ type: 'select', on })
    },
    outline: (hover, picked) => {
      dispatch({ type: 'outlined', hover, picked })
      frames?.front?.send({ type: 'outline', hover, picked })
    },
    write: (path) => {
      isWriting = path !== null && Boolean(frames?.front)
      frames?.front?.send(path === null ? { type: 'unwrite' } : { type: 'write', path })
    },
    focus: () => guard?.allow(() => focus(frames?.front)),
    reload: (scripts) => {
      dispatch({ type: 'reloaded', scripts })
      restart()
    },
    openTab,
  }
}
