import { linesOf, type TextLine } from '../blocks/text-lines.ts'
import { knownNames } from '../lexicon.ts'
import type { NameCandidate } from './announced-names.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'

const LONGEST = 8
/** So many words before a quotation are a title with one in it. */
const LONG_TITLE = 4

/**
 * The first line of a letterhead: some lines by themselves, of which a later one has a number, an address on the net or a
 * house number, are headed by who they are of. 'Atelier Le Soufflet – Bastien Laborie' is the workshop and whose it is.
 */
export function letterheadName(request: RequestText): NameCandidate | null {
  const title = titleInCapitals(request)
  if (title) return title
  for (const lines of paragraphs(request.text)) {
    const [head, ...others] = lines
    if (
      !head ||
      lines.some(({ mark }) => mark) ||
      others.length === 0 ||
      !others.some((line) => reaches(request, line))
    )
      continue
    const name = nameIn(request, head)
    if (name) return name
  }
  return null
}

/** 'AMARO BRICCOLA – herbs of the lagoon': two words in capitals alone that begin a line, before a dash, a comma or its end. */
function titleInCapitals(request: RequestText): NameCandidate | null {
  // where all of it is in capitals none of it stands out
  if (request.text === request.text.toUpperCase()) return null
  const isLoud = (at: number) => /^\p{Lu}{2,}$/u.test(request.tokens[at]?.text ?? '')
  for (const { first, last, before } of request.clauses) {
    if (before !== 'break' || !isLoud(first)) continue
    const end = request.run(first, last, isLoud)
    if (
      end === last &&
      end > first &&
      end - first < LONGEST &&
      request.isFree(first, end) &&
      !isKey(request, first, end)
    )
      return { first, last: end, sure: 0.85 }
  }
  return null
}

/** 'OPENING HOURS' names a part, and nobody. */
const isKey = (request: RequestText, first: number, last: number) =>
  (['section', 'cue', 'pages', 'asks', 'day'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.first >= first && hit.last <= last),
  )

const SHORT_LINE = 3

/** Lines between empty ones. */
const paragraphs = (text: string): TextLine[][] =>
  linesOf(text)
    .reduce<TextLine[][]>(
      (all, line) => {
        if (line.text.length < SHORT_LINE && line.text.trim() === '') all.push([])
        else all.at(-1)?.push(line)
        return all
      },
      [[]],
    )
    .filter(({ length }) => length > 1)

const isWithin = (request: RequestText, at: number, { start, end }: TextLine) => {
  const token = request.tokens[at]
  return token !== undefined && token.start >= start && token.end <= end
}

/** A number, an address, or a day: how or when one finds them. */
const reaches = (request: RequestText, line: TextLine): boolean =>
  request.facts.some(({ kind, start, end }) => kind === 'contact' && start >= line.start && end <= line.end) ||
  request.hits('month').some((hit) => isWithin(request, hit.first, line)) ||
  request.tokens.some(({ kind }, at) => kind === 'date' && isWithin(request, at, line))

/** The words of the line up to a dash, a comma or whose it is; null for a key, a sentence, an order or what costs something. */
function nameIn(request: RequestText, line: TextLine): NameCandidate | null {
  const first = request.tokens.findIndex((_, at) => isWithin(request, at, line))
  const end = request.tokens.findLastIndex((_, at) => isWithin(request, at, line))
  if (first < 0 || !/^["“«]?[\p{Lu}\d]/u.test(line.text.trim()) || /[:.!?]\s*$/.test(line.text)) return null
  const clause = request.clauseOf(first)
  if (!clause || hasPredicate(request, first, clause.last) || request.hitAt('asks', first)) return null
  // 'guest house «Lumo»': what is quoted is the name
  const quote = request.tokens.findIndex(({ kind }, at) => kind === 'quote' && at >= first && at <= end)
  if (quote >= 0 && quote - first < LONG_TITLE) return null
  const isPage = request.hits('pages').some((hit) => hit.first >= first && hit.last <= end)
  if (isPage || clause.after === ':' || !request.isFree(first, clause.last)) return null
  const last = beforeOwner(request, first, Math.min(clause.last, end))
  return last >= first && last - first < LONGEST ? { first, last, sure: 0.85 } : null
}

/** 'Officina Ruota Fissa DI ERMANNO ZANATTA': whose it is, is no part of what it is called. */
function beforeOwner(request: RequestText, first: number, last: number): number {
  for (let at = first + 2; at < last; at++) {
    const joins = request.isSmall(at) && !request.isCapital(at)
    if (joins && request.isGiven(at + 1) && !knownNames().firms.has(request.word(at + 1))) return at - 1
  }
  return last
}
