import type { ReadKind } from './facts.ts'
import type { RequestText } from './request-text.ts'
import type { TextClause } from './clauses.ts'
import { isOneThing, hasMoreThanFacts, ownPredicate } from './own-sentences.ts'
import { claimEntry, isEntryOfLine, isShellWord, isWhole, isWordy, LONGEST_ENTRY, readPiece } from './pieces.ts'
import { hasPredicate, isPredicate } from './predicates.ts'
import { opensWithDoer } from './doers.ts'
import { leadIn } from './leads-in.ts'
import { readRemark } from './remarks.ts'
import { spokenFor } from './spoken-for.ts'
import { type Stretch, splitList, stretches } from './stretches.ts'
import { isAsk, wholeSentence, withLead, withoutList } from './sentences.ts'

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

/** Text of a button beside the word for it. */
function claimLabels(request: RequestText, { first, last }: TextClause): void {
  for (let at = first; at <= last; at++) {
    const onButton = [-3, -2, -1, 1, 2].some((step) => request.within('component', at + step) !== undefined)
    if (request.tokens[at]?.kind === 'quote' && request.isFree(at) && onButton)
      request.claim('quote', at, at, { sure: 0.9 })
  }
}

const ending = new Set<string>(['contact', 'hours', 'date', 'section', 'style', 'colour', 'person', 'place'])

/** 'bread and butter, CHEESE': the list goes on behind its comma, where 'also rolls' and 'and lately for rolls' begin anew. */
function goesOn(request: RequestText, index: number): boolean {
  const next = request.clauses[index + 1]
  if (!next || request.clauses[index]?.after !== ',' || !isOpen(request, index + 1)) return false
  const at = (request.hitAt('and', next.first)?.last ?? next.first - 1) + 1
  return (
    request.hitAt('besides', at) === undefined &&
    (at === next.first || (['asides', 'purposes', 'gives'] as const).every((kind) => !request.hitAt(kind, at)))
  )
}

/** The next piece is one of the same list, and no telephone or hours. */
const isOpen = (request: RequestText, index: number) => {
  const clause = request.clauses[index]
  return (
    clause !== undefined &&
    readRemark(request, clause) === null &&
    request.run(clause.first, clause.last, (at) => !ending.has(request.taken(at) ?? '')) === clause.last
  )
}

/** 'Contact: Nerea Romero' names who it is. */
function claimAs(request: RequestText, kind: ReadKind, [first, last]: Stretch): void {
  if (kind === 'statement') return void request.claim(kind, first, last, { sure: 0.7, id: 'note' })
  // 'public : LES indépendants'
  const article = kind === 'audience' ? request.hitBefore('articles', first - 1)?.first : undefined
  if (article !== undefined && article >= (request.clauseOf(first)?.first ?? first))
    return void request.claim(kind, article, last, { sure: 0.9 })
  if (kind !== 'contact') return void request.claim(kind, first, last, { sure: 0.9 })
  const isName = last > first && last - first < 3 && request.run(first, last, (at) => request.isCapital(at)) === last
  request.claim(isName ? 'person' : 'statement', first, last, isName ? { sure: 0.85 } : { sure: 0.7, id: 'note' })
}

/** 'Sections: HOW I FIRE, dates': a clause with a verb of which nothing was read is a part. */
function claimsOpenClause(request: RequestText, { first, last }: TextClause): boolean {
  const isOpen = request.run(first, last, (at) => [null, 'shell'].includes(request.taken(at))) === last
  if (!isOpen || !hasPredicate(request, first, last)) return false
  claimAs(request, 'section', [(request.hitAt('and', first)?.last ?? first - 1) + 1, last])
  return true
}

/** 'repairs, THAT WERE NOT SOLD HERE, and visits': said of the thing before it, and no thing of its own. */
function hangsOnEntry(request: RequestText, clause: TextClause): boolean {
  const { first, last, before } = clause
  const entry = request.facts.at(-1)
  const former = request.clauses[request.clauses.indexOf(clause) - 1]
  const isBehind = before === ',' && former?.sentence === clause.sentence && entry?.kind === 'service'
  if (!isBehind || entry.end !== request.span(former.first, former.last).end || !request.isFree(first, last))
    return false
  const isSaid = request.lexicon.grammar.verbLast ? isPredicate(request, last) : hasPredicate(request, first, last)
  if (!isSaid || !request.hitAt('relativePronouns', first)) return false
  request.take('service', first, last)
  const { end } = request.span(first, last)
  request.facts[request.facts.length - 1] = { ...entry, end, text: request.text.slice(entry.start, end) }
  return true
}

