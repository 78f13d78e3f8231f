import { capitalRun } from './capitals.ts'
import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

const SURE = 0.9

/**
 * 'CV of JANE FENWICK, structural engineer': whose life a page tells is what the page is called, and what they are stands
 * behind it; where nothing does, it is their CV.
 */
export function readLife(request: RequestText): void {
  for (const { first, last } of request.hits('lives')) {
    const clause = request.clauseOf(last)
    const lead = request.hitAt('of', last + 1) ?? request.hitAt('about', last + 1)
    if (!clause || !lead || clause.sentence > 0) continue
    const from = lead.last + 1
    const end = capitalRun(request, from, clause.last)
    if (end <= from || !request.isFree(first, end) || request.isPlace(from)) continue
    if (isExplained(request, clause)) request.shell(first, lead.last)
    else {
      request.claim('what', first, last, { sure: SURE })
      request.shell(lead.first, lead.last)
    }
    request.claim('name', from, end, { id: 'life', sure: SURE })
    return tellYears(request)
  }
  const [life] = request.hits('lives')
  if (life && request.clauseOf(life.first)?.sentence === 0 && !request.facts.some(({ kind }) => kind === 'name'))
    nameWhose(request, life)
}

/** So far into the text somebody says who they are. */
const EARLY = 3

/**
 * 'need a cv. diver, HÅVARD SJØBLOM, Ålesund', 'CV page. I'm INGRID SOLHEIM, engineer': a given name and another one, by
 * themselves between marks or behind what introduces them; what they are may follow.
 */
function nameWhose(request: RequestText, life: ConceptHit): void {
  for (const clause of request.clauses) {
    if (clause.sentence > EARLY) return
    const lead = request.hits('person').find((hit) => hit.first === clause.first)
    const first = lead ? lead.last + 1 : clause.first
    // 'CV: WINIFRED OAK, engineer' names somebody, whatever the name
    const isKeyed = clause.before === ':' && life.last === first - 2 && first < clause.last
    const end = isKeyed || request.isGiven(first) ? capitalRun(request, first, clause.last) : first - 1
    if (end !== clause.last || end === first || !request.isFree(first, end)) continue
    request.claim('name', first, end, { id: 'life', sure: SURE })
    if ((lead || isKeyed) && isExplained(request, clause)) {
      request.shell(life.first, life.last)
      if (lead) request.shell(lead.first, lead.last)
    }
    return tellYears(request)
  }
}

/** What somebody is stands behind their name. */
function isExplained(request: RequestText, clause: TextClause): boolean {
  const next = request.clauses[request.clauses.indexOf(clause) + 1]
  return next?.before === ',' && next.sentence === clause.sentence && !request.isSmall(next.first)
}

const isYear = (request: RequestText, at: number) => /^(?:19|20)\d{2}$/.test(request.tokens[at]?.text ?? '')

/** 'From 2016 to 2020 at Stone & Co, since then by myself': what was in which year is told as it was said. */
function tellYears(request: RequestText): void {
  const sentences = Map.groupBy(request.clauses, ({ sentence }) => sentence)
  for (const [sentence, clauses] of sentences) {
    const hasYear = ({ first, last }: TextClause) => request.run(first, last, (at) => !isYear(request, at)) < last
    const [opening, closing] = [clauses[0], clauses.at(-1)]
    if (sentence === 0 || !opening || !closing || !clauses.some(hasYear)) continue
    for (const { first, last } of clauses.every(hasYear) ? clauses : [{ first: opening.first, last: closing.last }])
      if (request.isFree(first, last)) request.claim('statement', first, last, { id: 'note', sure: SURE })
  }
}
