import type { Frame, Locator, Page } from '@playwright/test'

/** What is watched: every element of a selector, with what a person sees of it. */
type Watched = { in: Page | Frame; selector: string }

/** Notes when keys and buttons were pressed last, in every document of the context; once, before the first page. */
export async function notePresses(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, ({ timeStamp }) => Reflect.set(globalThis, 'pressedAt', timeStamp), true)
  })
}

/** Between two presses a person looks, in ms. */
const pause = 400

/** A press of a button, after the pointer has come to it. */
export function pressOn(page: Page, watched: Watched, button: Locator): Promise<number> {
  return reaction(
    page,
    watched,
    () => button.click(),
    () => button.hover(),
  )
}

/**
 * Milliseconds from a press until the frame is painted in which what is watched looks otherwise than before.
 * Throws when nothing changes within ten seconds.
 */
export async function reaction(
  page: Page,
  watched: Watched,
  act: () => Promise<void>,
  approach = async () => {},
): Promise<number> {
  await approach()
  await page.waitForTimeout(pause)
  const changed = watched.in.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const seen = () =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .map((element) => {
              const { color, backgroundColor, padding, display } = getComputedStyle(element)
              const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
              const place = [offsetLeft, offsetTop, offsetWidth, offsetHeight]
              return [element.textContent, color, backgroundColor, padding, display, ...place].join()
            })
            .join('\n')
        // A message posted in a frame comes when that frame was painted.
        const afterPaint = (run: () => void) => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', run, { once: true })
          port1.start()
          port2.postMessage(null)
        }
        const before = seen()
        const end = performance.now() + 10_000
        const look = () => {
          if (seen() !== before) afterPaint(() => resolve(performance.timeOrigin + performance.now()))
          else if (performance.now() > end) reject(new Error(`Nothing changed: ${selector}`))
          else requestAnimationFrame(look)
        }
        look()
      }),
    watched.selector,
  )
  // The look before is taken in the frame, before anything is pressed.
  await watched.in.evaluate(() => null)
  await Promise.all([changed, act()])
  return (await changed) - (await lastPress(page))
}

/** When something was pressed last, in any document of the page, in milliseconds since the epoch. */
async function lastPress(page: Page): Promise<number> {
  const presses = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame
          .evaluate(() => performance.timeOrigin + Number(Reflect.get(globalThis, 'pressedAt')))
          .catch(() => Number.NaN),
      ),
  )
  return Math.max(...presses.filter((time) => !Number.isNaN(time)))
}
