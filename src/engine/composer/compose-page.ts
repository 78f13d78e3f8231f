import type { BriefChanges } from '#rules/page-reading.ts'
import { capital, lower } from './words/read/source.ts'
import type { GenerationRequest } from '../types.ts'
import { readRequest } from '../understanding/read-request.ts'
import type { RequestReading } from '../understanding/reading.ts'
import { readingForPage } from './words/brief.ts'
import { leftUnused } from './not-used.ts'
import { mayHaveName, missingFacts, missingSubject, missingWords, unread, unsaid, withMissing } from './stated-facts.ts'
import { artFor } from './art.ts'
import { withPlaces } from './behaviours/asked-places.ts'
import { withBehaviours } from './behaviours/behaviours.ts'
import { buildDocument, type DocumentPart } from './document.ts'
import { withFills } from './fills.ts'
import { withHouseType } from './headlines.ts'
import type { FamilyLibrary } from './library.ts'
import { type LentSection, lentFor, linkedBack, withLent } from './lent-sections.ts'
import { makePlan, type PagePlan, type PlannedPlace } from './plan.ts'
import { withinSlots } from './within-slots.ts'
import { withQuotedWords } from './quoted-words.ts'
import { writeReply } from './reply.ts'
import { generatorMark, type SharedLook, sharedLook } from './shared-look.ts'
import { type Wordsmith, writeSection } from './section-content.ts'
import { arranged, changedBrief, changedReading } from './reading/changed.ts'
import { nameScreenParts } from './screen-names.ts'
import { colon } from './words/write/colon.ts'
import { shellWords } from './shell-words.ts'
import { pageFile, siteLinks } from './site-links.ts'
import { fillTemplate, templateStyle } from './template/fill.ts'
import { faceWidth } from './template/fit-words.ts'
import { escapeText } from './template/markup.ts'
import type { PageFacts } from './template/values.ts'
import { softFrame } from './theme.ts'
import { linksToViews } from './views.ts'
import type { Brief, ComposedPage, Link, SectionContent, SectionKind } from './types.ts'

export type ComposeOptions = {
  /** a family by id */
  family?: string
  /** the year in the footer */
  year: number
  /** what a person said about the reading of this request */
  changes?: BriefChanges
}

/** brief → plan → theme → copy → html → parts. Pure: the same input gives the same page. */
export function composeWith(
  words: Wordsmith,
  library: FamilyLibrary,
  request: Pick<GenerationRequest, 'prompt' | 'pages' | 'variant' | 'pageName'>,
  options: ComposeOptions,
): ComposedPage {
  const look = sharedLook(request.pages)
  const { changes = {} } = options
  const reading = changedReading(readingForPage(request.prompt), changes)
  const business = look && words.readBrief(look.title, readRequest(look.title))
  const first = withPlaces(
    changedBrief(inherit(words.readBrief(request.prompt, reading), look, business), reading, changes),
  )
  const drawn = composeBrief(first, words, library, request, options, look)
  // what was said of a single part stands in it, or nothing was done with it
  if (drawn.brief.alone) return { ...drawn, ...writeReply(drawn.told) }
  const lacking = missingFacts(reading, drawn.brief, drawn.html)
  const fuller = withMissing(first, lacking)
  const made = fuller ? composeBrief(fuller, words, library, request, options, look) : drawn
  // rows of their own may have taken the place of what said the town
  const gone = fuller ? missingFacts(reading, made.brief, made.html).filter((fact) => !lacking.includes(fact)) : []
  const fullest = gone.length > 0 ? withMissing(first, [...lacking, ...gone]) : null
  const page = fullest ? composeBrief(fullest, words, library, request, options, look) : made
  const missing = missingFacts(reading, page.brief, page.html)
  const said = [
    ...missingSubject(reading, page.html, page.brief),
    ...missingWords(reading, page.html, page.brief),
    ...unsaid(unread(page.brief.leftOver, reading), page.html),
  ]
  const leftOver = leftUnused(missing, said, page.brief, page.html)
  const brief = { ...page.brief, leftOver }
  return { ...page, brief, ...writeReply({ ...page.told, brief }), certainty: certaintyOf(reading, brief) }
}

type Drawn = Omit<ComposedPage, 'reply' | 'suggestions'> & { told: Parameters<typeof writeReply>[0] }

