import { type FrameMessage, greeting, type HostMessage, helloNonce, readHostMessage, seal } from '../messages.ts'
import { check } from './check.ts'
import { createForms } from './forms.ts'
import { createLayout, highlight, openByHash, scrollToElement, scrollToTop } from './layout.ts'
import { createMarks } from './marks.ts'
import { createLinks } from './links.ts'
import { createKeyGate } from './key-gate.ts'
import { later, listen, listenToPort, nextFrame, now } from './natives.ts'
import { createPicking } from './pick.ts'
import { render } from './render.ts'
import { relistenOnReopen } from './reopen.ts'
import { createReports } from './reports.ts'
import { storageInMemory } from './storage.ts'
import { createTracker } from './track.ts'
import { watchTouches } from './touched.ts'

/** In a hidden tab nothing is painted; then this is soon enough. */
const paintPatience = 150

/** How long a page with scripts may load before it is shown as it is. */
const loadPatience = 500

storageInMemory()

const script = document.currentScript
const app = script?.dataset.app || location.origin
script?.remove()

const host: Window | null = window.parent === window ? window.opener : window.parent
if (host) greet(host)
else document.body.textContent = 'This page shows a preview when it is opened from the builder.'

function greet(host: Window): void {
  const onHello = (event: MessageEvent) => {
    const nonce = event.source === host && event.origin === app ? helloNonce(event.data) : null
    const port = event.ports[0]
    if (!nonce || !port) return
    window.removeEventListener('message', onHello)
    if (window.parent === window) window.opener = null
    connect(port, nonce)
  }
  listen('message', onHello)
  host.postMessage({ type: greeting.here }, app)
}

function connect(port: MessagePort, nonce: string): void {
  const post = port.postMessage.bind(port)
  const send = (message: FrameMessage) => post(seal(message, nonce))
  let scriptsRan = false
  const layout = createLayout(send)
  const mark = createMarks()
  const reports = createReports(send)
  const picking = createPicking(send)
  const keyGate = createKeyGate(send)
  const tracker = createTracker(send)
  const watchers = [
    // before all others: nobody hears a key that is not for the page
    keyGate,
    picking,
    { watch: watchTouches },
    createLinks(send, () => scriptsRan),
    createForms(send),
    reports,
    layout,
    tracker,
  ]
  const watchAll = () => {
    for (const watcher of watchers) watcher.watch()
  }

  const onRender = (message: Extract<HostMessage, { type: 'render' }>) => {
    const started = now()
    scriptsRan = message.scripts && message.final
    reports.rendering()
    picking.rendering()
    render(message, watchAll)
    layout.rendered()
    picking.rendered()
    tracker.rendered()
    send({ type: 'rendered', id: message.id, took: now() - started })
    const painted = () => {
      send({ type: 'painted', id: message.id })
      layout.report()
    }
    if (scriptsRan) whenLoaded(() => whenPainted(painted))
    else whenPainted(painted)
  }
  const answer = (message: HostMessage) => {
    switch (message.type) {
      case 'ping':
        return send({ type: 'pong', id: message.id })
      case 'render':
        return onRender(message)
      case 'scrollTo':
        return scrollToElement(message.path, message.smooth)
      case 'place':
        return scrollToTop(message.top)
      case 'open':
        return openByHash(message.hash)
      case 'mark':
        return mark(message.paths, message.labels)
      case 'highlight':
        return highlight(message.paths)
      case 'select':
        return picking.select(message.on)
      case 'outline':
        return picking.outline(message.hover, message.picked)
      case 'write':
        return picking.write(message.path)
      case 'unwrite':
        return picking.unwrite()
      case 'keys':
        return keyGate.open(message.on)
      case 'check':
        return check(message, send)
      case 'measure':
        return layout.measure(message.paths)
      case 'track':
        return tracker.track(message.paths)
    }
  }
  listenToPort(port, (data) => {
    const message = readHostMessage(data, nonce)
    if (message) answer(message)
  })
  watchAll()
  relistenOnReopen(watchAll)
  send({ type: 'ready' })
}

function whenPainted(done: () => void): void {
  const finish = once(done)
  nextFrame(() => nextFrame(finish))
  later(finish, paintPatience)
}

function whenLoaded(done: () => void): void {
  const finish = once(done)
  if (document.readyState === 'complete') return finish()
  listen('load', finish)
  later(finish, loadPatience)
}

function once(done: () => void): () => void {
  let called = false
  return () => {
    if (called) return
    called = true
    done()
  }
}
