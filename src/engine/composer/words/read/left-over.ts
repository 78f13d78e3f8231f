import { pattern } from '#rules/pattern.ts'
import type { Span } from '../../types.ts'
import type { Entry } from './entries.ts'
import type { Source } from './source.ts'

const technique = pattern('gi')`
  \b(?:using|with|in|mit|avec|con|med) ((?:React|Vue|Angular|Svelte|Astro|Next(?:\.js)?|WordPress|PHP|Python
  |Django|Laravel|Bootstrap|Material UI|jQuery|Node(?:\.js)?|Web Audio API|html, css and js only)(?: (?:using
  |with) \w+)?)
`
/** What a page alone cannot do. */
const machinery =
  /[^.;]*\b(?:database|crm system|real-time|api\b|deploy|backend|back-end|batch import|random number|map api|payment integration|data sharing|caching)[^.;]*/gi

/** Pieces of the request that the page cannot answer to, as the person wrote them. */
export function readLeftOver(source: Source, unused: readonly Entry[], used: readonly Span[]): string[] {
  const pieces = [...source.request.matchAll(technique)].map((match) => match[0])
  for (const match of source.request.matchAll(machinery)) {
    const text = match[0].trim()
    if (
      text.length <= 160 &&
      !used.some(({ start, end }) => start <= match.index && end >= match.index + match[0].length)
    )
      pieces.push(text)
  }
  for (const entry of unused) if (entry.text.length <= 120) pieces.push(source.request.slice(entry.start, entry.end))
  return [...new Set(pieces)]
}
