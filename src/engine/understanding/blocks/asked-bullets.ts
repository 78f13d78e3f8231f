import { hasPredicate, isContracted } from '../read/predicates.ts'
import type { RequestText } from '../read/request-text.ts'
import { isAsk } from '../read/sentences.ts'
import { headingFrom, type RequestBlock, rowOf, splitRows, wordsIn } from './block.ts'
import { isBlank, linesOf, type TextLine } from './text-lines.ts'

const LONGEST_HEADING = 8

/**
 * 'A page with:' above bullets, of which each is a part of the page: '- the calendar (8 March Leeds, 29 March York)',
 * '- how to join, 70 € a year'. What stands in brackets or behind a comma there is what that part says.
 */
export function askedBullets(request: RequestText): RequestBlock[] {
  const lines = linesOf(request.text)
  return lines.flatMap((line, at) => {
    const [before, next] = [lines[at - 2], lines[at - 1]]
    const above = next && isBlank(next) ? before : next
    if (line.mark !== 'bullet' || !above || above.mark || isBlank(above) || !asksForParts(request, above)) return []
    const end = lines.findIndex((one, place) => place > at && one.mark !== 'bullet')
    const bullets = lines.slice(at, end < 0 ? lines.length : end)
    const said = bullets.filter((one) => saysSomething(request, one)).length
    return bullets.length < 2 || said * 2 > bullets.length || tellsWhose(request, bullets)
      ? []
      : bullets.flatMap((one) => partIn(request, one) ?? [])
  })
}

/** 'Queremos una página con:' */
function asksForParts(request: RequestText, { start, end, text }: TextLine): boolean {
  const clause = request.clauses.findLast(({ first, last }) => {
    const span = request.span(first, last)
    return span.start >= start && span.end <= end
  })
  // 'things PEOPLE NEED to know' is no wish of who writes
  const isOfOthers = (at: number) => request.within('people', at) !== undefined
  const names = (kind: 'pages' | 'asks') =>
    request
      .hits(kind)
      .some((hit) => clause && hit.first >= clause.first && hit.last <= clause.last && !isOfOthers(hit.first - 1))
  // 'I note down what we WANT:' tells of a wish
  return /:\s*$/.test(text) && clause !== undefined && (names('asks') || (isAsk(request, clause) && names('pages')))
}

/**
 * '- it’s about 4 miles', '- £22 adults', '- boat ticket is separate, £9' say something, and name no part of the page; '- joining:
 * 70 € a year' does.
 */
function saysSomething(request: RequestText, { start, end, text }: TextLine): boolean {
  const key = text.slice(0, Math.max(0, text.indexOf(': ')))
  if (key !== '' && wordsIn(key) <= LONGEST_HEADING) return false
  const clause = request.clauses.find(({ first }) => {
    const at = request.span(first, first).start
    return at >= start && at < end
  })
  if (!clause) return false
  const isPrice = request.run(clause.first, clause.last, (at) => request.tokens[at]?.kind !== 'price') < clause.last
  return isPrice || hasPredicate(request, clause.first, clause.last) || isContracted(request, clause.first)
}

/** '- branch: cleaners', '- over the door: Casa Bell': keys for what it is and what it is called are of a brief, and no parts. */
function tellsWhose(request: RequestText, lines: readonly TextLine[]): boolean {
  const keyAt = (colon: number) =>
    request.hits('cue').find(({ last }) => request.tokens[last + 1] === request.tokens[colon])
  const keys = request.tokens.flatMap(({ text, start }, at) =>
    text === ':' && lines.some((line) => line.start <= start && start < line.end) ? [keyAt(at)?.id ?? ''] : [],
  )
  return keys.some((id) => id === 'name' || id === 'what')
}

/** A bullet with more than its name; null for one that only names a part. */
function partIn(request: RequestText, line: TextLine): RequestBlock | null {
  const { text } = request
  const own = rowOf(text, [line.start, line.end], true)
  const border = /[(,:]|\s[–—-]\s/u.exec(own.text)
  if (!border || border.index === 0) return null
  const heading = headingFrom(request, own.start, own.start + border.index)
  if (!heading || wordsIn(heading.text) > LONGEST_HEADING) return null
  const start = own.start + border.index + border[0].length
  const end = border[0].includes('(') && own.text.endsWith(')') ? own.end - 1 : own.end
  const rest = rowOf(text, [start, end])
  const first = request.tokens.findIndex((token) => token.start >= rest.start)
  const last = request.tokens.findLastIndex((token) => token.end <= rest.end)
  // 'we are from 1953 and my father is in the chair, Vicent' is one thing to say
  const rows = first >= 0 && hasPredicate(request, first, last) ? [rest] : splitRows(text, rest.start, rest.end)
  return rows.length === 0
    ? null
    : { heading, rows, isNumbered: false, isNamed: true, start: line.start, end: line.end }
}
