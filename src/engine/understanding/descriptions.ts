import { type Head, longestPhrase, meaningsIn, type PartMeaning } from './part-meanings.ts'
import { type Measure, partWords } from './part-words.ts'
import { type PhraseToken, phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage } from './types.ts'

/** A description of parts of a page, every word of it in one of the fields. */
export type Description = {
  all: boolean
  everything: boolean
  both: boolean
  /** so many of them: 'the first two' */
  count: number | null
  /** first 0, second 1, last -1 */
  at: number[]
  middle: boolean
  rank: { by: Measure; most: boolean } | null
  head: Head | null
  /** all words of it */
  words: string[]
  /** words that stand on the part that is meant */
  said: string[]
  quoted: string[]
  /** what the part stands in */
  scope: Description | null
  except: Description[]
  /** two nouns that make no sense together, or something that a part has: nothing is taken for granted */
  unclear: boolean
}

const blank = (): Description => ({
  all: false,
  everything: false,
  both: false,
  count: null,
  at: [],
  middle: false,
  rank: null,
  head: null,
  words: [],
  said: [],
  quoted: [],
  scope: null,
  except: [],
  unclear: false,
})

/** True when a description singles something out, rather than naming a kind of parts. */
export const isNarrow = (one: Description): boolean =>
  one.at.length > 0 ||
  one.middle ||
  one.rank !== null ||
  one.count !== null ||
  one.both ||
  one.except.length > 0 ||
  one.scope !== null ||
  (one.head !== null && one.said.length + one.quoted.length > 0)

/** 'The testimonial', 'the price': one entry of several. */
export const isSingleEntry = ({ head }: Description) => head?.of === 'entry' && head.kind !== null && !head.many

/** 'The button': one element of several. */
export const isSingleElement = ({ head }: Description) => head?.of === 'element' && !head.many

/** Reads 'the first and the last testimonial', 'everything except the hero'; one description for each part of a list. */
export function readDescriptions(text: string, language: ReadingLanguage): Description[] {
  return listed(
    new Reader(
      phraseTokens(text).flatMap((token) => partsOfWord(token, language)),
      language,
    ),
  )
}

/** 'Teambereich', 'Galeriebild' and 'om oss-seksjonen' are two words each, where both of them are known. */
export function partsOfWord(token: PhraseToken, language: ReadingLanguage): PhraseToken[] {
  const table = meaningsIn(language)
  const { text, quoted } = token
  if (quoted || text.length < shortestCompound || table.has(text)) return [token]
  const { section, entry, elements } = partWords(language)
  const nouns = [section, entry, elements.image, elements.button].flatMap((forms) =>
    forms ? [...forms.one, ...forms.many] : [],
  )
  const tail = nouns.find((noun) => text.endsWith(noun) && text.length > noun.length + 1)
  if (!tail) return [token]
  const head = text.slice(0, -tail.length).replace(/-$/, '')
  const known = text.includes('-') ? head : [head, head.replace(/s$/, ''), `${head}n`].find((word) => table.has(word))
  return known
    ? [
        { ...token, text: known },
        { ...token, text: tail },
      ]
    : [token]
}

const shortestCompound = 7

function listed(reader: Reader): Description[] {
  const found: Description[] = []
  while (reader.left) {
    const one = reader.description()
    const before = found.at(-1)
    // 'about cats and dogs': words alone go on with those before them
    if (before && !one.head && !isNarrow(one) && !one.everything) {
      before.said.push(...one.said)
      before.quoted.push(...one.quoted)
    } else if (one.head || one.everything || isNarrow(one) || one.said.length + one.quoted.length > 0) found.push(one)
    if (reader.take('except')) {
      const exceptions = listed(reader)
      for (const each of found) each.except.push(...exceptions)
    } else if (!reader.take('and') && reader.left) break
  }
  // 'both the team and the prices' are the two that are named
  if (found.length === 2 && found[0]) found[0].both = false
  return found.map((one, index) => (one.head ? placed(one, found[index - 1]) : borrowed(one, found, index)))
}

/** 'The text of the footer and the links' are those of the footer. */
const placed = (one: Description, before: Description | undefined): Description =>
  before?.scope && before.head?.of === 'element' && one.head?.of === 'element' && !one.scope
    ? { ...one, scope: before.scope }
    : one

/** 'The first and the third plan' says its noun once. */
function borrowed(one: Description, all: readonly Description[], index: number): Description {
  if (one.said.length + one.quoted.length > 0 || one.everything || !isNarrow(one)) return one
  const owner = all.slice(index + 1).find(({ head }) => head) ?? all.slice(0, index).findLast(({ head }) => head)
  return owner ? { ...one, head: owner.head, scope: one.scope ?? owner.scope } : one
}

class Reader {
  readonly #tokens: readonly PhraseToken[]
  readonly #language: ReadingLanguage
  #at = 0

  constructor(tokens: readonly PhraseToken[], language: ReadingLanguage) {
    this.#tokens = tokens
    this.#language = language
  }

  get left(): boolean {
    return this.#at < this.#tokens.length
  }

  /** The longest phrase that stands here and means something. */
  #next(): { size: number; meanings: readonly PartMeaning[] } {
    const table = meaningsIn(this.#language)
    for (let size = Math.min(longestPhrase, this.#tokens.length - this.#at); size > 0; size -= 1) {
      const run = this.#tokens.slice(this.#at, this.#at + size)
      if (run.some(({ quoted }) => quoted)) continue
      const meanings = table.get(run.map(({ text }) => text).join(' '))
      if (meanings) return { size, meanings }
    }
    return { size: 1, meanings: [] }
  }

  #is(...names: PartMeaning['is'][]): boolean {
    return this.left && this.#next().meanings.some(({ is }) => names.includes(is))
  }