function composeBrief(
  brief: Brief,
  words: Wordsmith,
  library: FamilyLibrary,
  request: Pick<GenerationRequest, 'prompt' | 'pages' | 'variant' | 'pageName'>,
  options: ComposeOptions,
  look: SharedLook | null,
): Drawn {
  const wanted = look?.pages ?? brief.pages.map((name) => ({ label: name, href: pageFile(name) }))
  const dictionary = { ...shellWords[brief.language], ...words.uiWords(brief.language) }
  const family = options.changes?.look ?? options.family
  const plan = makePlan({
    brief,
    library,
    habits: words.habits(brief),
    variant: request.variant,
    look,
    ...(family ? { family } : {}),
  })
  const title = look && !brief.quoted[0] && request.pageName !== 'Home' ? request.pageName : null
  const whole = arranged(plan, options.changes ?? {})
  const lent =
    title && brief.kind !== 'component' && brief.kind !== 'screen' ? lentFor(whole.places, request.pages, title) : null
  const planned = lent ? { ...whole, places: lent.places } : whole
  const written = planned.places.map((place) => {
    const copy = writeSection(place, planned, brief, words, request.variant)
    // a further page is called by its name
    return title && place.kind === 'hero' ? { ...copy, headline: title } : copy
  })
  const opening = planned.places.findIndex(({ kind }) => !frames.has(kind))
  const named = nameScreenParts(planned, withQuotedWords(written, brief, opening))
  const around = {
    library,
    request: { ...request, wanted },
    year: options.year,
    places: words.appPlaces(brief).map((label) => ({ label, href: '#main' })),
  }
  const first = pageFacts(named.page, named.contents, brief, dictionary, around)
  const count = (place: PlannedPlace, content: SectionContent) =>
    slotsIn(fillTemplate(place.template.compiled(), fillingOf(place, content, first)))
  // of a single part nothing that was asked for goes, however much of it waits
  const { page, contents } = brief.alone ? named : withinSlots(named.page, named.contents, count)
  const facts = pageFacts(page, contents, brief, dictionary, around)
  const drawn = withBehaviours(
    draw(page, contents, facts, { brief, words, dictionary, library, title, lent: lent?.sections ?? [] }),
    {
      asked: new Set(brief.behaviours),
      theme: page.plan.theme,
      words: dictionary,
    },
  )
  const parts = lent ? linkedBack(drawn, request.pages[0]) : drawn
  const html = parts.map((part) => part.html).join('')
  return {
    html,
    parts,
    brief,
    plan: lent ? { ...page.plan, sections: withLent(page.plan.sections, page.places, lent.sections) } : page.plan,
    told: {
      brief,
      brand: facts.brand,
      page,
      lent: lent?.sections.map(({ label }) => label.replace(/[.?!]$/, '')) ?? [],
      html,
      again: request.variant > 0,
      missing: stillMissing(wanted, request),
    },
  }
}

/** From so sure on a name is no guess, and from so sure on there is none. */
const NAMED = 0.8
const NAMELESS = 0.6

/** What of a page a person should look at first, because it was guessed. */
export function certaintyOf(reading: RequestReading, { brand }: Brief): NonNullable<ComposedPage['certainty']> {
  const { certainty, facts, matter } = reading
  const isPerson = facts.some(({ kind, text, sure }) => kind === 'person' && sure >= 0.85 && text === brand)
  const isNameless = matter === null ? certainty.name >= NAMELESS : !mayHaveName(reading)
  const say = (sure: boolean) => (sure ? 'certain' : 'uncertain')
  return {
    name: say(brand === null ? isNameless : certainty.name >= NAMED || isPerson),
    subject: say(certainty.subject >= 0.7),
    language: say(certainty.language >= 1),
  }
}

/** Pages that the navigation leads to and that nobody has made. */
function stillMissing(wanted: readonly Link[], { pages, pageName }: Pick<GenerationRequest, 'pages' | 'pageName'>) {
  const made = new Set(['index.html', pageFile(pageName), ...pages.map(({ name }) => pageFile(name))])
  return wanted.filter(({ href }) => !made.has(href)).map(({ label }) => label)
}

const frames = new Set<SectionKind>(['header', 'sidebar', 'toolbar', 'footer'])

/** A further page of a project speaks of the same business. `business`: what the title of the first page says of it. */
export function inherit(brief: Brief, look: SharedLook | null, business: Brief | null = null): Brief {
  if (!look) return brief
  return {
    ...brief,
    trade: brief.trade || lower(business?.trade ?? '', brief.language),
    place: brief.place ?? business?.place ?? null,
    brand: brief.brand ?? (look.brand || null),
    domain: brief.domain === 'general' ? look.domain : brief.domain,
    contact: { ...look.contact, ...brief.contact },
  }
}

type Surroundings = {
  library: FamilyLibrary
  request: Parameters<typeof siteLinks>[1]
  year: number
  /** where the navigation of an app leads */
  places: Link[]
}

function pageFacts(
  { family, places, plan }: PagePlan,
  contents: SectionContent[],
  brief: Brief,
  words: Readonly<Record<string, string>>,
  around: Surroundings,
): PageFacts {
  const at = (kind: SectionKind) => contents[places.findIndex((place) => place.kind === kind)]
  const header = at('header') ?? at('sidebar')
  const primary = header?.primary ?? at('hero')?.primary ?? contents.find((copy) => copy.primary)?.primary
  const name = header?.headline
  const line = brief.trade ? capital(brief.trade) : undefined
  const mark = brief.brand ?? name ?? (brief.kind === 'component' ? line : undefined)
  return {
    brand: mark ?? { placeholder: words['add-brand'] ?? 'Your name' },
    // called by what it is, it is not said twice
    tagline: line === mark ? undefined : line,
    place: brief.place ?? undefined,
    year: around.year,
    nav:
      brief.kind === 'screen'
        ? around.places
        : brief.kind === 'app'
          ? linksToViews(places)
          : siteLinks(places, around.request, primary),
    links: siteLinks(places, around.request, undefined),
    primary,
    home: places.some(({ kind }) => kind === 'header') ? '#top' : '#main',
    words,
    faceWidth: faceWidth(plan.theme.variables['--font-display'] ?? ''),
    artTitle: [words.drawing, brief.brand ?? brief.trade].filter(Boolean).join(colon[brief.language]),
    art: (role, index, subject) =>
      artFor(
        role,
        index,
        { library: around.library, family, domain: brief.domain, seed: plan.seed },
        subject,
      )?.compiled() ?? null,
  }
}

