import type { ReadKind } from './facts.ts'
import type { RequestText } from './request-text.ts'
import type { ConceptHit } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import { hasPredicate, isPredicate } from './predicates.ts'

const rowKinds: Record<string, ReadKind> = {
  name: 'name',
  what: 'what',
  place: 'place',
  service: 'service',
  offered: 'service',
  price: 'service',
  hours: 'hours',
  date: 'date',
  contact: 'contact',
  person: 'person',
  section: 'section',
  button: 'section',
  style: 'style',
  colour: 'colour',
  audience: 'audience',
  note: 'statement',
}

type Stretch = readonly [first: number, last: number]

const isContent = (request: RequestText, at: number) => {
  const token = request.tokens[at]
  return token !== undefined && token.kind !== 'mark' && token.kind !== 'break' && !request.isSmall(at)
}

const joints = ['and', 'articles', 'asks', 'having', 'copula', 'own', 'offering'] as const

/** What joins a stretch to the rest or asks for it; 'since', 'only' and 'without' belong to it. */
const isJoint = (request: RequestText, at: number) =>
  (request.isWord(at) && joints.some((kind) => request.within(kind, at) !== undefined)) ||
  isPage(request, at) ||
  request.tokens[at]?.kind === 'mark' ||
  request.tokens[at]?.kind === 'break'

const said = ['pronouns', 'asides', 'wishes', 'asks', 'named', 'self', 'offering'] as const

/** 'our customers come', and no 'family room'. */
const isSubjectPeople = (request: RequestText, at: number) => {
  const hit = request.within('people', at)
  return hit !== undefined && isPredicate(request, hit.last + 1)
}

/** 'a page', and no 'site visit' further on. */
const isPage = (request: RequestText, at: number) =>
  request.within('pages', at) !== undefined && !request.isPartOfThing(at)

/** Words of a clause that say nothing about the business by themselves: who, what they do, how it is wished for. */
const isFrame = (request: RequestText, at: number) =>
  isPredicate(request, at) ||
  isLabel(request, at) ||
  isSubjectPeople(request, at) ||
  isPage(request, at) ||
  said.some((kind) => request.within(kind, at) !== undefined)

/** 'doors open', 'tel.', 'Stil': leads up to what was read beside it. */
function isLabel(request: RequestText, at: number): boolean {
  const cue = request.within('cue', at)
  if (!cue) return false
  const next = request.run(
    cue.last + 1,
    cue.last + 2,
    (one) => request.tokens[one]?.kind === 'mark' || request.taken(one) === 'shell',
  )
  return request.taken(next + 1) === cue.id
}

/** Greetings and adverbs at the end of a stretch. */
const isAside = (request: RequestText, at: number) =>
  isLabel(request, at) || request.within('asides', at) !== undefined || request.within('wishes', at) !== undefined

const saysWish = (request: RequestText, at: number) =>
  (['wishes', 'asks'] as const).some((kind) => request.within(kind, at) !== undefined)

/** Free stretches of a clause, without what joins them; in a clause with a verb its frame parts them. */
function stretches(
  request: RequestText,
  { first, last }: TextClause,
  isClause: boolean,
  listFrom = last + 1,
): Stretch[] {
  const found: Stretch[] = []
  const anew = request.run(listFrom, last, (at) => !request.lexicon.has('pronouns', request.word(at))) + 1
  // 'we offer MADE to order': behind the lead a verb counts with its subject, or where verbs end the clause
  const inList = (at: number) =>
    at >= listFrom && at < anew && !request.lexicon.grammar.inverts && !saysWish(request, at)
  const open = (at: number) => request.taken(at) === null && !(isClause && !inList(at) && isFrame(request, at))
  for (let at = first; at <= last; at++) {
    if (!open(at)) {
      request.shell(at)
      continue
    }
    const stop = request.run(at, last, open)
    let [from, to] = [at, stop]
    const isWhole = at === first && stop === last
    const cut = (one: number) =>
      isJoint(request, one) || isAside(request, one) || ((isClause || !isWhole) && !isContent(request, one))
    while (from <= to && cut(from)) request.shell(from++)
    while (to >= from && cut(to)) request.shell(to--)
    if (from <= to && !hasContent(request, from, to)) request.shell(from, to)
    else if (from <= to) found.push([from, to])
    at = stop
  }
  return found
}

