import { languageNames } from '../language-names.ts'
import { knownNames } from '../lexicon.ts'
import type { NameCandidate } from './announced-names.ts'
import { capitalRun } from './capitals.ts'
import { hasPredicate } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'
import { isProse, clausesBySentence } from './assertions.ts'

const LONGEST_CALL = 3

/** 'Ta kontakt med ODDVAR SOLLI, tlf. …', 'write to ANN BELL: …': two names at most, before how they are reached. */
function isWhomOneCalls(request: RequestText, [first, last]: Stretch): boolean {
  const clause = request.clauseOf(first)
  if (!clause || last - first > 1 || clause.last !== last || first - clause.first > LONGEST_CALL) return false
  const { end } = request.span(last, last)
  const contact = request.facts.find(({ kind, id, start }) => kind === 'contact' && id !== 'address' && start > end)
  const at = request.tokens.findIndex(({ start }) => start === contact?.start)
  const isDoer = request.run(clause.first, first - 1, (one) => !request.lexicon.has('pronouns', request.word(one)))
  return isDoer === first - 1 && request.clauseOf(at)?.sentence === clause.sentence
}

/** Nobody has taken it, and it is no place, no person and no street. */
function isOwn(request: RequestText, [first, last]: Stretch): boolean {
  const isSmall = request.isSmall(first) && !request.isCapital(first + 1)
  const isStreet = last > first && knownNames().streetWords.has(request.word(last))
  return request.isFree(first, last) && !request.isPlace(first) && !request.isGiven(first) && !isSmall && !isStreet
}

/** 'she speaks ARABIC and English' */
const isLanguage = (request: RequestText, [first, last]: Stretch) =>
  last === first &&
  (languageNames(request.lexicon.language).has(request.word(first)) || knownNames().channels.has(request.word(first)))

/** 'we rehearse on Tuesdays at ST CLEMENT’S' is where that is. */
const isWhere = (request: RequestText, clause: number, at: number) =>
  request.hitBefore('at', at - 1) !== undefined &&
  request.run(clause, at, (one) => request.taken(one) !== 'hours' && request.taken(one) !== 'date') < at

/** 'the number should look HUGE', '¡que se vea ENORME!': a word of looks in capitals is said loudly. */
function isStressed(request: RequestText, [first, last]: Stretch): boolean {
  const isLook = (['measures', 'style', 'lookNouns', 'wishes'] as const).some((kind) => request.within(kind, first))
  return last === first && isLook && /^\p{Lu}{2,}$/u.test(request.tokens[first]?.text ?? '')
}

const isDay = (request: RequestText, at: number) =>
  request.within('day', at) !== undefined || request.within('month', at) !== undefined

/** 'Our customers come to PLATT & SONS for boxes': capitals in the middle of a clause with a verb. */
export function namesInClauses(request: RequestText): NameCandidate[] {
  // who says their own name needs no other
  const isIntroduced = request.facts.some(({ kind, id }) => kind === 'person' && id === 'self')
  if (request.lexicon.language === 'de' || isIntroduced) return []
  // where sentences tell of people, animals and places, one capital in the middle of a clause is no name
  const isTold = isProse(request, clausesBySentence(request))
  return request.clauses.flatMap(({ first, last }) => {
    if (!hasPredicate(request, first, last) && request.taken(first) !== 'audience') return []
    const found: NameCandidate[] = []
    for (let at = first + 1; at <= last; at++) {
      const end = capitalRun(request, at, last)
      if (end < at) continue
      const run: Stretch = [at, end]
      const isElse =
        isLanguage(request, run) ||
        isWhere(request, first, at) ||
        isWhomOneCalls(request, run) ||
        isStressed(request, run)
      if (isOwn(request, run) && !isElse && !isDay(request, at) && (!isTold || end > at))
        found.push({ first: at, last: end, sure: end > at ? 0.78 : 0.66 })
      at = end
    }
    return found
  })
}

/** ', KRULL & SØNNER,': a clause that is nothing but whom a firm is called after, whatever else is free. */
export function familyFirms(request: RequestText): NameCandidate[] {
  return request.clauses.flatMap(({ first, last }) => {
    const isJoined = request.tokens[last - 1]?.text === '&' || request.within('and', last - 1) !== undefined
    const isFirm = isJoined && last - first >= 2 && knownNames().firms.has(request.word(last))
    const isNamed = capitalRun(request, first, last - 2) === last - 2 && !request.isSmall(first)
    return isFirm && isNamed && request.isFree(first, last) ? [{ first, last, sure: 0.85 }] : []
  })
}

/** ', VERTICALE TRENTO,', ', RADL-DOKTOR LEIPZIG,': near the beginning of a brief all of a piece, with a town at its end. */
export const namesWithTown = (request: RequestText): NameCandidate[] =>
  request.clauses.slice(1, NEAR).flatMap(({ first, last: town, before, after }): NameCandidate[] => {
    const last = town - 1
    const isPiece = [before, after].every((mark) => mark === ',') && town > first && last - first < MOST_WITH_TOWN
    const isName = (at: number) =>
      request.isCapital(at) &&
      request.isFree(at) &&
      !request.lexicon.knows(request.word(at)) &&
      (['section', 'style', 'colour', 'qualities'] as const).every((kind) => request.within(kind, at) === undefined)
    const isNamed = isPiece && request.taken(town) === 'place' && request.run(first, last, isName) === last
    return isNamed ? [{ first, last, sure: 0.78, hasTown: true }] : []
  })
const NEAR = 3
const MOST_WITH_TOWN = 3
