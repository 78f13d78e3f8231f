import { type ConceptHit, type ConceptKind, type Lexicon, knownNames } from '../lexicon.ts'
import { plainWord, readTokens } from '../tokens.ts'
import type { Span, TextToken } from '../types.ts'
import { type TextClause, readClauses } from './clauses.ts'
import { withoutRunOns } from './run-ons.ts'
import { withLetterMarks, withMarks, withoutDottedDays, withoutSlips } from './slips.ts'
import type { Fact, ReadKind } from './facts.ts'
import type { Stretch } from './stretches.ts'

const smallKinds = [
  'small',
  'articles',
  'own',
  'and',
  'about',
  'at',
  'having',
  'of',
  'relative',
  'verbs',
  'asks',
  'pages',
] as const

/** A capital, or a letter of a script that has none and that none of our languages is written in. */
const startsName = /^(?:\p{Lu}|(?!\p{Script=Latin})\p{L})/u

/** A request while it is read: its tokens without spaces, what is known of them, and who has taken which. */
export class RequestText {
  readonly text: string
  readonly lexicon: Lexicon
  readonly tokens: readonly TextToken[]
  readonly clauses: readonly TextClause[]
  readonly facts: Fact[] = []
  /** what speaks to whoever builds the page, once that was read */
  talk: readonly Span[] = []
  /** the tokens as the lexicon has them */
  readonly #words: readonly string[]
  readonly #taken: (ReadKind | 'shell' | null)[]
  readonly #hits: Map<ConceptKind, ConceptHit[]>
  /** of each kind, the phrase that a token belongs to */
  readonly #within = new Map<ConceptKind, (ConceptHit | undefined)[]>()
  readonly #clauseOf: (TextClause | undefined)[] = []
  /** it is what is left of prose, however little that is */
  readonly isOfProse: boolean

  constructor(text: string, lexicon: Lexicon, isOfProse = false) {
    this.text = text
    this.isOfProse = isOfProse
    this.lexicon = lexicon
    this.tokens = withMarks(
      withoutDottedDays(readTokens(text), lexicon).filter(({ kind }) => kind !== 'space'),
      lexicon,
    )
    const said = withLetterMarks(this.tokens, lexicon)
    this.#words = said.map(({ text }) => plainWord(text))
    this.#taken = this.tokens.map(() => null)
    this.#hits = Map.groupBy(lexicon.find(withoutSlips(said, text, lexicon), lexicon.kinds), ({ kind }) => kind)
    this.#hits.set(
      'pages',
      (this.#hits.get('pages') ?? []).filter((hit) => !this.#isNoPage(hit)),
    )
    for (const [kind, hits] of this.#hits) {
      const places: (ConceptHit | undefined)[] = []
      for (const hit of hits) for (let at = hit.first; at <= hit.last; at++) places[at] ??= hit
      this.#within.set(kind, places)
    }
    const isNumber = (at: number) => /^\d{1,3}$/.test(this.tokens[at]?.text ?? '')
    const isCounted = (at: number) =>
      (['day', 'floors', 'counted'] as const).some((kind) => this.within(kind, at) !== undefined)
    // 'lørdag 18. OG søndag 19. oktober'
    const isOneOfDays = (at: number) => this.lexicon.grammar.dottedDays && this.within('and', at + 1) !== undefined
    // '1. Samstag', '2. etasje', 'Mo. - Fr.', 'lun. 9h', 'Gartenverein Aue e.V. sucht …'
    const clauses = readClauses(
      this.tokens,
      (at) =>
        (isNumber(at - 1) && (isCounted(at + 1) || isOneOfDays(at))) ||
        this.#isShortDay(at) ||
        this.#isOfLegalForm(at) ||
        this.#isOfTitle(at),
    )
    this.clauses = withoutRunOns(this, clauses)
    for (const clause of this.clauses) for (let at = clause.first; at <= clause.last; at++) this.#clauseOf[at] = clause
  }