const hasContent = (request: RequestText, first: number, last: number) => {
  for (let at = first; at <= last; at++) if (isContent(request, at)) return true
  return false
}

/** 'since 1931', '12 rooms', 'ages 2-6': it tells a number. */
const tellsNumber = (request: RequestText, [first, last]: Stretch) =>
  request.tokens.slice(first, last + 1).some(({ kind }) => kind === 'number' || kind === 'range')

/**
 * 'coats and shoes' at the end of a list are two; 'click and collect' in the middle is one, and so are two single words
 * beside another 'and': 'bath and brush and advice'.
 */
function split(request: RequestText, [first, last]: Stretch): Stretch[] {
  const joints = request.hits('and').filter((hit) => hit.first > first && hit.last < last && request.isWord(hit.first))
  const isPair = ({ first: at, last: to }: ConceptHit, index: number) =>
    (joints[index - 1]?.last ?? first - 1) === at - 2 && (joints[index + 1]?.first ?? last + 1) === to + 2
  const cuts = joints.length > 1 ? joints.filter((one, index) => !isPair(one, index)) : joints
  let from = first
  const pieces = cuts.map((joint): Stretch => {
    request.shell(joint.first, joint.last)
    const piece: Stretch = [from, joint.first - 1]
    from = joint.last + 1
    return piece
  })
  return [...pieces, [from, last]]
}

/** A clause that asks for a page, or for something on it. */
const isAsk = (request: RequestText, { first, last }: TextClause) =>
  (['asks', 'pages', 'wishes'] as const).some((kind) =>
    request
      .hits(kind)
      .some((hit) => hit.first >= first && hit.last <= last && !(kind === 'pages' && isOther(request, hit))),
  )
/** 'site visit', and 'siden 1990', which is 'since' in Norwegian. */
const isOther = (request: RequestText, { first, last }: ConceptHit) =>
  request.isPartOfThing(first) || request.tokens[last + 1]?.kind === 'number'

/** 'a great brand': words around the subject that say nothing by themselves. */
function isShellWord(request: RequestText, [first, last]: Stretch): boolean {
  for (let at = first; at <= last; at++)
    if (!request.within('qualities', at) && !request.within('businesses', at) && !request.isSmall(at)) return false
  request.shell(first, last)
  return true
}

/** Text of a button beside the word for it. */
function claimLabels(request: RequestText, { first, last }: TextClause): void {
  for (let at = first; at <= last; at++) {
    const onButton = [-3, -2, -1, 1, 2].some((step) => request.within('component', at + step) !== undefined)
    if (request.tokens[at]?.kind === 'quote' && request.isFree(at) && onButton)
      request.claim('quote', at, at, { sure: 0.9 })
  }
}

const ending = new Set<string>(['contact', 'hours', 'date', 'section', 'style', 'colour', 'person', 'place'])

/** The next piece is one of the same list, and no telephone or hours. */
const isOpen = (request: RequestText, index: number) => {
  const clause = request.clauses[index]
  return (
    clause !== undefined &&
    request.run(clause.first, clause.last, (at) => !ending.has(request.taken(at) ?? '')) === clause.last
  )
}

/** 'Contact: Nerea Romero' names who it is. */
function claimAs(request: RequestText, kind: ReadKind, [first, last]: Stretch): void {
  if (kind === 'statement') return void request.claim(kind, first, last, { sure: 0.7, id: 'note' })
  if (kind !== 'contact') return void request.claim(kind, first, last, { sure: 0.9 })
  const isName = last > first && last - first < 3 && request.run(first, last, (at) => request.isCapital(at)) === last
  request.claim(isName ? 'person' : 'statement', first, last, isName ? { sure: 0.85 } : { sure: 0.7, id: 'note' })
}

/** What leads up to a list: 'the platform SHOULD HAVE …', but of 'we have an open day WITH …' what stands last. */
function leadIn(request: RequestText, clause: TextClause): ConceptHit | undefined {
  const inside = ({ first, last }: ConceptHit) => first >= clause.first && last <= clause.last
  const [lead] = (['offering', 'gives'] as const)
    .flatMap((kind) => request.hits(kind))
    .filter(inside)
    .toSorted((one, other) => one.first - other.first)
  const behind = request.hits('having').find((hit) => inside(hit) && lead !== undefined && hit.first > lead.last + 1)
  const dated = request.run(clause.first, clause.last, (at) => request.taken(at) !== 'date') < clause.last
  if (!lead || !behind || !(dated || request.hitAt('articles', lead.last + 1))) return lead
  request.shell(behind.first, behind.last)
  return behind
}