  /** Steps over a phrase that means this; false when none stands here. */
  take(name: 'except' | 'and'): boolean {
    if (!this.#is(name)) return false
    this.#at += this.#next().size
    return true
  }

  /** One description, up to the next 'and' or 'except'. */
  description(): Description {
    const one = blank()
    while (this.left && !this.#is('except', 'and')) this.#word(one)
    return one
  }

  #word(one: Description): void {
    const token = this.#tokens[this.#at]
    const { size, meanings } = this.#next()
    const mean = (...names: PartMeaning['is'][]) => meanings.some(({ is }) => names.includes(is))
    const named = one.head !== null || one.everything
    this.#at += size
    one.words.push(...this.#tokens.slice(this.#at - size, this.#at).map(({ text }) => text))
    if (token?.quoted) one.quoted.push(token.text)
    else if (mean('skip') && !(named && mean('within'))) return
    else if (named && mean('within')) this.#place(one, mean('about'))
    else if (named && mean('about')) this.#words(one)
    else if (mean('property')) one.unclear = true
    // what stands before every noun joins nothing
    else if (!this.#quantity(one, meanings) && !mean('page') && (mean('noun') || !mean('within', 'about')))
      this.#noun(one, meanings, size)
  }

  /** How many, and which of them; false when the phrase tells neither. */
  #quantity(one: Description, meanings: readonly PartMeaning[]): boolean {
    for (const meaning of meanings) {
      if (meaning.is === 'all' || meaning.is === 'everything' || meaning.is === 'both' || meaning.is === 'middle')
        one[meaning.is] = true
      else if (meaning.is === 'last') one.at.push(-1)
      else if (meaning.is === 'ordinal') one.at.push(meaning.value)
      else if (meaning.is === 'rank') one.rank = { by: meaning.by, most: meaning.most }
      // 'plan 2' is the second one, 'two plans' are two
      else if (meaning.is === 'number' && one.head) one.at.push(meaning.value - 1)
      else if (meaning.is === 'number') one.count = meaning.value
      else continue
      return true
    }
    return false
  }

  /** A noun, or a word that the part itself says. */
  #noun(one: Description, meanings: readonly PartMeaning[], size: number): void {
    const noun = meanings.find((meaning) => meaning.is === 'noun')
    if (noun?.is === 'noun') joined(one, noun.head)
    else one.said.push(...this.#tokens.slice(this.#at - size, this.#at).map(({ text }) => text))
  }

  /** 'In the footer' is a place; 'on Sunday' are words of what is meant. */
  #place(one: Description, orWords: boolean): void {
    const start = this.#at
    const place = this.description()
    const { head } = place
    // 'la sección de precios' is the section of that kind
    if (head && head.kind !== null && one.head?.of === 'section' && one.head.kind === null && !isNarrow(place))
      joined(one, head)
    else if (head || place.at.length > 0) {
      if (one.scope) one.unclear = true
      one.scope = place
    } else if (orWords || place.said.length + place.quoted.length > 0) {
      this.#at = start
      this.#words(one)
    }
  }

  /** Words of the part itself, up to the next place that has a noun. */
  #words(one: Description): void {
    while (this.left && !this.#is('except', 'and')) {
      const token = this.#tokens[this.#at]
      const { size, meanings } = this.#next()
      const noun = meanings.find((meaning) => meaning.is === 'noun')
      if (token?.quoted) one.quoted.push(token.text)
      // 'the section with the prices' is that of its kind
      else if (noun?.is === 'noun' && one.head?.of === 'section' && one.head.kind === null) joined(one, noun.head)
      else if (!meanings.some(({ is }) => is === 'skip' || is === 'within' || is === 'about'))
        one.said.push(...this.#tokens.slice(this.#at, this.#at + size).map(({ text }) => text))
      else if (one.said.length > 0 && meanings.some(({ is }) => is === 'within')) {
        this.#at += size
        this.#place(one, true)
        continue
      }
      this.#at += size
    }
  }
}

/** Kinds of sections that are lists of something; the 'newsletter box' is all there is of it. */
const lists = new Set(
  'pricing testimonials team hours gallery faq features services products menu steps stats logos events posts'.split(
    ' ',
  ),
)

/** Two nouns beside each other: 'pricing section', 'team member', 'hero image'. */
function joined(one: Description, next: Head): void {
  const before = one.head
  const head = before ? merged(before, next) : next
  if (head) one.head = head
  else if (before) nested(one, before, next)
}

/** 'section', 'card': a noun for parts of any kind. */
const isPlain = ({ of, kind }: Head, what: Head['of']) => of === what && kind === null

/** 'pricing section', 'team member': two nouns of which one says the kind; null when each is a part of its own. */
function merged(before: Head, next: Head): Head | null {
  if (isPlain(next, 'section')) return { ...before, of: 'section', many: next.many }
  if (isPlain(before, 'section')) return { ...next, of: 'section', many: before.many }
  if (isPlain(next, 'entry') && before.of !== 'element')
    return lists.has(before.kind ?? '') ? { ...next, kind: before.kind } : before
  return isPlain(before, 'entry') && next.of !== 'element' ? { ...before, kind: next.kind } : null
}

/** 'hero image', 'the image hero': the element stands in the other one. */
function nested(one: Description, before: Head, next: Head): void {
  const [isLast, isFirst] = [next.of === 'element', before.of === 'element']
  if (isLast !== isFirst && !one.scope) {
    one.scope = { ...blank(), head: isLast ? before : next }
    one.head = isLast ? next : before
  } else if (before.kind === next.kind && next.of === 'entry') one.head = next
  else one.unclear = true
}
