import { knownNames } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import type { RequestText } from './request-text.ts'
import { ownPredicate } from './own-sentences.ts'
import { hasPredicate } from './predicates.ts'
import { endOfTold } from './retell.ts'
import { isAsk } from './sentences.ts'
import { type Stretch, splitList } from './stretches.ts'
import { isSentence } from './whole-clauses.ts'

/** Facts about the page: a clause with one of them says nothing about the business. */
const ofPage = new Set<ReadKind>(['section', 'without', 'question', 'field', 'quote'])
/** What has its own place on any page: a clause with that tells nothing else. */
const subject = new Set<ReadKind>(['name', 'what', 'hours'])
/** What a clause that is told whole says itself. */
const weak = new Set<ReadKind>(['statement', 'audience', 'colour', 'style', 'date'])
/** From so sure on a thing was listed: by a key, or behind a verb that offers. */
const LISTED = 0.8

type Told = { facts: Fact[]; left: Stretch[] }
type Span = { start: number; end: number }

const isIn = (one: Span, { start, end }: Span) => one.start >= start && one.end <= end

/** Something on offer without a price: by its price it is known to be one. */
const isPlain = ({ kind, id, detail }: Fact) => kind === 'service' && id !== 'priced' && detail === undefined

/**
 * What was read in pieces that do not hold by themselves is told as it was said: a sentence whole, a clause whole, a piece
 * among facts of other kinds as a note. A page may say a thing in the words of its owner; it never lists half of one.
 */
export function asSaid(request: RequestText, rows: ReadonlyMap<number, string>, told: Told): Told {
  const teller = new Teller(request, rows, told)
  for (const clauses of Map.groupBy(request.clauses, ({ sentence }) => sentence).values()) teller.read(clauses)
  return teller.told()
}

class Teller {
  readonly #request: RequestText
  readonly #rows: ReadonlyMap<number, string>
  #facts: Fact[]
  #left: Stretch[]

  constructor(request: RequestText, rows: ReadonlyMap<number, string>, { facts, left }: Told) {
    this.#request = request
    this.#rows = rows
    this.#facts = facts
    this.#left = left
  }

