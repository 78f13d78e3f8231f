import type { InstructionFrame } from '../frames.ts'
import { partWords } from '../part-words.ts'
import type { ReadingLanguage } from '../types.ts'
import { type Gathered, gather, type PartLabel } from './gather.ts'
import { instructionWords } from '../instruction-words.ts'
import { type WishLabel, labelsOf } from './labels.ts'
import { readNewName } from './new-name.ts'
import type { PageWords } from './part-spans.ts'
import { phrasesIn } from './phrases.ts'
import type { WishAct } from './wish-words.ts'
import type { WishToken } from './wish-tokens.ts'

/** The part that the wish before spoke of: 'and make it red'. */
type Before = string | null

export type WishReading = { frame: InstructionFrame; target: string }

/** The most words that nothing knows beside what is clear. */
const mostUnknown = { value: 4, act: 2 }

/** Reads one wish by what its words are, in whatever order they stand; null when they do not tell one thing. */
export function readWish(
  text: string,
  tokens: readonly WishToken[],
  language: ReadingLanguage,
  page: PageWords,
  before: Before,
): WishReading | null {
  const found = gather(labelsOf(text, tokens, language, page))
  if (asks(found)) return null
  const reader = new WishReader(text, tokens, language, page, found, before)
  return reader.read()
}

/** A question wants an answer, and changes nothing. */
const asks = ({ labels }: Gathered) => {
  const first = labels.find((label) => label.is !== 'words' || !label.plain || label.signs.length > 0)
  return first?.is === 'words' && first.signs.includes('asking')
}

class WishReader {
  readonly #text: string
  readonly #tokens: readonly WishToken[]
  readonly #language: ReadingLanguage
  readonly #page: PageWords
  readonly #found: Gathered
  readonly #before: Before

  constructor(
    text: string,
    tokens: readonly WishToken[],
    language: ReadingLanguage,
    page: PageWords,
    found: Gathered,
    before: Before,
  ) {
    this.#text = text
    this.#tokens = tokens
    this.#language = language
    this.#page = page
    this.#found = found
    this.#before = before
  }

  read(): WishReading | null {
    const { acts, values } = this.#found
    const told = values.length > 0 ? null : this.#told()
    if (told) return told
    if (this.#found.priced && !values.some(({ what }) => what === 'amount')) return null
    if (acts.has('other') || values.some(({ what }) => what === 'other' || what === 'address')) return null
    return (
      this.#renamed() ??
      this.#keptOnly() ??
      this.#movedBeside() ??
      this.#priced() ??
      this.#reworded() ??
      this.#restyled() ??
      this.#movedTo() ??
      this.#acted()
    )
  }

  /** The one part that is spoken of, with words beside it that nobody knows. */
  #target(): string | null {
    const { parts, excepts, paged } = this.#found
    const [one, two, third] = parts
    if (!one) return paged ? null : this.#before
    if (third) return null
    const [except] = excepts
    if (two) {
      // 'apart from the second one the plans can go'
      return except !== undefined && except < one.at && one.at < two.at ? this.#allBut(two, one) : null
    }
    return except === undefined ? this.#words(one) : null
  }

