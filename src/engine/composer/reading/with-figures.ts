import { readFigures, withoutFigures } from '../../understanding/figures/read-figures.ts'
import { lexicon } from '../../understanding/lexicon.ts'
import { phraseTokens } from '../../understanding/phrase-tokens.ts'
import type { Fact } from '../../understanding/read/facts.ts'
import { readRequest, type RequestReading } from '../../understanding/read-request.ts'
import type { Brief } from '../types.ts'

/**
 * The reading of a request for a dashboard: its figures first, and all else from what is left without them. Any other
 * request, and one without figures, stays as it was read. `kind`: the page that is asked for.
 */
export function withFigures(reading: RequestReading, kind: Brief['kind']): RequestReading {
  if (kind !== 'dashboard') return reading
  const { text, facts, language } = reading
  const reach = facts.filter((fact) => fact.kind === 'contact')
  const figures = readFigures(text, language.language, reach)
  if (figures.spans.length === 0) return reading
  const rest = readRequest(withoutFigures(text, figures), language.language)
  return { ...rest, language, figures, facts: rest.facts.flatMap((fact) => besideName(fact, rest)) }
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