/** 'a text message WHEN the oil is ready': what hangs on a thing with its verb is said of it. */
function hasCondition(request: RequestText, { first, last }: TextClause): boolean {
  const when = request.hits('ifs').find((hit) => hit.first > first + 1 && hit.last < last)
  return when !== undefined && request.isFree(first, last) && hasPredicate(request, when.last + 1, last)
}

/** A clause is told, with its key where it has one. */
function claimNote(request: RequestText, clause: TextClause): void {
  const key = keyOf(request, clause)
  request.claim('statement', clause.first, clause.last, { sure: 0.7, id: 'note', ...(key ? { of: key } : {}) })
}

/** 'Eintritt: FREI', 'Price: FREE, or £2' is no thing on offer; of 'Free (3 invoices), Pro $4' it is the first plan. */
function isAllFree(request: RequestText, { first, last, after }: TextClause): boolean {
  const isOr = after === ',' && request.within('and', last + 2) !== undefined
  const isOnly = (after !== ',' && after !== '(') || isOr
  return isOnly && request.hits('free').some((hit) => hit.first === first && hit.last === last)
}

/** A clause of a row that is all of one thing: a note, an entry of a line, what is said of the entry before it. */
function claimsWhole(request: RequestText, clause: TextClause, row: string, kind: ReadKind): boolean {
  if (row === 'note' && request.isFree(clause.first, clause.last)) {
    claimNote(request, clause)
    return true
  }
  if (row === 'price' && isAllFree(request, clause)) {
    claimNote(request, clause)
    return true
  }
  if (kind === 'service' && hangsOnEntry(request, clause)) return true
  if (row === 'service' && isEntryOfLine(request, clause)) {
    claimAs(request, kind, [clause.first, clause.last])
    return true
  }
  if (kind === 'service' && hasCondition(request, clause)) {
    claimAs(request, kind, [clause.first, clause.last])
    return true
  }
  // 'público: QUEM FAZ trilha'
  const whom = kind === 'audience' ? request.hitAt('audience', clause.first) : undefined
  if (whom?.last === clause.last && whom.last > whom.first && request.isFree(whom.first, whom.last)) {
    claimAs(request, kind, [whom.first, whom.last])
    return true
  }
  return row === 'section' && claimsOpenClause(request, clause)
}

/** What a row or a lead has typed: 'hours: …', 'we offer …'. */
function claimTyped(
  request: RequestText,
  clause: TextClause,
  { row, kind, goesOn }: { row: string; kind: ReadKind; goesOn: boolean },
): Stretch[] {
  if (claimsWhole(request, clause, row, kind)) return []
  const leads = row === 'offered' ? leadIn(request, clause) : undefined
  const isList = kind === 'service' || kind === 'person' || kind === 'section'
  const left: Stretch[] = []
  const isClause = leads !== undefined || hasPredicate(request, clause.first, clause.last)
  const listFrom = row === 'offered' ? (leads ? leads.last + 1 : clause.first) : undefined
  const claimed = (one: Stretch, whole: Stretch) => {
    // 'Plans: Free, Team, Enterprise': an entry by itself is one, whatever its word says elsewhere
    const isNone =
      kind === 'service' ? doesToPage(request, clause, one[1]) : kind === 'person' && isNobody(request, one[0])
    if (isNone) left.push(one)
    else if (kind === 'section' && claimParts(request, one)) return
    else if (one[0] !== one[1] || isWhole(clause, whole) || !isShellWord(request, one)) claimAs(request, kind, one)
  }
  for (const free of stretches(request, clause, isClause, listFrom))
    if (leads && free[1] < leads.first) left.push(free)
    else
      for (const one of isList && !goesOn ? splitList(request, free) : [free])
        claimed(withoutParticle(request, clause, one), free)
  return left
}

/** 'biete Beratung und Kurse AN': the part of the verb that ends the sentence is no part of the last thing. */
function withoutParticle(request: RequestText, { last }: TextClause, one: Stretch): Stretch {
  const isApart = request.lexicon.grammar.verbLast && one[1] === last && one[1] > one[0] && request.isSmall(last)
  if (!isApart || request.isCapital(last)) return one
  request.shell(last)
  return [one[0], last - 1]
}

/** 'Sections: HERO FEATURES PRICING FAQ': names of parts without a comma between; false when there is anything else. */
function claimParts(request: RequestText, [first, last]: Stretch): boolean {
  const parts = request.hits('section').filter((hit) => hit.first >= first && hit.last <= last)
  const isCovered = (at: number) => parts.some((hit) => hit.first <= at && at <= hit.last)
  if (parts.length < 2 || request.run(first, last, isCovered) < last) return false
  for (const hit of parts) request.claim('section', hit.first, hit.last, { id: hit.id, sure: 0.9 })
  return true
}

