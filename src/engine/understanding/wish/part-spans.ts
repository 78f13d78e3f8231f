import { partsOfWord } from '../descriptions.ts'
import { longestPhrase, meaningsIn, type PartMeaning } from '../part-meanings.ts'
import type { ReadingLanguage } from '../types.ts'
import { actMeanings } from './act-forms.ts'
import { longestWishPhrase, phrasesIn } from './phrases.ts'
import type { WishSign } from './wish-words.ts'
import type { WishToken } from './wish-tokens.ts'

/** What a page tells the reader of wishes. */
export type PageWords = {
  /** true for a text that stands on it by itself: a title, a label */
  says: (words: string) => boolean
  /** true for words that stand on it one after the other */
  holds: (words: string) => boolean
  /** what it goes by */
  name: string | null
  /** true for words that are a look, such as a colour */
  isLook: (words: string, language: ReadingLanguage) => boolean
}

/**
 * A part that is spoken of: tokens [first, end). `bare`: told by its text alone; `plain`: by a noun that says nothing;
 * `many`: several; `others`: all but another one.
 */
export type PartSpan = {
  first: number
  end: number
  kind: string | null
  bare: boolean
  vague: boolean
  many: boolean
  others: boolean
}

const longestText = 9
const mostModifiers = 3

type Seen = {
  at: number
  kind: string | null
  noun: boolean
  said: boolean
  vague: boolean
  many: boolean
  others: boolean
}

/** A phrase of so many tokens, and what it may mean. */
type Meant = { size: number; meanings: readonly PartMeaning[] }

/** Finds descriptions of parts among the words of a message. */
export class PartSpans {
  readonly #tokens: readonly WishToken[]
  readonly #text: string
  readonly #language: ReadingLanguage
  readonly #page: PageWords

  constructor(text: string, tokens: readonly WishToken[], language: ReadingLanguage, page: PageWords) {
    this.#text = text
    this.#tokens = tokens
    this.#language = language
    this.#page = page
  }

