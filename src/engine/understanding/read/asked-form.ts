import { appWords } from '../app-words.ts'
import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { type AskedField, fieldOf } from './form-field.ts'
import { startsAnew } from './predicates.ts'
import type { RequestText } from './request-text.ts'
import type { Stretch } from './stretches.ts'

/**
 * What a form asks for, where a request lists it: 'registration form: name, age, allergies', 'Anmeldung mit Name und
 * Telefon', 'a form that asks for …'. Read before all that takes such words for things on offer.
 */
export function readAskedForm(request: RequestText): void {
  for (const [index, clause] of request.clauses.entries()) {
    const from = listFrom(request, clause, index)
    if (from === null) continue
    const fields = fieldsFrom(request, from)
    // 'a form (arrival, guests)' lists nothing else
    const isBracket = request.tokens[from - 1]?.text === '('
    if (!isReason(fields) && !(isBracket && fields.length > 1)) continue
    for (const field of fields) claimField(request, field)
    claimForm(request, clause, from)
  }
}

/** Its label stands in `of`: without what is chosen from. */
function claimField(request: RequestText, { first, last, label, id, options, end }: AskedField): void {
  const close = end !== undefined && request.tokens[end + 1]?.text === ')' ? end + 1 : last
  request.claim('field', first, close, {
    id,
    of: request.slice(first, label).replace(/^["“„«]|["”“»]$/g, ''),
    sure: 0.85,
    ...(options ? { options } : {}),
  })
}

const inside =
  ({ first, last }: TextClause) =>
  (hit: ConceptHit) =>
    hit.first >= first && hit.last <= last

/** 'contact form', 'Anmeldeformular': the word for a form in a clause, where nouns are compounds also as their last part. */
export function formIn(request: RequestText, clause: TextClause): Stretch | null {
  const hits = request.hits('forms').filter((one) => inside(clause)(one) && !isOfFrame(request, clause, one))
  // 'application FORM' is one
  const hit = hits.find(({ last }) => !hits.some((other) => other.first === last + 1))
  if (hit) return [hit.first, hit.last]
  if (!request.lexicon.grammar.compounds) return null
  const { forms } = request.lexicon.grammar
  for (let at = clause.first; at <= clause.last; at++)
    if (request.isWord(at) && forms.some((form) => request.word(at).endsWith(form))) return [at, at]
  return null
}

/** 'web APPLICATION' is what is asked for. */
function isOfFrame(request: RequestText, { first, last }: TextClause, form: ConceptHit): boolean {
  const words = Array.from({ length: last - first + 1 }, (_, at) => request.word(first + at))
  return appWords(request.lexicon.language)
    .frames.find(words)
    .some((frame) => first + frame.first < form.first && first + frame.last >= form.last)
}

/** Where the list of fields begins: behind a colon, behind 'with' or 'asking for'; null for a clause that opens none. */
function listFrom(request: RequestText, clause: TextClause, index: number): number | null {
  const form = formIn(request, clause)
  const asks = request.hits('formAsks').find(inside(clause))
  if (clause.after === ':' && (form || asks?.last === clause.last)) return request.clauses[index + 1]?.first ?? null
  const lead = form ?? beforeIt(request, clause, index)
  // 'PEOPLE SHOULD LEAVE name and email'
  if (lead === null) return asks && isOfVisitors(request, clause, asks) ? asks.last + 1 : null
  if (goesOnBehind(request, form, clause, index)) return request.clauses[index + 1]?.first ?? null
  if (asks && asks.first > lead[1] && asks.last < clause.last) return asks.last + 1
  const having = request.hits('having').find((hit) => inside(clause)(hit) && hit.first > lead[1])
  return having && having.last < clause.last ? having.last + 1 : null
}

/** Its fields begin with the next clause. */
const goesOnBehind = (request: RequestText, form: Stretch | null, clause: TextClause, index: number) =>
  isBeforeBracket(request, form, clause) || isAtHead(form, clause, index) || isBeforeField(request, form, clause)

/** 'formulaire DE RÉSERVATION (arrivée, départ)': the form, and what it is for, before a bracket. */
const isBeforeBracket = (request: RequestText, form: Stretch | null, { last, after }: TextClause) =>
  form !== null && after === '(' && (form[1] === last || request.hitAt('of', form[1] + 1) !== undefined)

/** 'SIGN-UP FORM for the scarecrow contest, name, village, height' */
const isAtHead = (form: Stretch | null, { after }: TextClause, index: number) =>
  form !== null && index === 0 && after === ','

/** 'end with A FORM, name + email': a field stands behind it, and no other part. */
const isBeforeField = (request: RequestText, form: Stretch | null, { last, after }: TextClause) =>
  form !== null && form[1] === last && after === ',' && request.within('field', last + 2) !== undefined

const isOfVisitors = (request: RequestText, clause: TextClause, asks: ConceptHit) =>
  asks.last < clause.last &&
  (request.hitAt('people', clause.first) ?? request.hitAt('audience', clause.first)) !== undefined

/** 'RSVP by 1 May, WITH names and diets': the form stands in the clause before. */
function beforeIt(request: RequestText, clause: TextClause, index: number): Stretch | null {
  const before = request.clauses[index - 1]
  const isJoined = before?.sentence === clause.sentence && clause.before === ','
  return isJoined && request.hitAt('having', clause.first) ? formIn(request, before) : null
}

