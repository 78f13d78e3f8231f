import { allCapital, capitalRun } from './capitals.ts'
import type { RequestText } from './request-text.ts'
import type { TextClause } from './clauses.ts'

type Candidate = { first: number; last: number; sure: number }

/** Words of a name that was announced: capitals, a quotation, else what the clause has left in a note without capitals. */
function announced(request: RequestText, first: number, clause: TextClause): Candidate | null {
  if (request.tokens[first]?.kind === 'quote') return { first, last: first, sure: 0.95 }
  const run = capitalRun(request, first, clause.last)
  if (run >= first) return { first, last: run, sure: 0.95 }
  const stop = request.run(
    first,
    Math.min(clause.last, first + 4),
    (at) => request.taken(at) === null && request.tokens[at]?.kind !== 'price' && !request.within('at', at),
  )
  return stop >= first && !request.isSmall(first) ? { first, last: stop, sure: 0.7 } : null
}

function byCue(request: RequestText): Candidate[] {
  const found: Candidate[] = []
  for (const hit of request.hits('named')) {
    let first = hit.last + 1
    while (request.tokens[first]?.text === ':' || request.lexicon.has('named', request.word(first))) first += 1
    const clause = request.clauseOf(first)
    if (
      !clause ||
      !request.isFree(first) ||
      (hit.phrase.length < 6 &&
        clause.first !== hit.first &&
        hit.last + 1 === first &&
        !request.isCapital(first) &&
        request.tokens[first]?.kind !== 'quote')
    )
      continue
    const candidate = announced(request, first, clause)
    if (!candidate) continue
    request.shell(hit.first, first - 1)
    found.push(candidate)
  }
  for (const hit of request.hits('self')) {
    const first = request.run(hit.last + 1, hit.last + 1, (at) => request.lexicon.has('articles', request.word(at))) + 1
    const clause = request.clauseOf(first)
    const run = clause ? capitalRun(request, first, clause.last) : first - 1
    if (run >= first && request.isFree(first, run) && !(request.lexicon.language === 'de' && run === first))
      found.push({ first, last: run, sure: 0.85 })
  }
  return found
}

/** 'a page for Brennan & Sons', 'website für Kanzlei Hoffmann', 'our app Kitebase'. */
function behindPage(request: RequestText, subjectEnd: number): Candidate[] {
  const found: Candidate[] = []
  for (const hit of request.hits('about')) {
    if (!request.hitBefore('pages', hit.first - 1) && !(subjectEnd >= 0 && hit.first === subjectEnd + 1)) continue
    const first =
      request.run(
        hit.last + 1,
        hit.last + 1,
        (at) => !request.isCapital(at) && request.lexicon.has('articles', request.word(at)),
      ) + 1
    const run = capitalRun(request, first, request.clauseOf(first)?.last ?? first)
    if (run >= first && request.isFree(first, run) && !request.isPlace(first) && request.lexicon.language !== 'de')
      found.push({ first, last: run, sure: 0.85 })
    if (run >= first && first === hit.last + 1 && request.isFree(first, run) && request.lexicon.language === 'de')
      found.push({ first, last: run, sure: run > first ? 0.75 : 0.72 })
  }
  return found
}

const labelWord =
  /^(?:headline|title|text|slogan|tagline|says|saying|reads|überschrift|titel|steht|titre|título|tittel|overskrift|dit|dice)$/

/** A quotation that stands by itself or beside the head, and is no sentence. */
function quoted(request: RequestText): Candidate[] {
  return request.tokens.flatMap(({ kind, text }, at) => {
    if (kind !== 'quote' || request.taken(at) !== null) return []
    const words = text.slice(1, -1).trim().split(/\s+/)
    const label = [1, 2, 3].some(
      (back) => labelWord.test(request.word(at - back)) || request.within('component', at - back) !== undefined,
    )
    const named = /^(?:\p{Lu}|\d|(?!\p{Script=Latin})\p{L})/u.test(text.slice(1).trim())
    return words.length <= 5 && !label && named && !/[.!?,]/.test(text) ? [{ first: at, last: at, sure: 0.85 }] : []
  })
}

/** What stands behind the opening line when it is a name. */
const titleMarks = new Set(['dash', ':', 'break', '('])

