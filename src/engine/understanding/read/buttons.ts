import type { ConceptHit, ConceptKind } from '../lexicon.ts'
import { unquoted } from '../phrase-tokens.ts'
import { asLabel, labelOfCompound } from './button-labels.ts'
import type { TextClause } from './clauses.ts'
import { labelsAhead } from './labels-ahead.ts'
import type { RequestText } from './request-text.ts'

const LONGEST_LABEL = 6
const LONGEST_NOUN = 5

/** A button with the place of what stands on it. */
type Labelled = { first: number; last: number; label: string }

/**
 * 'a DONATE button', 'button to RESERVE A PLACE', 'Tickets-Button', 'bouton RÉSERVER': what visitors can press is nothing
 * on offer and nobody's name. `of` is what stands on it. One that is refused, or that is all of a request, is no part.
 */
export function readButtons(request: RequestText): void {
  // 'CTA: …', 'call to action: …'
  for (const hit of request.hits('cue')) {
    const clause = request.clauseOf(hit.first)
    if (hit.id !== 'button' || !clause || claimKeyed(request, hit, clause)) continue
    // 'CTA “Join us”'
    if (request.tokens[hit.last + 1]?.kind === 'quote') claim(request, beside(request, hit))
  }
  for (const hit of request.hits('component')) {
    const clause = request.clauseOf(hit.first)
    if (hit.id !== 'button' || !clause || !request.isFree(hit.first, hit.last) || isAllThatIsAsked(request, hit.first))
      continue
    const quoted = beside(request, hit)
    const ahead = quoted ? [] : labelsAhead(request, hit, clause)
    for (const one of ahead) claim(request, one)
    if (ahead.length === 0) claim(request, quoted ?? behind(request, hit, clause) ?? before(request, hit, clause))
  }
  if (request.lexicon.grammar.compounds)
    request.tokens.forEach((token, at) => {
      const label = request.isWord(at) && request.isFree(at) ? labelOfCompound(request.lexicon, token.text) : null
      // 'Eisenknopf' between commas may be a name
      const isPart = /-/.test(token.text) || within(request, at - 1, ['articles', 'having', 'asks', 'and'])
      if (label && isPart && !isAllThatIsAsked(request, at)) claim(request, { first: at, last: at, label })
    })
}

function claim(request: RequestText, found: Labelled | null): void {
  if (!found || request.within('excluding', found.first - 1) || request.within('refuses', found.first - 1)) return
  if (!request.isFree(found.first, found.last) || !/\p{L}/u.test(found.label)) return
  // 'und dem', 'with a'
  for (let at = found.first - 1; request.isFree(at) && within(request, at, ['articles', 'and', 'having']); at--)
    request.shell(at)
  request.claim('section', found.first, found.last, { id: 'button', of: found.label, sure: 0.85 })
}

const within = (request: RequestText, at: number, kinds: readonly ConceptKind[]) =>
  kinds.some((kind) => request.within(kind, at) !== undefined)

/** 'A red button with …': nothing but an order stands before it in the whole request. */
const isAllThatIsAsked = (request: RequestText, at: number) =>
  request.run(
    0,
    at - 1,
    (one) => request.isSmall(one) || within(request, one, ['asks', 'colour', 'shade', 'style']),
  ) ===
  at - 1

/** 'Main button: START THE TRIAL' */
function claimKeyed(request: RequestText, { last }: ConceptHit, clause: TextClause): boolean {
  const value = request.clauses[request.clauses.indexOf(clause) + 1]
  if (clause.after !== ':' || last !== clause.last || !value || value.line !== clause.line) return false
  if (clause.last - clause.first >= LONGEST_NOUN || value.last - value.first >= LONGEST_LABEL) return false
  if (!request.isFree(value.first, value.last)) return false
  const isQuoted = request.tokens[value.first]?.kind === 'quote'
  const label = isQuoted ? withoutMarks(request, value.first) : request.slice(value.first, value.last)
  request.claim('section', clause.first, value.last, { id: 'button', of: label, sure: 0.9 })
  return true
}

/** 'button “Call us”', '“Call us” button' */
function beside(request: RequestText, { first, last }: ConceptHit): Labelled | null {
  const at = [last + 1, first - 1].find((one) => request.tokens[one]?.kind === 'quote' && request.isFree(one))
  if (at === undefined) return null
  return { first: Math.min(first, at), last: Math.max(last, at), label: withoutMarks(request, at) }
}

const withoutMarks = (request: RequestText, at: number) => unquoted(request.tokens[at]?.text ?? '')

