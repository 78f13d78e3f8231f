import { type AppScreen, smallTools } from '../../../understanding/app-words.ts'
import type { AppReading } from '../../../understanding/apps.ts'
import { asksForPage } from '../../../understanding/apps.ts'
import { lastViews, readSpec, type SpecReading, type SpecView } from '../../../understanding/spec/read-spec.ts'
import { specWords, type ViewName } from '../../../understanding/spec/spec-words.ts'
import type { AskedSection, Brief, SectionKind, Span } from '../../types.ts'
import { sectionLabels } from '../../section-labels.ts'
import { capital } from './source.ts'

/** The screen that draws a view; the others are sections as pages have them. */
const screens: Partial<Record<ViewName, AppScreen>> = {
  home: 'home',
  catalog: 'catalog',
  news: 'catalog',
  shop: 'catalog',
  booking: 'catalog',
  calendar: 'week',
  map: 'map',
  player: 'player',
  quiz: 'quiz',
  forum: 'forum',
  feed: 'feed',
  chat: 'chat',
  calculator: 'calculator',
  checkin: 'checkin',
  luckydraw: 'luckydraw',
  board: 'board',
  tasks: 'tasks',
  register: 'register',
  approvals: 'approvals',
  files: 'files',
  figures: 'figures',
  inbox: 'inbox',
  profile: 'settings',
}
const kinds: Partial<Record<ViewName, SectionKind>> = { contact: 'contact', auth: 'auth' }

/** Views that stand on pages of businesses, too: they alone make no application of one. */
const onPages = new Set<ViewName>([
  'home',
  'catalog',
  'news',
  'shop',
  'booking',
  'calendar',
  'map',
  'player',
  'feed',
  'contact',
  'auth',
])

/** What a specification makes of a page: an application with a view for each part, or a site that shows them one below the other. */
export type Specified = {
  kind: 'app' | 'landing' | 'screen'
  /** how many of its parts do something */
  busy: number
  /** it is told what its users do, and not only what it has */
  isTold: boolean
  /** somebody does something there */
  isUsed: boolean
  /** its users sign in */
  isEntered: boolean
  /** it is called an app, a platform or a system */
  isFramed: boolean
  subject: string
  sections: AskedSection[]
  spans: SpecReading['spans']
  functions: SpecReading['functions']
  unplaced: SpecReading['unplaced']
  conditions: string[]
}

/** So many parts make a site of what nobody signs in to. */
const FEWEST_PARTS = 2

/** A request that says what users do somewhere, with its sections and where they are asked for; null for any other. */
export function specified(
  request: string,
  language: Brief['language'],
  whose: { isBusiness: boolean; isReached: boolean },
): Specified | null {
  if (asksForPage(request, language)) return null
  const spec = readSpec(request, language)
  const kind = spec && kindOf(spec, whose)
  if (!spec || !kind) return null
  const views =
    kind === 'app'
      ? withHome(spec.views, spec.spans[0] ?? { start: 0, end: request.length })
      : kind === 'screen'
        ? spec.views.filter(({ view }) => view !== 'home')
        : spec.views
  return {
    kind,
    busy: spec.views.filter(({ view }) => !onPages.has(view)).length,
    isTold: spec.isSpecified,
    isUsed: spec.isUsed,
    isEntered: isEntered(spec.views),
    isFramed: spec.isFramed,
    subject: spec.subject,
    sections: views.flatMap((view) =>
      kind === 'landing' && view.view === 'home' ? aboutOf(view, language) : [sectionOf(view, views, language)],
    ),
    spans: spec.spans,
    functions: spec.functions,
    unplaced: spec.unplaced,
    conditions: spec.conditions,
  }
}

/** Parts of pages that no view shows. */
const besideViews = new Set<SectionKind>(['testimonials', 'faq', 'pricing', 'newsletter', 'team', 'about', 'logos'])

/** What was asked for besides, as any page has it, and what of the specification is still told of as not there. */
export function withParts(
  { sections, functions, unplaced, conditions }: Specified,
  asked: readonly AskedSection[],
): { sections: AskedSection[]; unplaced: string[] } {
  const meet = (one: Span, other: Span) => one.start < other.end && other.start < one.end
  const parts = asked.filter(
    ({ kind, span }) =>
      besideViews.has(kind) &&
      sections.every((one) => one.kind !== kind) &&
      !functions.some((one) => one.isDone && meet(one.span, span)),
  )
  const isPart = (span: Span) => parts.some((one) => meet(one.span, span))
  const shown = sections.filter(({ view, span }) => !(view === 'catalog' && isPart(span)))
  return {
    sections: [
      ...shown.filter((one) => !isLast(one)),
      ...parts.map((one) => ({ ...one, words: capital(one.words) })),
      ...shown.filter(isLast),
    ],
    unplaced: [...unplaced.filter(({ span }) => !isPart(span)).map(({ said }) => said), ...conditions],
  }
}

const isLast = ({ view }: AskedSection) => lastViews.some((one) => one === view)

const isEntered = (views: readonly SpecView[]) => views.some(({ view }) => view === 'auth' || view === 'profile')

