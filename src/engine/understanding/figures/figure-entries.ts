import { lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { FigurePiece } from './figure-groups.ts'
import { type FigureToken, plainWords } from './figure-tokens.ts'
import { withoutLead } from './figure-labels.ts'
import type { FigureWords } from './figure-words.ts'
import type { FigureEntry } from './types.ts'

/** An entry whose words are still tokens: [label] amount [behind it]. */
type Draft = {
  label: FigureToken[]
  amount: FigureToken | null
  behind: FigureToken[]
  notes: FigureToken[]
  isAlert: boolean
}

/** What stands for a stretch in which no figure is looked for. */
export const SKIPPED = '\u0001'

const YEARS = { first: 1950, last: 2099 }

/** Reads pieces in a language. `text`: the request. */
export class EntryReader {
  readonly #text: string
  readonly #words: FigureWords

  constructor(text: string, words: FigureWords) {
    this.#text = text
    this.#words = words
  }

  /** The entries of a piece, in their order; one without an amount where it has none. */
  read(piece: FigurePiece): FigureEntry[] {
    if (piece.tokens.some(({ text }) => text === SKIPPED)) return []
    const drafts = this.#drafts(this.#asThing(piece.tokens))
    return drafts.flatMap((draft) => this.#entry(draft) ?? [])
  }

  /** Monday, 'mon', 'Q1', 'week 3', '2024', 'March': a label on an axis of time. */
  isTime(label: string): boolean {
    const words = label.split(/\s+/).filter(Boolean).map(plainWord)
    return words.length > 0 && words.length < 4 && words.every((word, at) => this.#isTimeWord(word, words[at - 1]))
  }

  #isTimeWord(word: string, before: string | undefined): boolean {
    const known = lexicon(this.#words.language)
    const bare = word.replace(/\.$/, '')
    return (
      known.has('day', bare) ||
      known.has('shortDay', bare) ||
      known.has('month', bare) ||
      /^(?:(?:19|20)\d\d|[qtskwm]\d{1,2}|kw\d{1,2}|\d{1,2}h|\d{1,2}[:h]\d{2}|\d{4}-\d{2}(?:-\d{2})?|\d{1,2}[./]\d{1,2}\.?(?:\d{2,4})?)$/.test(
        bare,
      ) ||
      this.#words.has('periods', bare.replace(/(?<=\p{L})\d{1,2}$/u, '')) ||
      (/^\d{1,2}\.?$/.test(word) &&
        (before === undefined || this.#words.has('periods', before) || known.has('month', before)))
    )
  }

  #drafts(tokens: readonly FigureToken[]): Draft[] {
    const drafts: Draft[] = []
    let open: FigureToken[] = []
    let isAlert = false
    let notes: FigureToken[] = []
    tokens.forEach((token, at) => {
      const last = drafts.at(-1)
      if (token.kind === 'note') (last && open.length === 0 ? last.notes : notes).push(token)
      else if (token.kind === 'mark') {
        if (token.text === '!') isAlert = true
        else if (/[<>≤≥#"“”„«»]/.test(token.text)) open.push(token)
      } else if (last?.amount && token.kind === 'amount' && this.#isShare(open, last)) {
        last.amount = { ...last.amount, end: token.end }
        open = []
      } else if (this.#isAmount(token, tokens, at, { open, last })) {
        const [before, label] = this.#parted(open, last)
        if (last) last.behind.push(...before)
        drafts.push({ label: last ? label : open, amount: token, behind: [], notes, isAlert: false })
        open = []
        notes = []
      } else open.push(token)
    })
    const last = drafts.at(-1)
    if (last) last.behind.push(...open)
    else if (open.length > 0) drafts.push({ label: open, amount: null, behind: [], notes, isAlert })
    const end = drafts.at(-1)
    if (end) {
      end.isAlert = isAlert
      if (!end.notes.includes(notes[0] as FigureToken))
        end.notes.push(...notes.filter((one) => !drafts.some((draft) => draft.notes.includes(one))))
    }
    return drafts
  }

  /** Of 'week 3 52' the 3, of '2024 410' the year and of 'bags of 100 g' the weight are parts of a label. */
  #isAmount(
    token: FigureToken,
    tokens: readonly FigureToken[],
    at: number,
    { open, last }: { open: readonly FigureToken[]; last: Draft | undefined },
  ): boolean {
    const next = tokens[at + 1]
    if (token.kind === 'clock') return next?.kind !== 'amount'
    if (token.kind !== 'amount') return false
    const before = plainWord(open.at(-1)?.text ?? '')
    const isHung = last !== undefined && open.length > 0 && this.#words.has('joints', before)
    if (isHung && !this.#isCompared(open)) return false
    // '6h 11'
    if (/^\d{1,2} ?h$/.test(token.text) && next?.kind === 'amount') return false
    return !token.isBare || !(this.#isNumber(token, next, before) || this.#isStretch(next, open, tokens.slice(at + 1)))
  }

  /** 'week 3 52', '2024 410' */
  #isNumber({ value }: FigureToken, next: FigureToken | undefined, before: string): boolean {
    const isYear = value >= YEARS.first && value <= YEARS.last
    return next?.kind === 'amount' && (isYear || this.#words.has('periods', before))
  }

  /** 'last 7 days 1,240' */
  #isStretch(next: FigureToken | undefined, open: readonly FigureToken[], behind: readonly FigureToken[]): boolean {
    const isPeriod = next?.kind === 'word' && this.#words.has('periods', plainWord(next.text))
    return isPeriod && open.length > 0 && behind.some(({ kind }) => kind === 'amount' || kind === 'clock')
  }

  /** '9cm pots 0' has an amount of its own at its end: the first one is a part of the name. */
  #asThing(tokens: readonly FigureToken[]): FigureToken[] {
    const own = tokens.filter(({ kind }) => kind !== 'note' && kind !== 'mark')
    const [first, second] = own
    const isName =
      own.length > 2 && first?.kind === 'amount' && second?.kind === 'word' && own.at(-1)?.kind === 'amount'
    const isAlone = own.filter(({ kind }) => kind === 'amount').length === 2
    const isHung = this.#words.has('joints', plainWord(own.at(-2)?.text ?? ''))
    if (!(isName && isAlone) || isHung) return [...tokens]
    return tokens.map((token) => (token === first ? { ...token, kind: 'word', isBare: false } : token))
  }

  /** '4 OF 6', '3 OUT OF 4': one amount. */
  #isShare(open: readonly FigureToken[], { amount, behind }: Draft): boolean {
    const words = plainWords(open)
    const isJoint = words.length > 0 && this.#words.has('joints', words.at(-1) ?? '')
    const isWhole = this.#words.lengthAt('compared', words, 0) === words.length
    return behind.length === 0 && amount?.kind === 'amount' && isJoint && isWhole
  }

  #isCompared(tokens: readonly FigureToken[]): boolean {
    return tokens.some((_, at) => {
      const words = plainWords(tokens.slice(at))
      return this.#words.lengthAt('compared', words, 0) === words.length
    })
  }

  /** Of the words between two amounts those that belong to the first, and the label of the second. */
  #parted(open: FigureToken[], last: Draft | undefined): [FigureToken[], FigureToken[]] {
    if (!last) return [[], open]
    const words = plainWords(open)
    const compared = words.findIndex((_, at) => {
      const length = this.#words.lengthAt('compared', words, at)
      return length > 0 && at + length === words.length
    })
    if (compared >= 0) return [open.slice(0, compared), open.slice(compared)]
    // '46 kg fresh 9 kg dry'
    return last.label.length === 0 ? [open, []] : [[], open]
  }

  #entry(draft: Draft): FigureEntry | null {
    const { amount } = draft
    const label = this.#label(draft)
    if (label === null) return null
    const isFirst = draft.label.length === 0
    // '(Chez Momo) sales 12': what stands before the label says nothing of its amount
    const from = isFirst ? 0 : (label[0]?.start ?? 0)
    const notes = draft.notes.filter(({ start }) => start >= from)
    const said = isFirst ? [] : draft.behind
    const all = [...label, ...(amount ? [amount] : []), ...said, ...notes]
    if (all.length === 0) return null
    const noted = notes.map(({ text }) => text.slice(1, -1).trim())
    return {
      start: Math.min(...all.map(({ start }) => start)),
      end: Math.max(...all.map(({ end }) => end)),
      label: this.#slice(label),
      value: amount?.kind === 'amount' ? amount.value : null,
      isAlert: draft.isAlert || noted.some((note) => this.#isProblem(note)),
      ...this.#withUnit(amount, said, noted),
    }
  }

  /** Before the amount, or behind one that stands first; null where it only asks for a dashboard. */
  #label({ amount, label, behind }: Draft): FigureToken[] | null {
    // '64 of 250 g' begins with what it hangs on
    const said = label.length === 0 && amount ? [...behind] : withoutLead(label, this.#words)
    // '31 bowls AND 12 vases'
    const isAnd = ({ text }: FigureToken) => lexicon(this.#words.language).has('and', plainWord(text))
    return said && said.slice(0, Math.max(1, said.findLastIndex((token) => !isAnd(token)) + 1))
  }

  /** One word behind an amount is its unit, more are a note. */
  #withUnit(amount: FigureToken | null, said: readonly FigureToken[], notes: readonly string[]) {
    if (!amount) return { amount: '', notes: [...notes] }
    const isUnit = said.length === 1 && !this.#isAside(said)
    const rest = isUnit || said.length === 0 ? [] : [this.#slice(said)]
    return { amount: this.#slice(isUnit ? [amount, ...said] : [amount]), notes: [...rest, ...notes] }
  }

  #isAside = (said: readonly FigureToken[]) =>
    said.some(({ text }) => (this.isTime(text) && !this.#words.has('periods', plainWord(text))) || text === '&')

  #isProblem(note: string): boolean {
    const words = note
      .split(/[\s!]+/)
      .filter(Boolean)
      .map(plainWord)
    return note.includes('!') || this.#words.find('alerts', words) !== null
  }

  #slice(tokens: readonly FigureToken[]): string {
    const [first] = tokens
    return first ? this.#text.slice(first.start, tokens.at(-1)?.end) : ''
  }
}
