import { type AppReading, partsThere, readApp } from '../../../understanding/apps.ts'
import { hasAmount } from '../../../understanding/blocks/block.ts'
import { gamePartsIn } from '../../../understanding/app-games.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import type { Brief } from '../../types.ts'

/** Parts of a page that tells of an app; the app itself has none of them. */
const ofPages = new Set<string>([
  'hero',
  'features',
  'pricing',
  'testimonials',
  'faq',
  'logos',
  'cta',
  'download',
  'about',
  'newsletter',
  'team',
])

const ofBusinesses = new Set<string>([...ofPages, 'contact', 'hours', 'gallery'])

/** Parts that stand on sites alone, whatever else a screen has. */
const ofSites = new Set<string>(['map', 'location', 'gallery', 'newsletter', 'faq', 'testimonials', 'contact', 'hours'])

const figures = new Set<string>(['chart', 'kpis', 'stats'])

/** The app whose screen a request asks for; null when it asks for a page about one. */
export function appOf(request: string, language: Brief['language'], reading: RequestReading): AppReading | null {
  const { facts } = reading
  const found = readApp(request, language)
  const isPressed = ({ id }: Fact) => id === 'button'
  // each one writes them, and no visitor sends them
  const isWritten = ({ kind }: Fact) => kind === 'field'
  const heard = found?.screen === 'settings' ? isPressed : found?.sheet ? isWritten : null
  const app = heard
    ? readApp(withFacts(request, reading, heard), language)
    : (withFields(request, reading, language) ?? found)
  if (!app) return null
  // figures and charts of what is kept are a dashboard
  if (app.screen === 'register' && facts.some(({ kind, id }) => kind === 'section' && figures.has(id ?? '')))
    return null
  const parts = facts.filter(
    ({ kind, id, start }) => kind === 'section' && ofPages.has(id ?? '') && start >= app.span.end,
  )
  if (parts.length > 1 && app.screen !== 'scan') return null
  if (isToldOf(app, reading)) return null
  // 'Caterer: who brings what? We do. Quote, CONTACT' is a page
  if (app.sheet && facts.some(({ kind, id }) => kind === 'section' && ofBusinesses.has(id ?? ''))) return null
  const lacks = app.screen === 'settings' ? [] : lackedBy(app, language, reading)
  return lacks.length > 0 ? { ...app, lacks } : app
}

/** Screens for whatever is kept: what else a request has says whether it is there, or sold. */
const plain = new Set<AppReading['screen']>(['register', 'tasks'])

/** 'Stock tool, reminders: 22 €, offline: 55 €', 'our stock tool needs a page with partner logos': a page tells of it. */
function isToldOf({ screen, records }: AppReading, { facts, blocks }: RequestReading): boolean {
  if (!plain.has(screen) || records !== undefined) return false
  const priced = facts.filter(({ kind, of }) => kind === 'price' && of)
  const rows = blocks.flatMap((block) => block.rows.filter(({ text }) => hasAmount(text)))
  return priced.length + rows.length > 1 || facts.some(({ kind, id }) => kind === 'section' && id === 'logos')
}

/** 'NEXT TURN button', 'with a MAP': what no such screen has. */
const lackedBy = (
  { screen, span, game }: AppReading,
  language: Brief['language'],
  { facts }: RequestReading,
): string[] =>
  facts
    .filter(
      ({ kind, id, start }) => kind === 'section' && (id === 'button' || ofSites.has(id ?? '')) && start >= span.end,
    )
    .filter(
      ({ text }) =>
        partsThere(text, language, screen).length === 0 && (!game || gamePartsIn(text, language, game).length === 0),
    )
    .map(({ text }) => text)

/** 'I need a control of costumes. FIELDS: who, size, paid' with rows below it: no form for visitors, and a register. */
function withFields(request: string, reading: RequestReading, language: Brief['language']): AppReading | null {
  const isField = ({ kind }: Fact) => kind === 'field'
  if (!reading.facts.some(isField)) return null
  const app = readApp(withFacts(request, reading, isField), language)
  return app?.records?.isAsked ? app : null
}

/** What is pressed among settings is one of them. */
const withFacts = (request: string, { facts, text }: RequestReading, isHeard: (fact: Fact) => boolean): string =>
  facts
    .filter(isHeard)
    .map(({ start, end }) => ({ start: leadBefore(text, start), end }))
    .reduce((all, { start, end }) => all.slice(0, start) + text.slice(start, end) + all.slice(end), request)

/** From the beginning of its clause. */
const leadBefore = (text: string, at: number): number => {
  const before = text.slice(0, at)
  return Math.max(...[...'.,;:!?()\n'].map((mark) => before.lastIndexOf(mark))) + 1
}
