import { type FrameMessage, greeting, type HostMessage, isHere, readFrameMessage, seal } from '#preview/messages.ts'
import { rateCap } from '#preview/rate.ts'
import { watchForFlood } from './flood.ts'

export type Connection = { send: (message: HostMessage) => void; close: () => void }

export type ConnectionEvents = {
  onMessage: (message: FrameMessage) => void
  /** the document that was greeted is gone: another one asks for a greeting */
  onAgain: () => void
  /** its messages leave the builder no time for anything else */
  onFlood: () => void
}

/**
 * Waits for the preview document in a window, greets it once with a nonce and a port, and speaks over that port alone.
 * Whatever else that window posts is dropped before it is read.
 */
export function connect(target: () => Window | null, { onMessage, onAgain, onFlood }: ConnectionEvents): Connection {
  const mayKnock = rateCap(5, 10)
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
    if (!frame || event.source !== frame) return
    if (flood.seen()) return onFlood()
    if (!mayKnock(event.timeStamp)) return
    if (event.origin !== 'null' || !isHere(event.data)) return
    if (port) onAgain()
    else greet(frame)
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

function randomNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
