import { attributeValue } from '../parse.ts'
import type { Operation } from '../types.ts'
import { accessibleName, wordsOfAddress } from './names.ts'
import { ancestors, bodyElements, humanWords, isHidden, wordsOf } from './read-page.ts'
import type { CheckedPage, Found, Rule, Seen } from './types.ts'

const silentTypes = /^(hidden|submit|button|reset|image)$/i

/** Who cannot see where a field stands needs to be told what to write into it. */
export const fieldLabel: Rule = {
  name: 'field-label',
  find(page): Found[] {
    const fields = bodyElements(page).filter(
      (element) =>
        ['input', 'select', 'textarea'].includes(element.tag) &&
        !silentTypes.test(attributeValue(element, 'type') ?? '') &&
        !isHidden(page, element),
    )
    return fields
      .filter((field) => !hasLabel(page, field))
      .map((field) => ({ element: field, fix: labelFix(page, field, fields) }))
  },
}

function hasLabel(page: CheckedPage, field: Seen): boolean {
  if (['aria-label', 'aria-labelledby', 'title'].some((name) => attributeValue(field, name)?.trim())) return true
  if (ancestors(page, field).some((around) => around.tag === 'label' && wordsOf(page, around) !== '')) return true
  const id = attributeValue(field, 'id')
  return id !== null && page.elements.some(({ tag, attributes }) => tag === 'label' && hasValue(attributes, 'for', id))
}

const hasValue = (attributes: Seen['attributes'], name: string, value: string): boolean =>
  attributes.some((attribute) => attribute.name === name && attribute.value === value)

/** The label beside it that belongs to no other field; else a name of its own from what it says of itself. */
function labelFix(page: CheckedPage, field: Seen, fields: readonly Seen[]): Operation[] | null {
  const { key: k } = field
  if (k === null) return null
  const label = labelBeside(page, field, fields)
  if (label?.key) {
    const own = attributeValue(field, 'id')
    const id = own || freeId(page, wordsOf(page, label) || 'field')
    const tie: Operation = { do: 'attr', k: label.key, name: 'for', value: id }
    return own ? [tie] : [{ do: 'attr', k, name: 'id', value: id }, tie]
  }
  const words = attributeValue(field, 'placeholder')?.trim() || namedField(field)
  return words ? [{ do: 'attr', k, name: 'aria-label', value: words }] : null
}

function labelBeside(page: CheckedPage, field: Seen, fields: readonly Seen[]): Seen | undefined {
  const labels = page.elements.filter(
    (element) =>
      element.tag === 'label' &&
      element.parent === field.parent &&
      !attributeValue(element, 'for') &&
      !fields.some((other) => other.start > element.start && other.end < element.end),
  )
  const others = fields.filter(({ parent }) => parent === field.parent)
  const before = labels.findLast(({ end }) => end <= field.start)
  if (before && !others.some((other) => other.start >= before.end && other.end <= field.start)) return before
  const ticked = /^(checkbox|radio)$/i.test(attributeValue(field, 'type') ?? '')
  const after = ticked ? labels.find(({ start }) => start >= field.end) : undefined
  return after && !others.some((other) => other.start >= field.end && other.end <= after.start) ? after : undefined
}

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
  const taken = new Set(page.elements.map((element) => attributeValue(element, 'id')))
  let id = slug
  for (let number = 2; taken.has(id); number++) id = `${slug}-${number}`
  return id
}

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

function namedField(field: Seen): string {
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
      .map((element): Found => {
        const name = nameFor(page, element)
        const fix: Operation[] | null =
          name && element.key ? [{ do: 'attr', k: element.key, name: 'aria-label', value: name }] : null
        const message =
          element.tag === 'a' ? 'A link has no words, and no name.' : 'A button has no words, and no name.'
        return { element, fix, message }
      }),
}

const isControl = (element: Seen): boolean =>
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

function nameFor(page: CheckedPage, element: Seen): string {
  const href = attributeValue(element, 'href')
  const known = href === null ? '' : wordsOfAddress(href)
  if (known) return known
  const clues = page.html.slice(element.start, element.closeStart)
  const marks = [...clues.matchAll(/\s(?:class|id|data-[\w-]+|aria-controls|href|name)\s*=\s*"([^"]*)"/gi)].map(
    ([, value = '']) => value.replace(/\b[\w-]*:[\w-[\]]+/g, ''),
  )
  const found = usual.find(([pattern]) => marks.some((mark) => pattern.test(mark)))
  if (found) return found[1]
  const sends = element.tag === 'button' && (attributeValue(element, 'type') ?? 'submit').toLowerCase() === 'submit'
  return sends && ancestors(page, element).some(({ tag }) => tag === 'form') ? 'Send' : ''
}
