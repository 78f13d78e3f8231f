import { figureWords } from '../../understanding/figures/figure-words.ts'
import { readFigures, withoutFigures } from '../../understanding/figures/read-figures.ts'
import type { FigureReading } from '../../understanding/figures/types.ts'
import { lexicon } from '../../understanding/lexicon.ts'
import { phraseTokens } from '../../understanding/phrase-tokens.ts'
import type { Fact } from '../../understanding/read/facts.ts'
import { readRequest } from '../../understanding/read-request.ts'
import type { RequestReading } from '../../understanding/reading.ts'
import type { Brief, Span } from '../types.ts'

/**
 * The reading of a request for a dashboard: its figures first, and all else from what is left without them. Any other
 * request, and one without figures, stays as it was read. `kind`: the page that is asked for.
 */
export function withFigures(reading: RequestReading, kind: Brief['kind']): RequestReading {
  const { text, facts, language } = reading
  const words = phraseTokens(text).map((token) => token.text)
  // 'average BASKET 12 €' on a dashboard asks for no cart
  const isDashboard = kind !== 'landing' && figureWords(language.language).dashboardIn(words) !== null
  if (kind !== 'dashboard' && !isDashboard) return reading
  const reach = facts.filter((fact) => fact.kind === 'contact')
  const figures = readFigures(text, language.language, reach)
  if (figures.spans.length === 0) return reading
  const rest = readRequest(withoutFigures(text, figures), language.language)
  if (isAside(figures, rest)) return reading
  const beside = rest.beside.flatMap((span) => apart(span, rest.text))
  const known = rest.facts.flatMap((fact) => besideName(fact, rest)).flatMap((fact) => withoutGaps(fact, rest.text))
  return { ...rest, language, figures, beside, facts: known }
}

/** 'oxygen, ph, temperature, 4 TANKS': among more things that are to be measured an amount is no figure of a dashboard. */
function isAside({ series, lists, measures }: FigureReading, { facts }: RequestReading): boolean {
  const named = facts.filter(({ kind, text }) => kind === 'service' && text.split(' ').length <= FEW_WORDS)
  return series.length === 0 && lists.length === 0 && named.length > 1 && named.length >= measures.length
}
const FEW_WORDS = 4

/** What stands on both sides of figures that were taken out is no phrase. */
function apart({ start, end }: Span, text: string): Span[] {
  const pieces = [...text.slice(start, end).matchAll(/\S+(?:\s{1,2}\S+)*/g)]
  return pieces.map(({ 0: said, index }) => ({ start: start + index, end: start + index + said.length }))
}

function withoutGaps(fact: Fact, text: string): Fact[] {
  const [first, second] = apart(fact, text)
  return first && second ? [{ ...fact, ...first, text: text.slice(first.start, first.end) }] : [fact]
}

/** Of 'the fridge is called The Cold Shoulder (on purpose)' the name is shown, and only what is behind it is left. */
function besideName(fact: Fact, { facts, language, text }: RequestReading): Fact[] {
  const name = facts.find(({ kind, start, end }) => kind === 'name' && start > fact.start && end <= fact.end)
  if (fact.kind !== 'statement' || !name) return [fact]
  const words = phraseTokens(text.slice(fact.start, name.start)).map((token) => token.text)
  const isCalled = words.some((_, at) => lexicon(language.language).has('named', words.slice(at).join(' ')))
  if (!isCalled) return [fact]
  const behind = text.slice(name.end, fact.end)
  const [said] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(behind) ?? []
  const start = name.end + behind.indexOf(said ?? '')
  return said ? [{ ...fact, start, end: start + said.length, text: said }] : []
}
