import { knownNames } from '../lexicon.ts'
import { allCapital, capitalRun, isTitleOfPage } from './capitals.ts'
import type { RequestText } from './request-text.ts'
import { readTrade } from '../trades.ts'
import type { TextClause } from './clauses.ts'
import { hasPredicate } from './predicates.ts'

type Candidate = { first: number; last: number; sure: number }

/** Words of a name that was announced: capitals, a quotation, else what the clause has left in a note without capitals. */
function announced(request: RequestText, first: number, clause: TextClause): Candidate | null {
  if (request.tokens[first]?.kind === 'quote') return { first, last: first, sure: 0.95 }
  const run = capitalRun(request, first, clause.last)
  if (run >= first) return { first, last: run, sure: 0.95 }
  const stop = request.run(
    first,
    Math.min(clause.last, first + 4),
    (at) =>
      request.taken(at) === null &&
      request.tokens[at]?.kind !== 'price' &&
      !request.within('at', at) &&
      // 'called tidal that syncs dotfiles', 'called tidal with a pricing page'
      !(at > first && (request.hitAt('relativePronouns', at) || request.hitAt('having', at))),
  )
  // in a note without capitals the whole clause is
  const isWhole = stop === clause.last && request.text === request.text.toLowerCase()
  // 'name the velvet otter, …': an article belongs to it where more follows
  const isSaid =
    !request.isSmall(first) || (isWhole && stop > first && request.lexicon.has('articles', request.word(first)))
  return stop >= first && isSaid ? { first, last: stop, sure: isWhole ? 0.8 : 0.7 } : null
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
  // 'es soll „Polarlicht“ heißen': the verb ends its clause
  for (const hit of request.hits('named')) {
    const at = hit.first - 1
    if (request.clauseOf(hit.first)?.last === hit.last && request.tokens[at]?.kind === 'quote')
      found.push({ first: at, last: at, sure: 0.95 })
  }
  for (const hit of request.hits('namedAfter')) {
    const clause = request.clauseOf(hit.first)
    if (!clause) continue
    const from = request.run(clause.first, hit.first - 1, (at) => !request.isFree(at)) + 1
    if (from >= hit.first || !request.isFree(from, hit.first - 1) || hit.first - from > 6) continue
    const sure = allCapital(request, from, hit.first - 1) ? 0.95 : 0.8
    request.shell(hit.first, hit.last)
    found.push({ first: from, last: hit.first - 1, sure })
  }
  for (const hit of request.hits('self')) {
    const isArticle = (at: number) => !request.isCapital(at) && request.lexicon.has('articles', request.word(at))
    const first = request.run(hit.last + 1, hit.last + 1, isArticle) + 1
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
    const all = request.hitBefore('asides', hit.first - 1)
    if (!request.hitBefore('pages', hit.first - 1) && !all && !(subjectEnd >= 0 && hit.first === subjectEnd + 1))
      continue
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

/** 'bakery “Lumo”', '“Lumo”, a bakery': beside what it is, the page, or at the very beginning; elsewhere words of a button are quoted too. */
function isBeside(request: RequestText, at: number): boolean {
  const near = [at - 2, at - 1, at + 1, at + 2].some((one) => request.taken(one) === 'what')
  const about = request.hitBefore('about', at - 1)
  const page = request.within('pages', at - 1) ?? (about && request.within('pages', about.first - 1))
  return near || page !== undefined || at === 0
}

/** A quotation that stands by itself or beside the head, and is no sentence. */
function quoted(request: RequestText): Candidate[] {
  return request.tokens.flatMap(({ kind, text }, at) => {
    if (kind !== 'quote' || request.taken(at) !== null) return []
    const words = text.slice(1, -1).trim().split(/\s+/)
    const label = [1, 2, 3].some(
      (back) =>
        knownNames().quoteLabels.has(request.word(at - back)) || request.within('component', at - back) !== undefined,
    )
    const named = /^(?:\p{Lu}|\d|(?!\p{Script=Latin})\p{L})/u.test(text.slice(1).trim())
    const sure = isBeside(request, at) ? 0.85 : 0.6
    return words.length <= 5 && !label && named && !/[.!?,]/.test(text) ? [{ first: at, last: at, sure }] : []
  })
}

/** What stands behind the opening line when it is a name. */
const titleMarks = new Set(['dash', ':', 'break', '('])

/** 'an online course, Bookbinding at Home': capitals at both ends, and small words between. */
function isTitleBehindHead(request: RequestText, index: number): boolean {
  const [before, clause] = [request.clauses[index - 1], request.clauses[index]]
  if (!before || !clause || request.lexicon.language === 'de' || request.taken(before.last) !== 'what') return false
  const { first, last } = clause
  const ends = request.isCapital(first) && request.isCapital(last) && last > first
  return ends && request.run(first, last, (at) => request.isCapital(at) || request.isSmall(at)) === last
}

/** How sure the opening is a name: 'Arost, bowling alley, …'; three words may hold what it is and where as well. */
function sureOfFirst(request: RequestText, { first, last, after }: TextClause): number {
  if (titleMarks.has(after)) return 0.85
  const next = request.clauses[1]
  const isPlain = next !== undefined && request.isWord(next.first) && !request.isCapital(next.first)
  // 'Foundry, repairs from 28 €': without another word for what it is, that is what it is
  const isSaid = request.facts.some(({ kind }) => kind === 'what')
  if (first === last) return isSaid && isPlain && after === ',' && !request.isSmall(next.first) ? 0.76 : 0.65
  const isRow = request.run(first, last, (at) => request.isCapital(at)) === last
  return last - first > 1 && after === ',' && isRow ? 0.7 : 0.85
}

const listing = new Set(['service', 'price', 'section', 'hours', 'style', 'colour', 'audience'])

/** A clause of capitals: 'Brewhaven Coffee', that is no place, no person and nothing else that is known. */
function ofCapitals(request: RequestText, rows: ReadonlyMap<number, string>): Candidate[] {
  return request.clauses.flatMap((clause, index) => {
    // 'Pricing: Free, Team $12': what a key leads up to is what the key says
    if (listing.has(rows.get(index) ?? '')) return []
    const { last } = clause
    const lead = request.hitAt('about', clause.first)
    const first = lead && lead.last < last ? lead.last + 1 : clause.first
    const isTitle = allCapital(request, first, last) || isTitleBehindHead(request, index)
    if (!request.isFree(first, last) || !isTitle || last - first > 5) return []
    const single = first === last
    // 'Notdienst am Wochenende': nothing is called after the day on which it is
    if (index > 0 && request.run(first, last, (at) => !request.within('day', at)) < last) return []
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
          index === 0 || isTitleOfPage(request, first)
            ? sureOfFirst(request, clause)
            : single && opening
              ? 0.4
              : index < 4
                ? single
                  ? 0.62
                  : 0.75
                : 0.5,
      },
    ]
  })
}

