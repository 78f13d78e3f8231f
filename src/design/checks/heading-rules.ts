import { attributeValue } from '../parse.ts'
import type { Operation } from '../types.ts'
import { around, inside, oncePerPage } from './page-index.ts'
import { bodyElements, isHidden, wordsOf } from './read-page.ts'
import type { CheckedElement, CheckedPage, Rule, RuleMatch } from './types.ts'

const isHeading = (element: CheckedElement): boolean => /^h[1-6]$/.test(element.tag)
const levelOf = (element: CheckedElement): number =>
  Number(attributeValue(element, 'aria-level') ?? element.tag.slice(1)) || Number(element.tag.slice(1))

function headingsOf(page: CheckedPage): CheckedElement[] {
  return bodyElements(page).filter((element) => isHeading(element) && !isHidden(page, element))
}

const headingAround = around(isHeading)

/** Whether the page's own CSS dresses headings by their tag. */
const dressesHeadings = oncePerPage(({ css }) =>
  /(^|[\s,>+~}])h[1-6]\s*(?=[{,:.>+~[]|\s)/im.test(css.replace(/\/\*[\s\S]*?\*\//g, '')),
)

/**
 * A heading of another level. Where the page's own CSS dresses headings by their tag the level is only said, so that
 * nothing changes its looks; elsewhere the tag is written anew.
 */
function relevelled(page: CheckedPage, heading: CheckedElement, level: number): Operation[] | null {
  const { key: k } = heading
  // one inside another would be written twice
  if (k === null || headingAround(page, heading)) return null
  if (dressesHeadings(page)) return [{ do: 'attr', k, name: 'aria-level', value: String(level) }]
  const open = page.html.slice(heading.start + 3, heading.openEnd)
  return [{ do: 'replace', k, html: `<h${level}${open}${content(page, heading)}</h${level}>` }]
}

/** So many elements inside of a heading are looked at; the others move over by their source. */
const mostInside = 200

/** What is inside moves over as it is: elements by their keys, so that nothing in them is judged or named anew. */
function content(page: CheckedPage, heading: CheckedElement): string {
  let html = ''
  let at = heading.openEnd
  for (const child of inside(page, heading, mostInside)) {
    if (child.parent !== heading.index || child.key === null) continue
    html += `${page.html.slice(at, child.start)}<keep k="${child.key}"/>`
    at = child.end
  }
  return html + page.html.slice(at, heading.closeStart)
}

/** One heading says what the page is about. */
export const oneH1: Rule = {
  name: 'one-h1',
  find(page): RuleMatch[] {
    const headings = headingsOf(page)
    const [first, ...others] = headings.filter((heading) => levelOf(heading) === 1)
    if (!first) return missing(page, headings)
    if (others.length === 0) return []
    const all = [first, ...others]
    const kept = all.find((heading) => inMain(page, heading)) ?? first
    return all
      .filter((heading) => heading !== kept)
      .map((heading) => ({
        element: heading,
        fix: relevelled(page, heading, 2),
        message: `“${short(wordsOf(page, heading))}” is a second main heading.`,
      }))
  },
}

function missing(page: CheckedPage, headings: readonly CheckedElement[]): RuleMatch[] {
  const top = headings.find((heading) => inMain(page, heading)) ?? headings[0]
  // a card's title is not the page's
  const fit = top && top === headings[0] && levelOf(top) === 2 && !inCard(page, top)
  return [{ element: fit ? top : null, fix: fit ? relevelled(page, top, 1) : null }]
}

const inMain = (page: CheckedPage, heading: CheckedElement): boolean => besideAround(page, heading) === undefined

const besideAround = around(
  ({ tag, parent }, page) =>
    ['nav', 'footer', 'aside', 'dialog'].includes(tag) || (tag === 'header' && page.elements[parent]?.tag === 'body'),
)

const inCard = (page: CheckedPage, heading: CheckedElement): boolean => cardAround(page, heading) !== undefined

const cardAround = around(({ tag }) => ['li', 'article', 'details', 'td'].includes(tag))

/** Levels go down one at a time, so that the outline of the page can be followed. */
export const headingOrder: Rule = {
  name: 'heading-order',
  find(page): RuleMatch[] {
    const found: RuleMatch[] = []
    const open: { said: number; meant: number }[] = []
    for (const heading of headingsOf(page)) {
      const said = levelOf(heading)
      while (open.length > 0 && (open.at(-1)?.said ?? 0) >= said) open.pop()
      const around = open.at(-1)
      const meant = around ? Math.min(said, around.meant + 1) : said
      open.push({ said, meant })
      if (meant === said) continue
      found.push({
        element: heading,
        fix: relevelled(page, heading, meant),
        message: `“${short(wordsOf(page, heading))}” is a heading of level ${said} where ${meant} comes next.`,
      })
    }
    return found
  },
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd().toWellFormed()}…` : text)