  #allBut(all: PartLabel, one: PartLabel): string {
    return `${this.#withoutOthers(all)} ${partWords(this.#language).except[0] ?? ''} ${one.words}`
  }

  /** 'The other plans' are the plans. */
  #withoutOthers({ part }: PartLabel): string {
    const table = phrasesIn(this.#language)
    const isOther = ({ text }: WishToken) =>
      table.get(text)?.some((one) => one.is === 'sign' && one.sign === 'others') === true
    return this.#tokens
      .slice(part.first, part.end)
      .filter((token) => !isOther(token))
      .map(({ start, end }) => this.#text.slice(start, end))
      .join(' ')
  }

  /** With the words right beside it that nothing knows: they may narrow it. */
  #words({ part, at, words }: PartLabel): string {
    const { labels } = this.#found
    let end = part.end
    for (let next = at + 1; labels[next]?.is === 'unknown'; next += 1) end = labels[next]?.end ?? end
    const [first, last] = [this.#tokens[part.first], this.#tokens[end - 1]]
    return end > part.end && first && last ? this.#text.slice(first.start, last.end) : words
  }

  /** No verb that asks for something besides. */
  #asksOnly(...allowed: WishAct[]): boolean {
    return [...this.#found.acts].every((act) => !doing.has(act) || allowed.includes(act))
  }

  #fits(kind: keyof typeof mostUnknown): boolean {
    return this.#found.unknown.length <= mostUnknown[kind]
  }

  #as(frame: InstructionFrame): WishReading {
    return { frame, target: 'target' in frame ? frame.target : '' }
  }

  #renamed(): WishReading | null {
    const { parts, acts, signs, values } = this.#found
    const { name } = this.#page
    const own = parts.find(({ part, words }) => part.bare && name !== null && bareText(words) === bareText(name))
    if (!own || parts.some((other) => other !== own && !other.part.bare)) return null
    if (!acts.has('name') && !acts.has('change') && !signs.has('instead') && !signs.has('but')) return null
    if (values.some(({ what, text }) => what !== 'words' && !/^\d+$/.test(text))) return null
    const value = readNewName(this.#text, this.#tokens, this.#found, own, this.#language)
    if (value === null) return null
    return this.#as({ do: 'rename', target: own.words, text: value, quoted: true })
  }

  /** 'Of the plans only the second should stay', 'I want to keep the second, the other plans can go'. */
  #keptOnly(): WishReading | null {
    const { parts, acts, signs, negated, values, looks } = this.#found
    const [one, two, third] = parts
    if (!one || !two || third || negated || values.length + looks.length > 0) return null
    const only = signs.has('only') || acts.has('keep')
    const many = parts.find(({ part }) => part.others) ?? parts.find(({ part }) => part.many)
    const kept = parts.find((part) => part !== many)
    if (!many || !kept || kept.part.many || (!only && !many.part.others)) return null
    if (!acts.has('keep') && !acts.has('remove') && !signs.has('others')) return null
    return this.#as({ do: 'remove', target: this.#allBut(many, kept) })
  }

  #movedBeside(): WishReading | null {
    const { parts, sides, labels, negated, removes, values, looks, excepts } = this.#found
    const [one, two, third] = parts
    if (!one || !two || third || negated || removes || values.length + looks.length + excepts.length > 0) return null
    if (!this.#fits('value') || !this.#asksOnly()) return null
    for (const { side, at } of sides) {
      if (side !== 'before' && side !== 'after') continue
      const next = labels.findIndex(
        (label, place) => place > at && !(label.is === 'words' && label.plain && label.side === null),
      )
      const of = parts.find((part) => part.at === next)
      const moved = parts.find((part) => part !== of)
      if (of && moved) return this.#as({ do: 'move', target: moved.words, side, of: of.words })
    }
    // 'the reviews should be the last section'
    const end = parts.find(({ side }) => side === 'start' || side === 'end')
    const moved = parts.find((part) => part !== end)
    if (!end || !moved || (end.side !== 'start' && end.side !== 'end')) return null
    return this.#as({ do: 'move', target: moved.words, side: end.side })
  }

  #priced(): WishReading | null {
    const { values, acts, removes, looks, priced, negated, signs } = this.#found
    const amounts = values.filter(({ what }) => what === 'amount')
    if (amounts.length === 0 || amounts.length > 2 || amounts.length < values.length || removes || looks.length > 0)
      return null
    const isMoney = amounts.some(({ text }) => !/^\d+$/.test(text)) || acts.has('cost') || priced
    const amount = amounts.length === 1 ? amounts[0] : amounts.find(({ known }) => !known)
    if (!isMoney || !amount || !this.#fits('value') || !this.#asksOnly('bigger', 'smaller')) return null
    if (negated && amounts.length === 1 && !signs.has('but')) return null
    const target = this.#target()
    return target === null ? null : this.#as({ do: 'price', target, text: amount.text })
  }

  #reworded(): WishReading | null {
    const { values, parts, acts, removes, negated, looks } = this.#found
    if (removes || negated || looks.length > 0 || !this.#asksOnly()) return null
    const [value, second] = values
    if (second || (value && value.what !== 'words') || this.#isBeside()) return null
    if (!this.#fits('value')) return null
    if (value) {
      const target = this.#target()
      return target === null ? null : this.#as({ do: 'change', target, text: value.text, quoted: true })
    }
    // the new words stand somewhere on the page already
    const [one, two, third] = parts
    if (!one || !two || third || !acts.has('change')) return null
    const said = parts.filter(({ part, words }) => part.bare && /^["“”„«]/u.test(words))
    const owner = parts.find((part) => !said.includes(part)) ?? one
    const text = said.find((part) => part !== owner)
    if (!text) return null
    return this.#as({ do: 'change', target: owner.words, text: bareQuote(text.words), quoted: true })
  }

  /** A place beside another part. */
  #isBeside(): boolean {
    return this.#found.sides.some(({ side }) => side === 'before' || side === 'after')
  }

  /** 'The main button should just say Go', 'headline: Warm bread': what follows is the text. */
  #told(): WishReading | null {
    const { labels, parts } = this.#found
    const [part] = parts
    const at = labels.findIndex((label, place) => part !== undefined && place > part.at && this.#leadsToText(label))
    const next = labels[at + 1]
    const [first, last] = [this.#tokens[next?.first ?? this.#tokens.length], this.#tokens.at(-1)]
    if (!part || at < 0 || !next || !first || !last || labels.slice(at + 1).every(({ is }) => is === 'look'))
      return null
    const isTaken = labels
      .slice(0, at)
      .some((label) => label.is === 'words' && label.acts.some((act) => takers.has(act)))
    const text = this.#text.slice(first.start, last.end)
    if (isTaken || parts.some((other) => other !== part && other.at < at)) return null
    return /^[\p{Lu}\p{N}]/u.test(text) ? this.#as({ do: 'change', target: part.words, text, quoted: true }) : null
  }

  /** 'Say', a colon, or 'to' where something is changed. */
  #leadsToText(label: WishLabel): boolean {
    if (label.is === 'colon') return true
    const { acts } = this.#found
    if (label.is !== 'words') return false
    if (label.acts.includes('say')) return true
    const words = this.#tokens
      .slice(label.first, label.end)
      .map(({ text }) => text)
      .join(' ')
    return (acts.has('change') || acts.has('name')) && instructionWords(this.#language).to.includes(words)
  }

  #restyled(): WishReading | null {
    const { looks, mends, signs, acts, removes, negated, values, paged } = this.#found
    if (
      paged ||
      acts.has('name') ||
      removes ||
      values.length > 0 ||
      acts.has('hide') ||
      acts.has('duplicate') ||
      !this.#fits('value')
    )
      return null
    const [mend] = mends
    const mended = mend !== undefined && signs.has('too')
    const act = (['bigger', 'smaller', 'darker', 'lighter'] as const).filter((one) => acts.has(one))
    const [asked, other] = new Set([...looks, ...act])
    const look = asked ?? (mended ? mend : undefined)
    // 'not too small, but bigger' is for others to read
    if (look === undefined || other !== undefined || (negated && !mended && look !== 'bigger')) return null
    const target = atSide.has(look) ? (this.#ownerOfText() ?? this.#target()) : this.#target()
    return target === null ? null : this.#as({ do: 'make', target, look })
  }

  /** 'Center the text in the hero': what holds the text stands in the middle. */
  #ownerOfText(): string | null {
    const { parts } = this.#found
    const [one, two] = parts
    if (!one || two || one.part.kind !== 'paragraph') return null
    const within = partWords(this.#language).within
    const at = this.#tokens.findIndex(({ text }, place) => place > one.part.first && within.includes(text))
    const [first, last] = [this.#tokens[at + 1], this.#tokens[one.part.end - 1]]
    return at >= 0 && at + 1 < one.part.end && first && last ? this.#text.slice(first.start, last.end) : null
  }

  #movedTo(): WishReading | null {
    const { sides, removes, negated, values, looks } = this.#found
    const far = sides.find(({ side }) => side === 'start' || side === 'end')
    const near = sides.find(({ side }) => side === 'up' || side === 'down')
    const side = far?.side ?? near?.side
    if (side === undefined || side === 'before' || side === 'after') return null
    if (removes || negated || values.length + looks.length > 0 || !this.#fits('value') || !this.#asksOnly()) return null
    const target = this.#target()
    return target === null ? null : this.#as({ do: 'move', target, side })
  }

  #acted(): WishReading | null {
    const { acts, negated, signs, values, looks, parts } = this.#found
    if (values.length + looks.length > 0 || !this.#fits('act') || !this.#asksOnly('hide', 'duplicate')) return null
    const target = this.#target()
    if (target === null) return null
    const action = this.#action()
    if (action === null) return null
    // 'the prices' that one does not want to see any more may come back
    if (parts.length === 0 && !signs.has('it')) return null
    return acts.has('keep') && !negated && action === 'remove' ? null : this.#as({ do: action, target })
  }

  #action(): 'remove' | 'hide' | 'show' | 'duplicate' | null {
    const { acts, negated } = this.#found
    if (acts.has('hide') && !negated) return 'hide'
    if (negated) {
      if (acts.has('see') || acts.has('hide')) return acts.has('remove') ? 'remove' : 'hide'
      return acts.has('need') || acts.has('keep') || acts.has('remove') ? 'remove' : null
    }
    if (acts.has('duplicate')) return acts.has('remove') ? null : 'duplicate'
    if (acts.has('show')) return acts.has('remove') ? null : 'show'
    return acts.has('remove') ? 'remove' : null
  }
}

/** Looks that say where something stands. */
const atSide: ReadonlySet<string> = new Set(['left', 'center', 'right'])

/** Verbs of which each is a wish of its own. */
const doing: ReadonlySet<WishAct> = new Set(['hide', 'duplicate', 'bigger', 'smaller', 'darker', 'lighter'])

const takers: ReadonlySet<WishAct> = new Set(['remove', 'hide', 'other', 'move'])

/** The words between quotation marks. */
const bareQuote = (words: string) => words.replace(quotationMarks, '').trim()
const quotationMarks = /["“”„‟«»]/gu
const bareText = (words: string) => bareQuote(words).toLowerCase()
