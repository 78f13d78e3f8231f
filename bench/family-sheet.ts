/**
 * Shows every section of a family with typical, least and most content, in both modes, and prints what is wrong.
 * node scripts/run.mjs bench/family-sheet.ts FAMILY [--shots DIR] [--mode light|dark] [--hue DEGREES] [--only kind.variant] [--size typical|least|most]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { allProblems, type Family, library } from '../src/engine/composer/library.ts'
import { conformance, pageCss, unknownClasses } from '#test/support/family-checks.ts'
import { openBrowser } from '#test/support/product.ts'
import { type FillingSize, fillings } from '#test/support/sample-content.ts'
import { sheetPage } from '#test/support/sheet-page.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shots: { type: 'string' },
    mode: { type: 'string' },
    hue: { type: 'string' },
    only: { type: 'string' },
    size: { type: 'string' },
  },
})
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const { families } = library()
const id = positionals[0] ?? ''
const family = families.get(id)
for (const problem of allProblems(library()).filter((line) => line.startsWith(`${id}/`)))
  console.log(`PROBLEM ${problem}`)
if (!family) {
  console.log(`No family "${id}". There are: ${[...families.keys()].join(', ')}`)
  process.exit(1)
}
const folder = join(flags.shots ?? join(tmpdir(), 'family-sheets'), id)
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
for (const size of fillings) if (!flags.size || flags.size === size) await sheet(browser, family, size)
await browser.close()
console.log(`Pages and pictures: ${folder}`)

async function sheet(browser: Browser, family: Family, size: FillingSize) {
  const html = sheetPage(family, size, {
    mode: flags.mode === 'light' || flags.mode === 'dark' ? flags.mode : null,
    hue: flags.hue ? Number(flags.hue) : null,
    only: flags.only ?? null,
  })
  const name = [size, flags.mode, flags.hue].filter(Boolean).join('-')

  const css = await pageCss(html)
  const page = html.replace('</head>', () => `<style>${css}</style></head>`)
  writeFileSync(join(folder, `${name}.html`), page)
  for (const line of await unknownClasses(html)) console.log(`${name}: unknown class ${line}`)
  for (const line of await conformance(html)) console.log(`${name}: ${line}`)
  await look(browser, page, name)
}

async function look(browser: Browser, html: string, name: string) {
  const page = await browser.newPage()
  await page.route('**/*', (route) =>
    /^https?:/.test(route.request().url())
      ? (console.log(`${name}: asks for ${route.request().url()}`), route.abort())
      : route.continue(),
  )
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.setContent(html)
    for (const line of await page.evaluate(overflowing, width)) console.log(`${name}: overflow at ${width}: ${line}`)
    if (width === 390 || width === 1440)
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
    if (width === 390 || width === 1440) {
      await page.addScriptTag({ path: axeFile })
      for (const line of await page.evaluate(axeFindings)) console.log(`${name}: axe at ${width}: ${line}`)
    }
  }
  await page.close()
}

/** Sections wider than the window, and by how much. */
function overflowing(width: number): string[] {
  const over = document.documentElement.scrollWidth - width
  if (over <= 0) return []
  const guilty = [...document.querySelectorAll('[data-section]')].filter((section) =>
    [...section.querySelectorAll('*')].some(
      (element) => element.getBoundingClientRect().right > width + 1 && !element.closest('svg'),
    ),
  )
  return [`${over} px, perhaps ${guilty.map((section) => section.getAttribute('data-section')).join(', ')}`]
}

async function axeFindings(): Promise<string[]> {
  type Finding = { id: string; impact: string; nodes: { target: string[]; html: string; any: { message: string }[] }[] }
  const { axe } = window as unknown as { axe: { run: (root: Document) => Promise<{ violations: Finding[] }> } }
  const { violations } = await axe.run(document)
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.slice(0, 6).map((node) => {
      const section = document
        .querySelector(String(node.target[0]))
        ?.closest('[data-section]')
        ?.getAttribute('data-section')
      return `${id} (${impact}) in ${section ?? 'page'}: ${node.html.slice(0, 110)} ${node.any[0]?.message.slice(0, 140) ?? ''}`
    }),
  )
}
