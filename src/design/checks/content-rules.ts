import { attributeValue } from '../parse.ts'
import { bodyElements, isHidden, wordsOf } from './read-page.ts'
import type { CheckedElement, CheckedPage, Rule, RuleMatch } from './types.ts'

const shortened = (words: string): string => (words.length > 40 ? `${words.slice(0, 39).toWellFormed()}…` : words)

/** What was left open because nobody said it: the designer marks it, and templates leave their brackets. */
export const openSlot: Rule = {
  name: 'open-slot',
  find: (page) =>
    outermost(
      page,
      (element) => attributeValue(element, 'data-placeholder') !== null || isBracketed(page, element),
    ).map((element) => ({
      element,
      fix: null,
      message: `“${shortened(wordsOf(page, element))}” waits for your words.`,
    })),
}

/** '{{name}}', '[Your name]': the whole of an element's words. */
const bracketed = /^(\{\{[^{}]+\}\}|\[(your|insert|add|enter)\b[^[\]]*\]|x{3,}|tb[ad])$/i

function isBracketed(page: CheckedPage, element: CheckedElement): boolean {
  return element.closeStart - element.openEnd < 200 && bracketed.test(wordsOf(page, element))
}

/** The elements that hold, without those that only hold them. */
function outermost(page: CheckedPage, holds: (element: CheckedElement) => boolean): CheckedElement[] {
  const found = bodyElements(page).filter((element) => !isHidden(page, element) && holds(element))
  // In the order of the source: the next one stands inside, or nothing does.
  return found.filter(({ closeStart }, index) => (found[index + 1]?.start ?? Number.POSITIVE_INFINITY) >= closeStart)
}

/** Elements that tell one fact each; without it they are a gap. */
const tellsFact = new Set(['dd', 'td', 'address', 'time', 'blockquote', 'figcaption', 'li', 'p', 'dt', 'th'])
const shows = /<(img|svg|picture|video|audio|canvas|iframe|input|select|textarea|button|object|embed|progress|meter)\b/i

/** A place for a fact that holds none, and a link to a number or an address that is not there. */
export const emptyFact: Rule = {
  name: 'empty-fact',
  find: (page) =>
    bodyElements(page).flatMap((element): RuleMatch[] => {
      if (isHidden(page, element)) return []
      const href = element.tag === 'a' ? (attributeValue(element, 'href') ?? '').trim() : ''
      if (/^(tel|mailto|sms):\s*$/i.test(href))
        return [{ element, fix: null, message: `“${shortened(wordsOf(page, element))}” has no ${factOf(href)} yet.` }]
      const isEmpty = tellsFact.has(element.tag) && isBare(page, element)
      return isEmpty ? [{ element, fix: null, message: `${namesOf[element.tag] ?? 'A part'} is empty.` }] : []
    }),
}

const factOf = (href: string): string => (href.toLowerCase().startsWith('mailto') ? 'e-mail address' : 'number')

const namesOf: Record<string, string> = {
  dd: 'The answer to a label',
  dt: 'A label',
  td: 'A cell of a table',
  th: 'The heading of a table',
  li: 'An entry of a list',
  p: 'A paragraph',
  address: 'An address',
  time: 'A time',
  blockquote: 'A quote',
  figcaption: 'The words under a picture',
}

/** Nothing to read or to see in it; scripts may fill what has an id or data of its own. */
function isBare(page: CheckedPage, element: CheckedElement): boolean {
  if (page.scripts !== '' && /\s(id|data-[\w-]+)=/.test(page.html.slice(element.start, element.openEnd))) return false
  const inner = page.html.slice(element.openEnd, element.closeStart)
  // What is drawn by its own style alone is a picture.
  const isDrawn =
    attributeValue(element, 'style') !== null || /\b(bg-|h-|size-)/.test(attributeValue(element, 'class') ?? '')
  return inner.trim().length < 500 && wordsOf(page, element) === '' && !shows.test(inner) && !isDrawn
}
