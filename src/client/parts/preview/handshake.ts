import { type FrameMessage, greeting, type HostMessage, isHere, readFrameMessage, seal } from '#preview/messages.ts'
import { rateCap } from '#preview/rate.ts'
import { watchForFlood } from './flood.ts'

export type Connection = { send: (message: HostMessage) => void; close: () => void }

export type ConnectionEvents = {
  onMessage: (message: FrameMessage) => void
  /** its messages leave the builder no time for anything else */
  onFlood: () => void
}

/** Windows inside windows inside a frame are looked for so far. */
const deepest = 5

/**
 * Waits for the preview document in a window, greets it once with a nonce and a port, and speaks over that port alone.
 * Once greeted, nothing that the window posts is read any more: unpacking it could take seconds, and a page may run there.
 */
export function connect(target: () => Window | null, { onMessage, onFlood }: ConnectionEvents): Connection {
  const maySpeak = rateCap(400, 400)
  const flood = watchForFlood()
  let port: MessagePort | null = null
  let nonce = ''

  const greet = (frame: Window) => {
    const channel = new MessageChannel()
    nonce = randomNonce()
    port = channel.port1
    port.addEventListener('message', (event) => {
      if (!maySpeak(event.timeStamp)) return
      const message = readFrameMessage(event.data, nonce)
      if (message) onMessage(message)
    })
    port.start()
    // An opaque origin has no name to address; the source was checked, and nothing here is secret.
    frame.postMessage({ type: greeting.hello, nonce }, '*', [channel.port2])
  }
  const onKnock = (event: MessageEvent) => {
    const frame = target()
    if (!frame || !isInside(event.source, frame)) return
    if (flood.seen()) return onFlood()
    if (!port && event.source === frame && event.origin === 'null' && isHere(event.data)) greet(frame)
  }
  window.addEventListener('message', onKnock)
  return {
    send: (message) => port?.postMessage(seal(message, nonce)),
    close: () => {
      flood.stop()
      window.removeEventListener('message', onKnock)
      port?.close()
    },
  }
}

/** Whether a message comes from this frame, or from one that its page made inside. */
function isInside(source: MessageEventSource | null, frame: Window): boolean {
  let at = source
  for (let depth = 0; depth < deepest; depth++) {
    if (at === frame) return true
    if (!at || !('parent' in at) || at.parent === at) return false
    at = at.parent
  }
  return false
}

function randomNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
