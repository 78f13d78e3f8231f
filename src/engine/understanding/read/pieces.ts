import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'
import { type Stretch, splitList, stretches } from './stretches.ts'

/** A piece of a brief: `isListed`: beside others in its sentence; `goesOn`: the next one is of the same list. */
type Piece = { clause: TextClause; isListed: boolean; goesOn: boolean }

/** A piece of a brief without a verb: a number told, else a thing. @returns what is left over */
export function readPiece(request: RequestText, piece: Piece): Stretch[] {
  const { clause } = piece
  // '[CONTENT]'
  if (clause.before === '[') request.shell(clause.first, clause.last)
  if (isEntryOfLine(request, clause)) {
    request.claim('service', clause.first, clause.last, { sure: 0.6 })
    return []
  }
  return stretches(request, clause, false).filter((free) => !claimStretch(request, piece, free))
}

/** Takes a stretch of a piece for what it is; false when it is no thing and nothing that is told. */
function claimStretch(request: RequestText, piece: Piece, free: Stretch): boolean {
  const { clause } = piece
  const isWhom = saysForWhom(request, clause, free)
  if (!isWhole(clause, free) && !isWhom && isShellWord(request, free)) return true
  // what is around a look or in a sentence with an unknown verb is no thing
  if (!isWhole(clause, free) && (isSentence(request, clause) || saysLook(request, clause))) return false
  // 'THE SIGN OF our bakery': words around what it is, before it
  if (
    !isWhole(clause, free) &&
    !isWhom &&
    request.run(free[1] + 1, clause.last, (at) => request.taken(at) !== 'what') < clause.last
  )
    return false
  if (isWhom) {
    const lead = request.hitAt('forWhom', free[0])?.last ?? free[0] - 1
    request.claim('audience', ...free, { sure: 0.7, text: request.slice(lead + 1, free[1]) })
    return true
  }
  const small = placedBy(request, clause, free)
  if (small !== null) {
    request.claim('statement', small, free[1], { sure: 0.7, id: 'note' })
    return true
  }
  const hung = hangsBy(request, clause, free)
  if (hung !== null) {
    request.claim('statement', hung, free[1], { sure: 0.7, id: 'note' })
    return true
  }
  // 'l’enseigne au-dessus de la porte dit …': a sentence whose verb nobody knows
  if (isWordy(request, free) && isProse(request)) return false
  if (free[0] === free[1] && !(isWhole(clause, free) && isEntry(request, clause)))
    return claimSingle(request, piece, free)
  claimPlain(request, piece, free)
  return true
}

/** 'classes on Saturdays' in a list; one word by itself is left over. */
function claimSingle(request: RequestText, { clause, isListed }: Piece, free: Stretch): boolean {
  if (!isListed || !isEntryWith(request, clause, free)) return false
  claimEntry(request, clause)
  return true
}

/** '12 rooms' is told; 'coats and shoes' are things. */
function claimPlain(request: RequestText, { clause, isListed, goesOn }: Piece, free: Stretch): void {
  const isAll = isWhole(clause, free)
  if (tellsNumber(request, free) || (isAll && isSentence(request, clause)))
    return void request.claim('statement', ...free, { sure: 0.7, id: 'note' })
  const isSplit = isListed && !goesOn && !(isAll && isBullet(request, clause))
  for (const [first, last] of isSplit ? splitList(request, free) : [free])
    request.claim('service', first, last, { sure: 0.6 })
}

/** 'a bicycle workshop and shop': the stretch is all of its clause. */
export const isWhole = ({ first, last }: TextClause, [from, to]: Stretch) => from === first && to === last

/** 'FOR hikers', 'pour LES petites entreprises': where the word before the people stands, else null. */
function audienceLead(request: RequestText, [first]: Stretch): number | null {
  const before = request.hitBefore('articles', first - 1)?.first ?? first
  return request.hitBefore('forWhom', before - 1)?.first ?? (request.hitAt('forWhom', first) ? first : null)
}

/** 'a bakery FOR HIKERS', 'for hikers': behind what it is, or all that a clause says. */
function saysForWhom(request: RequestText, clause: TextClause, free: Stretch): boolean {
  const whom = audienceLead(request, free)
  return whom !== null && (whom === clause.first || headBefore(request, clause, free))
}

/** Whether the clause has said what it is before. */
const headBefore = (request: RequestText, { first }: TextClause, [from]: Stretch) => {
  for (let at = first; at < from; at++) if (request.taken(at) === 'what') return true
  return false
}

/** 'by', 'beside', 'without': a small word that neither joins nor lists. */
const isPlacing = (request: RequestText, at: number) =>
  request.isSmall(at) &&
  !(['articles', 'own', 'and', 'having', 'about', 'asks'] as const).some((kind) =>
    request.lexicon.has(kind, request.word(at)),
  )