/** 'PARKING: behind the church' */
function keyOf(request: RequestText, clause: TextClause): string | null {
  const key = request.clauses.slice(0, request.clauses.indexOf(clause)).findLast(({ after }) => after === ':')
  return key && key.sentence === clause.sentence ? request.slice(key.first, key.last) : null
}

/** 'who: Bo Kern, OPENS A STUDIO': people have capitals in a text that has any. */
const isNobody = (request: RequestText, first: number) =>
  !request.isCapital(first) && request.text !== request.text.toLowerCase()

/** 'browse different PAGES', 'interact WITH THE WEBSITE': what is done to the page is nothing that it offers. */
function doesToPage(request: RequestText, { last }: TextClause, end: number): boolean {
  const next =
    request.run(
      end + 1,
      last,
      (at) => request.isWord(at) && request.isSmall(at) && !isPageWord(request, at) && !request.within('and', at),
    ) + 1
  return next <= last && isPageWord(request, next)
}
const isPageWord = (request: RequestText, at: number) => request.within('pages', at) !== undefined

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
  const left = (from === null ? free : free.slice(0, -1)).filter((one) => !isShellWord(request, one))
  return left.flatMap((one) => {
    if (!isBehindHaving(request, one) || isWordy(request, one)) return [one]
    for (const entry of splitList(request, one)) request.claim('service', ...entry, { sure: 0.6 })
    return []
  })
}

/** 'a website WITH courses and quizzes': things, and no look. */
function isBehindHaving(request: RequestText, [first, last]: Stretch): boolean {
  const before = request.hitBefore('articles', first - 1)?.first ?? first
  const isLook = request.run(first, last, (at) => !request.lexicon.has('lookNouns', request.word(at))) < last
  return request.hitBefore('having', before - 1) !== undefined && !isLook
}

/** 'first lesson is free', 'panels that need cleaning': behind another thing of a list, with a verb of its own. */
function isEntryTold(request: RequestText, clause: TextClause | undefined): clause is TextClause {
  const before = request.clauses[clause ? request.clauses.indexOf(clause) - 1 : -1]
  if (!clause || before?.sentence !== clause.sentence || clause.before !== ',') return false
  const follows =
    request.run(before.first, before.last, (at) => ['service', 'shell'].includes(request.taken(at) ?? '')) ===
      before.last && request.taken(before.last) === 'service'
  return follows && clause.last - clause.first < LONGEST_ENTRY && ownPredicate(request, clause) === null
}

/** 'mit allem, was wir brauchen, AN IHRE TÜR': a sentence goes on behind a clause that hangs on a word of it. */
function goesOnBehind(request: RequestText, index: number): boolean {
  const [before, clause] = [request.clauses[index - 1], request.clauses[index]]
  if (!before || !clause || before.before !== ',' || clause.before !== ',' || before.sentence !== clause.sentence)
    return false
  const hangs = (['asksWhat', 'relativePronouns'] as const).some((kind) => request.hitAt(kind, before.first))
  return hangs && hasPredicate(request, before.first, before.last) && opensWithSmall(request, clause)
}

const opensWithSmall = (request: RequestText, { first }: TextClause) =>
  request.isSmall(first) && !(['and', 'having', 'articles'] as const).some((kind) => request.hitAt(kind, first))

/** 'Well then, we bake': what opens a sentence that tells something is no thing of a list. */
function opensTold(request: RequestText, clause: TextClause, rows: ReadonlyMap<number, string>): boolean {
  if (request.clauses.some((one) => one.sentence === clause.sentence && one.last < clause.first)) return false
  return request.clauses.some(
    (one, index) =>
      one.first > clause.last &&
      one.sentence === clause.sentence &&
      one.line === clause.line &&
      rows.get(index) === undefined &&
      !isAsk(request, one) &&
      hasPredicate(request, one.first, one.last),
  )
}

/** What it does was taken out of the sentence already. */
const saysDoes = (request: RequestText, [first, last]: Stretch) =>
  request.facts.some(({ id, start, end }) => {
    const span = request.span(first, last)
    return id === 'does' && start >= span.start && end <= span.end
  })

/** 'Así es DESDE 1936', 'slik har det vært KUN HENTING': all that a sentence says of a business that names nothing else. */
function claimSaid(request: RequestText, [first, last]: Stretch): boolean {
  const clause = request.clauseOf(first)
  if (!clause || last === first || last < clause.last || first === clause.first) return false
  // 'there should BE A FORM to join' is wished for
  if (isAsk(request, clause) || request.hits('component').some((hit) => hit.first >= first && hit.last <= last))
    return false
  const isTie = (at: number) => ties.some((kind) => request.within(kind, at) !== undefined)
  const before = request.run(clause.first, first - 1, (at) => isTie(at) || request.isSmall(at))
  if (before < first - 1 || request.run(clause.first, first - 1, (at) => !isTie(at)) === first - 1) return false
  request.claim('statement', first, last, { sure: 0.6, id: 'note' })
  return true
}
const ties = ['copula', 'asides'] as const

