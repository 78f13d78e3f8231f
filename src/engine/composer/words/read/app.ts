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
export function appOf(request: string, language: Brief['language'], { facts }: RequestReading): AppReading | null {
  const app = readApp(request, language)
  if (!app) return null
  // figures and charts of what is kept are a dashboard
  if (app.screen === 'register' && facts.some(({ kind, id }) => kind === 'section' && figures.has(id ?? '')))
    return null
  const parts = facts.filter(
    ({ kind, id, start }) => kind === 'section' && ofPages.has(id ?? '') && start >= app.span.end,
  )
  return parts.length > 1 && app.screen !== 'scan' ? null : app
}