/** A clause of capitals: 'Brewhaven Coffee', that is no place, no person and nothing else that is known. */
function ofCapitals(request: RequestText): Candidate[] {
  return request.clauses.flatMap((clause, index) => {
    const { first, last } = clause
    if (!request.isFree(first, last) || !allCapital(request, first, last) || last - first > 5) return []
    const single = first === last
    const known = ['section', 'component', 'style', 'cue', 'colour', 'asks', 'pages', 'audience', 'businesses'] as const
    if (known.some((kind) => request.hits(kind).some((hit) => hit.first <= first && hit.last >= last))) return []
    if (single && (request.isSmall(first) || request.lexicon.heads.has(request.word(first)))) return []
    // the first word of a sentence has a capital anyway
    const opening = index === 0 || clause.before === '.' || clause.before === 'break'
    if (request.lexicon.language === 'de' && single && !(index === 0 && titleMarks.has(clause.after))) return []
    return [
      {
        first,
        last,
        sure:
          index === 0
            ? single && !titleMarks.has(clause.after)
              ? 0.65
              : 0.85
            : single && opening
              ? 0.4
              : index < 4
                ? 0.75
                : 0.5,
      },
    ]
  })
}

/** Behind the head without any mark: 'yoga studio Blue Lotus', 'band The Wet Cement', 'Weingut Kessler'. */
function besideHead(request: RequestText, head: { first: number; last: number } | null): Candidate[] {
  if (!head) return []
  const clause = request.clauseOf(head.last)
  if (!clause) return []
  const after = capitalRun(request, head.last + 1, clause.last)
  // 'for Hotel Almendra': a noun with a capital in the middle of a sentence belongs to the name
  const isNamed = request.isCapital(head.last) && clause.first < head.first && head.first === head.last
  const found: Candidate[] = []
  if (after > head.last && request.isFree(head.last + 1, after) && !request.isPlace(head.last + 1))
    found.push({
      first: head.last + 1,
      last: after,
      sure: after > head.last + 1 || request.lexicon.language === 'de' || isNamed ? 0.8 : 0.68,
    })
  const before = [head.first - 1, head.first - 2, head.first - 3, head.first - 4].find(
    (at) =>
      request.isFree(at) && capitalRun(request, at, head.first - 1) === head.first - 1 && !request.isCapital(at - 1),
  )
  if (before !== undefined && (before < head.first - 1 || request.clauseOf(before)?.first !== before))
    found.push({ first: before, last: head.first - 1, sure: 0.8 })
  return found
}

/** 'Lumo is a bakery', and 'for Lumo, a bakery': what stands before the article is the name, in small letters too. */
function beforeArticle(request: RequestText): Candidate[] {
  const article = (at: number) =>
    request.lexicon.has('articles', request.word(at)) || request.lexicon.has('own', request.word(at))
  const found: Candidate[] = []
  for (const hit of request.hits('copula')) {
    const clause = request.clauseOf(hit.first)
    if (!clause || !article(hit.last + 1)) continue
    if (
      capitalRun(request, clause.first, hit.first - 1) === hit.first - 1 &&
      request.isFree(clause.first, hit.first - 1) &&
      !request.lexicon.has('pronouns', request.word(clause.first)) &&
      !request.isSmall(clause.first)
    )
      found.push({ first: clause.first, last: hit.first - 1, sure: 0.9 })
  }
  request.clauses.forEach((clause, index) => {
    const next = request.clauses[index + 1]
    const about = request.hits('about').findLast((hit) => hit.first >= clause.first && hit.last < clause.last)
    const ask = about && (request.hitBefore('pages', about.first - 1) ?? request.hitBefore('asks', about.first - 1))
    if (!about || !ask || !next || next.before !== ',' || !article(next.first)) return
    const first = about.last + 1
    if (!article(first) && clause.last - first < 4 && request.isFree(first, clause.last))
      found.push({ first, last: clause.last, sure: 0.88 })
  })
  return found
}

/** What it is called: the surest of all that could be its name. */
export function readName(request: RequestText, head: { first: number; last: number } | null): void {
  const all = [
    ...byCue(request),
    ...beforeArticle(request),
    ...besideHead(request, head),
    ...behindPage(request, head?.last ?? -1),
    ...quoted(request),
    ...ofCapitals(request),
  ]
  const free = all.filter(({ first, last }) => request.isFree(first, last))
  const best = free.reduce<Candidate | null>(
    (one, other) => (one === null || other.sure > one.sure ? other : one),
    null,
  )
  if (!best) return
  const quote = request.tokens[best.first]?.kind === 'quote'
  const text = request.slice(best.first, best.last)
  request.claim('name', best.first, best.last, { sure: best.sure, text: quote ? text.slice(1, -1).trim() : text })
}
