import type { PageLanguage } from '#rules/languages.ts'
import type { AloneReading } from '../understanding/alone/types.ts'
import type { BehaviourName } from '../understanding/app-words.ts'
import type { AppReading } from '../understanding/apps.ts'
import type { FigureReading } from '../understanding/figures/types.ts'
import type { Fact } from '../understanding/read/facts.ts'
import type { Matter } from '../understanding/read/matter.ts'
import type { ViewName } from '../understanding/spec/spec-words.ts'
import type { Span } from '../understanding/types.ts'
import type { DoorWishes } from './words/read/door.ts'

/** What a section can be. The first group makes up landing pages and sites; the second, app screens; `component` stands alone. */
export const sectionKinds = [
  'header',
  'hero',
  'features',
  'products',
  'menu',
  'services',
  'pricing',
  'comparison',
  'steps',
  'about',
  'statement',
  'gallery',
  'team',
  'testimonials',
  'faq',
  'hours',
  'location',
  'contact',
  'booking',
  'subscription',
  'newsletter',
  'schedule',
  'events',
  'stats',
  'logos',
  'cta',
  'details',
  'episodes',
  'posts',
  'download',
  'footer',
  'sidebar',
  'toolbar',
  'kpis',
  'chart',
  'table',
  'auth',
  'cart',
  'summary',
  'product',
  'specs',
  'reviews',
  'coming-soon',
  'article',
  'guide',
  'screen',
  'component',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/** The shape a person sees; two neighbours of one layout look monotonous, so the plan avoids them. */
export const layouts = [
  'bar',
  'bleed',
  'split',
  'split-reverse',
  'centered',
  'grid',
  'list',
  'band',
  'table',
  'form',
  'media',
  'columns',
  'app',
] as const
export type Layout = (typeof layouts)[number]

export type Link = { label: string; href: string; icon?: string }

/** A fact that the person did not give. It is shown as a marked slot and listed in the answer; never invented. */
export type Slot = { placeholder: string }

export type Text = string | Slot

/** One card, row, plan, step, question, person, day … The meaning of each field is the same in every kind. */
export type Item = {
  /** name of the dish, plan, step, person; the question of an FAQ; the day in opening hours */
  title: Text
  /** one or two sentences; the answer of an FAQ */
  text?: Text
  /** a short fact beside it: role, duration, date, hours */
  meta?: Text
  /** with currency, as the person wrote it */
  price?: Text
  /** what the price is for: 'per month' */
  unit?: Text
  /** a short tag: 'our suggestion', 'New' */
  tag?: Text
  points?: Text[]
  link?: Link
  /** the one item that is raised above its neighbours */
  featured?: boolean
  /** how much `meta` is, in its own unit: what a drawing follows */
  amount?: number
  /** a row that says all in its title: no fact is missing beside it */
  whole?: boolean
  /** a question of the person's own: it stays, though its answer waits */
  given?: boolean
  /** what such a question is answered with where more waits than a page has room for */
  meanwhile?: string
  /** of a part of a screen of settings: what it sets */
  fields?: Field[]
}

/** Form fields; `options` makes it a choice. */
export type Field = {
  name: string
  label: string
  type:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'time'
    | 'number'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'password'
    | 'switch'
    | 'range'
    | 'theme'
    | 'button'
    | 'risk'
    | 'confirm'
  options?: string[]
  /** what stands behind each of the options, where that is not what is read */
  values?: string[]
  value?: string
  least?: string
  most?: string
  /** of a number: 'any' where it has decimals */
  step?: 'any'
  unit?: string
  /** a line on it */
  note?: string
  /** of a switch: how it stands at first, and whether anybody may turn it */
  isOn?: boolean
  isLocked?: boolean
  required?: boolean
  autocomplete?: string
}

/** Everything a section template may ask for; see families/README.md for the slot names. */
export type SectionContent = {
  kicker?: Text
  headline: Text
  lead?: Text
  /** longer running text, a paragraph each */
  body?: Text[]
  note?: Text
  primary?: Link
  secondary?: Link
  /** further links, such as platforms to subscribe on; a footer without its own gets the page's */
  links?: Link[]
  items: Item[]
  fields: Field[]
  submit?: string
}

export const pageKinds = [
  'landing',
  'product',
  'dashboard',
  'login',
  'cart',
  'portfolio',
  'event',
  'restaurant',
  'blog',
  'docs',
  'pricing',
  'coming-soon',
  'article',
  'screen',
  'app',
  'component',
] as const
export type PageKind = (typeof pageKinds)[number]

/** The id of a trade: the name of its folder in engine/trades, checked wherever one is read. */
export type Domain = string

export const tones = [
  'playful',
  'luxurious',
  'minimal',
  'bold',
  'corporate',
  'warm',
  'calm',
  'editorial',
  'technical',
  'energetic',
  'rustic',
  'elegant',
  'dark',
  'retro',
] as const
export type Tone = (typeof tones)[number]

/** A part of the request that was understood, with where it stands, so that the answer can say what was used. */
export type { Span }

/** How given values are shown: by themselves, in drawings, in rows, or so that they catch the eye. */
export const drawings = ['figures', 'columns', 'line', 'bars', 'rows', 'alerts'] as const
export type ValueDrawing = (typeof drawings)[number]

export type AskedSection = {
  kind: SectionKind
  /** the person's own words for it: 'opening hours' */
  words: string
  /** 'with 3 plans' → 3 */
  count?: number
  /** what was listed for it: [{title:'Solo', price:'9 €', unit:'per month'}] */
  items: Item[]
  /** what was written beside its name: '20 June – 16 August' */
  lead?: string
  span: Span
  /** of a dashboard: its items are what was given, and are drawn so */
  drawn?: ValueDrawing
  /** of an app: which of its views it is, and the screen that it shows, with its nouns */
  view?: ViewName
  screen?: AppReading
}

/** Everything the composer understood of a request. */
export type Brief = {
  request: string
  language: PageLanguage
  /** the code of the language that the request is in, where pages are made in none like it */
  unspoken?: string
  kind: PageKind
  /** further pages of the site that were listed */
  pages: string[]
  domain: Domain
  /** the trade in the person's words: 'small coffee roastery', 'dog walking service' */
  trade: string
  /** null when the request names none; a neutral placeholder brand is shown then */
  brand: string | null
  place: string | null
  audience: string | null
  tones: Tone[]
  mode: 'light' | 'dark' | null
  /** hues asked for, CSS colours, most important first; `role` when said ('green background') */
  colors: { css: string; role: 'accent' | 'surface' | null; words: string }[]
  sections: AskedSection[]
  /** parts that were asked not to be there */
  without?: readonly SectionKind[]
  /** texts in quotation marks that must appear literally */
  quoted: string[]
  /** sentences or fragments that state something about the business, usable as copy */
  facts: string[]
  /** things offered: dishes, services, features, products */
  offers: Item[]
  contact: { phone?: string; email?: string; address?: string; hours?: string[]; date?: string }
  /** for kinds 'component' and 'screen': which one */
  component: string | null
  /** of an app with several views: where the request specifies them */
  specified?: readonly Span[]
  /** and what it asks for that has no view */
  unplaced?: readonly string[]
  /** the app whose screen is asked for, with its nouns */
  app?: AppReading | null
  /** of a way in: what it asks for and has besides */
  door?: DoorWishes | null
  /** a single part that is asked for by itself, with what was said to stand in it */
  alone?: AloneReading | null
  /** of a single part: what it was called */
  called?: string
  /** of a single part: what others say, with who said it */
  voices?: readonly Item[]
  /** of a dashboard: what it shows, in the words of the request */
  measures?: readonly string[]
  /** of a dashboard: what it was given in figures */
  figures?: FigureReading
  /** of a dashboard: what stands above its drawings, where they were asked for by word */
  charts?: readonly string[]
  /** what the page is to do, asked for by word */
  behaviours?: readonly BehaviourName[]
  /** pieces of the request that nothing was done with */
  leftOver: string[]
  /** what the reader found, with its place in the request */
  /** of the form that was asked for, where its fields were listed; see words/write/fields.ts */
  fields?: string[]
  /** what its button says, where that was said */
  submit?: string
  stated?: readonly Fact[]
  /** what kind of matter it is about where it is no business */
  matter?: Matter | null
  /** guests are asked to answer */
  asksReply?: boolean
}

export type PlannedSection = {
  /** the anchor: 'menu', 'opening-hours' */
  id: string
  kind: SectionKind
  /** 'kind/variant' within its family */
  template: { family: string; kind: SectionKind; variant: string }
  /** for the map and the stages: 'Opening hours' */
  label: string
  asked: AskedSection | null
}

export type Theme = { variables: Record<string, string>; mode: 'light' | 'dark'; css: string }

export type DesignPlan = { family: string; theme: Theme; sections: PlannedSection[]; seed: number }

/** A page as the composer delivers it: the whole document in pieces, one per section, so that it can be streamed. */
export type ComposedPage = {
  html: string
  /** `html` cut at section borders: head and header, each section, footer and end */
  parts: { id: string; label: string; html: string }[]
  brief: Brief
  plan: DesignPlan
  /** one or two sentences for the person: what was used, which slots wait, what was left out */
  reply: string
  suggestions: string[]
  /** what the reader is not sure of, and shows or asks for; what is not named is taken as certain */
  certainty?: Partial<Record<'name' | 'subject' | 'language', 'certain' | 'uncertain'>>
}