  told(): Told {
    const said = this.#facts.filter(({ kind }) => kind === 'statement')
    // what a sentence tells is listed nowhere else, but a list within it
    const isTold = (fact: Fact) =>
      isPlain(fact) &&
      said.some(
        (one) =>
          isIn(fact, one) && this.#facts.filter((other) => isPlain(other) && isIn(other, one)).length < LEAST_LISTED,
      )
    return { facts: this.#facts.filter((fact) => !isTold(fact)), left: this.#left }
  }

  read(sentence: readonly TextClause[]): void {
    const opening = sentence[0]
    if (!opening || sentence.some(({ line }) => line !== opening.line)) return
    const open = sentence.filter((clause) => this.#isOpen(clause))
    const clauses = this.#withoutNaming(sentence)
    const [first, last] = [clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0]
    const isWhole = open.length === sentence.length
    if (isWhole && isSentence(this.#request, clauses)) {
      const isOwn = clauses.some((clause) => this.#isOfOwner(clause))
      if (isOwn && this.#isTorn(clauses)) this.#tell(first, last, 'sentence')
      return
    }
    for (const clause of open) this.#widenThing(clause)
    for (const clause of open) this.#lengthenPrice(clause)
    for (const clause of open) this.#completeList(clause, sentence)
    // beside what is wished for the page, words that nobody knew may be about it as well
    // what opens the text says what it is
    const isOpening = opening.first === 0
    if (isWhole && !isOpening && this.#isBroken(sentence)) return this.#tell(opening.first, last, 'note')
    const isList = sentence.filter(this.#isListed).length >= LEAST_LISTED
    if (isWhole && !isOpening)
      for (const clause of open)
        if (this.#isBroken([clause]) && !(isList && this.#isListed(clause)))
          this.#tell(clause.first, clause.last, 'note')
    for (const clause of open) this.#nameCalled(clause)
    this.#joinCounts(open)
    this.#tellLone(open, sentence)
  }

  /** It asks for nothing, and no key says what stands in it. */
  #isOpen(clause: TextClause): boolean {
    const row = this.#rows.get(this.#request.clauses.indexOf(clause))
    const isTyped = row !== undefined && row !== 'offered'
    return !isTyped && !isAsk(this.#request, clause) && !this.#inside(clause).some(({ kind }) => ofPage.has(kind))
  }

  #inside({ first, last }: Pick<TextClause, 'first' | 'last'>): Fact[] {
    const span = this.#request.span(first, last)
    return this.#facts.filter((fact) => isIn(fact, span))
  }

  /** 'we teach', 'we have': who the page is of does it, and no program that should. */
  #isOfOwner(clause: TextClause): boolean {
    const isSelf = this.#request.hits('self').some(({ first, last }) => first >= clause.first && last <= clause.last)
    return isSelf || ownPredicate(this.#request, clause) !== null
  }

  /** 'it’s called Lumo, we have …': what only names it is no part of what is told. */
  #withoutNaming(sentence: readonly TextClause[]): readonly TextClause[] {
    const isNaming = (clause: TextClause) => this.#inside(clause).some(({ kind }) => kind === 'name')
    const first = sentence.findIndex((clause) => !isNaming(clause))
    return first > 0 ? sentence.slice(first) : sentence
  }

  /** A sentence of which a piece is no thing by itself: '32 children in two groups', 'and of cargo', 'restore clocks'. */
  #isTorn(clauses: readonly TextClause[]): boolean {
    const things = clauses.flatMap((clause) => this.#inside(clause)).filter(isPlain)
    return things.some((fact) => !this.#isThing(fact)) || (things.length > 0 && this.#isWorkedOn(clauses))
  }

  /** 'we repair shoes, bags and belts' */
  #isWorkedOn([opening]: readonly TextClause[]): boolean {
    const verb = ownPredicate(this.#request, opening)
    return verb !== null && this.#request.lexicon.has('worksOn', this.#request.word(verb))
  }

  #isThing({ start, end }: Fact): boolean {
    const { tokens, lexicon } = this.#request
    const first = tokens.findIndex((token) => token.start >= start)
    const opens = lexicon.has('articles', this.#request.word(first)) ? first + 1 : first
    const isCounted = tokens
      .slice(first)
      .some(({ kind, end: to }) => to <= end && (kind === 'number' || kind === 'range'))
    // 'we repair AND RESTORE clocks'
    const isVerb = ['gives', 'makes'] as const
    const isSecond =
      this.#request.hitBefore('and', first - 1) !== undefined &&
      isVerb.some((kind) => lexicon.has(kind, this.#request.word(first - 2)))
    const next = tokens.findIndex((token) => token.start >= end)
    const isCut =
      this.#request.clauseOf(next) === this.#request.clauseOf(first) &&
      this.#request.lexicon.has('own', this.#request.word(next))
    return !isCounted && !isSecond && !isCut && !this.#request.isSmall(opens)
  }

  #isListed = (clause: TextClause) => this.#inside(clause).some(({ kind }) => kind === 'service')

  /** One entry of a list that nobody knew is an entry as well, and a price behind words is what they cost. */
  #completeList(clause: TextClause, sentence: readonly TextClause[]): void {
    const others = sentence.filter((one) => one !== clause && this.#isListed(one))
    if (
      others.length < LEAST_LISTED ||
      !this.#hasLeft(clause) ||
      hasPredicate(this.#request, clause.first, clause.last) ||
      this.#inside(clause).some(({ kind }) => !loose.has(kind))
    )
      return
    const price = this.#inside(clause).find(isNameless)
    const last = price ? this.#request.tokens.findLastIndex(({ end }) => end <= price.start) : clause.last
    if (price && this.#request.span(clause.first, clause.last).end > price.end) return
    const entries = price ? [[clause.first, last] as const] : splitList(this.#request, [clause.first, clause.last])
    this.#tell(clause.first, clause.last, 'note')
    this.#facts.pop()
    for (const [from, to] of entries) {
      const [span, text] = [this.#request.span(from, to), this.#request.slice(from, to)]
      this.#facts.push({ kind: 'service', ...span, text, sure: LISTED, ...(price ? { id: 'priced' } : {}) })
      if (price) this.#facts.push({ ...price, of: text })
    }
  }

  /** 'DINNER ON REQUEST WITH our products at €35': what costs that begins with the thing before it in its clause. */
  #widenThing(clause: TextClause): void {
    const things = this.#inside(clause).filter(({ kind }) => kind === 'service')
    const [head, priced] = things
    const price = this.#inside(clause).find(
      ({ kind, of }) => kind === 'price' && of !== undefined && of === priced?.text,
    )
    const joins = this.#request.hits('and').some((hit) => hit.first > clause.first && hit.last < clause.last)
    if (things.length !== 2 || !head || !priced || !price || !isPlain(head) || joins) return
    const whole = this.#request.text.slice(head.start, priced.end)
    this.#facts = this.#facts.flatMap((fact) =>
      fact === head
        ? []
        : fact === priced
          ? [{ ...priced, start: head.start, text: whole }]
          : fact === price
            ? [{ ...price, of: whole }]
            : [fact],
    )
    this.#request.takeWhole(clause.first, clause.last)
  }

  /** 'kayak €40 FOR HALF A DAY AND 60 FOR A WHOLE ONE': what goes on behind an amount is said of it. */
  #lengthenPrice(clause: TextClause): void {
    const { end } = this.#request.span(clause.first, clause.last)
    const price = this.#inside(clause).find(({ kind, of }) => kind === 'price' && of)
    const isBehind = ([first]: Stretch) => price !== undefined && this.#request.span(first, first).start >= price.end
    const isLeft = this.#left.some((one) => one[1] <= clause.last && one[0] >= clause.first && isBehind(one))
    const isNoted = this.#inside(clause).some(({ kind, start }) => kind === 'statement' && start >= (price?.end ?? 0))
    if (!price || !(isLeft || isNoted)) return
    const { unit: _unit, ...whole } = { ...price, end, text: this.#request.text.slice(price.start, end) }
    const isGone = (fact: Fact) =>
      fact === price || (fact.start >= price.end && fact.end <= end && !subject.has(fact.kind))
    this.#facts = [...this.#facts.filter((fact) => !isGone(fact)), whole]
    this.#left = this.#left.filter((one) => one[0] < clause.first || one[1] > clause.last || !isBehind(one))
    this.#request.takeWhole(clause.first, clause.last)
  }

  #hasLeft = ({ first, last }: TextClause) => this.#left.some(([from, to]) => first <= from && to <= last)

  /** Clauses of which some words found no place, or an amount nothing that costs it, and that are no list. */
  #isBroken(clauses: readonly TextClause[]): boolean {
    const inside = clauses.flatMap((clause) => this.#inside(clause))
    // '…, 2.99 a month after that' goes on with what was said before
    const further = clauses.filter(({ before }) => before === ',').flatMap((clause) => this.#inside(clause))
    const isLost = clauses.some(this.#hasLeft) || further.some(isNameless)
    return (
      isLost &&
      !inside.some(({ kind }) => subject.has(kind)) &&
      inside.filter(({ kind }) => kind === 'service').length < LEAST_LISTED
    )
  }

  /** '5 km, 12 km and 25 km': what is counted alike is told together. */
  #joinCounts(open: readonly TextClause[]): void {
    for (const [index, clause] of open.entries()) {
      const before = open[index - 1]
      const unit = this.#request.word(before?.last ?? -1)
      const isAlike =
        this.#request.tokens[clause.first]?.kind === 'number' &&
        this.#request.tokens[(before?.last ?? 0) - 1]?.kind === 'number' &&
        this.#request.word(clause.first + 1) === unit
      if (before && isAlike && [before, clause].every((one) => this.#inside(one).every(({ kind }) => weak.has(kind))))
        this.#tell(this.#startOf(before), clause.last, 'note')
    }
  }

  #startOf({ first, last }: TextClause): number {
    const { end } = this.#request.span(first, last)
    const note = this.#facts.find((fact) => fact.kind === 'statement' && fact.end === end)
    return note ? this.#request.tokens.findIndex(({ start }) => start === note.start) : first
  }

  /** A piece by itself among facts of other kinds is no list: 'visits by appointment' behind a number. */
  #tellLone(open: readonly TextClause[], sentence: readonly TextClause[]): void {
    const things = open.flatMap((clause) => this.#inside(clause)).filter(({ kind }) => kind === 'service')
    const [thing] = things
    if (things.length !== 1 || !thing || !isPlain(thing) || thing.sure >= LISTED) return
    const clause = open.find((one) => isIn(thing, this.#request.span(one.first, one.last)))
    // 'plus a gallery' is a part of the page, which others look for, and so may be what stands beside one
    const isOfPage = sentence.some((one) => this.#inside(one).some(({ kind }) => ofPage.has(kind)))
    const isAsked = sentence.some((one) => isAsk(this.#request, one))
    if (!clause || this.#isBullet(clause) || clause.after === ':' || this.#isBehindWhat(clause)) return
    if (isOfPage || (isAsked && this.#namesPart(clause))) return
    const isPiece = clause.last > clause.first && !this.#request.isSmall(clause.first)
    const note: Fact = { ...thing, kind: 'statement', id: 'note', ...(isPiece ? { isPiece } : {}) }
    this.#facts = this.#facts.map((fact) => (fact === thing ? note : fact))
  }

  /** 'a bakery in Nantes, SOURDOUGH BREAD': what follows at once is what there is. */
  #isBehindWhat(clause: TextClause): boolean {
    const before = this.#request.clauses[this.#request.clauses.indexOf(clause) - 1]
    return (
      before?.sentence === clause.sentence &&
      clause.before === ',' &&
      this.#inside(before).some(({ kind }) => kind === 'what')
    )
  }

  /** 'karim benali 06 12 55 34 78': a given name and a word that no list knows, before a number, are whom one calls. */
  #nameCalled(clause: TextClause): void {
    const inside = this.#inside(clause)
    const [thing, contact] = [inside.find(isPlain), inside.find(({ kind }) => kind === 'contact')]
    if (inside.length !== 2 || !thing || !contact || contact.start < thing.end) return
    const [first, last] = [clause.first, this.#request.tokens.findLastIndex(({ end }) => end <= thing.end)]
    const { lexicon } = this.#request
    const isGiven = (at: number) => knownNames().given.has(this.#request.word(at))
    const isName = (at: number) => this.#request.isWord(at) && (!lexicon.knows(this.#request.word(at)) || isGiven(at))
    if (last - first !== 1 || !isGiven(first) || this.#request.run(first, last, isName) < last) return
    this.#facts = this.#facts.map((fact) => (fact === thing ? { ...fact, kind: 'person', sure: 0.8 } : fact))
  }

  #namesPart({ first, last }: TextClause): boolean {
    return this.#request.hits('section').some((hit) => hit.first >= first && hit.last <= last)
  }

  #isBullet({ first }: TextClause): boolean {
    return /[-*•·–]|\d[.)]/.test(this.#request.tokens[first - 1]?.text ?? '')
  }

  #tell(first: number, last: number, id: 'sentence' | 'note'): void {
    const words = this.#request.span(first, last)
    const span = { ...words, end: endOfTold(this.#request, words) }
    const costs = id === 'note' ? isPriced : isNameless
    const isGone = (fact: Fact) => isIn(fact, span) && (weak.has(fact.kind) || isPlain(fact) || costs(fact))
    const text = this.#request.text.slice(span.start, span.end)
    this.#facts = [...this.#facts.filter((fact) => !isGone(fact)), { kind: 'statement', id, ...span, text, sure: 0.7 }]
    this.#left = this.#left.filter(([from, to]) => from < first || to > last)
    this.#request.takeWhole(first, last)
  }
}

/** An amount of which nothing says what costs it. */
const isNameless = ({ kind, of }: Fact) => kind === 'price' && !of
const isPriced = ({ kind, id }: Fact) => kind === 'price' || id === 'priced'
/** So many others make a list of an entry. */
const LEAST_LISTED = 2
/** What may have been seen in an entry that nobody knew. */
const loose = new Set<ReadKind>(['price', 'colour', 'style', 'audience', 'statement'])