/** Pieces of the list from a token on, in their order: to the end of the sentence or of the bullets, or to what is no field. */
function fieldsFrom(request: RequestText, from: number): AskedField[] {
  const fields: AskedField[] = []
  const opening = request.clauseOf(from)
  let sentence = opening?.sentence
  const isBracket = opening?.before === '('
  let depth = isBracket ? -1 : 0
  for (const clause of request.clauses.slice(opening ? request.clauses.indexOf(opening) : request.clauses.length)) {
    const isLine = clause !== opening && clause.before === 'break'
    if (isLine ? !opening || !goesOn(request, opening, clause) : clause.sentence !== sentence) break
    sentence = clause.sentence
    if (clause.before === '(') depth += 1
    const last = fields.at(-1)
    if (depth > 0 && last) last.options = [...(last.options ?? []), request.slice(clause.first, clause.last)]
    else if (!addFields(request, fields, [Math.max(from, clause.first), clause.last], clause)) break
    if (depth > 0 && last) last.end = clause.last
    if (clause.after === ')') depth -= 1
    if (isBracket && depth < 0) break
  }
  return fields
}

const lead = (request: RequestText, { first }: TextClause) => request.tokens[first - 1]?.text ?? ''

/** The next line of the same list: no empty one between, and a bullet where the first has one. */
const goesOn = (request: RequestText, opening: TextClause, clause: TextClause) =>
  opening.before === 'break' &&
  !/\n\s*\n/.test(lead(request, clause)) &&
  bulleted.test(lead(request, opening)) === bulleted.test(lead(request, clause))
const bulleted = /[-*•·–]|\d[.)]/

/** 'name AND age' are two, 'first and last name' is one. @returns false where the list is over */
function addFields(request: RequestText, fields: AskedField[], [first, last]: Stretch, clause: TextClause): boolean {
  const pluses = request.tokens.flatMap(({ text }, at) => (text === '+' ? [{ first: at, last: at }] : []))
  const joints = [...request.hits('and'), ...pluses]
    .filter((hit) => hit.first > first && hit.last < last && !isInside(request, hit.first))
    .toSorted((one, other) => one.first - other.first)
  const starts = [first, ...joints.map((hit) => hit.last + 1)]
  const ends = [...joints.map((hit) => hit.first - 1), last]
  for (const [index, start] of starts.entries()) {
    const isOver = clause.first >= first && startsAnew(request, start, ends[index] ?? last)
    if (isOver && !isQuestion(request, start)) return false
    const field = fieldOf(request, [start, ends[index] ?? last])
    if (field === null) return false
    fields.push(field)
  }
  return true
}

/** 'first AND last name', 'Vor- UND Nachname' */
const isInside = (request: RequestText, at: number) =>
  request.within('field', at) !== undefined || request.tokens[at - 1]?.text === '-'

/** 'why do you want to work with us' */
const isQuestion = (request: RequestText, at: number) =>
  request.hitAt('relative', at) !== undefined || request.hitAt('asksWhat', at) !== undefined

const identity = new Set(['name', 'email', 'phone'])

/** Who signs up, or nothing but what forms ask for: 'a form with opening hours and a map' lists no fields. */
const isReason = (fields: readonly AskedField[]) =>
  fields.some(({ id, isKnown }) => isKnown && identity.has(id)) ||
  (fields.length > 0 && fields.every(({ isKnown }) => isKnown))

/** The form is a part of the page; behind it stands what it is for, which the page is about. */
function claimForm(request: RequestText, clause: TextClause, from: number): void {
  const form = formIn(request, clause)
  if (!form || from <= form[1]) return
  const about = request.hits('about').find((hit) => hit.first === form[1] + 1 && hit.last < clause.last)
  const part = request
    .hits('section')
    .filter((hit) => hit.first <= form[1] && hit.last >= form[0] && (hit.id === 'booking' || hit.id === 'contact'))[0]
  const first = Math.min(part?.first ?? form[0], nounBefore(request, clause, form[0]))
  const last = Math.max(part?.last ?? form[1], form[1])
  request.claim('section', first, last, { id: part?.id ?? 'booking', sure: 0.9 })
  const opens = request.run(clause.first, first - 1, (at) => request.isSmall(at) || request.taken(at) !== null) + 1
  if (about && opens === first) request.shell(about.first, about.last)
  if (from <= clause.last) for (let at = last + 1; at < from; at++) if (isLeadIn(request, at)) request.shell(at)
}

const isLeadIn = (request: RequestText, at: number) =>
  (['having', 'formAsks'] as const).some((kind) => request.within(kind, at) !== undefined)

const LONGEST_FORM = 3

/** 'JOB APPLICATION form', where nouns come last. */
function nounBefore(request: RequestText, { first }: TextClause, form: number): number {
  if (request.lexicon.grammar.headFirst) return form
  let at = form
  while (at > first && form - at < LONGEST_FORM && request.isFree(at - 1) && isNoun(request, at - 1)) at -= 1
  return at
}
const isNoun = (request: RequestText, at: number) =>
  request.isWord(at) &&
  !request.isSmall(at) &&
  (['asks', 'and', 'pages', 'offering', 'wishes'] as const).every((kind) => request.within(kind, at) === undefined)
