import type { FrameMessage, HostMessage } from '#preview/messages.ts'
import { type Connection, connect } from './handshake.ts'
import { createPulse } from './pulse.ts'

/** A page that left does not answer; one that is only slow gets this long after a load, in ms. */
const leavePatience = 1500

type Render = Extract<HostMessage, { type: 'render' }>

export type FrameEvents = {
  onMessage: (frame: Frame, message: FrameMessage) => void
  /** the document was replaced: by an error page after a forbidden navigation, or by an empty one after a reload */
  onLeft: (frame: Frame) => void
  /** its messages drown the builder */
  onFlood: (frame: Frame) => void
}

/** One sandboxed frame with the preview document in it. */
export type Frame = {
  element: HTMLIFrameElement
  /** scripts of a page have run in it: its next page needs a fresh one */
  dirty: boolean
  send: (message: HostMessage) => void
  /** `took`: the ms that the frame needed, null when it was destroyed before. `painted`: whether it got to the screen. */
  render: (message: Render) => Promise<{ took: number | null; painted: Promise<boolean> }>
  /** Asks for a sign of life; false when the last ones were not answered. */
  beat: () => boolean
  destroy: () => void
}

let lastId = 0

export function nextId(): number {
  lastId += 1
  return lastId
}

/** Puts a frame into the stage, unseen until `show`. */
export function createFrame(stage: HTMLElement, src: string, events: FrameEvents): Frame {
  const element = document.createElement('iframe')
  const ready = Promise.withResolvers<boolean>()
  const pulse = createPulse()
  const waiting = new Map<number, { rendered: (took: number | null) => void; painted: (painted: boolean) => void }>()
  let greeted = false
  let gone = false
  let leaveTimer: ReturnType<typeof setTimeout> | undefined
  let askedWhenLoaded = 0

  const onMessage = (message: FrameMessage) => {
    pulse.answered()
    // What was on its way when the page left may come after the load: only an answer says that somebody is there.
    if (message.type === 'pong' && message.id >= askedWhenLoaded) clearTimeout(leaveTimer)
    if (message.type === 'ready') {
      greeted = true
      ready.resolve(true)
    }
    if (message.type === 'rendered') waiting.get(message.id)?.rendered(message.took)
    if (message.type === 'painted') {
      waiting.get(message.id)?.painted(true)
      waiting.delete(message.id)
    }
    events.onMessage(frame, message)
  }
  const connection: Connection = connect(() => element.contentWindow, {
    onMessage,
    onFlood: () => events.onFlood(frame),
  })
  // A page's own document.open() loads too, but goes on answering.
  const onLoad = () => {
    if (!greeted) return
    clearTimeout(leaveTimer)
    leaveTimer = setTimeout(() => events.onLeft(frame), leavePatience)
    askedWhenLoaded = nextId()
    connection.send({ type: 'ping', id: askedWhenLoaded })
  }
  const frame: Frame = {
    element,
    dirty: false,
    send: connection.send,
    render: async (message) => {
      const alive = await ready.promise
      if (!alive || gone) return { took: null, painted: Promise.resolve(false) }
      const onPainted = Promise.withResolvers<boolean>()
      const onRendered = Promise.withResolvers<number | null>()
      waiting.set(message.id, { rendered: onRendered.resolve, painted: onPainted.resolve })
      connection.send(message)
      return { took: await onRendered.promise, painted: onPainted.promise }
    },
    beat: () => {
      if (!greeted) return pulse.beat()
      connection.send({ type: 'ping', id: nextId() })
      return pulse.beat()
    },
    destroy: () => {
      clearTimeout(leaveTimer)
      connection.close()
      element.remove()
      gone = true
      ready.resolve(false)
      for (const { rendered, painted } of waiting.values()) {
        rendered(null)
        painted(false)
      }
    },
  }
  element.setAttribute('sandbox', 'allow-scripts')
  element.referrerPolicy = 'no-referrer'
  element.addEventListener('load', onLoad)
  hide(element)
  element.src = src
  stage.append(element)
  return frame
}

/** Laid out and painted, but not seen: a frame that is not displayed would never paint. */
function hide(element: HTMLIFrameElement): void {
  element.inert = true
  Object.assign(element.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', border: '0' })
  Object.assign(element.style, { colorScheme: 'light', opacity: '0', zIndex: '0' })
}

/** Brings a painted frame to the front. */
export function show({ element }: Frame): void {
  element.inert = false
  Object.assign(element.style, { opacity: '1', zIndex: '1' })
}

/** White under a page that has no ground of its own; before that, what lies behind the frame shows until it is drawn. */
export function ground({ element }: Frame): void {
  element.style.background = '#fff'
}
