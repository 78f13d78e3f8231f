import type { CheckHit } from '#preview/check-hit.ts'
import { pageCap } from '#preview/messages.ts'
import { chartBoxes } from '../chart-boxes.ts'
import { createCssClient } from '../preview/css-client.ts'
import { createFrame, type Frame, nextId } from '../preview/frame.ts'

/** The widths that a page is looked at, in pixels: a small phone, a tablet, a desktop. */
export const checkWidths = [360, 768, 1440] as const

export const checkHeight = 900

/** A page that does not answer after this long is given up, in milliseconds. */
const patience = 30_000

/** What was found at one width, and how high the page is there. */
export type HitsAt = { width: number; height: number; hits: CheckHit[] }

type Asked = {
  html: string
  src: string
  signal: AbortSignal
  widths?: readonly number[]
  onWidth?: (width: number) => void
}

type Seen = Omit<HitsAt, 'width'>

/**
 * Draws a page in a frame of its own that nobody sees, with its CSS and without its scripts, and looks at it at each
 * width. Fails when the page is too large, when the frame does not answer, and when the signal ends it.
 * @param src the address of the preview document
 */
export async function runCheck({ html, src, signal, widths = checkWidths, onWidth }: Asked): Promise<HitsAt[]> {
  const styles = createCssClient()
  const stage = openStage()
  const answers = new Map<number, (seen: Seen | null) => void>()
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  const fail = (why: string) => () => failed.reject(new Error(why))
  const timer = setTimeout(fail('The page did not answer.'), patience)
  signal.addEventListener('abort', fail('Left'), { once: true })
  const frame = createFrame(stage, src, {
    onMessage: (_, message) => {
      if (message.type === 'checked') answers.get(message.id)?.(message.ok ? message : null)
    },
    onLeft: fail('The page left.'),
    onFlood: fail('The page did not answer.'),
  })
  try {
    return await Promise.race([failed.promise, lookAt()])
  } finally {
    clearTimeout(timer)
    frame.destroy()
    stage.remove()
    styles.dispose()
  }

  async function lookAt(): Promise<HitsAt[]> {
    const styled = await styles.compile({ html, stream: nextId(), final: true })
    if (styled.html.length + styled.css.length > pageCap) throw new Error('The page is too large.')
    const page = { type: 'render', id: nextId(), page: 'check', ...styled, css: styled.css + chartBoxes(html) } as const
    const { painted } = await frame.render({ ...page, final: true, scripts: false, top: 0, hash: '' })
    await painted
    const found: HitsAt[] = []
    for (const width of widths) {
      onWidth?.(width)
      const { height, hits } = await seenAt(frame, width)
      found.push({ width, height, hits })
    }
    return found
  }

  function seenAt({ element, send }: Frame, width: number): Promise<Seen> {
    element.style.width = `${width}px`
    // Laid out now, so that the frame hears of its new width before it is asked.
    void element.offsetWidth
    const id = nextId()
    return new Promise((resolve, reject) => {
      answers.set(id, (seen) => (seen ? resolve(seen) : reject(new Error('The check could not be made.'))))
      send({ type: 'check', id, width })
    })
  }
}

/** Inside the window, since what lies beyond it is not drawn; behind everything, and out of reach. */
function openStage(): HTMLElement {
  const stage = document.createElement('div')
  stage.setAttribute('aria-hidden', 'true')
  stage.inert = true
  Object.assign(stage.style, { position: 'fixed', left: '0', top: '0', zIndex: '-1', opacity: '0' })
  Object.assign(stage.style, { width: `${checkWidths.at(-1)}px`, height: `${checkHeight}px`, pointerEvents: 'none' })
  document.body.append(stage)
  return stage
}
