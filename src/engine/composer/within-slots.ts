import type { PagePlan, PlannedPlace } from './plan.ts'
import type { Item, Link, SectionContent, SectionKind, Slot, Text } from './types.ts'

/** So many facts at most wait for the person; a page of gaps looks unfinished and asks too much. */
export const mostSlots = 6

type Drawn = { place: PlannedPlace; content: SectionContent }
type Counted = Drawn & { slots: number }
/** How many slots a section shows with this content: its template decides what of it is seen. */
type CountSlots = (place: PlannedPlace, content: SectionContent) => number
/** A section with less that waits; null when it has nothing to say without. */
type Step = (drawn: Drawn) => SectionContent | null

const isSlot = (text: Text | undefined): text is Slot => typeof text === 'object'

/** Kinds whose entries are a label with its fact: without the fact there is nothing to tell. */
const labelled = new Set<SectionKind>([
  'contact',
  'location',
  'hours',
  'details',
  'specs',
  'faq',
  'stats',
  'kpis',
  'schedule',
])
/** What an app or a form is made of; its entries are samples. */
const whole = new Set<SectionKind>(['header', 'hero', 'footer', 'sidebar', 'toolbar', 'component', 'screen', 'auth'])

const least = ({ template }: PlannedPlace) => template.facts.items?.[0] ?? 0

/** One entry less, the last of those that say nothing; never less than `most` of them, or than the template shows. */
function oneLess({ place, content }: Drawn, isEmpty: (item: Item) => boolean, most = least(place)): SectionContent {
  const last = content.items.findLastIndex(isEmpty)
  if (last < 0 || content.items.length <= most) return content
  return { ...content, items: content.items.toSpliced(last, 1) }
}

/** A fact that is missing in each entry, such as the price of a list that has none. */
const withoutField =
  (field: 'price' | 'unit' | 'meta' | 'tag' | 'text'): Step =>
  ({ place, content }) =>
    labelled.has(place.kind)
      ? content
      : {
          ...content,
          items: content.items.map((item) => (isSlot(item[field]) ? { ...item, [field]: undefined } : item)),
        }

/** It says nothing yet; a plan whose amount was given does. */
const isBare = ({ title, points, price }: Item) => isSlot(title) && !points?.length && typeof price !== 'string'
const bare: Step = (drawn) => oneLess(drawn, isBare)
/** A part that was asked for stands there with one entry that waits, whatever room its template has. */
const single: Step = (drawn) =>
  oneLess(
    drawn,
    (item) =>
      isBare(item) ||
      (!item.given && labelled.has(drawn.place.kind) && [item.text, item.meta, item.price].some(isSlot)),
    1,
  )
/** Of entries that wait nothing does but what they are called. */
const titleOnly: Step = ({ content }) => ({
  ...content,
  items: content.items.map((item) =>
    isSlot(item.title) ? { ...item, text: said(item.text), meta: said(item.meta), price: said(item.price) } : item,
  ),
})
/** What a template cannot do without has a dash: a date or an amount that nobody gave, the last one first. */
const dashed: Step = ({ place, content }) => {
  const at = content.items.findLastIndex(
    (item) => [item.title, item.price, item.meta].some(isSlot) || (item.given && isSlot(item.text)),
  )
  const items = content.items.map((item, index) => (index === at ? withDash(item, place.kind) : item))
  return at < 0 ? content : { ...content, items }
}
function withDash(item: Item, kind: SectionKind): Item {
  if (item.given) return { ...item, text: item.meanwhile ?? NONE }
  if (!isSlot(item.title)) return isSlot(item.price) ? { ...item, price: NONE } : { ...item, meta: NONE }
  if (typeof item.price === 'string') return { ...item, title: NONE }
  return voices.has(kind) ? { ...item, title: NONE } : { ...item, meta: NONE, text: NONE, price: NONE }
}
const NONE = '–'
/** More parts than six that say nothing: beyond the sixth their names stand there, and a dash. */
const named: Step = ({ content }) => ({
  ...content,
  items: content.items.map((item) =>
    isSlot(item.title) ? { ...item, title: NONE, text: said(item.text) ?? NONE, meta: said(item.meta) ?? NONE } : item,
  ),
})
/** Of what others say, the words wait longer than who said them. */
const voices = new Set<SectionKind>(['testimonials', 'reviews'])
const said = (text: Text | undefined) => (isSlot(text) ? undefined : text)
/** Beside entries that say something, those that only fill the row say that something is missing where nothing is. */
const padding: Step = ({ content }) =>
  content.items.every(isBare) ? content : { ...content, items: content.items.filter((item) => !isBare(item)) }
const unanswered: Step = (drawn) =>
  labelled.has(drawn.place.kind)
    ? oneLess(drawn, (item) => !item.given && [item.text, item.meta, item.price].some(isSlot))
    : drawn.content