/** What a row or a lead has typed: 'hours: …', 'we offer …'. */
function claimTyped(
  request: RequestText,
  clause: TextClause,
  { row, kind, goesOn }: { row: string; kind: ReadKind; goesOn: boolean },
): Stretch[] {
  const leads = row === 'offered' ? leadIn(request, clause) : undefined
  const isList = kind === 'service' || kind === 'person' || kind === 'section'
  const left: Stretch[] = []
  const isClause = leads !== undefined || hasPredicate(request, clause.first, clause.last)
  const listFrom = row === 'offered' ? (leads ? leads.last + 1 : clause.first) : undefined
  for (const free of stretches(request, clause, isClause, listFrom))
    if (leads && free[1] < leads.first) left.push(free)
    else
      for (const [one, other] of isList && !goesOn ? split(request, free) : [free])
        if (one !== other || !isShellWord(request, [one, other])) claimAs(request, kind, [one, other])
  return left
}

/** 'functionalities for displaying menus, …' begins a list: what stands behind the last 'for'. */
function listLead(request: RequestText, { first, last }: TextClause, lead: Stretch | undefined): number | null {
  if (!lead || lead[1] !== last) return null
  for (let at = first; at <= last; at++) if (request.taken(at) === 'what' || request.taken(at) === 'name') return null
  const abouts = request.hits('about').filter((hit) => hit.last < lead[1] && hit.first > first)
  if (!abouts.some((hit) => hit.last < lead[0])) return null
  return Math.max(lead[0], ...abouts.filter((hit) => hit.first > lead[0]).map((hit) => hit.last + 1))
}

/** What stands around a wish is no thing; what it cannot place is told. */
function readAsk(request: RequestText, clause: TextClause, isListed: boolean): Stretch[] {
  const free = stretches(request, clause, true)
  const lead = free.at(-1)
  const from = isListed ? listLead(request, clause, lead) : null
  if (lead && from !== null) {
    request.shell(lead[0], from - 1)
    request.claim('service', from, lead[1], { sure: 0.5 })
  }
  return (from === null ? free : free.slice(0, -1)).filter((one) => !isShellWord(request, one))
}

