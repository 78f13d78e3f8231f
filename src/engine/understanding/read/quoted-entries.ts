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
    // 'the buttons say “Book” and “Call”'
    const isOnButton = clauses.some(({ first, last }) =>
      request.hits('component').some((hit) => hit.first >= first && hit.last <= last),
    )
    if (quotes.length < LEAST || isOnButton) continue
    for (const { first } of quotes) {
      const text = request.slice(first, first).slice(1, -1).trim()
      request.claim('service', first, first, { text, sure: 0.85 })
    }
  }
}
