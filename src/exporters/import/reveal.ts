import type { Located } from '#design/parse.ts'
import { visibleText } from '#design/text.ts'
import { leaveOut, type PageContext, readAttribute, setAttribute } from './page-context.ts'

const loaderName =
  /^(js-|site-|page-|main-)?(pre-?loader|preloder|page-?loader|loader-wrapper|loader-wrap|loader-bg|loading-screen|loader-overlay|spinner-wrapper)$/i

/**
 * Shows what a page hides until one of its scripts has run, where that script stays out: what comes into view in a
 * moment, and what a loading screen covers.
 * @returns whether the element goes
 */
export function reveal(context: PageContext, element: Located): boolean {
  const classes = (readAttribute(element, 'class') ?? '').split(/\s+/).filter(Boolean)
  if (
    [...classes, readAttribute(element, 'id') ?? ''].some((name) => loaderName.test(name)) &&
    isScreen(context, element)
  ) {
    leaveOut(context, element, 'loader')
    return true
  }
  if (readAttribute(element, 'data-aos') !== null) setAttribute(context, element, 'data-aos', null)
  if (classes.includes('elementor-invisible')) {
    setAttribute(context, element, 'class', classes.filter((name) => name !== 'elementor-invisible').join(' '))
  }
  return false
}

const isScreen = ({ html }: PageContext, { tag, start, end }: Located) =>
  !['html', 'body', 'main'].includes(tag) && end - start < 8000 && visibleText(html.slice(start, end)).length < 60

/** An inline style without what waits for a script: see-through and moved aside. */
export function revealed(element: Located, style: string): string {
  const declarations = style.split(/;(?![^(]*\))/)
  const value = (name: string) =>
    declarations
      .find((declaration) => declaration.split(':')[0]?.trim().toLowerCase() === name)
      ?.split(':')[1]
      ?.trim()
  const isClear = Number(value('opacity') ?? 1) <= 0.01
  const isWhole =
    (element.tag === 'body' || element.tag === 'html') &&
    /^(none|hidden)$/.test(value('display') ?? value('visibility') ?? '')
  const isAnimated = value('visibility') === 'hidden' && /\bwow\b/.test(readAttribute(element, 'class') ?? '')
  if (!isClear && !isWhole && !isAnimated) return style
  const going = isWhole
    ? ['display', 'visibility']
    : ['opacity', 'visibility', 'will-change', 'filter', ...(isClear ? transforms : [])]
  return declarations
    .filter((declaration) => !going.includes(declaration.split(':')[0]?.trim().toLowerCase() ?? ''))
    .join(';')
}

const transforms = ['transform', '-webkit-transform', '-moz-transform', '-ms-transform']