/** 'FOR hikers', 'pour LES petites entreprises': where the word before the people stands, else null. */
function audienceLead(request: RequestText, [first]: Stretch): number | null {
  const before = request.hitBefore('articles', first - 1)?.first ?? first
  return request.hitBefore('forWhom', before - 1)?.first ?? (request.hitAt('forWhom', first) ? first : null)
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

/** A piece of a brief without a verb: a number told, else a thing. */
function readPiece(request: RequestText, clause: TextClause, isListed: boolean, goesOn: boolean): void {
  // '[CONTENT]'
  if (clause.before === '[') return request.shell(clause.first, clause.last)
  for (const free of stretches(request, clause, false)) {
    const head = headBefore(request, clause, free)
    // 'a bicycle workshop and shop'
    const isWhole = free[0] === clause.first && free[1] === clause.last
    if (!isWhole && isShellWord(request, free)) continue
    const [small] = [free[0] - 1, free[0] - 2].filter((at) => isPlacing(request, at))
    const whom = audienceLead(request, free)
    if (whom !== null && (head || whom === clause.first)) {
      request.claim('audience', ...free, { sure: 0.7 })
      continue
    }
    // 'a campsite by a lake'
    if (head && small !== undefined && small > clause.first) {
      request.claim('statement', small, free[1], { sure: 0.7, id: 'note' })
      continue
    }
    if (tellsNumber(request, free)) request.claim('statement', ...free, { sure: 0.7, id: 'note' })
    else
      for (const [one, other] of isListed && !goesOn ? split(request, free) : [free])
        request.claim('service', one, other, { sure: 0.6 })
  }
}

/** What nobody has taken: typed by its row, a piece of a brief, what a sentence tells, else left over. */
export function readRest(request: RequestText, rows: ReadonlyMap<number, string>): Stretch[] {
  const left: Stretch[] = []
  /** sentences of which something is said that is no fact by itself */
  const told = new Map<number, Stretch[]>()
  request.clauses.forEach((clause, index) => {
    claimLabels(request, clause)
    const row = rows.get(index)
    const kind = row === undefined ? undefined : rowKinds[row]
    const beside = request.clauses.filter(({ sentence }) => sentence === clause.sentence)
    const isListed = beside.length > 2 || (beside.length > 1 && beside[0] !== clause)
    if (row !== undefined && kind)
      left.push(
        ...claimTyped(request, clause, {
          row,
          kind,
          goesOn: clause.after === ',' && rows.get(index + 1) === row && isOpen(request, index + 1),
        }),
      )
    else if (isAsk(request, clause)) left.push(...readAsk(request, clause, isListed))
    else if (hasPredicate(request, clause.first, clause.last)) {
      const open = stretches(request, clause, true).filter((one) => !isShellWord(request, one))
      if (open.length > 0) told.set(clause.sentence, [...(told.get(clause.sentence) ?? []), ...open])
    } else readPiece(request, clause, isListed, clause.after === ',' && isOpen(request, index + 1))
  })
  for (const [sentence, stretches] of told) {
    const open = withoutList(request, sentence, stretches)
    if (open.length === 0) continue
    const whole = wholeSentence(request, sentence, rows)
    if (whole) request.claim('statement', ...whole, { sure: 0.7, id: 'sentence' })
    else left.push(...open.map((one) => withLead(request, one)))
  }
  return left.toSorted(([one], [other]) => one - other)
}

/** 'Best known for cakes, bread and pies': three or more at the end of a sentence are a list, whatever leads up to it. */
function withoutList(request: RequestText, sentence: number, open: readonly Stretch[]): readonly Stretch[] {
  const clauses = request.clauses.filter((one) => one.sentence === sentence)
  const lead = clauses.findLastIndex(({ first, last }) => hasPredicate(request, first, last))
  const [head, rest] = [clauses[lead], clauses.slice(lead + 1)]
  const first = open.find(([from, to]) => head !== undefined && from >= head.first && to === head.last)
  const isList = rest.length > 0 && rest.every(({ first: from, last: to, before }) => before === ',' && to - from < 6)
  const joins = request
    .hits('and')
    .some((hit) => hit.first > (rest.at(-1)?.first ?? 0) && hit.last < (rest.at(-1)?.last ?? 0))
  if (!first || !isList || !joins) return open
  request.claim('service', ...first, { sure: 0.8 })
  return open.filter((one) => one !== first)
}

/** 'takes over an hour': what is told begins with its verb. */
function withLead(request: RequestText, [first, last]: Stretch): Stretch {
  const start = request.clauseOf(first)?.first ?? first
  for (let at = first - 1; at >= start && request.taken(at) === 'shell'; at--)
    if (isKnownPredicate(request, at)) return [at, last]
  return [first, last]
}
const isKnownPredicate = (request: RequestText, at: number) => request.lexicon.has('predicates', request.word(at))

/** A sentence of the person's own about the business, from its first word to its last; null for half ones and wishes. */
function wholeSentence(request: RequestText, sentence: number, rows: ReadonlyMap<number, string>): Stretch | null {
  const clauses = request.clauses.filter((one) => one.sentence === sentence)
  const [opening, closing] = [clauses[0], clauses.at(-1)]
  if (!opening || !closing || clauses.some((one) => isAsk(request, one) || one.line !== opening.line)) return null
  const isOwn = request.clauses.every((one, index) => one.sentence !== sentence || !isTyped(rows.get(index)))
  return isOwn && hasSubject(request, opening) ? [opening.first, closing.last] : null
}

const isTyped = (row: string | undefined) => row !== undefined && row !== 'offered'

/** Who does it is said: 'we', 'people', 'my sister', and no order to whoever builds the page. */
function hasSubject(request: RequestText, { first, last }: TextClause): boolean {
  if (isPredicate(request, first) && !request.lexicon.has('copula', request.word(first))) return false
  for (let at = first; at <= last; at++)
    if (
      request.lexicon.has('pronouns', request.word(at)) ||
      request.within('people', at) ||
      request.lexicon.has('own', request.word(at)) ||
      request.taken(at) === 'name'
    )
      return hasPredicate(request, first, last)
  return false
}