const points: Step = ({ content }) => ({
  ...content,
  items: content.items.map((item) =>
    item.points ? { ...item, points: item.points.filter((point) => !isSlot(point)) } : item,
  ),
})
const withoutLoose = ({ place, content }: Drawn, keepsAll: boolean): SectionContent => {
  const { note, lead, body, ...rest } = content
  const said = body?.filter((text) => !isSlot(text))
  // a heading with nothing below it looks broken
  const isAll = keepsAll && place.asked && content.items.length === 0 && said?.length === 0
  const kept = isAll ? body : said
  return {
    ...rest,
    ...(isSlot(note) || note === undefined ? {} : { note }),
    ...(isSlot(lead) || lead === undefined ? {} : { lead }),
    ...(kept?.length ? { body: kept } : body && kept?.length === 0 ? {} : body ? { body } : {}),
  }
}
const loose: Step = (drawn) => withoutLoose(drawn, true)
const looseAll: Step = (drawn) => withoutLoose(drawn, false)
/** A section that nobody asked for says nothing while all of it waits. */
const gone: Step = ({ place, content }) => (place.asked || whole.has(place.kind) ? content : null)

/** `isEven`: one from each section in turn. What waits least for: first what only fills, last what a visitor of the page would miss. */
const steps: readonly { kinds?: ReadonlySet<SectionKind>; isAlways?: boolean; isEven?: boolean; step: Step }[] = [
  {
    step: withoutField('price'),
    isAlways: true,
    kinds: new Set(['services', 'products', 'menu', 'features', 'events']),
  },
  { step: withoutField('unit'), isAlways: true },
  { step: padding, isAlways: true },
  { step: unanswered, isAlways: true, kinds: new Set(['faq']) },
  { step: withoutField('tag') },
  { step: loose },
  { step: points },
  { step: gone, kinds: new Set(['testimonials', 'reviews', 'logos', 'team', 'stats', 'posts', 'episodes', 'hours']) },
  { step: bare },
  { step: unanswered, kinds: new Set(['details', 'specs', 'stats', 'schedule', 'hours']) },
  { step: withoutField('meta') },
  { step: withoutField('text') },
  { step: withoutField('price') },
  { step: unanswered },
  { step: gone },
  { step: looseAll, isEven: true },
  { step: titleOnly },
  { step: single, isEven: true },
  { step: dashed },
  { step: named },
]

/**
 * A page on which at most six facts wait: what is missing beyond that is left out, from the least to the most important,
 * the lower sections first. Sections that were asked for stay, in the end with one entry that waits.
 */
export function withinSlots(
  page: PagePlan,
  contents: SectionContent[],
  count: CountSlots,
): { page: PagePlan; contents: SectionContent[] } {
  let drawn: Counted[] = page.places.map((place, index) => {
    const content = contents[index] as SectionContent
    return { place, content, slots: count(place, content) }
  })
  const all = () => drawn.reduce((sum, { slots }) => sum + slots, 0)
  const isDue = (isAlways: boolean) => isAlways || all() > mostSlots
  /** One step in a section; false when nothing more is to be taken from it. */
  const takes = (place: PlannedPlace, step: Step, isAlways: boolean): boolean => {
    const one = drawn.find((other) => other.place === place)
    const less = one && one.slots > 0 && isDue(isAlways) ? lessOf(one, step, drawn, count) : null
    if (!one || !less) return false
    drawn = drawn.flatMap((other) => (other === one ? less : other))
    return less.length > 0
  }
  for (const { kinds, isAlways = false, isEven = false, step } of steps) {
    const places = drawn.map(({ place }) => place).filter(({ kind }) => !kinds || kinds.has(kind))
    for (let open = places.toReversed(); open.length > 0; )
      open = open.filter((place) => {
        let takesMore = takes(place, step, isAlways)
        if (isEven) return takesMore
        while (takesMore) takesMore = takes(place, step, isAlways)
        return false
      })
  }
  const places = drawn.map(({ place }) => place)
  const sections = page.plan.sections.filter(({ id }) => places.some((place) => place.id === id))
  const leftOut = new Set(page.places.filter((place) => !places.includes(place)).map(({ id }) => `#${id}`))
  const isThere = (link: Link | undefined) => !link || !leftOut.has(link.href)
  return {
    page: { ...page, plan: { ...page.plan, sections }, places },
    contents: drawn.map(({ content }) => unlinked(content, isThere)),
  }
}

/** The section after a step, or none of it; null when the step takes nothing that waits. */
function lessOf(one: Counted, step: Step, drawn: readonly Counted[], count: CountSlots): Counted[] | null {
  const content = step(one)
  if (content === null) return isLinkedTo(one.place, drawn) ? null : []
  if (content === one.content) return null
  // A template that cannot do without shows a slot of its own.
  const slots = count(one.place, content)
  return slots < one.slots ? [{ ...one, content, slots }] : null
}

/** Whether a button leads there; other links to it go with it. */
const isLinkedTo = ({ id }: PlannedPlace, drawn: readonly Drawn[]): boolean =>
  drawn.some(({ place, content }) => place.id !== id && content.primary?.href === `#${id}`)

/** Without links to what has been left out. */
function unlinked(content: SectionContent, isThere: (link: Link | undefined) => boolean): SectionContent {
  const { secondary, links, items } = content
  return {
    ...content,
    ...(isThere(secondary) ? {} : { secondary: undefined }),
    ...(links ? { links: links.filter(isThere) } : {}),
    items: items.map((item) => (isThere(item.link) ? item : { ...item, link: undefined })),
  }
}
