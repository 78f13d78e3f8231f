import type { DomElement } from './jsx-children.ts'
import type { Hole } from './repeat-find.ts'

/** What the entries of a section are, by the kind of the section: one and many. */
const bySection: Record<string, [one: string, many: string]> = {
  about: ['fact', 'facts'],
  booking: ['slot', 'slots'],
  contact: ['contact', 'contacts'],
  details: ['detail', 'details'],
  episodes: ['episode', 'episodes'],
  events: ['event', 'events'],
  faq: ['question', 'questions'],
  features: ['feature', 'features'],
  footer: ['link', 'links'],
  gallery: ['picture', 'pictures'],
  header: ['link', 'links'],
  hours: ['day', 'days'],
  kpis: ['figure', 'figures'],
  location: ['place', 'places'],
  logos: ['logo', 'logos'],
  menu: ['dish', 'dishes'],
  posts: ['post', 'posts'],
  pricing: ['plan', 'plans'],
  products: ['product', 'products'],
  reviews: ['review', 'reviews'],
  schedule: ['session', 'sessions'],
  services: ['service', 'services'],
  specs: ['spec', 'specs'],
  stats: ['figure', 'figures'],
  steps: ['step', 'steps'],
  subscription: ['plan', 'plans'],
  team: ['person', 'people'],
  testimonials: ['quote', 'quotes'],
}

/** The same by the tag that repeats. */
const byTag: Record<string, [one: string, many: string]> = {
  a: ['link', 'links'],
  article: ['card', 'cards'],
  blockquote: ['quote', 'quotes'],
  button: ['button', 'buttons'],
  details: ['question', 'questions'],
  figure: ['picture', 'pictures'],
  img: ['picture', 'pictures'],
  input: ['field', 'fields'],
  label: ['choice', 'choices'],
  option: ['option', 'options'],
  p: ['line', 'lines'],
  section: ['block', 'blocks'],
  span: ['word', 'words'],
  svg: ['mark', 'marks'],
  td: ['cell', 'cells'],
  th: ['column', 'columns'],
  tr: ['row', 'rows'],
}

const otherwise: [one: string, many: string] = ['item', 'items']

/**
 * What to call the entries of a list, one and many.
 * @param kind the kind of the section when this is its main list, such as 'pricing'
 */
export function listNames({ tagName }: DomElement, kind: string | null): [one: string, many: string] {
  const own = kind !== null && Object.hasOwn(bySection, kind) ? bySection[kind] : undefined
  return own ?? (Object.hasOwn(byTag, tagName) ? byTag[tagName] : undefined) ?? otherwise
}

const wordsByTag: Record<string, string> = {
  address: 'address',
  blockquote: 'quote',
  cite: 'name',
  code: 'code',
  dd: 'detail',
  dt: 'term',
  figcaption: 'caption',
  h1: 'title',
  h2: 'title',
  h3: 'title',
  h4: 'title',
  h5: 'title',
  h6: 'title',
  p: 'text',
  summary: 'question',
  td: 'value',
  time: 'time',
}

const byValue: [name: string, shape: RegExp][] = [
  ['price', /^(?:from |ab |dès |desde |fra )?(?:[€$£¥] ?\d[\d.,]*|\d[\d.,]* ?(?:€|£|\$|kr|NOK|EUR|USD|CHF)\.?)$/i],
  ['email', /^[^\s@]{1,64}@[^\s@]{1,200}$/],
  ['hours', /^\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?[-–] ?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?$/i],
  ['number', /^\d{1,3}$/],
]

/** What to call what differs from entry to entry. */
export function fieldName(hole: Exclude<Hole, { kind: 'list' }>): string {
  if (hole.kind === 'drawing') return 'icon'
  if (hole.kind === 'optional') return 'note'
  if (hole.kind === 'attribute') return attributeField(hole.name)
  const shaped = byValue.find(([, shape]) => hole.values.every((value) => value.length < 300 && shape.test(value)))
  return shaped?.[0] ?? wordsByTag[hole.parent.tagName] ?? 'label'
}

function attributeField(name: string): string {
  if (name === 'class') return 'className'
  if (name === 'for') return 'htmlFor'
  const camel = name
    .replace(/[^a-z\d]+([a-z\d])/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/[^a-z\d]/gi, '')
  return /^[a-z]/i.test(camel) ? camel : `value${camel}`
}

/** Gives a name that nothing else has: the second 'text' is 'text2'. */
export function distinctName(name: string, taken: Set<string>): string {
  let own = name
  for (let number = 2; taken.has(own); number++) own = `${name}${number}`
  taken.add(own)
  return own
}
