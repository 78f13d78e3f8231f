import { type AppReading, readApp } from '../../../understanding/apps.ts'
import type { RequestReading } from '../../../understanding/read-request.ts'
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

const figures = new Set<string>(['chart', 'kpis', 'stats'])

/** The app whose screen a request asks for; null when it asks for a page about one. */
export function appOf(request: string, language: Brief['language'], reading: RequestReading): AppReading | null {
  const { facts } = reading
  const found = readApp(request, language)
  const app = found?.screen === 'settings' ? readApp(withButtons(request, reading), language) : found
  if (!app) return null
  // figures and charts of what is kept are a dashboard
  if (app.screen === 'register' && facts.some(({ kind, id }) => kind === 'section' && figures.has(id ?? '')))
    return null
  const parts = facts.filter(
    ({ kind, id, start }) => kind === 'section' && ofPages.has(id ?? '') && start >= app.span.end,
  )
  return parts.length > 1 && app.screen !== 'scan' ? null : app
}

/** What is pressed among settings is one of them. */
const withButtons = (request: string, { facts, text }: RequestReading): string =>
  facts
    .filter(({ id }) => id === 'button')
    .map(({ start, end }) => ({ start: leadBefore(text, start), end }))
    .reduce((all, { start, end }) => all.slice(0, start) + text.slice(start, end) + all.slice(end), request)

/** From the beginning of its clause. */
const leadBefore = (text: string, at: number): number => {
  const before = text.slice(0, at)
  return Math.max(...[...'.,;:!?()\n'].map((mark) => before.lastIndexOf(mark))) + 1
}
