import type { Field, Item, Link, SectionContent, Text } from '../types.ts'
import type { LinkRole, Repeat, Template } from './nodes.ts'

/** What is the same in every section of a page. */
export type PageFacts = {
  brand: Text
  tagline?: Text
  place?: Text
  year: number
  nav: Link[]
  /** further links of the footer */
  links: Link[]
  /** the page's one primary action, for the header */
  primary?: Link
  /** where the logo leads: '#top' */
  home: string
  /** the interface dictionary of the page's language (data-t) */
  words: Readonly<Record<string, string>>
  /** of the display face, beside a normal grotesque */
  faceWidth: number
  /** what a drawing shows, for those who cannot see it */
  artTitle: string
  /** the piece for a role, the n-th of a series or what the subject names; null when there is none */
  art: (role: string, index: number, subject: string) => Template | null
}

/** Where the filling stands: the section, and inside repeats the entry at hand. */
export type Scope = {
  page: PageFacts
  content: SectionContent
  item?: Item
  value?: Text
  link?: Link
  field?: Field
  option?: string
  /** place of the entry in the innermost repeat, from 0, and how many there are */
  index: number
  count: number
  /** place of the item, for drawings of a series */
  itemIndex: number
  /** the section has a picture beside its words */
  beside: boolean
  /** what `number` shows: the place among the items that are not raised above the others */
  ordinal: number
}

const section = new Set(['headline', 'lead', 'kicker', 'note', 'submit'])
const item = new Set(['title', 'text', 'meta', 'price', 'unit', 'tag'])

/** The text of a slot, undefined when there is none. */
export function slotText(name: string, scope: Scope): Text | undefined {
  if (scope.field && (name === 'unit' || name === 'note')) return filled(scope.field[name])
  if (section.has(name)) return filled(scope.content[name as 'headline' | 'lead' | 'kicker' | 'note' | 'submit'])
  if (item.has(name)) return filled(scope.item?.[name as 'title' | 'text' | 'meta' | 'price' | 'unit' | 'tag'])
  switch (name) {
    case 'brand':
      return filled(scope.page.brand)
    case 'tagline':
      return filled(scope.page.tagline)
    case 'place':
      return filled(scope.page.place)
    case 'year':
      return String(scope.page.year)
    case 'art-title':
      return scope.page.artTitle
    case 'number':
      return String(scope.ordinal)
    case 'count':
      return String(scope.content.items.length)
    case 'initials':
      return initials(scope.item?.title)
    case 'value':
      return filled(scope.value ?? scope.option ?? scope.field?.value)
    case 'label':
      return filled(scope.link?.label ?? scope.option ?? scope.field?.label)
    default:
      return undefined
  }
}

const filled = (text: Text | undefined) =>
  text === undefined || (typeof text === 'string' && text.trim() === '') ? undefined : text

function initials(name: Text | undefined): string | undefined {
  if (name === undefined) return undefined
  if (typeof name !== 'string') return '+'
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const first = words[0]
  if (!first) return undefined
  return ((first[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase()
}

/** Whether there is something for `data-if`: a slot, a list with entries, a link, or a trait of the entry. */
export function has(name: string, scope: Scope): boolean {
  switch (name) {
    case 'featured':
      return scope.item?.featured ?? false
    case 'first':
      return scope.index === 0
    case 'last':
      return scope.index === scope.count - 1
    case 'items':
    case 'points':
    case 'body':
    case 'nav':
    case 'links':
    case 'fields':
    case 'options':
      return entries(name, scope).length > 0
    case 'primary':
    case 'secondary':
    case 'link':
    case 'home':
      return linkFor(name, scope) !== undefined
    default:
      return slotText(name, scope) !== undefined
  }
}

export function linkFor(role: LinkRole, scope: Scope): Link | undefined {
  switch (role) {
    case 'primary':
      return scope.content.primary ?? scope.page.primary
    case 'secondary':
      return scope.content.secondary
    case 'link':
      return scope.link ?? scope.item?.link
    case 'nav':
      return scope.link
    case 'home':
      return { label: typeof scope.page.brand === 'string' ? scope.page.brand : '', href: scope.page.home }
  }
}

/** The scopes of a repeat's copies, in order. */
export function entries(over: Repeat, scope: Scope): Scope[] {
  const { content, page } = scope
  switch (over) {
    case 'items':
      return spread(content.items, scope, (entry, index) => ({ item: entry, itemIndex: index }))
    case 'points':
      return spread(scope.item?.points ?? [], scope, (value) => ({ value }))
    case 'body':
      return spread(content.body ?? [], scope, (value) => ({ value }))
    case 'nav':
      return spread(page.nav, scope, (link) => ({ link }))
    case 'links':
      return spread(content.links ?? page.links, scope, (link) => ({ link }))
    case 'fields':
      return spread(scope.item ? (scope.item.fields ?? []) : content.fields, scope, (field) => ({ field }))
    case 'options':
      return spread(scope.field?.options ?? [], scope, (option) => ({ option }))
  }
}

const spread = <Entry>(list: Entry[], scope: Scope, put: (entry: Entry, index: number) => Partial<Scope>): Scope[] =>
  list.map((entry, index) => ({
    ...scope,
    ...put(entry, index),
    index,
    count: list.length,
    ordinal: scope.item ? scope.ordinal : index + 1,
  }))
