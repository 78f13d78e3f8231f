import type { Page } from '@playwright/test'
import { applyDirectEdit } from '#design/direct-edits/apply.ts'
import { colourOperations } from '#design/direct-edits/colour.ts'
import { hasOwnWords, wordsOperations } from '#design/direct-edits/words.ts'
import { openDocument } from '#design/document.ts'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { visibleText } from '#design/text.ts'
import type { Operation, PageDocument, PageElement } from '#design/types.ts'
import { type PreviewLab, shownFrame, showPage } from '#test/support/preview-lab.ts'
import { request, runTurn } from '#test/support/run-turn.ts'

/** One change, who made it, and why it is not what was asked for. */
export type EditSeen = { by: 'hand' | 'designer'; kind: 'text' | 'style'; wrong: string[] }

const words = 'Quiet hours'

/** Changes the words and the colour of one element, by hand and by the built-in designer, and looks at the effect in the preview. */
export async function editEach(lab: PreviewLab, html: string): Promise<EditSeen[]> {
  const document = openDocument(html)
  const target = targetOf(document)
  if (!target) return [{ by: 'hand', kind: 'text', wrong: ['no element with words of its own'] }]
  const said = saidBy(document, target)
  const byHand = (operations: readonly Operation[] | null): string => {
    const made = operations ? applyDirectEdit(document, operations) : null
    return made?.ok ? made.document.html : html
  }
  // words that stand there twice are no name of one of them: that one is picked
  const targets = isAlone(document, target) ? {} : { targets: [target.key] }
  const byDesigner = async (prompt: string) =>
    (await runTurn(request(prompt, { html, ...targets }), { model: null, designer: { compose, edit } })).page
  const name = /^h\d$/.test(target.tag) ? 'headline' : target.tag === 'p' ? 'paragraph' : 'text'
  const named = isAlone(document, target) ? `the ${name} "${said}"` : 'this'
  const made: (Omit<EditSeen, 'wrong'> & { html: string })[] = [
    { by: 'hand', kind: 'text', html: byHand(wordsOperations(document, target.key, [words])) },
    { by: 'hand', kind: 'style', html: byHand(colourOperations(document, target.key, 'text', '[#b91c1c]')) },
    { by: 'designer', kind: 'text', html: await byDesigner(`Change ${named} to "${words}"`) },
    { by: 'designer', kind: 'style', html: await byDesigner(`Make ${named} red`) },
  ]
  const page = await lab.open()
  try {
    const seen: EditSeen[] = []
    for (const { by, kind, html: changed } of made) {
      const wrong = elsewhere(document, target, changed, kind)
      if (changed !== html) {
        await showPage(page, marked(changed, target))
        const isRight = ({ text, color }: Shown) => (kind === 'text' ? text.startsWith(words) : isRed(color))
        const shown = await shownAs(page, isRight)
        if (!isRight(shown)) wrong.push(`"${said}" is "${shown.text.slice(0, 40)}" in ${shown.color}`)
      }
      seen.push({ by, kind, wrong })
    }
    return seen
  } finally {
    await page.context().close()
  }
}

const mark = 'data-edited'

type Shown = { text: string; color: string }

/** How the element is drawn once it is as it must be; else as it was seen last: a frame and its styles come a moment later. */
async function shownAs(page: Page, isRight: (shown: Shown) => boolean): Promise<Shown> {
  let last: Shown = { text: 'nothing', color: 'none' }
  for (let attempt = 0; attempt < 50 && !isRight(last); attempt++) {
    if (attempt > 0) await page.waitForTimeout(100)
    const frame = await shownFrame(page)
    const found = await frame
      .evaluate((mark) => {
        const element = document.querySelector(`[${mark}]`)
        return element && { text: element.textContent.trim(), color: getComputedStyle(element).color }
      }, mark)
      .catch(() => null)
    last = found ?? last
  }
  return last
}

/** What a person would change first: a heading, else other words of the page; best such as stand there once. */
function targetOf(document: PageDocument): PageElement | null {
  const found = [...document.elements.values()].filter((element) => {
    const said = saidBy(document, element)
    const isPlain = !document.html.slice(element.openEnd, element.closeStart).includes('<')
    return isPlain && said.length > 2 && said.length < 80 && hasOwnWords(document, element.key)
  })
  const ranked = [/^h1$/, /^h[23]$/, /^(?:p|span|div)$/].flatMap((tag) => {
    const some = found.filter((element) => tag.test(element.tag))
    return [...some.filter((element) => isAlone(document, element)), ...(tag.source === '^h1$' ? some : [])]
  })
  return ranked[0] ?? found.find(({ tag }) => tag !== 'title') ?? null
}

/** No other element says just this; a title of the tab may. */
const isAlone = (document: PageDocument, element: PageElement) =>
  [...document.elements.values()].every(
    (other) => other === element || other.tag === 'title' || saidBy(document, other) !== saidBy(document, element),
  )

const saidBy = (document: PageDocument, { openEnd, closeStart }: PageElement) =>
  visibleText(document.html.slice(openEnd, closeStart)).trim()

/** The page with a mark on the element; its start stands where it stood. */
function marked(html: string, { start, tag }: PageElement): string {
  const at = start + 1 + tag.length
  return `${html.slice(0, at)} ${mark}${html.slice(at)}`
}

/** Every byte that changed lies in the words of the element, or in its start tag. */
function elsewhere(document: PageDocument, element: PageElement, html: string, kind: EditSeen['kind']): string[] {
  if (html === document.html) return ['nothing changed']
  const [from, to] = kind === 'text' ? [element.openEnd, element.closeStart] : [element.start, element.openEnd]
  const before = document.html.slice(0, from)
  const behind = document.html.slice(to)
  return html.startsWith(before) && html.endsWith(behind) ? [] : ['bytes changed elsewhere']
}

/** A colour that everybody calls red, however it is written. */
function isRed(color: string): boolean {
  const [, lightness = 0, chroma = 0, hue = 0] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(color)?.map(Number) ?? []
  if (chroma > 0) return lightness > 0.3 && chroma > 0.1 && (hue < 45 || hue > 350)
  const [r = 0, g = 255, b = 255] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return r > 120 && g < r / 2 && b < r / 2
}
