import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/** From so many on they are a list; a single one is a name, a motto or words of a button. */
const LEAST = 2

/**
 * 'Projects: “Hollow Tide” (2023), “Orbit Kids”': texts in quotation marks that stand one beside the other, each at the
 * beginning of its clause, are entries of a list, by the title that stands in the marks.
 */
export function readQuotedEntries(request: RequestText): void {
  for (const clauses of Map.groupBy(request.clauses, ({ sentence }) => sentence).values()) {
    const quotes = clauses.filter(
      ({ first, last }) => first === last && request.tokens[first]?.kind === 'quote' && request.isFree(first),
    )
    // 'What people say: “…”' is said by others, and what ends with a mark is no title
    const key = clauses.find(({ after, last }) => after === ':' && last < (quotes[0]?.first ?? 0))
    const isVoice =
      (key && speaksOfVoices(request, key)) ||
      quotes.some(({ first }) => /[.!?…]["”»“]?$/.test(request.slice(first, first).trim()))
    // 'the buttons say “Book” and “Call”'
    const isOnButton = clauses.some(({ first, last }) =>
      request.hits('component').some((hit) => hit.first >= first && hit.last <= last),
    )
    if (quotes.length < LEAST || isOnButton || isVoice || !key) continue
    for (const { first } of quotes) {
      const text = request.slice(first, first).slice(1, -1).trim()
      request.claim('service', first, first, { text, sure: 0.85 })
    }
  }
}

/** 'Testimonials', 'what customers say' */
const speaksOfVoices = (request: RequestText, { first, last }: TextClause) =>
  (['voiceNouns', 'saysVerbs', 'section'] as const).some((kind) =>
    request
      .hits(kind)
      .some((hit) => hit.first >= first && hit.last <= last && (kind !== 'section' || hit.id === 'testimonials')),
  )
