import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { exportAs } from '#exporters/exporters.ts'
import { libraryCode } from '#server/library-code.ts'
import { cssOf } from '#server/tailwind.ts'
import { alpineIdioms } from '#test/support/alpine-idioms.ts'
import { drawn, seed } from '#test/support/draw.ts'
import { gsapIdioms } from '#test/support/gsap-idioms.ts'
import type { LibraryIdiom } from '#test/support/library-idioms.ts'
import { showPage, startPreviewLab } from '#test/support/preview-lab.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'

const lab = await startPreviewLab()
const folder = await mkdtemp(join(tmpdir(), 'library-uses-'))
afterAll(async () => {
  await lab.close()
  await rm(folder, { recursive: true, force: true })
})

type Use = { name: string; id: string; n: number; idiom: LibraryIdiom }

/** Ways of using a library with figures drawn for each, in an order that is drawn too. */
function uses(idioms: Record<string, LibraryIdiom>): Use[] {
  const figures = fc.sample(fc.integer({ min: 12, max: 99 }), { numRuns: 40, seed })
  return drawn(Object.entries(idioms), 16).map(([name, idiom], index) => ({
    name,
    idiom,
    id: `one-${index}`,
    n: figures[index] ?? 12,
  }))
}

const gsap = 'https://cdnjs.cloudflare.com/ajax/libs/gsap/3.12.5'
const alpine = 'https://cdn.jsdelivr.net/npm/alpinejs@3.x.x/dist/cdn.min.js'
const libraries = [
  {
    name: 'GSAP',
    idioms: gsapIdioms,
    links: ['gsap', 'ScrollTrigger', 'TextPlugin']
      .map((name) => `<script src="${gsap}/${name}.min.js"></script>`)
      .join(''),
    told: 'GSAP is not here: what it moves stands where it comes to rest.',
  },
  { name: 'Alpine', idioms: alpineIdioms, links: `<script defer src="${alpine}"></script>`, told: '' },
]

const pageOf = (all: readonly Use[], links: string) => `<!DOCTYPE html>
<html lang="en"><head><title>Alive</title>${links}</head>
<body>${all.map(({ idiom, id, n }) => idiom.html(id, n)).join('\n')}
${all.map(({ idiom, id, n }) => (idiom.code ? `<script>${idiom.code(id, n)}</script>` : '')).join('\n')}</body></html>`

async function stored(html: string): Promise<{ page: string; text: string }> {
  const model = scriptedModel({ text: `Here is the page.\n\`\`\`html\n${html}\n\`\`\``, size: 977 })
  const { done, page, text } = await runTurn(request('A page'), { model })
  expect(done.outcome).toBe('stored')
  return { page, text }
}

function listen(page: Page): string[] {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('request', (asked) => {
    if (/^https?:/.test(asked.url()) && !asked.url().startsWith(lab.origin)) wrong.push(asked.url())
  })
  return wrong
}

function writeInto(field: HTMLInputElement | SVGElement, words: string): void {
  if (field instanceof HTMLInputElement) field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const seen = (view: Page | Frame, id: string, look: LibraryIdiom['look']) =>
  view.locator(`#${id}`).evaluate((element, look) => {
    const style = getComputedStyle(element)
    const looks = {
      opacity: style.opacity,
      place: style.transform,
      width: style.width,
      display: style.display,
      colour: style.color,
    }
    return look === 'text' ? element.textContent.trim() : look === 'class' ? element.className : looks[look]
  }, look)

test.each(libraries)(
  'a page that uses $name shows what it would show, and what is pressed works',
  async ({ idioms, links, told }) => {
    const all = uses(idioms)
    const { page: html, text } = await stored(pageOf(all, links))
    expect(text).toContain(told)
    const context = await lab.browser.newContext({ viewport: { width: 1280, height: 900 } })
    try {
      const preview = await context.newPage()
      const file = await context.newPage()
      const wrong = [listen(preview), listen(file)]
      await preview.goto(lab.origin)
      const frame = await showPage(preview, html)
      await context.setOffline(true)
      const input = { pages: [{ name: 'Home', html }], page: 'Home', css: cssOf, library: libraryCode }
      const path = join(folder, 'index.html')
      await writeFile(path, (await exportAs('html', input)).content)
      await file.goto(pathToFileURL(path).href)
      for (const [window, view] of [[preview, frame] as const, [file, file] as const]) {
        await window.bringToFront()
        for (const { name, idiom, id, n } of all) {
          await view.locator(`#${id}`).evaluate((element) => element.scrollIntoView())
          const [field = '', words = ''] = idiom.write?.(id, n) ?? []
          if (field !== '') await view.locator(`#${field}`).evaluate(writeInto, words)
          for (const press of idiom.press?.(id) ?? [])
            await view.locator(`#${press}`).evaluate((it: HTMLElement) => it.click())
          await expect.poll(() => seen(view, id, idiom.look), { message: `${name} (${n})` }).toBe(idiom.is(n))
        }
      }
      expect(wrong).toEqual([[], []])
    } finally {
      await context.close()
    }
  },
)
