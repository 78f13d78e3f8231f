import { cleanPage } from '#design/clean.ts'
import { type Located, parseSource } from '#design/parse.ts'
import { applySplices, sortedSplices } from '#design/splices.ts'
import { visibleText } from '#design/text.ts'
import type { Splice } from '#design/types.ts'
import { type Bag, createBag } from './brought.ts'
import { leanFonts } from './css-fonts.ts'
import { replaceLoads } from './css-loads.ts'
import { namesOf, withoutUnused } from './css-prune.ts'
import { importDrawing, noSprites, type Sprites } from './import-drawings.ts'
import { importNoscript } from './import-noscript.ts'
import { importBackgrounds, importMedia, importPicture, importSource } from './import-pictures.ts'
import { importScripts } from './import-scripts.ts'
import { chosenTitleOf, importLink, importStyle, type PageStyle, writeStyles } from './import-styles.ts'
import { isWithin } from './data-address.ts'
import { type Loss, lossOf, times } from './losses.ts'
import {
  bring,
  isPictureAvailable,
  leaveOut,
  loadFor,
  type PageContext,
  readAttribute,
  setAttribute,
} from './page-context.ts'
import { reveal, revealed } from './reveal.ts'
import { noSite, type Site } from './site.ts'

/** A page on its way in: marks stand for the files that it brings along. */
export type CleanImport = { html: string; losses: Loss[]; bag: Bag }

/** Styles of more than this many characters are looked through for rules that match nothing. */
const longStyles = 60_000

/**
 * A page of elsewhere as one of ours: it loads nothing from outside. What stands in it stays; of what it links that comes
 * in which lies beside it.
 */
export function cleanImport(html: string, site: Site = noSite, withScripts = true): CleanImport {
  const { elements } = parseSource(html)
  const context: PageContext = {
    html,
    elements,
    site,
    bag: createBag(),
    losses: [],
    splices: [],
    atEnd: [],
    lacksScripts: false,
  }
  const styles: PageStyle[] = []
  const sprites = noSprites(elements)
  const chosenTitle = chosenTitleOf(elements)
  importScripts(context, withScripts)
  let goneUntil = 0
  for (const element of elements) {
    if (element.start < goneUntil) continue
    const before = context.splices.length
    importElement(context, element, { styles, sprites, chosenTitle })
    const gone = context.splices.slice(before).find(({ start, end }) => start === element.start && end === element.end)
    if (gone) goneUntil = element.end
  }
  shrinkStyles(context, styles)
  writeStyles(context, styles)
  const written = applySplices(html, withoutInner(sortedSplices([...context.splices, ...endOf(context)])))
  const cleaned = cleanPage(written)
  return { html: cleaned.html, losses: [...cleaned.removed.flatMap(lossOf), ...context.losses], bag: context.bag }
}

/** A page that was exported here: only what no page may have goes, which a page of ours does not have. */
export function cleanOwn(html: string): CleanImport {
  const cleaned = cleanPage(html)
  return { html: cleaned.html, losses: cleaned.removed.flatMap(lossOf), bag: createBag() }
}

/** What stands inside of something that goes needs no change of its own. @param splices sorted by where they start */
export function withoutInner(splices: readonly Splice[]): Splice[] {
  let end = 0
  return splices.filter((splice) => {
    if (splice.start < end) return false
    end = splice.end
    return true
  })
}

type Gathered = { styles: PageStyle[]; sprites: Sprites; chosenTitle: string | null }

function importElement(context: PageContext, element: Located, { styles, sprites, chosenTitle }: Gathered): void {
  if (context.lacksScripts && reveal(context, element)) return
  importInlineStyle(context, element)
  switch (element.tag) {
    case 'link':
      return importLink(context, element, styles, chosenTitle)
    case 'style':
      return element.foreign ? undefined : importStyle(context, element, styles)
    case 'img':
      return importPicture(context, element)
    case 'input':
      return readAttribute(element, 'type')?.toLowerCase() === 'image' ? importPicture(context, element) : undefined
    case 'source':
      return importSource(context, element)
    case 'video':
    case 'audio':
    case 'track':
      return importMedia(context, element)
    case 'iframe':
    case 'frame':
    case 'embed':
    case 'object':
      return importFrame(context, element)
    case 'image':
    case 'feImage':
    case 'use':
      return importDrawing(context, element, sprites)
    case 'meta':
      return importMeta(context, element)
    case 'base':
      return leaveOut(
        context,
        element,
        /^\s*([a-z]+:)?\/\//i.test(readAttribute(element, 'href') ?? '') ? 'base' : null,
      )
    case 'noscript':
      return importNoscript(context, element)
  }
}