  /** The longest description that begins at a token; null when none does. */
  at(first: number): PartSpan | null {
    const seen: Seen = { at: first, kind: null, noun: false, said: false, vague: true, many: false, others: false }
    if (!this.#head(seen)) return null
    this.#rest(seen)
    const { at, kind, noun, said, vague, many, others } = seen
    return { first, kind, end: at, bare: said && !noun, vague: noun && vague && !said, many, others }
  }

  said(first: number, end: number): string {
    const [one, last] = [this.#tokens[first], this.#tokens[end - 1]]
    return one && last ? this.#text.slice(one.start, last.end) : ''
  }

  /** The longest phrase of parts that stands at a token. */
  meaning(at: number): Meant {
    const table = meaningsIn(this.#language)
    for (let size = Math.min(longestPhrase, this.#tokens.length - at); size > 0; size -= 1) {
      const run = this.#tokens.slice(at, at + size)
      if (run.some(({ quoted, stop }) => quoted || stop)) continue
      const meanings = table.get(run.map(({ text }) => text).join(' '))
      if (meanings) return { size, meanings }
    }
    const parts = compound(this.#tokens[at], this.#language)
    const [head, tail] = parts.map(({ text }) => table.get(text) ?? [])
    if (parts.length === 2 && head && tail) return { size: 1, meanings: tail }
    return { size: 1, meanings: [] }
  }

  /** How many tokens at a place are a text of the page; 0 when they are none. */
  shown(at: number): number {
    for (let size = Math.min(longestText, this.#tokens.length - at); size > 0; size -= 1) {
      const last = this.#tokens[at + size - 1]
      if (last?.stop || last?.text === ',' || this.#tokens[at]?.text === ',') continue
      if (size === 1 && this.#isKnown(at)) return 0
      // 'the team' is the section, whatever its heading says
      if (this.#isPhrase(at, at + size)) continue
      if (this.#page.says(this.said(at, at + size))) return size
    }
    return 0
  }

  /** An article with nouns that everybody knows. */
  #isPhrase(first: number, end: number): boolean {
    const opens = this.meaning(first)
    if (!opens.meanings.some(({ is }) => is === 'skip') || this.#tokens[first]?.quoted) return false
    let at = first + opens.size
    while (at < end) {
      const { size, meanings } = this.meaning(at)
      if (!meanings.some(({ is }) => is === 'noun' || is === 'skip')) return false
      at += size
    }
    return at >= end
  }

  /** A word that means something by itself. */
  #isKnown(at: number): boolean {
    const word = this.#tokens[at]?.text ?? ''
    return (
      phrasesIn(this.#language).has(word) ||
      meaningsIn(this.#language).has(word) ||
      actMeanings(word, this.#language).length > 0
    )
  }

  /** Up to the noun, or the text that stands for it. */
  #head(seen: Seen): boolean {
    let loose = 0
    let begun = false
    while (seen.at < this.#tokens.length) {
      const token = this.#tokens[seen.at]
      if (!token || token.stop || token.text === ',' || token.text === ':') return false
      if (token.quoted) return this.#quote(seen, token)
      if (!begun && this.#isSign(seen.at, 'only')) return false
      const { size, meanings } = this.meaning(seen.at)
      if (this.#core(seen, { size, meanings, begun })) return true
      if (isModifier(meanings)) {
        begun = true
        narrow(seen, meanings)
        seen.at += size
        continue
      }
      // 'the old reviews': a word between the article and the noun
      if (!begun || loose >= mostModifiers || this.#isAct(seen.at)) return false
      if (this.#isSign(seen.at, 'others')) seen.others = true
      loose += 1
      seen.vague = false
      seen.at += 1
    }
    return false
  }

  /** What a description is of: a text of the page, a noun, 'everything'. False when none stands here. */
  #core(seen: Seen, { size, meanings, begun }: Meant & { begun: boolean }): boolean {
    const shown = this.shown(seen.at)
    const isNoun = meanings.some(({ is }) => is === 'noun')
    if (shown > 0 && (!isNoun || shown > size)) {
      seen.at += shown
      seen.said = true
      return true
    }
    if (isNoun) {
      this.#noun(seen, meanings, size)
      return true
    }
    if (!meanings.some(({ is }) => is === 'everything' || (begun && is === 'both'))) return false
    seen.at += size
    seen.noun = true
    seen.vague = false
    return true
  }

  #quote(seen: Seen, token: WishToken): boolean {
    if (!(seen.noun ? this.#page.holds(token.text) : this.#page.says(token.text))) return false
    seen.at += 1
    seen.said = true
    return true
  }

  #noun(seen: Seen, meanings: readonly PartMeaning[], size: number): void {
    const noun = meanings.find((one) => one.is === 'noun')
    if (noun?.is !== 'noun') return
    seen.noun = true
    seen.at += size
    if (noun.head.kind !== null) {
      seen.vague = false
      seen.kind ??= noun.head.kind
    }
    if (noun.head.many || (noun.head.of === 'section' && noun.head.kind !== null)) seen.many = true
    else if (noun.head.of === 'entry') seen.many = false
  }

  /** What stands behind the noun and belongs to it: more nouns, its name, where it is, what it is about. */
  #rest(seen: Seen): void {
    while (seen.at < this.#tokens.length) {
      const token = this.#tokens[seen.at]
      if (!token || token.stop || token.text === ':') return
      const goesOn = token.quoted ? !seen.said && this.#quote(seen, token) : this.#further(seen)
      if (!goesOn) return
    }
  }

  /** One phrase more of a part: a noun, its text, which one it is, what it is joined to. False when none stands here. */
  #further(seen: Seen): boolean {
    const { size, meanings } = this.meaning(seen.at)
    const is = (...names: PartMeaning['is'][]) => meanings.some((one) => names.includes(one.is))
    const shown = seen.said ? 0 : this.shown(seen.at)
    if (shown > 0) {
      seen.at += shown
      seen.said = true
    } else if (is('noun') && !seen.said) this.#noun(seen, meanings, size)
    else if (is('ordinal') && this.#isOfWish(seen.at)) return false
    else if (is('ordinal', 'rank', 'middle', 'last') && !is('skip') && !this.#isLook(seen.at, size)) {
      seen.at += size
      seen.vague = false
    } else if (is('number') && this.#tokens[seen.at + size]?.kind !== 'price') seen.at += size
    else if (is('except', 'and', 'within', 'about')) {
      const next = this.#joined(seen, size, is('about'))
      if (next === 0) return false
      seen.at = next
      seen.vague = false
      if (is('and')) seen.many = true
    } else return false
    return true
  }

  /** 'Más grande' behind a noun is how it should be as well as which one it is. */
  #isLook(at: number, size: number): boolean {
    const words = this.#tokens.slice(at, at + size).map(({ text }) => text)
    return (
      phrasesIn(this.#language)
        .get(words.join(' '))
        ?.some(({ is }) => is === 'look') === true
    )
  }

  /** Where what is joined to a part ends; 0 when it is no part of it. */
  #joined(seen: Seen, size: number, about: boolean): number {
    const at = seen.at + size
    const next = this.#tokens[at]
    if (!next || next.stop || next.kind === 'price' || next.kind === 'hex' || this.#isOfWish(seen.at)) return 0
    const inner = this.at(at)
    // 'the second of the plans' is one of those, and 'the plan of the plans' two parts
    if (inner?.many && inner.kind !== null && inner.kind === seen.kind) return 0
    // 'die Preise über die Fragen' are two parts and a place
    if (inner && !inner.vague && this.#isSide(seen.at, size)) return 0
    if (inner) return inner.end
    if (!about || next.quoted || seen.said) return 0
    let end = at
    while (end < this.#tokens.length && this.#isLoose(end)) end += 1
    return end > at ? end : 0
  }

  /** A word that nothing knows. */
  #isLoose(at: number): boolean {
    const token = this.#tokens[at]
    if (!token || token.quoted || token.kind !== 'word' || this.#isAct(at)) return false
    const known = phrasesIn(this.#language).has(token.text) || this.#page.isLook(token.text, this.#language)
    return !known && !this.meaning(at).meanings.some(({ is }) => is === 'and' || is === 'except')
  }

  /** 'For now', 'at the end': a phrase of the wish that begins as a place would. */
  #isOfWish(at: number): boolean {
    const size = Math.min(longestWishPhrase, this.#tokens.length - at)
    return Array.from({ length: Math.max(0, size - 1) }, (_, index) => index + 2).some((length) => {
      const words = this.#tokens.slice(at, at + length).map(({ text }) => text)
      return phrasesIn(this.#language).has(words.join(' '))
    })
  }

  #isSide(at: number, size: number): boolean {
    const words = this.#tokens.slice(at, at + size).map(({ text }) => text)
    return (
      phrasesIn(this.#language)
        .get(words.join(' '))
        ?.some(({ is }) => is === 'side') === true
    )
  }

  #isSign(at: number, sign: WishSign): boolean {
    const meanings = phrasesIn(this.#language).get(this.#tokens[at]?.text ?? '')
    return meanings?.some((one) => one.is === 'sign' && one.sign === sign) === true
  }

  /** A verb or another word of the wish itself. */
  #isAct(at: number): boolean {
    const token = this.#tokens[at]
    if (!token || token.kind === 'price' || token.kind === 'break') return true
    if (this.#isSign(at, 'others')) return false
    for (let size = Math.min(longestWishPhrase, this.#tokens.length - at); size > 0; size -= 1) {
      const words = this.#tokens.slice(at, at + size).map(({ text }) => text)
      const meanings = phrasesIn(this.#language).get(words.join(' ')) ?? []
      if (meanings.some(({ is }) => is === 'act' || is === 'sign' || is === 'side')) return true
      if (size === 1 && meanings.length > 0) return true
    }
    return actMeanings(token.text, this.#language).some(({ apart }) => apart === null)
  }
}

const compound = (token: WishToken | undefined, language: ReadingLanguage) =>
  token && !token.quoted && !token.stop ? partsOfWord(token, language) : []

const isModifier = (meanings: readonly PartMeaning[]) =>
  meanings.some(({ is }) => ['skip', 'all', 'both', 'last', 'middle', 'ordinal', 'number', 'rank'].includes(is))

/** 'The FIRST plan', 'ALL reviews': what stands before a noun says which ones are meant. */
function narrow(seen: Seen, meanings: readonly PartMeaning[]): void {
  if (!meanings.every(({ is }) => is === 'skip')) seen.vague = false
  if (meanings.some(({ is }) => is === 'all' || is === 'both')) seen.many = true
}
