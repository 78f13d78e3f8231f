import { pattern } from '#rules/pattern.ts'
import { type ConceptHit, knownNames, lexicon } from '../lexicon.ts'
import type { TextToken } from '../types.ts'
import type { Fact } from './facts.ts'
import { hasPredicate } from './predicates.ts'
import { knownPlace } from './place.ts'
import { RequestText } from './request-text.ts'

const contactKinds: Partial<Record<string, string>> = { mail: 'mail', url: 'link', handle: 'handle', phone: 'phone' }

/** Mail, telephone, links and handles, each with the word before it that says so; and streets with their number. */
export function readContacts(request: RequestText): void {
  readStreets(request)
  readRegisters(request)
  request.tokens.forEach(({ kind }, at) => {
    const id = contactKinds[kind]
    if (!id || request.taken(at) !== null || areYears(request.tokens[at]?.text ?? '')) return
    const cue = request.hits('cue').find((hit) => hit.id === 'contact' && hit.last >= at - 2 && hit.last < at)
    if (cue && request.run(cue.last + 1, at - 1, (i) => request.tokens[i]?.kind === 'mark') === at - 1)
      leadUp(request, cue, at)
    const text = request.tokens[at]?.text ?? ''
    // '(0171 555 01)' in brackets has none of its own
    request.claim('contact', at, at, { id, sure: 1, text: text.includes(')') ? text : text.replace(/^\(/, '') })
  })
}

/** 'Arthur Bell (1938-2024)' is no telephone. */
const areYears = (text: string) => /^\(?(?:1[5-9]|20)\d{2} ?[-–] ?(?:1[5-9]|20)\d{2}\)?$/.test(text)

/** 'Tel.' says which kind follows; 'WhatsApp' is told besides the number. */
function leadUp(request: RequestText, { first, last }: ConceptHit, at: number): void {
  const isChannel = knownNames().channels.has(request.word(last)) && request.hitBefore('via', first - 1) === undefined
  if (isChannel && request.run(first, last, (one) => ['shell', null].includes(request.taken(one))) === last)
    request.claim('statement', first, last, { id: 'note', sure: 0.8, text: request.slice(first, at) })
  request.shell(first, at - 1)
}

const bare = (word: string) => word.replace(/\.$/, '')

/** From so many digits on a number behind 'no.' is one of a register, and no place in a row. */
const REGISTER_DIGITS = 3
const LONGEST_REGISTER = 8

/** 'org.nr. 999 888 777', 'iscritta all’Albo n. 5512': a number that is no telephone, told with what it is of. */
function readRegisters(request: RequestText): void {
  const { numberLabels, numberSigns } = knownNames()
  request.tokens.forEach(({ kind, text }, at) => {
    const isNumber = kind === 'phone' || (kind === 'number' && text.replace(/\D/g, '').length >= REGISTER_DIGITS)
    if (!isNumber || request.taken(at) !== null) return
    const label = [at - 1, at - 2].find((one) => numberLabels.has(bare(request.word(one)))) ?? ofWhat(request, at)
    const from = startOfRegister(request, at)
    const isSigned = numberSigns.has(request.word(at - 1)) && from < at - 1
    if (label === undefined && !isSigned) return
    const first = isSigned || request.clauseOf(at) !== request.clauses[0] ? Math.min(from, label ?? at) : label
    // 'We need donations, Bizum to 01234' is said whole
    const clause = request.clauseOf(at)
    if (first !== undefined && clause && clause.first < first && hasPredicate(request, clause.first, first - 1))
      request.claim('statement', clause.first, clause.last, { id: 'sentence', sure: 0.8 })
    else if (first !== undefined) request.claim('statement', first, at, { id: 'note', sure: 0.8 })
  })
}

/** 'CODICE fiscale per il 5x1000: 92055550493': where a label begins that says before a colon whose number it is. */
function ofWhat(request: RequestText, at: number): number | undefined {
  const { first, last } = (request.word(at - 1) === ':' && request.clauseOf(at - 2)) || { first: at, last: at }
  const isLabel = (one: number) => knownNames().numberLabels.has(bare(request.word(one))) && request.isSmall(one + 1)
  return request.run(first, last, (one) => !isLabel(one)) < last ? first : undefined
}

/** The first of the words that a number ends, none of which is of another kind. */
function startOfRegister(request: RequestText, at: number): number {
  const isOfContact = (one: number) => request.within('cue', one)?.id === 'contact'
  const least = Math.max(request.clauseOf(at)?.first ?? at, at - LONGEST_REGISTER)
  const belongs = (one: number) => request.isFree(one) && (request.isWord(one) || request.word(one) === '°')
  let first = at
  while (first > least && belongs(first - 1)) first -= 1
  return request.run(first, at - 1, (one) => !isOfContact(one)) < at - 1 ? at : first
}

/** A street at a place of the request: its first and its last token. */
type Street = { first: number; last: number; sure: number }

const isHouseNumber = ({ kind, text }: TextToken) =>
  kind === 'range' ? /^\d{1,3}[-–]\d{1,3}$/.test(text) : kind === 'number' && /^\d{1,4}[a-z]?$/i.test(text)
const endOf = (word: string) =>
  [...knownNames().streetEnds]
    .filter((end) => word.endsWith(end))
    .toSorted((one, other) => other.length - one.length)[0]

/** '12 Quay Street' */
function numberFirst(request: RequestText, at: number): Street | null {
  const { streetWords, streetNouns } = knownNames()
  const after = request.run(at + 1, Math.min(at + 4, request.tokens.length - 1), (i) => request.isCapital(i))
  for (let last = after; last > at + 1; last--)
    if (streetWords.has(request.word(last)) || streetNouns.has(request.word(last)))
      return { first: at, last, sure: 0.9 }
  return null
}

/** '3 rue de la Paix', '12 bis, rue Oberkampf': as far as names go, and one word of small letters at least. */
function startAfterNumber(request: RequestText, at: number): Street | null {
  const { streetStarts, particles, houseParts } = knownNames()
  const part = houseParts.has(request.word(at + 1)) ? at + 2 : at + 1
  const isApart = request.tokens[part]?.text === ',' && request.clauseOf(at)?.first === at
  const start = isApart ? part + 1 : part
  if (!streetStarts.has(request.word(start))) return null
  const joint = (i: number) => particles.has(request.word(i))
  const end = Math.min(start + 6, request.tokens.length - 1)
  const run = request.run(start + 1, end, (i) => request.isCapital(i) || (request.isWord(i) && joint(i)))
  for (let last = run; last > start; last--) if (!joint(last)) return { first: at, last, sure: 0.8 }
  return request.isWord(run + 1) && run < end ? { first: at, last: run + 1, sure: 0.8 } : null
}

/** An end that no other word has: small letters are enough beside it. */
const SURE_END = 6

/** 'Hauptstraße 5', 'Lehener Straße 41', 'Neue Mainzer Str. 5', 'Karl Johans gate 12' */
function endBeforeNumber(request: RequestText, at: number): Street | null {
  const last = at - 1
  const end = request.isWord(last) ? endOf(request.word(last)) : undefined
  if (end === undefined) return null
  if (end.length < request.word(last).length) {
    const first = extended(request, last, 1)
    return request.isCapital(last) || end.length >= SURE_END ? { first, last: at, sure: 0.9 } : null
  }
  const isNamed =
    request.isCapital(last - 1) && request.isFree(last - 1) && request.clauseOf(last - 1) === request.clauseOf(last)
  return isNamed ? { first: extended(request, last - 1, 2), last: at, sure: 0.9 } : null
}

/** Back over what belongs to the name of a street: 'GROSSE Bergstraße', 'KARL Johans gate'. */
function extended(request: RequestText, at: number, most: number): number {
  const belongs = (one: number) =>
    request.isCapital(one) &&
    request.isFree(one) &&
    request.clauseOf(one) === request.clauseOf(at) &&
    (knownNames().streetQualities.has(request.word(one)) ||
      (most > 1 &&
        (request.isGiven(one) || (request.word(at).endsWith('s') && request.clauses[0] !== request.clauseOf(at)))))
  return belongs(at - 1) ? at - 1 : at
}

const LONGEST_STREET = 6

/** 'Calle Mayor 4', 'Via Roma, 12', 'C/ de la Rosa nº 3'; in small letters where the word is longer. */
function startBeforeNumber(request: RequestText, at: number): Street | null {
  const { streetStarts, numberSigns, particles } = knownNames()
  const sign = numberSigns.has(request.word(at - 1)) ? at - 1 : at
  const name = request.word(sign - 1) === ',' ? sign - 2 : sign - 1
  if (!request.isCapital(name)) return null
  const isMark = (i: number) => request.word(i) === '/' && request.word(i - 1) === 'c'
  const says = (i: number) => i >= 0 && streetStarts.has(request.word(i))
  const isPart = (i: number) =>
    request.isCapital(i) || particles.has(request.word(i)) || /^(?:de|del)l[aeo']?$/.test(request.word(i)) || isMark(i)
  let street: Street | null = null
  for (let first = name - 1; first >= Math.max(0, name - LONGEST_STREET); first--) {
    // 'via Borgo Palazzo': the first of two such words begins it
    if (says(first) && (request.isCapital(first) || request.word(first).length > 2 || isMark(first + 1)))
      street = { first, last: at, sure: 0.8 }
    if (!isPart(first)) return street
  }
  return street
}

/** 'Adresse: PÖLKENHOF 7, …': behind the key for where it is a name and a number are a street, whatever it is called. */
function behindKey(request: RequestText, at: number): Street | null {
  const clause = request.clauseOf(at)
  if (clause?.before !== ':' || clause.first === clause.last || (clause.first !== at && clause.last !== at)) return null
  const key = request.clauses[request.clauses.indexOf(clause) - 1]
  const isPlace = request.hits('cue').some(({ id, last }) => id === 'place' && last === key?.last)
  const [from, to] = clause.first === at ? [at + 1, clause.last] : [clause.first, at - 1]
  const areWords = request.run(from, to, (one) => request.isWord(one)) === to
  return isPlace && areWords ? { first: clause.first, last: clause.last, sure: 0.85 } : null
}

/** 'We’re at 14 KIRKGATE', 'Die Adresse ist ALTSTADT 212': a name and its number, whatever streets are called. */
function behindLead(request: RequestText, at: number): Street | null {
  const clause = request.clauseOf(at)
  const lead = request.hits('locates').findLast((hit) => hit.last < at && hit.first >= (clause?.first ?? at))
  if (!clause || !lead) return null
  const from = lead.last + 1
  const run = request.run(
    from,
    Math.min(clause.last, from + LONGEST_STREET),
    (one) => request.isCapital(one) || one === at,
  )
  return run >= at && run > from ? { first: from, last: run, sure: 0.85 } : null
}

const streetForms = [behindKey, behindLead, numberFirst, startAfterNumber, endBeforeNumber, startBeforeNumber]

/** '12/A': what stands behind the number right away belongs to it. */
function isStair(request: RequestText, at: number): boolean {
  const [number, mark, part] = [request.tokens[at], request.tokens[at + 1], request.tokens[at + 2]]
  const isBeside = mark?.text === '/' && mark.start === number?.end && part?.start === mark.end
  return isBeside && /^(?:\d{1,3}|\p{L})$/u.test(part.text)
}

/** Behind a street: '79098 Freiburg', 'BS1 4RW', 'Austin, TX 78701'. */
const postcode = pattern('u')`
  ^,? ?(?:\d{4,5} [A-ZÀ-Þ][\p{L}-]+|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}|[A-Z][a-z]+,? [A-Z]{2} \d{5})
`

function readStreets(request: RequestText): void {
  request.tokens.forEach((token, at) => {
    // 'Piazza del Popolo, 15 AGOSTO'
    const isDate = request.within('month', at + 1) !== undefined
    if (!isHouseNumber(token) || isDate || request.taken(at) !== null) return
    const street = streetForms.map((read) => read(request, at)).find((one) => one !== null)
    if (!street) return
    const { first, sure } = street
    const last = street.last === at && isStair(request, at) ? at + 2 : street.last
    const { end } = request.span(first, last)
    const code = withWholeTown(request, end, postcode.exec(request.text.slice(end))?.[0] ?? '')
    request.claim('contact', first, last, { id: 'address', sure, text: request.slice(first, last) + code })
    // the town is a fact of its own
    request.tokens.forEach((one, i) => {
      if (i > last && one.start < end + code.length && /\d/.test(one.text)) request.shell(i)
    })
  })
}

/** 'Bad Tölz', 'San Sebastián': a town that is known by more than its first word. */
function withWholeTown(request: RequestText, from: number, code: string): string {
  const first = request.tokens.findLastIndex(({ start, end }) => end <= from + code.length && start > from)
  const last = code === '' || first < 0 ? -1 : knownPlace(request, first)
  return last > first ? request.text.slice(from, request.tokens[last]?.end) : code
}

/** What a text that is no request tells of mail, telephone and streets, each once. */
export function contactsIn(text: string): Fact[] {
  const request = new RequestText(text, lexicon('en'))
  readContacts(request)
  return request.facts
}
