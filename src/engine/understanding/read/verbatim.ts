import { knownNames } from '../lexicon.ts'
import type { TextClause } from './clauses.ts'
import type { Fact, ReadKind } from './facts.ts'
import { listedThings } from './listed-in-prose.ts'
import { ownPredicate } from './own-sentences.ts'
import { isIn, isNameless, isPlain, LEAST_LISTED, LISTED, PlacedFacts, type ReadPieces, weak } from './placed-facts.ts'
import type { RequestText } from './request-text.ts'
import { isAsk } from './sentences.ts'
import { isSentence } from './whole-clauses.ts'
import { readWholePrices } from './whole-prices.ts'

/** Facts about the page: a clause with one of them says nothing about the business. */
const ofPage = new Set<ReadKind>(['section', 'without', 'question', 'field', 'quote'])
/** What has its own place on any page: a clause with that tells nothing else. */
const subject = new Set<ReadKind>(['name', 'what', 'hours'])
/** Before a clause that goes on with what was said. */
const further = new Set([',', '(', ')', ';', 'dash'])

/**
 * What was read in pieces that do not hold by themselves is told as it was said: a sentence whole, a clause whole, a piece
 * among facts of other kinds as a note. A page may say a thing in the words of its owner; it never lists half of one.
 */
export function verbatim(request: RequestText, rows: ReadonlyMap<number, string>, reading: ReadPieces): ReadPieces {
  const placed = new PlacedFacts(request, reading)
  const isTyped = (clause: TextClause) => {
    const row = rows.get(request.clauses.indexOf(clause))
    return row !== undefined && row !== 'offered'
  }
  for (const clauses of Map.groupBy(request.clauses, ({ sentence }) => sentence).values())
    new SentenceReader(placed, clauses, isTyped).read()
  const statements = placed.facts.filter(({ kind }) => kind === 'statement')
  // what a sentence tells is listed nowhere else, but a list within it
  const isTold = (fact: Fact) =>
    isPlain(fact) &&
    statements.some(
      (one) =>
        isIn(fact, one) && placed.facts.filter((other) => isPlain(other) && isIn(other, one)).length < LEAST_LISTED,
    )
  return { facts: placed.facts.filter((fact) => !isTold(fact)), left: placed.left }
}

const MANY_THINGS = 3

class SentenceReader {
  readonly #placed: PlacedFacts
  readonly #request: RequestText
  readonly #sentence: readonly TextClause[]
  /** what asks for nothing, and of which no key says what stands in it */
  readonly #open: readonly TextClause[]

  constructor(placed: PlacedFacts, sentence: readonly TextClause[], isTyped: (clause: TextClause) => boolean) {
    this.#placed = placed
    this.#request = placed.request
    this.#sentence = sentence
    const isOpen = (clause: TextClause) =>
      !isTyped(clause) && !this.#isAsked(clause) && !placed.inside(clause).some(({ kind }) => ofPage.has(kind))
    this.#open = sentence.filter(isOpen)
  }

