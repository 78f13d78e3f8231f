import { smallTools } from '../understanding/app-words.ts'
import type { AskedSection, Brief, PageKind, SectionKind } from './types.ts'

/** A place on the page before a template is chosen for it. */
export type SectionSlot = { kind: SectionKind; asked: AskedSection | null }

/** What a domain usually shows, most important first, and the kind under which its offers are listed. */
export type Habits = {
  sections: readonly SectionKind[]
  offers: SectionKind
  /** fewer things than these are told elsewhere */
  leastOffers?: number
  /** kinds that would have nothing to say */
  empty?: readonly SectionKind[]
  /** nobody is written to: no form closes the page */
  isClosed?: boolean
  /** what a kind is called here, where that is not its usual name */
  labels?: Partial<Record<SectionKind, string>>
}

/** Reading order of a page that runs down; forms and invitations close it. */
const order: SectionKind[] = [
  'statement',
  'features',
  'menu',
  'products',
  'services',
  'episodes',
  'posts',
  'gallery',
  'steps',
  'schedule',
  'events',
  'about',
  'team',
  'stats',
  'details',
  'specs',
  'pricing',
  'comparison',
  'subscription',
  'reviews',
  'testimonials',
  'logos',
  'faq',
  'hours',
  'location',
  'auth',
  'booking',
  'contact',
  'download',
  'newsletter',
  'cta',
]
const closing: SectionKind[] = ['hours', 'location', 'auth', 'booking', 'contact', 'download', 'newsletter', 'cta']
const rank = (kind: SectionKind) => order.indexOf(kind)

/** What stands first and last, and what a kind of page is made of before anything is asked for. */
const frames: Record<PageKind, { before: SectionKind[]; core: SectionKind[]; after: SectionKind[]; runs: boolean }> = {
  landing: { before: ['header', 'hero'], core: [], after: ['footer'], runs: true },
  restaurant: { before: ['header', 'hero'], core: ['menu', 'hours'], after: ['footer'], runs: true },
  portfolio: { before: ['header', 'hero'], core: ['gallery', 'about', 'contact'], after: ['footer'], runs: true },
  event: { before: ['header', 'hero'], core: ['about', 'location'], after: ['footer'], runs: true },
  blog: { before: ['header', 'hero'], core: ['posts', 'about', 'newsletter'], after: ['footer'], runs: true },
  article: { before: ['header'], core: ['article', 'newsletter'], after: ['footer'], runs: false },
  docs: { before: ['header'], core: ['guide', 'faq'], after: ['footer'], runs: false },
  pricing: { before: ['header'], core: ['pricing', 'faq', 'cta'], after: ['footer'], runs: true },
  product: {
    before: ['header'],
    core: ['product', 'features', 'specs', 'reviews', 'cta'],
    after: ['footer'],
    runs: false,
  },
  dashboard: {
    before: ['sidebar', 'toolbar'],
    core: ['kpis', 'chart', 'chart', 'chart', 'chart', 'table'],
    after: ['footer'],
    runs: false,
  },
  login: { before: ['header'], core: ['auth'], after: ['footer'], runs: false },
  cart: { before: ['header'], core: ['cart', 'summary'], after: ['footer'], runs: false },
  'coming-soon': { before: ['header'], core: ['coming-soon'], after: ['footer'], runs: false },
  screen: { before: ['sidebar'], core: ['screen'], after: [], runs: false },
  app: { before: ['sidebar'], core: [], after: [], runs: false },
  component: { before: [], core: ['component'], after: [], runs: false },
}
/** Screens that bring their own bar: nothing stands around them. */
const bareScreens = new Set<string>([
  'board',
  'issues',
  'tasks',
  'week',
  'chat',
  'register',
  'notes',
  'files',
  'player',
  'quiz',
  'scan',
  'timer',
  'meter',
  'split',
  'calculator',
  'tally',
  'league',
  'seating',
  'rota',
  'catalog',
  'feed',
  'forum',
  'figures',
  'map',
  'checkin',
  'approvals',
  'luckydraw',
  ...smallTools,
  'game',
])
/** Without them a page of their kind is none, whatever the family has. */
const hearts = new Set<SectionKind>(['posts', 'menu', 'pricing', 'gallery'])
/** Screens that stand on a site and not in an app: they have its header. */
export const onSites: ReadonlySet<string> = new Set(['checkout', 'results'])