const withCapital = (request: RequestText, { first, last }: TextClause) => {
  const text = request.slice(first, last)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const ends = (request: RequestText, at: number) =>
  !request.isFree(at) || request.tokens[at]?.kind === 'mark' || within(request, at, ['having', 'and', 'component'])

/** In a text with small letters, a capital right behind the button begins what stands on it. */
const isCapitalLabel = (request: RequestText, at: number) =>
  !request.lexicon.grammar.nounCapitals && request.isWord(at) && request.isCapital(at) && request.isFree(at)

/** 'a button Come AND sing and A gallery': behind a capital only another part ends the label, or that it would be good. */
const endsLabel = (request: RequestText, at: number) =>
  request.tokens[at]?.kind === 'mark' ||
  request.hitAt('wishes', at) !== undefined ||
  !request.isFree(at) ||
  (within(request, at, ['and', 'having']) && within(request, at + 1, ['articles', 'section', 'component']))

/** What leads up to the label, and how far that can go: 'button TO', 'button that SAYS', 'ein Button, UM sich anzumelden'. */
function leadOf(request: RequestText, last: number, clause: TextClause): { first: number; end: number } | null {
  const small = request.run(last + 1, clause.last, (at) => request.within('relative', at) !== undefined)
  const lead =
    request.hitAt('labelled', last + 1) ?? request.hitAt('labelled', small + 1) ?? request.hitAt('pressedFor', last + 1)
  if (lead) return { first: lead.last + 1, end: clause.last }
  // 'a button Start a trial'
  if (isCapitalLabel(request, last + 1)) return { first: last + 1, end: clause.last }
  const next = request.clauses[request.clauses.indexOf(clause) + 1]
  const goesOn = last === clause.last && next?.before === ',' ? request.hitAt('pressedFor', next.first) : undefined
  const isInfinitive =
    next && asLabel(request.lexicon, request.slice(next.first, next.last)) !== withCapital(request, next)
  if (next && goesOn && isInfinitive) return { first: goesOn.last + 1, end: next.last }
  return request.lexicon.grammar.headFirst ? { first: last + 1, end: clause.last } : null
}

/** 'button TO RESERVE A PLACE', 'button that says JOIN US', and 'bouton RÉSERVER' where what describes a noun follows it. */
function behind(request: RequestText, { last }: ConceptHit, clause: TextClause): Labelled | null {
  const lead = leadOf(request, last, clause)
  if (!lead) return null
  const from = lead.first
  const isOver = (at: number) => (isCapitalLabel(request, from) ? endsLabel(request, at) : ends(request, at))
  const end = request.run(from, Math.min(lead.end, from + LONGEST_LABEL - 1), (at) => !isOver(at))
  const isWhole = end === lead.end || isOver(end + 1)
  if (end < from || !isWhole || within(request, from, ['colour', 'style', 'shade', 'qualities', 'at'])) return null
  const isQuote = request.tokens[from]?.kind === 'quote'
  const label = isQuote ? withoutMarks(request, from) : asLabel(request.lexicon, request.slice(from, end))
  return label === '' ? null : { first: last, last: end, label }
}

const looks = ['qualities', 'colour', 'shade', 'style', 'effects', 'measures'] as const

/** What stands before a button and is not on it: 'a big RED button', 'WITHOUT buttons'. */
const noLabel: readonly ConceptKind[] = [
  ...(['at', 'having', 'and', 'excluding', 'refuses', 'articles', 'own', 'asks'] as const),
  ...looks,
]

/** 'and a BOOK A PARTY button': the one word with a capital behind an article begins what stands on it. */
function capitalBefore(request: RequestText, button: number, { first }: TextClause): number | null {
  if (request.lexicon.grammar.nounCapitals) return null
  const opens = (at: number) => request.isCapital(at) && within(request, at - 1, ['articles', 'having', 'own'])
  for (let at = Math.max(first + 1, button - LONGEST_LABEL); at < button - 1; at++)
    if (opens(at) && request.isFree(at, button - 1) && request.run(at, button, (one) => request.isWord(one)) === button)
      return at
  return null
}

/** 'a BOOK NOW button' */
function before(request: RequestText, { first, last }: ConceptHit, clause: TextClause): Labelled | null {
  const { headFirst, nounCapitals } = request.lexicon.grammar
  // 'Ane Knapp' is called so
  if (headFirst || (!nounCapitals && request.isCapital(first) && request.isCapital(first - 1))) return null
  const isOfLabel = (at: number) =>
    request.isWord(at) &&
    request.isFree(at) &&
    !request.isSmall(at) &&
    !request.isPlace(at) &&
    !within(request, at, noLabel)
  // 'Book a visit button' as a piece of its own
  const isWhole =
    first - clause.first < LONGEST_LABEL &&
    request.isFree(clause.first, first) &&
    !within(request, clause.first, ['articles', 'having', 'own', ...looks]) &&
    request.run(clause.first, first, (at) => request.isWord(at) && !within(request, at, ['and', 'excluding'])) === first
  let from = capitalBefore(request, first, clause) ?? (isWhole ? clause.first : first)
  while (from > clause.first && first - from < LONGEST_NOUN && isOfLabel(from - 1)) from -= 1
  if (from === first || within(request, from, ['component'])) return null
  return { first: from, last, label: asLabel(request.lexicon, request.slice(from, first - 1)) }
}
