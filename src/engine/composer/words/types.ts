import type { Brief, Domain, PageKind, SectionKind, Tone } from '../types.ts'

export type Language = Brief['language']

/** What a template leaves room for. Numbers are characters; `present` are the kinds on the page, so that links have a target. */
export type SectionLimits = {
  headline?: number
  lead?: number
  /** of an item */
  title?: number
  /** of an item */
  text?: number
  items?: [number, number]
  variant: number
  present?: readonly SectionKind[]
}

/**
 * Wording of one kind of section. Patterns may hold tokens, see write/fill.ts. An item is 'title | text | meta | tag',
 * where a part that begins with '?' is a slot ('?Add price'). `items` as lists of lists are sets that belong together.
 */
export type SectionWording = {
  head?: readonly string[]
  lead?: readonly string[]
  items?: readonly string[] | readonly (readonly string[])[]
  /** sets of paragraphs */
  body?: readonly (readonly string[])[]
  note?: readonly string[]
  /** see write/fields.ts: 'name*', 'select=Which roast?=Light|Dark' */
  fields?: readonly string[]
  submit?: readonly string[]
}

export type SectionWordings = Partial<Record<SectionKind, SectionWording>>

/** What a trade has in one language; where `offer`, `standIn` and `cta` are missing, pages are in the general voice. */
export type TradeWording = Pick<Wording, 'trade' | 'parts'> & Partial<Wording>

export type Wording = {
  /** with its article: 'a coffee roastery' */
  trade: string
  /** what it is about: 'coffee' */
  offer: string
  /** neutral names, shown while the request gives none */
  standIn: readonly string[]
  /** 'Start a subscription > subscription': the label and the kind it leads to, best first */
  cta: readonly string[]
  /** the nouns of the trade that its words are true of; all of them without it */
  speaksFor?: readonly string[]
  parts: SectionWordings
  /** a trade within the domain that sells other things: `when` is matched against the request's own trade */
  variants?: readonly {
    when: string
    parts: SectionWordings
    standIn?: readonly string[]
    cta?: readonly string[]
    sections?: readonly SectionKind[]
    offers?: SectionKind
  }[]
}

/** The pool a domain falls back to when it has no wording of its own for a kind. */
export const archetypes = [
  'shop',
  'table',
  'visit',
  'expert',
  'trade',
  'digital',
  'event',
  'media',
  'cause',
  'work',
  'stay',
  'learn',
  'any',
] as const
export type Archetype = (typeof archetypes)[number]

/** trades/<id>/facts.json */
export type TradeFacts = {
  domain: Domain
  archetype: Archetype
  /** OKLCH hue in degrees when the request names no colour */
  hue: number
  tones: readonly Tone[]
  /** most important first, without header, hero and footer */
  sections: readonly SectionKind[]
  /** the kind under which its offers are listed */
  offers: SectionKind
  /** what kind of page it usually wants, where that is no landing page */
  page?: PageKind
  /** of two trades that fit equally well the one with the lower rank is taken; 0 when it has none */
  rank?: number
  /** a trade whose looks and pictures suit it as well */
  like?: Domain
  /** words of the trade, in any language, that ask for a section: { products: ['breads', 'cakes'] } */
  asks?: Partial<Record<SectionKind, readonly string[]>>
  /**
   * Words in any language that speak for it: those that name it outright, those that tell of it, and hints. Without them the
   * nouns of its languages name it.
   */
  words?: { names?: readonly string[]; tells?: readonly string[]; hints?: readonly string[] }
}

/**
 * The words of one component or screen. An item is 'title | text | meta | price | tag | point; point', with '*' in front
 * when it is raised above its neighbours; '?' in front of a part makes it a slot; `links` are parted by '|'.
 */
export type SectionText = {
  head: string
  lead?: string
  kicker?: string
  note?: string
  primary?: string
  secondary?: string
  submit?: string
  links?: string
  items?: readonly string[]
  fields?: readonly string[]
  body?: readonly string[]
}

/** By the name of the component or screen. */
export type Pieces = Readonly<Record<string, SectionText>>
