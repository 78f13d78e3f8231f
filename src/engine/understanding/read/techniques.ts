import { knownNames } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'

const isTechnique = (request: RequestText, at: number) => knownNames().techniques.has(request.word(at))

const isPart = (request: RequestText, at: number) =>
  request.taken(at) === null &&
  (isTechnique(request, at) ||
    (['files', 'articles', 'and', 'writtenIn'] as const).some((kind) => request.within(kind, at) !== undefined))

const joins = new Set([',', '&', '+', '/'])

/** 'html, css', 'html & css' */
const isBetween = (request: RequestText, at: number) =>
  joins.has(request.tokens[at]?.text ?? '') && isTechnique(request, at + 1) && request.taken(at + 1) === null

/** 'in a single-page self-contained HTML', 'using Tailwind CSS': how the page is to be written, and nothing that stands on it. */
export function readTechniques(request: RequestText): void {
  for (let at = 0; at < request.tokens.length; at++) {
    const clause = request.clauseOf(at)
    if (!clause || !isTechnique(request, at) || request.taken(at) !== null) continue
    let first = at
    while (first > clause.first && isPart(request, first - 1)) first -= 1
    const last = request.run(at, request.tokens.length - 1, (i) => isPart(request, i) || isBetween(request, i))
    const opens = request.within('writtenIn', first) ?? request.hitBefore('asks', first - 1)
    const isWhole = last === request.clauseOf(last)?.last || request.isSmall(last + 1)
    if (opens === undefined && isAmongOthers(request, first, last)) claimSkills(request, first, last)
    else if ((opens || first === clause.first) && isWhole) request.shell(opens?.first ?? first, last)
    at = last
  }
}

function claimSkills(request: RequestText, first: number, last: number): void {
  for (let at = first; at <= last; at++) if (isTechnique(request, at)) request.claim('service', at, at, { sure: 0.7 })
}

/** 'web developer, 8 years, REACT, TYPESCRIPT, Rust': further on in a list, behind what is no technique, it is what somebody can do. */
function isAmongOthers(request: RequestText, first: number, last: number): boolean {
  const clause = request.clauseOf(first)
  const before = request.clauses.filter((one) => one.sentence === clause?.sentence && one.last < first)
  const isList =
    last > first && request.run(first, last, (at) => isTechnique(request, at) || !request.isWord(at)) === last
  const asks = (['asks', 'wishes'] as const).some((kind) =>
    request.hits(kind).some((hit) => request.clauseOf(hit.first)?.sentence === clause?.sentence),
  )
  return isList && before.length > 1 && !asks
}