/** 'a campsite BY a lake': where the small word stands that places it, behind what it is; else null. */
function placedBy(request: RequestText, clause: TextClause, free: Stretch): number | null {
  const small = [free[0] - 1, free[0] - 2].find((at) => isPlacing(request, at))
  return small !== undefined && small > clause.first && headBefore(request, clause, free) ? small : null
}

/** 'now IN the third generation', 'AUF Anfrage': a piece that opens with a small word that places is told, and no thing. */
function hangsBy(request: RequestText, { first, last }: TextClause, [, to]: Stretch): number | null {
  const isLead = (at: number) =>
    request.isSmall(at) || (['asides', 'time'] as const).some((kind) => request.within(kind, at) !== undefined)
  const noun = request.run(first, to, isLead) + 1
  const isPlaced = noun > first && noun <= to && to === last && isPlacing(request, noun - 1)
  const names = (at: number) => (['section', 'component', 'cue'] as const).some((kind) => request.within(kind, at))
  const isPart = request.run(first, to, (at) => !names(at)) < to
  return isPlaced && !isPart && request.hitAt('from', first) === undefined ? first : null
}

/** 'since 1931', '12 rooms', 'ages 2-6': it tells a number. */
const tellsNumber = (request: RequestText, [first, last]: Stretch) =>
  request.tokens.slice(first, last + 1).some(({ kind }) => kind === 'number' || kind === 'range')

/** 'a great brand': words around the subject that say nothing by themselves. */
export function isShellWord(request: RequestText, [first, last]: Stretch): boolean {
  for (let at = first; at <= last; at++)
    if (!request.within('qualities', at) && !request.within('businesses', at) && !request.isSmall(at)) return false
  request.shell(first, last)
  return true
}

/** 'late opening', 'lange Nacht': a line of a few words of which none was taken, with one at least that is no small one. */
const isWholeEntry = (request: RequestText, { first, last }: TextClause) =>
  last > first &&
  last - first < LONGEST_ENTRY &&
  request.isFree(first, last) &&
  request.run(first, last, (at) => request.isWord(at)) === last &&
  request.run(first, last, (at) => request.isSmall(at) || request.within('qualities', at) !== undefined) < last

/** All of a line of a list is one thing: 'late opening'. */
export const isEntryOfLine = (request: RequestText, clause: TextClause) =>
  isBullet(request, clause) && isWholeEntry(request, clause)

/** A line of a list by itself: 'bath and brush' is one thing there. */
const isBullet = (request: RequestText, { first, line }: TextClause) =>
  bulleted.test(request.tokens[first - 1]?.text ?? '') &&
  request.clauses.filter((one) => one.line === line).length === 1

const SHORTEST_SENTENCE = 4
const WORDY = 5

/** Longer than things are called, and with small words between. */
export const isWordy = (request: RequestText, [first, last]: Stretch) =>
  last - first + 1 >= WORDY &&
  request.tokens.slice(first, last + 1).filter((_, index) => request.isSmall(first + index)).length > 1

/** One word is a thing in a list; by itself in its line it greets or signs, inside of a clause it is a remainder. */
function isEntry(request: RequestText, { first, line, before, after }: TextClause): boolean {
  // 'Thanks.' in a line that it opens
  if (before === 'break' && after === '.' && !bulleted.test(request.tokens[first - 1]?.text ?? '')) return false
  const beside = request.clauses.filter((one) => one.line === line).length
  return first > 0 && (beside > 1 || bulleted.test(request.tokens[first - 1]?.text ?? ''))
}
const bulleted = /[-*•·–]|\d[.)]/

export const LONGEST_ENTRY = 6
const beside = new Set<string | null>(['hours', 'date', 'place', 'shell'])

/** 'classes on Saturdays' in a list: one word, and when or where it is. */
const isEntryWith = (request: RequestText, { first, last }: TextClause, [word]: Stretch) =>
  last > first &&
  last - first < LONGEST_ENTRY &&
  request.run(first, last, (at) => at === word || beside.has(request.taken(at))) === last

/** An entry of a list stands whole, with its small words. */
export function claimEntry(request: RequestText, { first, last }: TextClause): void {
  const from =
    request.run(
      first,
      last,
      (at) => request.lexicon.has('articles', request.word(at)) || request.lexicon.has('and', request.word(at)),
    ) + 1
  request.claim('service', from, last, { sure: 0.6 })
}

const isProse = (request: RequestText) => request.clauses.filter((one) => one.after === '.').length > 2

/** A clause that is a sentence in a text of sentences: no piece of a brief, whatever its verb is. */
function isSentence(request: RequestText, { first, last, sentence, after }: TextClause): boolean {
  const beside = request.clauses.filter((one) => one.sentence === sentence)
  return isProse(request) && after === '.' && beside.length === 1 && last - first + 1 >= SHORTEST_SENTENCE
}

const saysLook = (request: RequestText, { first, last }: TextClause) =>
  request.run(first, last, (at) => request.taken(at) !== 'style' && request.taken(at) !== 'colour') < last