type Drawing = {
  brief: Brief
  words: Wordsmith
  dictionary: Readonly<Record<string, string>>
  library: FamilyLibrary
  title: string | null
  /** what comes from another page of the site */
  lent: readonly LentSection[]
}

const fillingOf = (place: PlannedPlace, content: SectionContent, page: PageFacts) => ({
  id: place.id,
  name: `${place.kind}/${place.template.variant}`,
  content,
  page,
})

/** How many facts wait for the person in some HTML of a family. */
const slotsIn = (html: string) => html.split(' data-placeholder').length - 1

const before = new Set<SectionKind>(['header', 'sidebar'])

function draw(
  { plan, family, places }: PagePlan,
  contents: SectionContent[],
  page: PageFacts,
  { brief, words, dictionary, library, title, lent }: Drawing,
): DocumentPart[] {
  let headed = false
  const fill = (place: PlannedPlace): DocumentPart => {
    const copy = contents[places.indexOf(place)] as SectionContent
    const drawn = fillTemplate(place.template.compiled(), { ...fillingOf(place, copy, page), demoteHeading: headed })
    const html = withFills(withHouseType(drawn, place.template, family), plan.theme)
    const first = !headed && /<h1[\s>]/.test(html)
    headed ||= first
    return {
      id: place.id,
      label: place.label,
      // a name of ours is no one's
      html:
        first && (brief.brand ?? brief.trade) !== '' ? brandedHeading(html, page.brand, colon[brief.language]) : html,
    }
  }
  const written = words.headText(brief)
  const head = title ? { ...written, title: `${title}${colon[brief.language]}${written.title}`.slice(0, 70) } : written
  const body = {
    before: places.filter(({ kind }) => before.has(kind)).map(fill),
    main: [] as DocumentPart[],
    after: [] as DocumentPart[],
  }
  body.main = [
    ...places.filter(({ kind }) => !before.has(kind) && kind !== 'footer').map(fill),
    ...lent.map(({ id, label, html }) => ({ id, label, html })),
  ]
  body.after = places.filter(({ kind }) => kind === 'footer').map(fill)
  if (!headed) {
    const opening = body.main[0] ?? { id: 'main', label: '', html: '' }
    body.main[0] = { ...opening, html: `<h1 class="sr-only">${escapeText(head.title)}</h1>\n${opening.html}`.trimEnd() }
  }
  const style = [
    family.style,
    ...borrowedMotion(places, family.id, library),
    ...places.map((place) => templateStyle(place.template.compiled(), place.id)),
    ...lent.map(({ style }) => style),
  ]
    .filter(Boolean)
    .join('\n')
  const drawn = [style, ...[...body.before, ...body.main, ...body.after].map(({ html }) => html)].join('\n')
  return buildDocument(
    {
      language: brief.language,
      ...head,
      meta: { generator: generatorMark(family.id, brief.domain) },
      theme: `${plan.theme.css}${softFrame(plan.theme, brief.colors, drawn)}`,
      style,
      mode: plan.theme.mode,
      htmlClass: family.html,
      bodyClass: family.body,
      mainClass:
        family.main?.[brief.kind] ??
        (brief.kind === 'component' ? 'grid min-h-dvh grid-cols-[minmax(0,1fr)] items-center' : ''),
      skip: dictionary.skip ?? 'Skip to the content',
    },
    body,
  )
}

/** Animations that sections of other families refer to. */
function borrowedMotion(places: PlannedPlace[], own: string, { families }: FamilyLibrary): string[] {
  const lenders = new Set(places.map(({ template }) => template.family).filter((id) => id !== own))
  return [...lenders].flatMap(
    (id) => families.get(id)?.style.match(/@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g) ?? [],
  )
}

/** The one h1 names whose page it is; where the headline does not, it does so for those who listen. */
function brandedHeading(html: string, brand: PageFacts['brand'], between: string): string {
  if (typeof brand !== 'string') return html
  return html.replace(/(<h1(?:\s[^>]*)?>)([\s\S]*?)(<\/h1>)/, (whole, open: string, inner: string, close: string) =>
    inner
      .replace(/<[^>]+>/g, '')
      .toLowerCase()
      .includes(escapeText(brand).toLowerCase())
      ? whole
      : `${open}<span class="sr-only">${escapeText(brand)}${between}</span>${inner}${close}`,
  )
}