  /** 'ved SIDEN av', 'SIDEN 1926' */
  #isNoPage({ first, last }: ConceptHit): boolean {
    const isSince = this.hits('since').some((hit) => hit.first === first && hit.last === last)
    if (isSince && /^(?:1[4-9]|20)\d\d$/.test(this.tokens[last + 1]?.text ?? '')) return true
    return this.hits('noPages').some((phrase) => phrase.first <= first && phrase.last >= last)
  }

  /** 'M. Bouvard', 'Dr. Roth', 'D. Lamb' */
  #isOfTitle(at: number): boolean {
    const before = this.tokens[at - 1]?.text ?? ''
    // 'C.D. Los Halcones' as well
    const isShort =
      /^(?:\p{Lu}\.)*\p{Lu}$/u.test(before) || (before.length < 4 && this.within('titles', at - 1) !== undefined)
    // 'House No. D41'
    const isNumbered = /^n[or]$/i.test(before) && /\d/.test(this.tokens[at + 1]?.text ?? '')
    const isName = this.isCapital(at + 1) && (before.includes('.') || !this.isSmall(at + 1))
    return isNumbered || (isShort && isName)
  }

  #isOfLegalForm(at: number): boolean {
    const form = this.tokens[at - 1]?.text ?? ''
    // 'Imkerverein Aue e. V.'
    if (/^e$/i.test(form) && /^V$/i.test(this.tokens[at + 1]?.text ?? '')) return true
    return (
      knownNames().legalForms.has(form) && /\p{L}\.\p{L}/u.test(form) && this.isWord(at + 1) && !this.isCapital(at + 1)
    )
  }

  /** Whether the full stop at a token is of a short day before a time or another day. */
  #isShortDay(at: number): boolean {
    if (this.within('day', at - 1) === undefined || this.word(at - 1).length > 4) return false
    const next = this.tokens[at + 1]
    const isTime = next !== undefined && (['clock', 'range', 'number'] as const).some((kind) => kind === next.kind)
    return (
      isTime ||
      /^[-–,:/+&]$/.test(next?.text ?? '') ||
      (this.within('time', at + 1) !== undefined && !this.isCapital(at + 1)) ||
      [1, 2].some((step) => this.within('day', at + step) !== undefined)
    )
  }

  hits(kind: ConceptKind): readonly ConceptHit[] {
    return this.#hits.get(kind) ?? []
  }

  /** The phrase of this kind that starts at a token. */
  hitAt(kind: ConceptKind, at: number): ConceptHit | undefined {
    return this.hits(kind).find(({ first }) => first === at)
  }

  /** The phrase of this kind that ends at a token. */
  hitBefore(kind: ConceptKind, at: number): ConceptHit | undefined {
    return this.hits(kind).find(({ last }) => last === at)
  }

  within(kind: ConceptKind, at: number): ConceptHit | undefined {
    return this.#within.get(kind)?.[at]
  }

  word(at: number): string {
    return this.#words[at] ?? ''
  }

  isWord(at: number): boolean {
    return this.tokens[at]?.kind === 'word'
  }

  isCapital(at: number): boolean {
    return this.isWord(at) && startsName.test(this.tokens[at]?.text ?? '')
  }

  /** A word that carries no fact by itself. */
  isSmall(at: number): boolean {
    return (
      this.isWord(at) &&
      smallKinds.some((kind) => this.lexicon.has(kind, this.word(at))) &&
      !(this.lexicon.has('pages', this.word(at)) && this.isPartOfThing(at))
    )
  }

  /** 'site visit', 'mesures sur site' behind a comma, 'menù di stagione': a word for pages beside a noun is part of a thing. */
  isPartOfThing(at: number): boolean {
    const clause = this.clauseOf(at)
    if (!clause) return false
    if (this.lexicon.grammar.headFirst) return this.#hangsOnThing(at, clause) || this.#isHeadOfThing(at, clause)
    return (
      this.#opensEntry(at, clause) &&
      at < clause.last &&
      this.#isFreeNoun(at + 1) &&
      this.within('pages', at + 1) === undefined
    )
  }

  #isFreeNoun(at: number): boolean {
    return (
      this.isWord(at) && this.taken(at) === null && !smallKinds.some((kind) => this.lexicon.has(kind, this.word(at)))
    )
  }

  /** Behind a comma, 'and', or a verb that offers: 'there will BE site measurements'. */
  #opensEntry(at: number, { first, before }: TextClause): boolean {
    if (at === first) return before !== ''
    // 'ci sono ANCHE menù di stagione'
    if (this.within('asides', at - 1)?.last === at - 1 && at - 1 > first) return this.#leadsTo(at - 1)
    return this.#leadsTo(at)
  }

  #leadsTo(at: number): boolean {
    return (['and', 'copula', 'offering', 'gives', 'purposes', 'likes'] as const).some(
      (kind) => this.within(kind, at - 1) !== undefined,
    )
  }

  /** 'MENÙ di stagione', 'CARTA de temporada': what is offered under a word for pages, and of what it is. */
  #isHeadOfThing(at: number, clause: TextClause): boolean {
    const isOffer = this.within('cue', at)?.id === 'service'
    return (
      isOffer && this.#opensEntry(at, clause) && this.lexicon.has('of', this.word(at + 1)) && this.#isFreeNoun(at + 2)
    )
  }

  /** 'mesures SUR site': a noun, a small word that is no article, and the clause is over or has another thing. */
  #hangsOnThing(at: number, clause: TextClause): boolean {
    const { first, last, before } = clause
    const [noun, joint] = [at - 2, at - 1]
    const isNoun =
      noun >= first && this.isWord(noun) && !smallKinds.some((kind) => this.lexicon.has(kind, this.word(noun)))
    const joins = this.lexicon.has('small', this.word(joint)) && !this.lexicon.has('articles', this.word(joint))
    const isOver = at === last || this.within('and', at + 1) !== undefined
    const opens = noun === first ? before !== '' : this.#opensEntry(noun, clause)
    return opens && isOver && isNoun && joins
  }

  isPlace(at: number): boolean {
    return knownNames().places.has(this.word(at).replace(/\.$/, ''))
  }

  isGiven(at: number): boolean {
    return this.isCapital(at) && knownNames().given.has(this.word(at))
  }

  taken(at: number): ReadKind | 'shell' | null {
    return this.#taken[at] ?? null
  }

  isFree(first: number, last = first): boolean {
    for (let at = first; at <= last; at++) if (this.taken(at) !== null) return false
    return first <= last && last < this.tokens.length
  }

  span(first: number, last: number): Span {
    return { start: this.tokens[first]?.start ?? 0, end: this.tokens[last]?.end ?? 0 }
  }

  /** The tokens that a span covers; none of them is left where the text is blank there. */
  stretchOf({ start, end }: Span): Stretch {
    return [
      this.tokens.findIndex((token) => token.end > start),
      this.tokens.findLastIndex((token) => token.start < end),
    ]
  }

  slice(first: number, last: number): string {
    const { start, end } = this.span(first, last)
    return this.text.slice(start, end)
  }

  /** Takes tokens for a fact; tokens that another one has stay with it. */
  claim(kind: ReadKind, first: number, last: number, more: Partial<Fact> = {}): Fact {
    const fact: Fact = { kind, ...this.span(first, last), text: this.slice(first, last), sure: 0.8, ...more }
    this.facts.push(fact)
    this.take(kind, first, last)
    return fact
  }

  /** Words that say how it is asked, or which kind of fact follows. */
  shell(first: number, last = first): void {
    this.take('shell', first, last)
  }

  /** Where the words stand that nothing but ask. */
  asking(): Span[] {
    return this.tokens.filter((_, at) => this.taken(at) === 'shell').map(({ start, end }) => ({ start, end }))
  }

  /** Tokens that belong to a fact that was claimed; those that another one has stay with it. */
  take(kind: ReadKind | 'shell', first: number, last: number): void {
    for (let at = first; at <= last; at++) if (this.#taken[at] === null) this.#taken[at] = kind
  }

  /** A stretch that is told as it was said: words that only led up to something are part of it. */
  takeWhole(first: number, last: number): void {
    for (let at = first; at <= last; at++) if (['shell', null].includes(this.taken(at))) this.#taken[at] = 'statement'
  }

  /** Whether a stretch speaks to whoever builds the page. */
  isTalk(first: number, last: number): boolean {
    const { start, end } = this.span(first, last)
    return this.talk.some((one) => one.start <= start && end <= one.end)
  }

  clauseOf(at: number): TextClause | undefined {
    return this.#clauseOf[at]
  }

  /** The sentence in which a place of the text stands. */
  sentenceAt(place: number): number | undefined {
    return this.clauseOf(this.tokens.findIndex(({ start, end }) => start <= place && place < end))?.sentence
  }

  /** The last token of a run from `first` within `last` for which `fits` holds; `first - 1` when it holds for none. */
  run(first: number, last: number, fits: (at: number) => boolean): number {
    let at = first
    while (at <= last && fits(at)) at += 1
    return at - 1
  }
}
