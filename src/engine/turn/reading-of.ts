import type { PageReading } from '#rules/page-reading.ts'
import { asPage, withDescription } from '../composer/again.ts'
import { readPage } from '../composer/reading/page-reading.ts'
import type { Turn } from './turn.ts'

/** What was read for the page that a turn made; null for a repair, and where the page is nothing that can be read. */
export function readingOf({ request, html }: Pick<Turn, 'request' | 'html'>): PageReading | null {
  if (request.repair || request.continues) return null
  const { prompt, variant, pages } = asPage(withDescription(request))
  try {
    return readPage({ prompt, html, variant, pages, changes: {} })
  } catch {
    // the page is there all the same
    return null
  }
}
