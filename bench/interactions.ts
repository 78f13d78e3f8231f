import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { previewFrame } from '#test/support/builder.ts'
import { press, select, tools } from '#test/support/direct-edits.ts'
import { withSavedVersions } from '#test/support/saved-versions.ts'
import { openBrowser, startProduct, visit } from '#test/support/product.ts'
import { notePresses, pressOn, reaction } from './support/reaction.ts'
import { samplePage } from './support/sample-page.ts'

/** What one press in the preview may take until its answer is drawn, in ms. */
const limit = 100

/**
 * Works by hand on a page in a real browser and prints how long each press takes until its answer is drawn:
 * `npm run bench -- interactions [--runs 5] [--size 30]`, the size in KB. Fails when the median of one is over the limit.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, size: { type: 'string', default: '30' } },
  })
  const product = await startProduct()
  const browser = await openBrowser()
  const times = new Map<string, number[]>()
  const add = (what: string, time: number) => times.set(what, [...(times.get(what) ?? []), time])
  for (let n = 0; n < Number(values.runs); n += 1) {
    const { page, context, close } = await visit(browser, product)
    await notePresses(page)
    const first = samplePage(Number(values.size))
    const later = first.replaceAll('Part 2', 'The second part')
    await withSavedVersions(context, [first, later, later.replaceAll('Part 4', 'The fourth part')])
    await page.goto('/app')
    await byHand(page, add)
    await versions(page, add)
    await close()
  }
  await browser.close()
  await product.stop()
  process.stdout.write(
    `from the press to the frame with its answer, page of ${values.size} KB, ${values.runs} runs, in ms\n`,
  )
  print(times)
}

type Add = (what: string, time: number) => void

async function byHand(page: Page, add: Add): Promise<void> {
  await select(page)
  const frame = await previewFrame(page)
  const tool = (name: string) => tools(page).getByRole('button', { name, exact: true })
  const inFrame = (selector: string) => ({ in: frame, selector })
  const crumbs = { in: page, selector: 'nav[aria-label="Picked element"]' }
  const first = '#part-1 li:first-child'

  add('pick', await reaction(page, crumbs, () => press(page, '#part-1 h2')))
  add('pick another', await reaction(page, crumbs, () => press(page, `${first} h3`)))
  await tool('Text').click()
  add('type a letter', await reaction(page, inFrame(`${first} h3`), () => page.keyboard.type('x')))
  const canUndo = { in: page, selector: 'button[aria-label="Undo"]' }
  add('text kept', await reaction(page, canUndo, () => page.keyboard.press('Enter')))
  add('undo', await reaction(page, inFrame(`${first} h3`), () => page.keyboard.press('ControlOrMeta+z')))
  add('redo', await reaction(page, inFrame(`${first} h3`), () => page.keyboard.press('ControlOrMeta+Shift+z')))

  await tool('Colour').click()
  const accent = page.getByRole('button', { name: 'Accent', exact: true })
  await accent.waitFor()
  add('colour', await pressOn(page, inFrame(`${first} h3`), accent))
  await page.keyboard.press('Escape')
  await tool('Spacing').click()
  const more = page.getByRole('button', { name: 'More above and below' })
  await more.waitFor()
  add('spacing', await pressOn(page, inFrame(`${first} h3`), more))
  await page.keyboard.press('Escape')

  await press(page, '#part-1 li:nth-child(2)')
  add('move', await pressOn(page, inFrame('#part-1 li'), tool('Move down')))
  add('duplicate', await pressOn(page, inFrame('#part-1 li'), tool('Duplicate')))
  add('delete', await pressOn(page, inFrame('#part-1 li'), tool('Delete')))
  await press(page, '#part-1 li:nth-child(2)')
  add('hide', await pressOn(page, inFrame('#part-1 li'), tool('Hide')))
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByText('Changed by hand', { exact: true }).first().waitFor()
}

async function versions(page: Page, add: Add): Promise<void> {
  await previewFrame(page)
  const panel = {
    in: page,
    selector: 'section[aria-labelledby="compare-title"] h2, section[aria-labelledby="compare-title"] [role="status"]',
  }
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  const region = page.getByRole('region', { name: 'Compare' })
  add('compare, first time', await pressOn(page, panel, compare))
  await page.keyboard.press('Escape')
  await region.waitFor({ state: 'detached' })
  add('compare', await pressOn(page, panel, compare))
  const map = region.getByRole('list', { name: 'Sections of both versions' })
  await map.waitFor()
  const group = { in: page, selector: 'section[aria-labelledby="compare-title"] [role="group"][aria-label="Section"]' }
  add('section on the map', await pressOn(page, group, map.getByRole('button').last()))
  const previous = region.getByRole('button', { name: 'Previous change' })
  add('previous change', await pressOn(page, group, previous))
  const back = region.getByRole('button', { name: 'Take this section back' })
  await back.waitFor()
  // the strip of versions in the panel shows the new one
  const whole = { in: page, selector: 'section[aria-labelledby="compare-title"]' }
  add('take back', await pressOn(page, whole, back))
  await page.getByRole('heading', { name: 'Compare' }).press('Escape')
  await region.waitFor({ state: 'detached' })

  const sheet = { in: page, selector: 'aside[aria-labelledby="check-title"]' }
  add('check begins', await pressOn(page, sheet, page.getByRole('button', { name: 'Check page' })))
}

function print(times: Map<string, number[]>): void {
  for (const [what, list] of times) {
    list.sort((a, b) => a - b)
    const at = (part: number) => list[Math.floor((list.length - 1) * part)] ?? 0
    const isOver = at(0.5) > limit
    if (isOver) process.exitCode = 1
    process.stdout.write(
      `${what.padEnd(20)} p50 ${at(0.5).toFixed(0).padStart(4)}  max ${at(1).toFixed(0).padStart(4)}${isOver ? '  over the limit' : ''}\n`,
    )
  }
  process.stdout.write(`limit ${limit}\n`)
}