/** 'Our customers come to PLATT & SONS for boxes': capitals in the middle of a clause with a verb. */
function inClause(request: RequestText): Candidate[] {
  if (request.lexicon.language === 'de') return []
  return request.clauses.flatMap(({ first, last }) => {
    if (!hasPredicate(request, first, last) && request.taken(first) !== 'audience') return []
    const found: Candidate[] = []
    for (let at = first + 1; at <= last; at++) {
      const run = capitalRun(request, at, last)
      if (run < at) continue
      const isSmall = request.isSmall(at) && !request.isCapital(at + 1)
      const isStreet = run > at && knownNames().streetWords.has(request.word(run))
      const isOwn = request.isFree(at, run) && !request.isPlace(at) && !request.isGiven(at) && !isSmall && !isStreet
      if (isOwn && !request.within('day', at) && !request.within('month', at))
        found.push({ first: at, last: run, sure: run > at ? 0.78 : 0.66 })
      at = run
    }
    return found
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
  // 'notre serrurerie Kopel', 'Papelería Skayasol, Cádiz'
  const isOwn = request.hitBefore('own', head.first - 1) !== undefined
  const isBeforePlace = (at: number) =>
    request.taken(at + 1) === 'place' || (request.tokens[at + 1]?.text === ',' && request.taken(at + 2) === 'place')
  const found: Candidate[] = []
  if (after > head.last && request.isFree(head.last + 1, after) && !request.isPlace(head.last + 1))
    found.push({
      first: head.last + 1,
      last: after,
      sure:
        after > head.last + 1 || request.lexicon.language === 'de' || isNamed || isOwn || isBeforePlace(after)
          ? 0.8
          : 0.68,
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
    const { first } = clause
    // 'The Velvet Yard is a …', 'Chez Aïcha est une …': a small word with a capital before another one belongs to it
    const isOpened = request.isCapital(first) && request.isCapital(first + 1)
    if (
      capitalRun(request, first, hit.first - 1) === hit.first - 1 &&
      request.isFree(first, hit.first - 1) &&
      !request.lexicon.has('pronouns', request.word(first)) &&
      (isOpened || !request.isSmall(first))
    )
      found.push({ first, last: hit.first - 1, sure: 0.9 })
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

/** Another that is nearly as sure makes both a guess. */
const NEAR = 0.1
const GUESS = 0.7

/** A script that the request is not written in: 'tienda Ο Φάρος'. */
function ofOtherScript(request: RequestText): Candidate[] {
  const isOther = (at: number) =>
    request.isWord(at) && request.taken(at) === null && !/\p{Script=Latin}/u.test(request.word(at))
  return request.tokens.flatMap((_, first) => {
    if (!isOther(first) || isOther(first - 1)) return []
    return [{ first, last: request.run(first, first + 5, isOther), sure: 0.8 }]
  })
}

/** What a row says, and what is announced as the name: before colours and places are looked for, which names are made of. */
export function readGivenName(request: RequestText, rows: ReadonlyMap<number, string>): void {
  const row = [...rows].find(([, kind]) => kind === 'name')?.[0]
  const clause = row === undefined ? undefined : request.clauses[row]
  if (clause && request.isFree(clause.first, clause.last) && clause.last - clause.first < MOST_WORDS)
    return claimName(request, { first: clause.first, last: clause.last, sure: 0.9 })
  // 'my name is Anna' introduces a person
  const [best] = byCue(request).filter(
    ({ first, last, sure }) =>
      sure >= 0.95 &&
      request.isFree(first, last) &&
      !isPage(request, first, last) &&
      !request.within('person', first - 1),
  )
  if (best) return claimName(request, best)
  const [pair] = pairBehindTrade(request)
  if (pair) claimName(request, pair)
}
const MOST_WORDS = 8

/** 'cattery KRULL & VOGELSANG': two words joined behind the trade, in small letters too; 'bed & breakfast' is a trade. */
function pairBehindTrade(request: RequestText): Candidate[] {
  const trade = (first: number, last: number) =>
    readTrade(
      request.lexicon,
      request.tokens.slice(first, last + 1).flatMap((one) => (one.kind === 'word' ? one.text : [])),
    )
  const plain = (at: number) => request.isWord(at) && request.isFree(at) && !request.isSmall(at)
  return request.tokens.flatMap(({ text }, at) => {
    const [first, last] = [at - 1, at + 1]
    const clause = request.clauseOf(at)
    if (text !== '&' || !clause || !plain(first) || !plain(last) || first <= clause.first || last < clause.last)
      return []
    const lead = [...request.hits('pages'), ...request.hits('asks')].filter(
      (hit) => hit.first >= clause.first && hit.last < first,
    )
    const from = Math.max(clause.first, ...lead.map((hit) => hit.last + 1))
    const isBehind = trade(from, first - 1)?.trade && !trade(first, first) && !trade(last, last)
    return isBehind ? [{ first, last, sure: 0.8 }] : []
  })
}

/** 'Website' and 'Eine Website' are what is asked for. */
const isPage = (request: RequestText, first: number, last: number) => {
  const from = first < last && request.lexicon.has('articles', request.word(first)) ? first + 1 : first
  return request.hits('pages').some((hit) => hit.first <= from && last <= hit.last)
}

/** What it is called: the surest of all that could be its name. */
export function readName(
  request: RequestText,
  head: { first: number; last: number } | null,
  rows: ReadonlyMap<number, string>,
): void {
  if (request.facts.some(({ kind }) => kind === 'name')) return
  const all = [
    ...byCue(request),
    ...ofOtherScript(request),
    ...beforeArticle(request),
    ...besideHead(request, head),
    ...behindPage(request, head?.last ?? -1),
    ...quoted(request),
    ...ofCapitals(request, rows),
    ...inClause(request),
  ]
  const free = all.filter(
    ({ first, last }) =>
      request.isFree(first, last) && !isPage(request, first, last) && !isOccasion(request, first, last),
  )
  const [best, ...others] = free.toSorted((one, other) => other.sure - one.sure)
  if (!best) return
  const isRivalled = others.some(
    ({ first, last, sure }) => (last < best.first || first > best.last) && sure > best.sure - NEAR,
  )
  claimName(request, isRivalled ? { ...best, sure: Math.min(best.sure, GUESS) } : best)
}

/** 'un site pour NOËL': a feast by itself; 'Noël Fischer' is a person. */
const isOccasion = (request: RequestText, first: number, last: number) =>
  request.hits('occasions').some((hit) => hit.first === first && hit.last === last)

/** 'Tom and Ines': a couple's page has both their names. */
function ofCouple(request: RequestText, { first, last }: Candidate): number {
  const joint = request.hitAt('and', last + 1)
  const other = (joint?.last ?? last) + 1
  const isCouple = first === last && joint && request.isGiven(first) && request.isGiven(other) && request.isFree(other)
  return isCouple ? other : last
}

function claimName(request: RequestText, { first, sure, ...name }: Candidate): void {
  const last = ofCouple(request, { first, sure, ...name })
  const quote = request.tokens[first]?.kind === 'quote'
  const text = request.slice(first, last)
  request.claim('name', first, last, { sure, text: quote ? text.slice(1, -1).trim() : text })
}