/** Pictures that the style of an element loads, and backgrounds that stand in its attributes. */
function importInlineStyle(context: PageContext, element: Located): void {
  const style = readAttribute(element, 'style')
  const background = importBackgrounds(context, element)
  let css = style ?? ''
  if (context.lacksScripts) css = revealed(element, css)
  if (/url\(|image-set\(/i.test(css))
    css = replaceLoads(css, loadFor(context, context.site), isPictureAvailable(context, context.site))
  if (background !== null && !/background/i.test(css))
    css = `${css.replace(/;?\s*$/, css.trim() === '' ? '' : ';')}background-image:url('${background}')`
  if (css !== (style ?? '')) setAttribute(context, element, 'style', css)
}

/** A drawing in an `<object>` is a picture; any other frame shows what is not in the page. */
function importFrame(context: PageContext, element: Located): void {
  const name = element.tag === 'object' ? 'data' : 'src'
  const address = readAttribute(element, name) ?? readAttribute(element, 'data-src') ?? ''
  if (isWithin(address)) return
  const found =
    element.tag === 'iframe' || element.tag === 'frame' ? null : bring(context, address, 'picture', 'data:,')
  if (found === null) leaveOut(context, element, 'frame')
  else setAttribute(context, element, name, found)
}

/** The page is written as UTF-8, and a policy of the place where it was would stop its own styles. */
function importMeta(context: PageContext, element: Located): void {
  const equiv = (readAttribute(element, 'http-equiv') ?? '').toLowerCase()
  if (equiv.startsWith('content-security-policy')) return leaveOut(context, element, 'policy')
  const charset = readAttribute(element, 'charset')
  if (charset !== null && !/^utf-?8$/i.test(charset.trim())) setAttribute(context, element, 'charset', 'utf-8')
  const content = readAttribute(element, 'content') ?? ''
  if (equiv === 'content-type' && /charset=/i.test(content) && !/charset=\s*utf-?8/i.test(content)) {
    setAttribute(context, element, 'content', content.replace(/charset=[^;]*/i, 'charset=utf-8'))
  }
}

/** Styles without the typefaces nobody uses and, where they are long, without the rules that match nothing. */
function shrinkStyles(context: PageContext, styles: readonly PageStyle[]): void {
  const { html, losses } = context
  const sheets = styles.flatMap((style) => style.sheets)
  const linked = styles.filter(({ element }) => element.tag === 'link').flatMap((style) => style.sheets)
  if (linked.reduce((length, { css }) => length + css.length, 0) > longStyles) {
    const names = namesOf(applySplices(html, withoutInner(sortedSplices([...context.splices, ...endOf(context)]))))
    for (const sheet of linked) {
      const { css, dropped } = withoutUnused(sheet.css, names)
      sheet.css = css
      losses.push(...times('rules', dropped))
    }
  }
  const hasFaces = sheets.some(({ css }) => /@font-face/i.test(css))
  const set = hasFaces ? context.elements.map((element) => readAttribute(element, 'style') ?? '').join(';') : ''
  const all = hasFaces ? `${sheets.map(({ css }) => css).join('\n')}\n*{${set}}` : ''
  const text = hasFaces ? visibleText(html) : ''
  for (const sheet of sheets) {
    const isAtHand = (address: string) =>
      bring({ site: sheet.site, bag: context.bag }, address, 'font', 'data:,') !== null
    const lean = leanFonts(sheet.css, all, text, isAtHand)
    losses.push(...times('font', lean.lost))
    sheet.css = replaceLoads(lean.css, loadFor(context, sheet.site), isPictureAvailable(context, sheet.site))
  }
}

/** What comes before the end of the body. */
function endOf({ html, elements, atEnd }: PageContext): Splice[] {
  if (atEnd.length === 0) return []
  const at = elements.find(({ place }) => place === 'body')?.closeStart ?? html.length
  return [{ start: at, end: at, insert: `${atEnd.join('\n')}\n` }]
}
