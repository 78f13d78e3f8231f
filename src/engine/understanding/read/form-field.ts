import type { ConceptHit } from '../lexicon.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/** A field of a form: `label`: its last token without options; `isKnown`: a noun says what is asked for; `end`: where options behind it end. */
export type AskedField = {
  first: number
  last: number
  label: number
  id: string
  isKnown: boolean
  options?: string[]
  end?: number
}

const LONGEST = 6
/** More words than a label has: a question, with room for an answer. */
const QUESTION = 5
const WHOLE_QUESTION = 14

const leads = ['articles', 'own', 'asks', 'having', 'and', 'about'] as const

/** A piece of a list as a field; null for what is none: another part of the page, a look, a fact, an amount. */
export function fieldOf(request: RequestText, [from, to]: Stretch): AskedField | null {
  const isLead = (at: number) =>
    leads.some((kind) => request.hitAt(kind, at) !== undefined) && request.within('field', at) === undefined
  const first = request.run(from, to, isLead) + 1
  const isQuestion = request.within('asksWhat', from) !== undefined
  if (isQuestion)
    return isFreeText(request, from, to) ? { first: from, last: to, label: to, id: 'message', isKnown: true } : null
  // 'name, email, “are you scared of heights”' is asked in these words
  if (first === to && request.tokens[to]?.kind === 'quote' && request.isFree(to))
    return { first, last: to, label: to, id: 'text', isKnown: false }
  let last = to
  while (last > first && request.hitAt('asks', last)) last -= 1
  if (first > last || last - first >= LONGEST + QUESTION || isOther(request, first, last)) return null
  const choice = choiceOf(request, first, last)
  const label = choice?.label ?? last
  const known = kindOf(request, first, label)
  if (choice)
    return { first, last, label, id: 'choice', isKnown: known !== null || label < last, options: choice.options }
  if (known === null && last - first >= LONGEST) return null
  return { first, last, label, id: known ?? 'text', isKnown: known !== null }
}

/** Nothing but words that asked elsewhere are taken of it: 'why do you WANT to …'. */
const isFreeText = (request: RequestText, first: number, last: number) =>
  last - first < WHOLE_QUESTION &&
  request.run(first, last, (at) => request.taken(at) === null || request.taken(at) === 'shell') === last

/** Another part, a look, or what was read already. */
function isOther(request: RequestText, first: number, last: number): boolean {
  if (!request.isFree(first, last) || request.tokens.slice(first, last + 1).some(({ kind }) => other.has(kind)))
    return true
  // 'menu (fish, vegan)' is a choice
  if (fieldHits(request, first, last).length > 0 || request.tokens[last + 1]?.text === '(') return false
  return (['section', 'component', 'style', 'colour', 'button'] as const).some((kind) =>
    kind === 'button'
      ? request.within('cue', first)?.id === 'button'
      : request.hits(kind).some((hit) => hit.first === first && hit.last === last),
  )
}
const other = new Set(['price', 'clock', 'range', 'date', 'mail', 'url', 'phone', 'hex', 'handle'])

const fieldHits = (request: RequestText, first: number, last: number): ConceptHit[] =>
  request.hits('field').filter((hit) => hit.first >= first && hit.last <= last)

/** The noun that says what is asked for: the head of the piece, in compounds the last part of the word. */
function kindOf(request: RequestText, first: number, last: number): string | null {
  const hits = fieldHits(request, first, last)
  const { headFirst, compounds } = request.lexicon.grammar
  const head = headFirst ? hits[0] : hits.at(-1)
  if (head) return head.id
  return compounds ? kindOfCompound(request, request.word(last)) : null
}

const SHORTEST = 4

/** 'TerminDATUM': the longest noun that a word ends in. */
function kindOfCompound({ lexicon }: RequestText, word: string): string | null {
  for (let from = 1; word.length - from >= SHORTEST; from++) {
    const id = lexicon.idOf('field', word.slice(from))
    if (id !== undefined) return id
  }
  return null
}

/** 'dbs certificate YES/NO', 'size S/M/L': words with strokes between at the end; `label` is the last token before them. */
function choiceOf(request: RequestText, first: number, last: number): { label: number; options: string[] } | null {
  const isStroke = (at: number) => request.tokens[at]?.text === '/'
  let start = last
  while (start - 2 >= first && isStroke(start - 1)) start -= 2
  if (start === last) return null
  const places = [...Array((last - start) / 2 + 1).keys()].map((index) => start + index * 2)
  const options = places.map((at) => request.tokens[at]?.text ?? '')
  return { label: start > first ? start - 1 : last, options }
}