/** Kinds that show nothing but waiting slots unless the person gave the facts. */
const needFacts = new Set<SectionKind>([
  'testimonials',
  'reviews',
  'stats',
  'logos',
  'pricing',
  'subscription',
  'episodes',
  'posts',
  'events',
  'schedule',
  'team',
  'gallery',
  'location',
  'hours',
])
/** Two of them ask the same of a visitor. */
const askingForms = new Set<SectionKind>(['booking', 'contact', 'subscription'])
const neverUnasked = new Set<SectionKind>(['comparison', 'testimonials', 'stats', 'logos', 'header', 'hero', 'footer'])
/** How many of them a page may bring along on its own. */
const MOST_WAITING = 2

/** How many sections there should be between hero and footer, by how many were asked for. */
const wanted = (asked: number) => (asked >= 5 ? asked : asked >= 3 ? asked + 1 : 5)

/**
 * The sections of a page from top to bottom: everything that was asked for, and what the page needs around it. Of what
 * was not asked for, a page that runs down takes only kinds that the family `has`.
 */
export function outline(
  brief: Brief,
  habits: Habits,
  has: (kind: SectionKind) => boolean = () => true,
  /** a further page of a site keeps to what it is about */
  further = false,
): SectionSlot[] {
  const isBare = brief.kind === 'screen' && (bareScreens.has(brief.component ?? '') || brief.app?.groups !== undefined)
  const frame = isBare ? { ...frames.screen, before: [] } : frames[brief.kind]
  const asked = brief.sections.map((section): SectionSlot => ({ kind: section.kind, asked: section }))
  // a page has one main navigation: at its top, or at its side when one was asked for
  const side = asked.some(({ kind }) => kind === 'sidebar') && brief.kind !== 'docs'
  const top = brief.kind === 'screen' && onSites.has(brief.component ?? '')
  const before = frame.before.map((kind) =>
    side && kind === 'header' ? 'sidebar' : top && kind === 'sidebar' ? 'header' : kind,
  )
  const outer = new Set<SectionKind>([...before, ...frame.after, 'header', 'hero', 'footer', 'sidebar'])
  const framePlace = (kind: SectionKind): SectionSlot =>
    asked.find((place) => place.kind === kind) ?? { kind, asked: null }
  const inner = asked.filter((place) => !outer.has(place.kind))
  // whoever sells nothing tells what they told, and whoever shows their work shows it
  const core = brief.matter && !(brief.matter === 'person' && brief.kind === 'portfolio') ? [] : frame.core
  const middle = frame.runs
    ? runDown(
        inner,
        [
          ...core.filter((kind) => (has(kind) || hearts.has(kind)) && !habits.empty?.includes(kind)),
          ...habits.sections.filter(has),
        ],
        brief,
        habits,
        further,
      )
    : // what the request names is on a dashboard, and no curve of something else
      screen(inner, brief.measures ? [] : frame.core)
  // who asks for prices looks at them first
  if (brief.kind === 'pricing') middle.sort((a, b) => first(b.kind) - first(a.kind))
  const after: SectionKind[] = top ? ['footer'] : frame.after
  return [...before.map(framePlace), ...middle, ...after.map(framePlace)]
}

/** Prices, then what is in each. */
const first = (kind: SectionKind) => (kind === 'pricing' ? 2 : kind === 'comparison' ? 1 : 0)

/** An app screen: its parts in their fixed order, each as often as it was asked for, then whatever else was asked. */
function screen(asked: SectionSlot[], core: SectionKind[]): SectionSlot[] {
  const left = [...asked]
  const take = (kind: SectionKind): SectionSlot => {
    const at = left.findIndex((place) => place.kind === kind)
    return at < 0 ? { kind, asked: null } : (left.splice(at, 1)[0] ?? { kind, asked: null })
  }
  const parts = core.map(take)
  const invites = parts.at(-1)?.kind === 'cta' ? parts.splice(-1) : []
  return [...parts, ...left, ...invites]
}

