import type { RequestText } from './request-text.ts'

/** So many words behind 'how' may stand before the verb of a question: 'how MUCH is it'. */
const NEAR_VERB = 2

/**
 * What was said, as a visitor would ask it, without its mark: 'if they escape' → 'do they escape', 'ob man zelten darf' → 'darf man
 * zelten'. Null for what only names what is answered: 'parking', 'how far the beach is', 'if it rains'.
 */
export function asQuestion(request: RequestText, first: number, last: number): string | null {
  const whether = request.hitAt('whether', first)
  if (whether && whether.last < last) return askedOutright(request, whether.last + 1, last)
  const interrogative = request.hitAt('interrogatives', first)
  if (!interrogative) return fronts(request, first) && last > first ? request.slice(first, last) : null
  return isDirect(request, interrogative.last, last) ? request.slice(first, last) : null
}

const fronts = (request: RequestText, at: number) => request.lexicon.grammar.fronted.includes(request.word(at))

/** 'how much IS it' asks, 'how far the beach IS' does not; where no verb moves to the front, both are the same. */
function isDirect(request: RequestText, opening: number, last: number): boolean {
  if (request.lexicon.grammar.fronted.length === 0) return true
  const mayPass = (at: number) => !fronts(request, at) && !request.isSmall(at)
  const verb = request.run(opening + 1, opening + NEAR_VERB - 1, mayPass) + 1
  return verb < last && fronts(request, verb)
}

/** What is asked with yes or no: its verb goes to the front, or what asks stands before it. */
function askedOutright(request: RequestText, from: number, last: number): string | null {
  const { nounCapitals, asksBefore } = request.lexicon.grammar
  // in German the verb stands at the end
  const front = nounCapitals ? last : request.run(from, last, (at) => !fronts(request, at)) + 1
  if (front > last)
    return asksBefore.length > 0 && !asksBefore.includes(request.word(from)) ? null : opened(request, from, last)
  const pieces = [
    request.slice(front, front),
    ...(front > from ? [request.slice(from, front - 1)] : []),
    ...(front < last ? [request.slice(front + 1, last)] : []),
  ]
  return pieces.join(' ')
}

/** 'EST-CE QUE vous prenez la carte', 'EST-CE QU'on peut camper'. */
function opened(request: RequestText, from: number, last: number): string {
  const { asksWith } = request.lexicon.grammar
  const said = request.slice(from, last)
  const elided = asksWith.find((one) => /['’]$/.test(one))
  if (elided && /^[aeiouyàâéèêëîïôûh]/i.test(said)) return `${elided}${said}`
  return [...asksWith.filter((one) => one !== elided), said].join(' ')
}
