import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import type { DrawnStyle } from '#design/direct-edits/looks.ts'
import { openDocument } from '#design/document.ts'
import { isPickable } from '#design/direct-edits/pickable.ts'
import { applySplices } from '#design/splices.ts'
import type { Key, PageDocument } from '#design/types.ts'
import { shownFrame } from '#test/support/preview-lab.ts'

/** The properties of which each element is read, as a browser computes them. */
export const properties = [
  'color',
  'background-color',
  'background-image',
  'font-size',
  'font-weight',
  'font-style',
  'text-align',
  'text-transform',
  'text-decoration-line',
  'border-top-left-radius',
  'border-bottom-right-radius',
  'border-top-width',
  'border-bottom-width',
  'border-top-color',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'margin-top',
  'margin-bottom',
  'row-gap',
  'column-gap',
  'box-shadow',
] as const

export type Property = (typeof properties)[number]

/** Words as they are drawn. `grounds`: what lies behind them, from the inside out; 'picture' where no colour can be told. */
export type DrawnText = { words: string; ink: string; grounds: string[]; line: string } & Pick<DrawnStyle, 'size'>

export type DrawnElement = {
  styles: Record<Property, string>
  /** the words that stand right in it */
  texts: DrawnText[]
  /** what lies behind it, itself first */
  grounds: string[]
  height: number
  isShown: boolean
}

/** A page as the preview draws it, by the keys of its source. */
export type DrawnLooks = ReadonlyMap<Key, DrawnElement>

const mark = 'data-bench-key'

let shows = 0

/** Shows a page in the preview and reads every element. `keyed`: the document whose keys are meant. */
export async function readDrawn(page: Page, html: string, keyed: PageDocument): Promise<DrawnLooks> {
  // the same page would not be drawn once more
  shows += 1
  await show(page, `${marked(html, keyed)}\n<!-- ${shows} -->`)
  const frame = await settled(page)
  return new Map(await frame.evaluate(inPage, { mark, properties }))
}

/** Shows a page and goes on once it is on the screen: hundreds of them are shown, so nothing waits longer than that. */
async function show(page: Page, html: string): Promise<void> {
  await page.evaluate((html) => previewLab.show(html, false, 'Home'), html)
  await page.waitForFunction((html) => {
    const last = Object(previewLab.said.findLast(({ what }) => what === 'rendered')?.value)
    return last.final === true && last.html === html
  }, html)
}

/** How the tools of the builder see one element: measured by what the frame itself has for it. */
export async function looksAt(page: Page, key: Key): Promise<DrawnStyle | null> {
  const frame = await shownFrame(page)
  return frame.evaluate<DrawnStyle | null>(
    `{ ${looksCode}; const at = document.querySelector('[${mark}="${key}"]'); at && looksOf(at) }`,
  )
}

const looksCode = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, '../../../src/preview/runtime/pick-looks.ts'), 'utf8'),
)
  .replaceAll(/^import .*$/gm, '')
  .replaceAll(/^export /gm, '')

/** The page with the key of each element in its start tag; those that the given document knows keep theirs. */
function marked(html: string, keyed: PageDocument): string {
  const document = openDocument(html, keyed)
  const splices = [...document.elements.values()]
    .filter((element) => element.key === 'body' || isPickable(document, element))
    .map(({ key, start, tag }) => ({
      start: start + 1 + tag.length,
      end: start + 1 + tag.length,
      insert: ` ${mark}="${key}"`,
    }))
  return applySplices(html, splices)
}

/** The frame once its styles are there and what moves has come to its end. */
async function settled(page: Page): Promise<Frame> {
  let before = ''
  for (let attempt = 0; attempt < 40; attempt++) {
    const frame = await shownFrame(page)
    const now = await frame.evaluate(atRest).catch(() => '')
    if (now !== '' && now === before) return frame
    before = now
    await page.waitForTimeout(30)
  }
  return shownFrame(page)
}

/** Ends what moves, and says how much there is to see. */
function atRest(): string {
  for (const animation of document.getAnimations()) {
    try {
      animation.finish()
    } catch {
      animation.cancel()
    }
  }
  const all = [...document.querySelectorAll('body, body *')]
  const looks = all.map((element) => {
    const { color, backgroundColor, fontSize, paddingTop } = getComputedStyle(element)
    return `${color}${backgroundColor}${fontSize}${paddingTop}`
  })
  return `${all.length} ${looks.join('')}`
}

type AskedLook = { mark: string; properties: readonly Property[] }

function inPage({ mark, properties }: AskedLook): [Key, DrawnElement][] {
  const empty = /^(?:transparent|rgba\(0, 0, 0, 0\))$/
  const groundsOf = (from: Element): string[] => {
    const found: string[] = []
    for (let at: Element | null = from; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') found.push('picture')
      if (!empty.test(backgroundColor)) found.push(backgroundColor)
    }
    return found
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const { visibility, clip } = getComputedStyle(element)
    return width > 1 && height > 1 && visibility === 'visible' && clip === 'auto'
  }
  /** the line under words comes from whatever is around them */
  const lineOf = (from: Element): string => {
    for (let at: Element | null = from; at; at = at.parentElement) {
      const { textDecorationLine, display } = getComputedStyle(at)
      if (textDecorationLine !== 'none') return textDecorationLine
      if (display.startsWith('inline-')) break
    }
    return 'none'
  }
  const textOf = (node: Node, element: Element) => {
    const style = getComputedStyle(element)
    const fill = style.getPropertyValue('-webkit-text-fill-color')
    return {
      words: (node.textContent ?? '').trim().slice(0, 60),
      ink: empty.test(fill) ? 'picture' : fill,
      grounds: groundsOf(element),
      line: lineOf(element),
      size: Number.parseFloat(style.fontSize),
    }
  }
  return [...document.querySelectorAll(`[${mark}]`)].map((element) => {
    const style = getComputedStyle(element)
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
    const styles = Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]))
    const isShown = isSeen(element)
    return [
      element.getAttribute(mark) ?? '',
      {
        styles: styles as Record<Property, string>,
        texts: isShown ? texts.map((node) => textOf(node, element)) : [],
        grounds: groundsOf(element),
        height: element.getBoundingClientRect().height,
        isShown,
      },
    ]
  })
}