/** 'Who: a puppet company, FOUR ARTISTS': what they are is said once. */
const isBesideWhat = (request: RequestText, row: string) =>
  row === 'what' && request.facts.some(({ kind, sure }) => kind === 'what' && sure >= SURE_WHAT)
const SURE_WHAT = 0.7

/** A sentence as it is told; who somebody writes for is told to no visitor. */
const asTold = (request: RequestText, whole: Stretch): Parameters<RequestText['claim']> =>
  spokenFor(request).some(([first]) => first >= whole[0] && first <= whole[1])
    ? ['style', ...whole, { sure: 0.8, id: 'unshown' }]
    : ['statement', ...whole, { sure: 0.7, id: 'sentence' }]

/** A reader before has told the sentence. */
const isTold = (request: RequestText, [first, last]: Stretch) =>
  request.facts.some(({ id, start }) => id === 'sentence' && start === request.span(first, last).start)

/** With a verb of its own, or behind what hangs on one. */
const isTelling = (request: RequestText, clause: TextClause, index: number) =>
  hasPredicate(request, clause.first, clause.last) || opensWithDoer(request, clause) || goesOnBehind(request, index)
/** A clause without a verb: what opens a sentence that tells something is left, all else is a piece of a brief. */
function readUntold(
  request: RequestText,
  clause: TextClause,
  { rows, index, isListed }: { rows: ReadonlyMap<number, string>; index: number; isListed: boolean },
): Stretch[] {
  if (rows.get(index) === undefined && opensTold(request, clause, rows))
    return stretches(request, clause, false).filter((one) => !isShellWord(request, one))
  return readPiece(request, { clause, isListed, goesOn: goesOn(request, index) })
}

/** What nobody has taken: typed by its row, a piece of a brief, what a sentence tells, else left over. */
export function readRest(request: RequestText, rows: ReadonlyMap<number, string>): Stretch[] {
  const left: Stretch[] = []
  /** sentences of which something is said that is no fact by itself */
  const told = new Map<number, Stretch[]>()
  request.clauses.forEach((clause, index) => {
    claimLabels(request, clause)
    const row = rows.get(index)
    const kind = row === undefined || isBesideWhat(request, row) ? undefined : rowKinds[row]
    const beside = request.clauses.filter(({ sentence }) => sentence === clause.sentence)
    const isListed = beside.length > 2 || (beside.length > 1 && beside[0] !== clause)
    const remark = row === undefined || row === 'offered' ? readRemark(request, clause) : null
    if (remark) return void request.claim('statement', ...remark, { sure: 0.7, id: 'note' })
    const tell = (open: readonly Stretch[]) =>
      told.set(clause.sentence, [...(told.get(clause.sentence) ?? []), ...open])
    if (row === 'offered' && isOneThing(request, clause) && wholeSentence(request, clause.sentence, rows)) tell([])
    else if (row !== undefined && kind)
      left.push(
        ...claimTyped(request, clause, {
          row,
          kind,
          goesOn: goesOn(request, index) && rows.get(index + 1) === row,
        }),
      )
    else if (isAsk(request, clause)) left.push(...readAsk(request, clause, isListed))
    else if (isTelling(request, clause, index)) {
      const open = stretches(request, clause, true).filter((one) => !isShellWord(request, one))
      if (open.length > 0 || hasMoreThanFacts(request, clause)) tell(open)
    } else left.push(...readUntold(request, clause, { rows, index, isListed }))
  })
  for (const [sentence, stretches] of told) {
    const open = withoutList(request, sentence, stretches)
    if (open.length === 0 && stretches.length > 0) continue
    const whole = wholeSentence(request, sentence, rows)
    // 'we fix lamps: …, called Moss bakery': what stands behind the sentence is not told by it
    if (whole) left.push(...open.filter(([first]) => first > whole[1]))
    if (whole && isTold(request, whole)) continue
    if (whole && !(open.length === 0 && saysDoes(request, whole))) request.claim(...asTold(request, whole))
    else {
      const entries = new Set<TextClause>()
      for (const one of open) {
        const clause = request.clauseOf(one[0])
        if (isEntryTold(request, clause)) entries.add(clause)
        else left.push(withLead(request, one))
      }
      for (const entry of entries) claimEntry(request, entry)
    }
  }
  const open = left.filter((one) => !claimSaid(request, one))
  return open.toSorted(([one], [other]) => one - other)
}
