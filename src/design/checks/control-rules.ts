import { attributeValue } from '../parse.ts'
import type { Operation } from '../types.ts'
import { accessibleName, wordsOfAddress } from './names.ts'
import { around, byId, labelsFor, oncePerPage } from './page-index.ts'
import { bodyElements, humanWords, isHidden, wordsOf } from './read-page.ts'
import type { CheckedElement, CheckedPage, Rule, RuleMatch } from './types.ts'

const silentTypes = /^(hidden|submit|button|reset|image)$/i

/** Who cannot see where a field stands needs to be told what to write into it. */
export const fieldLabel: Rule = {
  name: 'field-label',
  find: (page) =>
    fieldsOf(page)
      .filter((field) => !hasLabel(page, field))
      .map((field): RuleMatch => ({ element: field, fix: labelFix(page, field) })),
}

const fieldsOf = oncePerPage((page) =>
  bodyElements(page).filter(
    (element) =>
      ['input', 'select', 'textarea'].includes(element.tag) &&
      !silentTypes.test(attributeValue(element, 'type') ?? '') &&
      !isHidden(page, element),
  ),
)

const sayingLabelAround = around((element, page) => element.tag === 'label' && wordsOf(page, element) !== '')

function hasLabel(page: CheckedPage, field: CheckedElement): boolean {
  if (['aria-label', 'aria-labelledby', 'title'].some((name) => attributeValue(field, name)?.trim())) return true
  if (sayingLabelAround(page, field)) return true
  const id = attributeValue(field, 'id')
  return id !== null && labelsFor(page).has(id)
}

/** The label beside it that belongs to no other field; else a name of its own from what it says of itself. */
function labelFix(page: CheckedPage, field: CheckedElement): Operation[] | null {
  const { key: k } = field
  if (k === null) return null
  const label = labelBeside(page, field)
  if (label?.key) {
    const own = attributeValue(field, 'id')
    const id = own || freeId(page, wordsOf(page, label) || 'field')
    const tie: Operation = { do: 'attr', k: label.key, name: 'for', value: id }
    return own ? [tie] : [{ do: 'attr', k, name: 'id', value: id }, tie]
  }
  const words = attributeValue(field, 'placeholder')?.trim() || namedField(field)
  return words ? [{ do: 'attr', k, name: 'aria-label', value: words }] : null
}

function labelBeside(page: CheckedPage, field: CheckedElement): CheckedElement | undefined {
  const { before, after } = labelsBeside(page).get(field) ?? {}
  if (before) return before
  return /^(checkbox|radio)$/i.test(attributeValue(field, 'type') ?? '') ? after : undefined
}

const labelAround = around(({ tag }) => tag === 'label')

/** The labels of nobody right before and after each field, with no other field between. */
const labelsBeside = oncePerPage((page) => {
  const fields = new Set(fieldsOf(page))
  const holding = new Set<CheckedElement>()
  for (const field of fields) {
    for (let label = labelAround(page, field); label && !holding.has(label); label = labelAround(page, label))
      holding.add(label)
  }
  const isFree = (element: CheckedElement) =>
    element.tag === 'label' && !attributeValue(element, 'for') && !holding.has(element)
  const found = new Map<CheckedElement, { before?: CheckedElement; after?: CheckedElement }>()
  const last = new Map<number, CheckedElement>()
  for (const element of page.elements) {
    const isField = fields.has(element)
    if (!isField && !isFree(element)) continue
    const beside = last.get(element.parent)
    last.set(element.parent, element)
    if (isField) found.set(element, beside && !fields.has(beside) ? { before: beside } : {})
    else if (beside && fields.has(beside)) found.set(beside, { ...found.get(beside), after: element })
  }
  return found
})

/** An id that nothing else has, made of words. */
export function freeId(page: CheckedPage, words: string): string {
  const slug =
    words
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'part'
  const known = freeIds(page)
  let id = known.get(slug) ?? slug
  for (let number = 2; byId(page).has(id); number++) id = `${slug}-${number}`
  known.set(slug, id)
  return id
}

const freeIds = oncePerPage(() => new Map<string, string>())

const typeWords: Record<string, string> = {
  email: 'E-mail',
  tel: 'Phone',
  search: 'Search',
  password: 'Password',
  url: 'Website',
  date: 'Date',
  time: 'Time',
  file: 'File',
}

function namedField(field: CheckedElement): string {
  const name = attributeValue(field, 'name') || attributeValue(field, 'id') || ''
  if (/\p{L}{3}/u.test(name) && !/\d{3}|[[\]]/.test(name)) return humanWords(name)
  return typeWords[attributeValue(field, 'type')?.toLowerCase() ?? ''] ?? ''
}

/** A link or a button without a name is only 'link' or 'button' to who listens. */
export const controlName: Rule = {
  name: 'control-name',
  find: (page) =>
    bodyElements(page)
      .filter((element) => isControl(element) && !isHidden(page, element) && accessibleName(page, element) === '')
      .map((element): RuleMatch => {
        const name = nameFor(page, element)
        const fix: Operation[] | null =
          name && element.key ? [{ do: 'attr', k: element.key, name: 'aria-label', value: name }] : null
        const message =
          element.tag === 'a' ? 'A link has no words, and no name.' : 'A button has no words, and no name.'
        return { element, fix, message }
      }),
}

const isControl = (element: CheckedElement): boolean =>
  element.tag === 'button' || (element.tag === 'a' && attributeValue(element, 'href') !== null)

/** What icons and classes call the usual buttons. */
const usual: [pattern: RegExp, name: string][] = [
  [/\b(hamburger|menu|nav-?toggle|bars)\b/i, 'Menu'],
  [/\b(close|dismiss|x-mark|xmark)\b/i, 'Close'],
  [/\b(search|magnif\w+)\b/i, 'Search'],
  [/\b(prev|previous|chevron-left|arrow-left)\b/i, 'Previous'],
  [/\b(next|chevron-right|arrow-right)\b/i, 'Next'],
  [/\b(cart|basket|bag)\b/i, 'Cart'],
  [/\b(play)\b/i, 'Play'],
  [/\b(theme|dark-?mode)\b/i, 'Theme'],
  [/\b(user|account|profile)\b/i, 'Account'],
]

const formAround = around(({ tag }) => tag === 'form')

/** So much of the source of a control is looked at for what it is about. */
const mostClues = 5000

function nameFor(page: CheckedPage, element: CheckedElement): string {
  const href = attributeValue(element, 'href')
  const known = href === null ? '' : wordsOfAddress(href)
  if (known) return known
  const clues = page.html.slice(element.start, Math.min(element.closeStart, element.start + mostClues))
  const marks = [...clues.matchAll(/\s(?:class|id|data-[\w-]+|aria-controls|href|name)\s*=\s*"([^"]*)"/gi)].map(
    ([, value = '']) => value.replace(/\b[\w-]*:[\w-[\]]+/g, ''),
  )
  const found = usual.find(([pattern]) => marks.some((mark) => pattern.test(mark)))
  if (found) return found[1]
  const sends = element.tag === 'button' && (attributeValue(element, 'type') ?? 'submit').toLowerCase() === 'submit'
  return sends && formAround(page, element) ? 'Send' : ''
}
