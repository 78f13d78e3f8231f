import { classList } from '../class-names.ts'
import { attributeValue } from '../parse.ts'
import { isLazyText } from '../placeholder-text.ts'
import { isForeign } from '../safety.ts'
import { textSpans } from '../text-spans.ts'
import { decodeText } from '../text.ts'
import { nearestClass } from './nearest-class.ts'
import { bodyElements } from './read-page.ts'
import type { CheckedElement, CheckedPage, Rule, RuleMatch } from './types.ts'

/** A class that means nothing changes nothing; most often it is a slip of the pen. */
export const unknownClass: Rule = {
  name: 'unknown-class',
  find(page): RuleMatch[] {
    if (!page.classExists) return []
    const exists = classTest(page)
    const meantBy = nearestTest(page)
    return bodyElements(page).flatMap((element): RuleMatch[] => {
      const value = attributeValue(element, 'class') ?? ''
      const wrong = classList(value).filter((name) => !exists(name))
      if (wrong.length === 0 || element.key === null) return []
      const meant = new Map(wrong.map((name) => [name, meantBy(name)]))
      const better = value.replace(/\S+/g, (name) => meant.get(name) ?? name)
      return [
        {
          element,
          fix: better === value ? null : [{ do: 'attr', k: element.key, name: 'class', value: better }],
          message: `The class ${wrong[0]} means nothing.`,
        },
      ]
    })
  },
}

/** So many names that the compiler does not know are looked into; on a page with more of them the others pass. */
const mostUnknown = 300

function classTest(page: CheckedPage): (name: string) => boolean {
  const asked = new Map<string, boolean>()
  return (name) => {
    if (page.classExists?.(name)) return true
    const known = asked.get(name) ?? (asked.size >= mostUnknown || isDefined(page, name))
    asked.set(name, known)
    return known
  }
}

const isDefined = (page: CheckedPage, name: string): boolean =>
  page.css.includes(`.${name}`) || page.scripts.includes(name)

function nearestTest(page: CheckedPage): (name: string) => string | null {
  const exists = (name: string) => page.classExists?.(name) === true || isDefined(page, name)
  const asked = new Map<string, string | null>()
  return (name) => {
    const meant = asked.has(name) ? (asked.get(name) ?? null) : nearestClass(name, exists)
    asked.set(name, meant)
    return meant
  }
}

/** Nobody means these, however long the text is. */
const latin = /\b(lorem ipsum|dolor sit amet)\b/i
const filler =
  /^\W*(your|sample|placeholder|dummy|example|insert) ((text|title|heading|description|content)( goes)?( here)?)\W*$/i

/** Words that were meant to be written later. */
export const placeholderText: Rule = {
  name: 'placeholder-text',
  find(page): RuleMatch[] {
    const body = page.document.elements.get('body')
    const roots = body ? [body] : [...page.document.elements.values()].filter(({ parent }) => parent === null)
    const lazy = roots
      .flatMap((root) => textSpans(page.document, root))
      .map(({ container, start, end }) => ({ key: container.key, words: decodeText(page.html.slice(start, end)) }))
      .filter(({ words }) => latin.test(words) || filler.test(words) || (isLazyText(words) && !/^\W*$/.test(words)))
    const keys = new Map(lazy.map(({ key, words }) => [key, words]))
    const elements = new Map(page.elements.map((element) => [element.key, element]))
    return [...keys].map(([key, words]) => ({
      element: elements.get(key) ?? null,
      fix: null,
      message: `“${words.length > 40 ? `${words.slice(0, 39).toWellFormed()}…` : words}” is no text yet.`,
    }))
  },
}

/** Scripts of other hosts do not run here, and nobody knows what they will do elsewhere. */
export const foreignScript: Rule = {
  name: 'foreign-script',
  find: (page) =>
    page.elements
      .filter((element) => element.tag === 'script' && isForeign(sourceAddress(element)))
      .map((element) => ({ element, fix: element.key ? [{ do: 'remove', k: element.key }] : null })),
}

const sourceAddress = (element: CheckedElement): string => attributeValue(element, 'src') ?? ''
