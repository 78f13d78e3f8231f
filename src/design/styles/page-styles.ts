import { attributeValue, type Located, parseSource } from '../parse.ts'
import { type OwnClasses, ownClasses } from './own-classes.ts'
import { readRules } from './read-rules.ts'
import { placedClasses } from './section-parts.ts'

/** What a page says about the way it is styled. */
export type PageStyles = {
  /** it names Tailwind, or it was written here: its classes are meant as Tailwind's */
  isMarked: boolean
  /** every class in use, once; in a page with guests not theirs */
  classes: ReadonlySet<string>
  /** the share of its elements that have at least one of some classes, from 0 to 1 */
  share: (isMeant: (name: string) => boolean) => number
  /** classes of the sections of ours that are guests in it */
  guests: ReadonlySet<string>
  own: OwnClasses
  /** the text of each stylesheet of its own */
  sheets: readonly string[]
  /** how many of its own rules give a look to something: a class, a heading, a list */
  looks: number
}

/** Reads how a page is styled; it may be cut anywhere. */
export function pageStyles(html: string): PageStyles {
  const { elements } = parseSource(html)
  const { page, sections } = placedClasses(elements)
  const sheets = elements.filter(isOwnSheet).map((element) => textOf(html, element))
  return {
    isMarked: elements.some((element) => isMark(html, element)) || sheets.some(isTheme),
    classes: new Set(page.flat()),
    share: (isMeant) => page.filter((names) => names.some(isMeant)).length / Math.max(1, page.length),
    guests: sections,
    own: ownClasses(sheets),
    sheets,
    looks: sheets.flatMap(readRules).filter(({ selector }) => !isGround.test(selector)).length,
  }
}

/** Rules that a page with utilities has too: variables, its ground, focus, selection, scroll bars. */
const isGround = /^(?::root|:host|html|body|\*|:focus-visible|::[\w-]+)/i

const textOf = (html: string, { openEnd, closeStart }: Located) => html.slice(openEnd, closeStart)

const isOwnSheet = (element: Located) => element.tag === 'style' && !isTailwindSheet(element)

const isTailwindSheet = (element: Located) =>
  (attributeValue(element, 'type') ?? '').toLowerCase() === 'text/tailwindcss'

/** The theme block that rule 3 asks a model for, and that every page of the built-in designer has. */
const isTheme = (css: string) => /--accent\s*:/.test(css) && /--surface\s*:/.test(css) && /--ink\s*:/.test(css)

function isMark(html: string, element: Located): boolean {
  switch (element.tag) {
    case 'script': {
      const source = attributeValue(element, 'src')
      return source === null ? /\btailwind\.config\s*=/.test(textOf(html, element)) : /tailwind/i.test(source)
    }
    case 'link':
      return (
        /tailwind/i.test(attributeValue(element, 'href') ?? '') &&
        /stylesheet/i.test(attributeValue(element, 'rel') ?? '')
      )
    case 'style':
      return isTailwindSheet(element)
    case 'meta':
      return (
        attributeValue(element, 'name')?.toLowerCase() === 'generator' &&
        /^Pagewright\b/.test(attributeValue(element, 'content') ?? '')
      )
    default:
      return false
  }
}