  read(): void {
    const [opening, closing] = [this.#sentence[0], this.#sentence.at(-1)]
    if (!opening || !closing || this.#sentence.some(({ line }) => line !== opening.line)) return
    const isWhole = this.#open.length === this.#sentence.length
    const clauses = this.#withoutNaming()
    if (isWhole && isSentence(this.#request, clauses)) return this.#readSentence(clauses)
    readWholePrices(this.#placed, this.#open, this.#sentence)
    // beside what is wished for the page words that nobody knew may be about it as well; what opens the text says what it is
    if (isWhole && opening.first > 0) {
      if (this.#isBroken(this.#sentence)) return this.#placed.tell(opening.first, closing.last, 'note')
      this.#tellBroken()
    }
    this.#tellTimes()
    for (const clause of this.#open) this.#nameCalled(clause)
    this.#joinCounts()
    this.#tellLone()
  }

  #readSentence(clauses: readonly TextClause[]): void {
    const inside = clauses.flatMap((clause) => this.#placed.inside(clause))
    const isOwn = clauses.some((clause) => this.#isOfOwner(clause))
    const isMixed = inside.some(({ kind }) => kind === 'service' || kind === 'price')
    const isCut =
      inside.some((fact) => isNameless(fact) && inside.length > 1) ||
      (isMixed && inside.some((fact) => this.#isLooseTime(fact)))
    if (!isCut && !(isOwn && this.#isTorn(inside, clauses))) return
    const listed = this.#isDoneToThem(clauses, inside.filter(isPlain).length) ? [] : this.#listed(inside)
    this.#placed.tell(clauses[0]?.first ?? 0, clauses.at(-1)?.last ?? 0, 'sentence')
    this.#placed.facts = this.#placed.facts.filter((fact) => !(inside.includes(fact) && this.#isLooseTime(fact)))
    this.#placed.facts.push(...listed.filter((fact) => !this.#placed.facts.includes(fact)))
  }

  /** 'we sell quilts, cushions and kits, AND GIVE WORKSHOPS ON SATURDAYS': what is listed holds beside its sentence. */
  #listed(inside: readonly Fact[]): Fact[] {
    const listed = listedThings(this.#request, inside)
    return listed.every((fact) => this.#isThing(fact)) ? listed : []
  }

  /** It asks for the page or for something on it; 'we need volunteers', further on, is what is told there. */
  #isAsked(clause: TextClause): boolean {
    if (!isAsk(this.#request, clause)) return false
    const has = (kinds: readonly ('needs' | 'pages' | 'section' | 'component' | 'lookNouns')[]) =>
      this.#sentence.some(({ first, last }) =>
        kinds.some((kind) => this.#request.hits(kind).some((hit) => hit.first >= first && hit.last <= last)),
      )
    const isLater = clause.sentence > (this.#request.clauses[0]?.sentence ?? 0)
    return !(isLater && has(['needs']) && !has(['pages', 'section', 'component', 'lookNouns']))
  }

  /** 'we teach', 'we have': who the page is of does it, and no program that should. */
  #isOfOwner(clause: TextClause): boolean {
    const has = (kind: 'self' | 'needs') =>
      this.#request.hits(kind).some(({ first, last }) => first >= clause.first && last <= clause.last)
    return has('self') || has('needs') || ownPredicate(this.#request, clause) !== null
  }

  /** 'it’s called Lumo, we have …': what only names it is no part of what is told. */
  #withoutNaming(): readonly TextClause[] {
    const isNaming = (clause: TextClause) => this.#placed.inside(clause).some(({ kind }) => kind === 'name')
    const first = this.#sentence.findIndex((clause) => !isNaming(clause))
    return first > 0 ? this.#sentence.slice(first) : this.#sentence
  }

  /** A sentence of which a piece is no thing by itself: '32 children in two groups', 'and of cargo', 'restore clocks'. */
  #isTorn(inside: readonly Fact[], clauses: readonly TextClause[]): boolean {
    const things = inside.filter(isPlain)
    return (
      things.some((fact) => !this.#isThing(fact)) || (things.length > 0 && this.#isDoneToThem(clauses, things.length))
    )
  }

  /** 'we repair shoes, bags and belts', 'we need blankets', 'we re-cover chairs': nothing of it is on offer by itself. */
  #isDoneToThem([opening]: readonly TextClause[], things: number): boolean {
    if (!opening) return false
    const verb = ownPredicate(this.#request, opening)
    const needs = this.#request.hits('needs').some(({ first, last }) => first >= opening.first && last <= opening.last)
    if (needs || verb === null) return needs
    const leads = (['gives', 'likes', 'makes', 'offering', 'comes'] as const).some((kind) =>
      this.#request.hits(kind).some(({ first, last }) => first <= verb && verb <= last),
    )
    // what opens a text may lead up to all of it: 'I copy our old leaflet: …'
    // so many are a list, whoever does what with them
    const isUnknown = opening.first > 0 && !leads && things < MANY_THINGS
    return this.#request.lexicon.has('worksOn', this.#request.word(verb)) || isUnknown
  }

  #isThing({ start, end }: Fact): boolean {
    const { tokens, lexicon } = this.#request
    const first = tokens.findIndex((token) => token.start >= start)
    const opens = lexicon.has('articles', this.#request.word(first)) ? first + 1 : first
    const isCounted = tokens
      .slice(first)
      .some(({ kind, end: to }) => to <= end && (kind === 'number' || kind === 'range'))
    // 'we repair AND RESTORE clocks'
    const isSecond =
      this.#request.hitBefore('and', first - 1) !== undefined &&
      (['gives', 'makes'] as const).some((kind) => lexicon.has(kind, this.#request.word(first - 2)))
    // 'produzione MIA'
    const next = tokens.findIndex((token) => token.start >= end)
    const isCut =
      this.#request.clauseOf(next) === this.#request.clauseOf(first) && lexicon.has('own', this.#request.word(next))
    return !isCounted && !isSecond && !isCut && !this.#request.isSmall(opens)
  }

  /** 'bank holidays', '11.30pm', '3 months to 3': only days or only a time say of no door when it is open. */
  #isLooseTime({ kind, id, start, end }: Fact): boolean {
    if (kind !== 'hours' || id === 'closed') return false
    const places = [...this.#request.tokens.keys()].filter((at) => {
      const token = this.#request.tokens[at]
      return token !== undefined && token.start >= start && token.end <= end
    })
    const days = places.some((at) => this.#request.within('day', at) !== undefined)
    const times = places.filter((at) => /^(?:clock|number|range)$/.test(this.#request.tokens[at]?.kind ?? '')).length
    return !days || times === 0
  }

  /** A clause in which a day or a time stands among other things is told whole, and opens no door. */
  #tellTimes(): void {
    // 'classes on Saturdays, mugs, bowls': of a list each entry may have its day
    if (this.#sentence.filter((clause) => this.#placed.isListed(clause)).length >= LEAST_LISTED) return
    for (const clause of this.#open) {
      const inside = this.#placed.inside(clause)
      const times = inside.filter((fact) => this.#isLooseTime(fact))
      const others = inside.filter(({ kind }) => kind === 'service' || kind === 'price')
      if (times.length === 0 || others.length === 0 || inside.some(({ kind }) => kind === 'what' || kind === 'name'))
        continue
      this.#placed.facts = this.#placed.facts.filter((fact) => !times.includes(fact))
      this.#placed.tell(clause.first, clause.last, 'note')
    }
  }

  /** Clauses of which some words found no place, or an amount nothing that costs it, and that are no list. */
  #isBroken(clauses: readonly TextClause[]): boolean {
    const inside = clauses.flatMap((clause) => this.#placed.inside(clause))
    // '…, 2.99 a month after that' goes on with what was said before
    const behind = clauses.filter(({ before }) => further.has(before)).flatMap((clause) => this.#placed.inside(clause))
    const isLost = clauses.some((clause) => this.#placed.hasLeft(clause)) || behind.some(isNameless)
    return (
      isLost &&
      !inside.some(({ kind }) => subject.has(kind)) &&
      inside.filter(({ kind }) => kind === 'service').length < LEAST_LISTED
    )
  }

  #tellBroken(): void {
    const isList = this.#sentence.filter((clause) => this.#placed.isListed(clause)).length >= LEAST_LISTED
    for (const clause of this.#open)
      if (this.#isBroken([clause]) && !(isList && this.#placed.isListed(clause)))
        this.#placed.tell(clause.first, clause.last, 'note')
  }

  /** '5 km, 12 km and 25 km': what is counted alike is told together. */
  #joinCounts(): void {
    for (const [index, clause] of this.#open.entries()) {
      const before = this.#open[index - 1]
      const unit = this.#request.word(before?.last ?? -1)
      const isAlike =
        this.#request.tokens[clause.first]?.kind === 'number' &&
        this.#request.tokens[(before?.last ?? 0) - 1]?.kind === 'number' &&
        this.#request.word(clause.first + 1) === unit
      const areNotes = [before, clause].every(
        (one) => !one || this.#placed.inside(one).every(({ kind }) => weak.has(kind)),
      )
      if (before && isAlike && areNotes) this.#placed.tell(this.#startOf(before), clause.last, 'note')
    }
  }

  #startOf({ first, last }: TextClause): number {
    const { end } = this.#request.span(first, last)
    const note = this.#placed.facts.find((fact) => fact.kind === 'statement' && fact.end === end)
    return note ? this.#request.tokens.findIndex(({ start }) => start === note.start) : first
  }

  /** A piece by itself among facts of other kinds is no list: 'visits by appointment' behind a number. */
  #tellLone(): void {
    const things = this.#open.flatMap((clause) => this.#placed.inside(clause)).filter(({ kind }) => kind === 'service')
    const [thing] = things
    if (things.length !== 1 || !thing || !isPlain(thing) || thing.sure >= LISTED) return
    const clause = this.#open.find((one) => isIn(thing, this.#request.span(one.first, one.last)))
    if (!clause || this.#isBullet(clause) || clause.after === ':' || this.#isBehindWhat(clause)) return
    // 'plus a gallery' is a part of the page, which others look for, and so may be what stands beside one
    const isOfPage = this.#sentence.some((one) => this.#placed.inside(one).some(({ kind }) => ofPage.has(kind)))
    const isAsked = this.#sentence.some((one) => isAsk(this.#request, one))
    if (isOfPage || (isAsked && this.#namesPart(clause))) return
    const isPiece = clause.last > clause.first && !this.#request.isSmall(clause.first)
    this.#placed.replace(thing, { ...thing, kind: 'statement', id: 'note', ...(isPiece ? { isPiece } : {}) })
  }

  /** 'a bakery in Nantes, SOURDOUGH BREAD': what follows at once is what there is. */
  #isBehindWhat(clause: TextClause): boolean {
    const before = this.#request.clauses[this.#request.clauses.indexOf(clause) - 1]
    const isBeside = before?.sentence === clause.sentence && clause.before === ','
    return isBeside && this.#placed.inside(before).some(({ kind }) => kind === 'what')
  }

  /** 'karim benali 06 12 55 34 78': a given name and a word that no list knows, before a number, are whom one calls. */
  #nameCalled(clause: TextClause): void {
    const inside = this.#placed.inside(clause)
    const [thing, contact] = [inside.find(isPlain), inside.find(({ kind }) => kind === 'contact')]
    if (inside.length !== 2 || !thing || !contact || contact.start < thing.end) return
    const [first, last] = [clause.first, this.#request.tokens.findLastIndex(({ end }) => end <= thing.end)]
    const { lexicon } = this.#request
    const isGiven = (at: number) => knownNames().given.has(this.#request.word(at))
    const isName = (at: number) => this.#request.isWord(at) && (!lexicon.knows(this.#request.word(at)) || isGiven(at))
    if (last - first === 1 && isGiven(first) && this.#request.run(first, last, isName) === last)
      this.#placed.replace(thing, { ...thing, kind: 'person', sure: 0.8 })
  }

  #namesPart({ first, last }: TextClause): boolean {
    return this.#request.hits('section').some((hit) => hit.first >= first && hit.last <= last)
  }

  #isBullet({ first }: TextClause): boolean {
    return /[-*•·–]|\d[.)]/.test(this.#request.tokens[first - 1]?.text ?? '')
  }
}
