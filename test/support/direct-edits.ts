import type { FrameLocator, Page } from '@playwright/test'
import { directEditIdleMs } from '#client/state/builder/limits.ts'
import { previewFrame, shownPage } from './builder.ts'
import { until } from './product.ts'
import { see } from './see.ts'

/** A page with one of everything that a person changes by hand. */
export const directEditPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Nordlys</title>
<style>
:root{--surface:oklch(.98 .005 90);--surface-2:oklch(.95 .01 90);--ink:oklch(.2 .02 250);--muted:oklch(.45 .02 250);--accent:oklch(.5 .15 250);--accent-ink:oklch(1 0 0)}
</style>
</head>
<body class="bg-(--surface) text-(--ink)">
<header data-section="header" class="px-6 py-4"><nav class="flex gap-4"><a href="#top">Nordlys</a><a href="#hours">Hours</a></nav></header>
<main id="top">
  <section data-section="hero" class="px-6 py-16">
    <h1 class="text-5xl">Coffee for the <em>long</em> dark</h1>
    <p class="mt-4">Roasted in <strong>Bergen</strong> &amp; sent on Mondays.</p>
    <a href="#hours" class="mt-6 inline-block rounded-lg bg-(--accent) px-4 py-2 text-(--accent-ink)">Start free</a>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A cup" width="120" height="80">
  </section>
  <section data-section="hours" id="hours" class="p-10">
    <h2>Opening hours</h2>
    <ul class="mt-4 space-y-2">
      <li class="rounded-lg border p-4">Monday</li>
      <li class="rounded-lg border p-4">Tuesday</li>
      <li class="rounded-lg border p-4">Wednesday</li>
    </ul>
  </section>
</main>
<script>document.body.dataset.ran = 'yes'</script>
</body>
</html>
`

/** Opens /app with a page that this browser has kept. */
export async function openSavedPage(
  page: Page,
  pages: Record<string, string> = { Home: directEditPage },
  toPreview: () => Promise<void> = async () => {},
): Promise<void> {
  await page.addInitScript(
    ([kept, idle]) => {
      if (window.top !== window) return
      if (localStorage.getItem('pageData') === null) localStorage.setItem('pageData', JSON.stringify(kept))
      const wait = globalThis.setTimeout
      // On a busy machine one change is so far from the next that each would become a version of its own.
      globalThis.setTimeout = ((run: () => void, ms = 0) => wait(run, ms === idle ? 20 * ms : ms)) as typeof setTimeout
    },
    [pages, directEditIdleMs] as const,
  )
  await page.goto('/app')
  await toPreview()
  await previewFrame(page)
}

/** Begins to select, and gives the frame in which nothing of the page runs. */
export async function select(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await see(page.getByText(/Changes by hand are free|Tap an element/)).toBeVisible()
  // A page whose script ran gets a fresh frame first.
  await canPick(page)
  return shownPage(page)
}

/** Waits until the frame that is shown is one in which elements are picked. */
export async function canPick(page: Page): Promise<void> {
  await until(() =>
    shownPage(page)
      .locator('html')
      .evaluate(() => document.adoptedStyleSheets.length > 0)
      .catch(() => false),
  )
}

/** The tools of what is picked. */
export const tools = (page: Page) => page.getByRole('toolbar', { name: /^Change the picked/ })

/** The versions that this browser keeps: number and title. */
export function savedVersions(page: Page): Promise<{ title: string | null; html: string }[]> {
  return page.evaluate(() => {
    const points: { title: string | null; pageData: Record<string, string> }[] = JSON.parse(
      localStorage.getItem('restorePoints') ?? '[]',
    )
    return points.map(({ title, pageData }) => ({ title, html: pageData['Home'] ?? '' }))
  })
}

/** Presses what is drawn there, wherever the width and the zoom have put it. */
export async function press(page: Page, selector: string, times: 1 | 2 = 1): Promise<void> {
  const frame = await previewFrame(page)
  const inside = await frame.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = element?.getBoundingClientRect()
    return box && { x: box.left + Math.min(box.width / 2, 24), y: box.top + box.height / 2 }
  }, selector)
  const outside = await (await frame.frameElement()).evaluate((element) => {
    if (!(element instanceof HTMLElement)) return null
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, scale: width / element.offsetWidth }
  })
  if (!inside || !outside) throw new Error(`Nothing is drawn for ${selector}.`)
  await page.mouse.click(outside.left + inside.x * outside.scale, outside.top + inside.y * outside.scale, {
    clickCount: times,
  })
}

/** The page as it stands, changed by hand or not. */
export function shownSource(page: Page): Promise<string> {
  return page.evaluate(() => {
    const hand: Record<string, string> = JSON.parse(sessionStorage.getItem('pagewright.hand') ?? '{}')
    const kept: Record<string, string> = JSON.parse(localStorage.getItem('pageData') ?? '{}')
    return hand['Home'] ?? kept['Home'] ?? ''
  })
}
