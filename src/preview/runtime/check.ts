import { type CheckRun, checkName, checkScript } from '../check-hit.ts'
import type { FrameMessage, HostMessage } from '../messages.ts'
import { later, nextFrame } from './natives.ts'

type Send = (message: FrameMessage) => void
type Check = Extract<HostMessage, { type: 'check' }>

/** Until the builder's change of width has arrived here, in milliseconds: how often it is looked for, and how long. */
const widthPause = 20
const widthPatience = 3000

/** In a hidden tab nothing is painted; then this is soon enough. */
const settlePatience = 150

let loading: Promise<void> | null = null

/** Checks the page as it is drawn at the width of the message; its script comes with the first check. */
export function check({ id, width }: Check, send: Send): void {
  const done = async () => {
    await Promise.all([load(), untilWidth(width)])
    await settled()
    const run: unknown = Reflect.get(globalThis, checkName)
    if (typeof run !== 'function') throw new Error('The check did not load')
    const hits = await (run as CheckRun)()
    const height = document.documentElement.scrollHeight
    send({ type: 'checked', id, ok: true, height, hits })
  }
  done().catch(() => send({ type: 'checked', id, ok: false, height: 0, hits: [] }))
}

function load(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => {
      script.remove()
      resolve()
    })
    script.addEventListener('error', () => {
      loading = null
      reject(new Error('The check could not be loaded'))
    })
    script.src = new URL(checkScript, location.href).href
    document.head.append(script)
  })
  return loading
}

function untilWidth(width: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let waited = 0
    const look = () => {
      if (innerWidth === width) return resolve()
      waited += widthPause
      if (waited > widthPatience) return reject(new Error('The frame has another width'))
      later(look, widthPause)
    }
    look()
  })
}

/** What moves in comes to its end; what goes on for ever stands still at its start. */
function settled(): Promise<void> {
  for (const animation of document.getAnimations()) {
    try {
      animation.finish()
    } catch {
      animation.cancel()
    }
  }
  return new Promise((resolve) => {
    nextFrame(() => nextFrame(() => resolve()))
    later(resolve, settlePatience)
  })
}