/** 'A restaurant with menu and reservations' has a page; what its users do there by themselves makes an application of it. */
function kindOf(
  { subject, views, isAsked, isSpecified, isUsed, isFramed }: SpecReading,
  { isBusiness, isReached }: { isBusiness: boolean; isReached: boolean },
): Specified['kind'] | null {
  const shown = views.filter(({ view }) => view !== 'home')
  const busy = views.filter(({ view }) => !onPages.has(view))
  // a letter says neither what is to be made nor what it is for
  if (!isFramed && !isAsked && subject === '') return null
  // a business has a page that lists what it does, and one with hours and prices of its own all the more
  if (isReached) return isFramed && isUsed && busy.length > 1 ? 'app' : null
  if (isBusiness) return isUsed && isAsked && busy.length > (isFramed ? 1 : 2) ? 'app' : null
  if (!isSpecified) return busy.length > (isFramed ? 1 : 2) ? 'app' : null
  // 'Site for a foundry. It needs: gallery, repairs, hire' lists parts and offers
  if (!isUsed && !isFramed) return null
  if (busy.length > 0 || isEntered(views) || isFramed) return shown.length > 1 ? 'app' : aloneOf(shown, isFramed)
  return isUsed && shown.length >= FEWEST_PARTS ? 'landing' : null
}

/** A single view is a screen by itself, where it is more than a table of something. */
const aloneOf = ([only]: readonly SpecView[], isFramed: boolean): Specified['kind'] | null =>
  only && isFramed && only.view === 'catalog' && only.things !== '' ? 'screen' : null

/** Screens that are tools by themselves, and no view of anything else. */
const tools = new Set<AppScreen>([
  'split',
  'tally',
  'league',
  'seating',
  'rota',
  'timer',
  'scan',
  'notes',
  'game',
  ...smallTools,
  'calculator',
])
export const isTool = (screen: AppScreen): boolean => tools.has(screen)

/** An application opens with a view that leads to all others. */
const withHome = (views: readonly SpecView[], span: Span): SpecView[] =>
  views[0]?.view === 'home'
    ? [...views]
    : [
        {
          view: 'home',
          things: '',
          phrase: '',
          isMany: false,
          fields: [],
          asked: [],
          deeds: [],
          named: [],
          span,
          isKept: false,
        },
        ...views,
      ]

/** The head of a site is its home; what was to be told there of those who have it is a part of its own. */
const aboutOf = ({ asked, span }: SpecView, language: Brief['language']): AskedSection[] =>
  asked.length === 0 ? [] : [{ kind: 'about', words: sectionLabels[language].about, items: [], span }]

function sectionOf(view: SpecView, all: readonly SpecView[], language: Brief['language']): AskedSection {
  const label = labelOf(view, all, language)
  const kind = kinds[view.view] ?? 'screen'
  return {
    kind,
    words: label,
    items: (view.deeds.length > 0 ? view.deeds : view.asked).map((title) => ({ title })),
    span: view.span,
    view: view.view,
    ...(kind === 'screen' ? { screen: screenOf(view, label) } : {}),
  }
}

const screenOf = ({ view, things, phrase, fields, mode, records }: SpecView, label: string): AppReading => ({
  screen: screens[view] ?? 'register',
  subject: ofThings.has(view) && things !== '' ? calledThings({ things, phrase }) : label,
  context: '',
  isView: true,
  ...(mode ? { mode } : {}),
  ...(records ? { records } : {}),
  hasSums: false,
  lists: fields.length > 0 ? [{ cue: 'fields', said: '', entries: fields, start: 0, end: 0 }] : [],
  span: { start: 0, end: 0 },
})

/** A navigation has no room for more. */
const LONGEST_LABEL = 24

const short = (said: string): string | undefined => (said !== '' && said.length <= LONGEST_LABEL ? said : undefined)

/** Views that show things, and those that are called by them. */
const ofThings = new Set<ViewName>(['catalog', 'register', 'news', 'shop', 'booking'])
const calledByThings = new Set<ViewName>(['catalog', 'register', 'news'])
/** Views that everybody knows by one name. */
const calledAlike = new Set<ViewName>(['home', 'auth', 'profile', 'contact', 'chat', 'shop'])

/** 'Produktverwaltung' says what is done with the products, too. */
const isCompound = ({ things, phrase }: Pick<SpecView, 'things' | 'phrase'>) =>
  phrase !== things && !phrase.includes(' ') && phrase.startsWith(things)

/** The things of a view by themselves: of 'Produktverwaltung' the products. */
const calledThings = (view: Pick<SpecView, 'things' | 'phrase'>): string =>
  isCompound(view) ? view.things : (short(view.phrase) ?? view.things)

/** What it shows, in the words of the request where they are short; else what such a view is called. */
function labelOf(
  { view, things, phrase, named, isKept }: SpecView,
  all: readonly SpecView[],
  language: Brief['language'],
): string {
  const { labels, say } = specWords(language)
  const usual = labels[view] ?? ''
  if (calledAlike.has(view)) return usual
  const own = short(phrase) ?? short(things)
  if (!calledByThings.has(view) || own === undefined) return capital(named.find((said) => short(said)) ?? usual)
  if (isCompound({ things, phrase })) return capital(own)
  const isTwin =
    view === 'register' && (isKept || all.some((other) => other.view === 'catalog' && other.things === things))
  return capital((isTwin ? short(say.manage.replace('{things}', () => things)) : undefined) ?? own)
}
