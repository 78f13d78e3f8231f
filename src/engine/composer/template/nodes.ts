import type { BehaviourName } from '../../understanding/app-words.ts'
import type { Domain, ValueDrawing, Layout, PageKind, SectionKind } from '../types.ts'
import type { ValueShape } from './value-shapes.ts'

export const surfaces = ['surface', 'surface-2', 'surface-3', 'accent', 'ink'] as const
export type Surface = (typeof surfaces)[number]

/** What the comment at the top of a section or art file says about it. */
export type Facts = {
  layout: Layout
  domains: Domain[]
  items?: [least: number, most: number]
  title?: string
  /** of an art piece: what it draws, as people call it */
  words?: string[]
  modes?: ('light' | 'dark')[]
  families?: string[]
  needs?: string[]
  surface?: Surface
  /** what it does besides being read: it stands only where that was asked for */
  behaves?: BehaviourName
  /** kinds that need no section of their own beside it: a cart that has its summary */
  covers?: SectionKind[]
  /** it shows values that were given: it stands only where there are some to be drawn so */
  draws?: ValueDrawing
  /** the kinds of pages that it is made for: it stands on no other, and no other stands there */
  kinds?: PageKind[]
}

export const repeats = ['items', 'points', 'body', 'nav', 'links', 'fields', 'options'] as const
export type Repeat = (typeof repeats)[number]

export const linkRoles = ['primary', 'secondary', 'link', 'nav', 'home'] as const
export type LinkRole = (typeof linkRoles)[number]

/** Html that never changes but for its id marks (see ids.ts). */
export type StaticNode = { is: 'static'; html: string }

/** One copy per entry; the prototypes take turns. */
export type RepeatNode = { is: 'repeat'; over: Repeat; level: number; gap: string; prototypes: ElementNode[] }

export type ElementNode = {
  is: 'element'
  tag: string
  foreign: boolean
  attributes: [name: string, value: string][]
  children: TemplateNode[]
  slot?: string
  optional?: boolean
  max?: number
  pad?: number
  /** an estimated width in em is written to --em (html) or turned into a font-size (svg) so that any text fits */
  fit?: number
  /** classes for the last sentence of the slot's text */
  emphasis?: string
  when?: string[]
  unless?: string[]
  link?: LinkRole
  field?: boolean
  fieldLabel?: boolean
  /** of a repeated field prototype */
  type?: string
  featured?: boolean
  once?: boolean
  /** which entries of a repeat it shows, counted from 1, ends included */
  range?: [from: number, to: number]
  word?: string
  /** what stands in the file, for a word that the dictionary lacks */
  sample?: string
  art?: string
  /** of a path: the shape whose size follows the amounts of the items */
  drawn?: ValueShape
  attributeWords?: [attribute: string, word: string][]
  attributeSlots?: [attribute: string, slot: string][]
}

export type TemplateNode = StaticNode | RepeatNode | ElementNode

export type Template = {
  /** where it came from, for messages: 'ledger/sections/hero.split.html' */
  file: string
  facts: Facts
  root: ElementNode
  /** CSS that stood in <style> blocks; goes to the head of the page */
  style: string
  /** longest text that fits, by slot: 'headline', 'items.title', 'items.points.value' */
  limits: Record<string, number>
  /** slots it has, written the same way */
  slots: ReadonlySet<string>
  /** words of the interface it needs from the dictionary, with the text that stands in the file */
  words: ReadonlyMap<string, string>
  /** how many items stand side by side where there is most room, when they are all alike */
  columns?: number
  /** ids inside of repeats */
  repeatedIds: string[]
  problems: string[]
}

/** A file of a family: its facts are read at once, the rest is compiled when it is first used. */
export type SectionTemplate = {
  file: string
  family: string
  kind: SectionKind
  variant: string
  facts: Facts
  /** classes of its headline */
  headline: string
  compiled: () => Template
}

export type ArtPiece = { file: string; family: string; role: string; facts: Facts; compiled: () => Template }