function runDown(
  asked: SectionSlot[],
  usual: SectionKind[],
  brief: Brief,
  habits: Habits,
  further: boolean,
): SectionSlot[] {
  const places = [
    ...asked.filter(({ kind }) => !closing.includes(kind)),
    ...asked.filter(({ kind }) => closing.includes(kind)).sort((a, b) => rank(a.kind) - rank(b.kind)),
  ]
  const has = (kind: SectionKind) => places.some((place) => place.kind === kind)
  let waiting = 0
  const add = (kind: SectionKind) => {
    if (
      has(kind) ||
      neverUnasked.has(kind) ||
      (askingForms.has(kind) && places.some((place) => askingForms.has(place.kind)))
    )
      return
    if (needFacts.has(kind) && !known(kind, brief, habits) && ++waiting > MOST_WAITING) return
    const at = places.findIndex((place) => rank(place.kind) > rank(kind))
    places.splice(at < 0 ? places.length : at, 0, { kind, asked: null })
  }
  const count = further && asked.length > 0 ? asked.length + 1 : wanted(asked.length)
  // what stands under its price or in a list that was asked for is listed
  const listed = new Set(asked.flatMap(({ asked: section }) => section?.items.map(({ title }) => title) ?? []))
  const loose = brief.offers.filter(({ title }) => !listed.has(title))
  if (loose.length >= (habits.leastOffers ?? 1)) add(habits.offers)
  if (brief.contact.hours?.length) add('hours')
  for (const kind of usual) if (places.length < count) add(kind)
  // whoever searches does so above the list
  const search = places.findIndex(({ kind }) => kind === 'toolbar')
  const list = places.findIndex(({ kind }) => searched.has(kind))
  if (search > list && list >= 0) places.splice(list, 0, ...places.splice(search, 1))
  const invites = places.some(({ kind }) => closing.slice(2).includes(kind))
  if (!invites && !further && !habits.isClosed) add('contact')
  return places
}

const searched = new Set<SectionKind>(['products', 'menu', 'services', 'gallery', 'posts', 'events'])

/** Whether the request itself fills such a section. */
function known(kind: SectionKind, brief: Brief, habits: Habits): boolean {
  if (kind === 'hours') return Boolean(brief.contact.hours?.length)
  if (kind === 'location') return Boolean(brief.contact.address)
  return kind === habits.offers && brief.offers.length > 0
}

/** Kinds whose templates can carry the words of another, best first, for families that lack one. */
export const standIns: Partial<Record<SectionKind, SectionKind[]>> = {
  menu: ['products', 'services', 'features'],
  products: ['menu', 'gallery', 'services', 'features'],
  services: ['features', 'products', 'menu'],
  features: ['services', 'products'],
  pricing: ['subscription', 'services', 'menu'],
  comparison: ['specs', 'features'],
  steps: ['features', 'services'],
  about: ['statement', 'features'],
  statement: ['about', 'cta'],
  gallery: ['products', 'services', 'features'],
  team: ['gallery', 'features', 'services'],
  testimonials: ['reviews', 'statement', 'features'],
  reviews: ['testimonials', 'features'],
  faq: ['details', 'services', 'features'],
  hours: ['details', 'schedule', 'services'],
  location: ['hours', 'contact', 'about'],
  contact: ['booking', 'newsletter', 'cta'],
  booking: ['contact', 'newsletter', 'cta'],
  subscription: ['pricing', 'booking', 'contact'],
  newsletter: ['subscription', 'contact', 'cta'],
  schedule: ['events', 'hours', 'services'],
  events: ['schedule', 'services', 'features'],
  stats: ['features', 'services'],
  logos: ['features', 'services'],
  cta: ['statement', 'newsletter', 'contact'],
  details: ['specs', 'services', 'features'],
  specs: ['details', 'services', 'features'],
  episodes: ['posts', 'services', 'features'],
  posts: ['episodes', 'services', 'features'],
  download: ['cta', 'statement'],
  'coming-soon': ['hero'],
  article: ['about'],
  guide: ['steps', 'features'],
  product: ['hero'],
  kpis: ['stats', 'features'],
  table: ['specs', 'services'],
  chart: ['stats', 'features'],
  auth: ['contact'],
  cart: ['products'],
  summary: ['pricing'],
  sidebar: ['header'],
  toolbar: ['header'],
}

/** The kind of section that shows a single component, for those without a template of their own and as another version. */
export const componentKinds: Record<string, SectionKind> = {
  navbar: 'header',
  'pricing-table': 'pricing',
  form: 'contact',
  table: 'table',
  accordion: 'faq',
  steps: 'steps',
  quote: 'testimonials',
  stats: 'stats',
  newsletter: 'newsletter',
  footer: 'footer',
  timeline: 'steps',
  'product-grid': 'products',
  hero: 'hero',
  features: 'features',
  team: 'team',
  gallery: 'gallery',
  cta: 'cta',
  testimonials: 'testimonials',
  services: 'services',
  hours: 'hours',
  map: 'location',
  logos: 'logos',
  'login-form': 'auth',
  kpis: 'kpis',
  chart: 'chart',
  'cart-box': 'cart',
  booking: 'booking',
  schedule: 'schedule',
  about: 'about',
}
