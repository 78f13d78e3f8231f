import { type InstructionWords, type instructionActions, instructionWords } from './instruction-words.ts'
import { meaningsIn } from './part-meanings.ts'
import { partWords } from './part-words.ts'
import { type PhraseToken, phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage } from './types.ts'

/** An instruction: what is done, to which part, and what it becomes or where it goes. Parts and texts as they were typed. */
export type InstructionFrame =
  | { do: 'remove' | 'hide' | 'show' | 'duplicate'; target: string }
  | { do: 'make'; target: string; look: string }
  | { do: 'rename' | 'change'; target: string; text: string; quoted: boolean }
  | { do: 'price'; target: string; text: string }
  | { do: 'move'; target: string; side: 'up' | 'down' | 'start' | 'end' }
  | { do: 'move'; target: string; side: 'before' | 'after'; of: string }

type Making = Extract<InstructionFrame, { do: 'make' }>
type InstructionAction = (typeof instructionActions)[number]

/** Tells a look in words, such as a colour, from anything else; null when it is none. */
export type LookReader = (words: string, language: ReadingLanguage) => string | null

const longest = 6

/** Reads an instruction in a language; all that it may mean, the surest first. */
export function readFrames(text: string, language: ReadingLanguage, lookOf: LookReader): InstructionFrame[] {
  return new FrameReader(text, language, lookOf).read()
}

class FrameReader {
  readonly #text: string
  readonly #language: ReadingLanguage
  readonly #words: InstructionWords
  readonly #lookOf: LookReader

  constructor(text: string, language: ReadingLanguage, lookOf: LookReader) {
    this.#text = text
    this.#language = language
    this.#words = instructionWords(language)
    this.#lookOf = lookOf
  }

  read(): InstructionFrame[] {
    const tokens = this.#bare(phraseTokens(this.#text))
    return this.#readings(tokens).flatMap(({ action, rest }) => this.#frame(action, rest) ?? [])
  }

  /** Without what is said around an instruction. */
  #bare(tokens: readonly PhraseToken[]): readonly PhraseToken[] {
    const { polite } = this.#words
    let rest = tokens
    for (;;) {
      const first = startsWith(rest, polite)
      const last = endsWith(rest, polite)
      const next = first > 0 ? rest.slice(first) : last > 0 ? rest.slice(0, -last) : rest
      const bare = next.at(0)?.text === ',' ? next.slice(1) : next.at(-1)?.text === ',' ? next.slice(0, -1) : next
      if (bare.length === rest.length || bare.length === 0) return rest
      rest = bare
    }
  }

  /** The actions that the words around the rest may stand for. */
  #readings(tokens: readonly PhraseToken[]): { action: InstructionAction; rest: readonly PhraseToken[] }[] {
    const found: { action: InstructionAction; rest: readonly PhraseToken[]; sure: number }[] = []
    const modal = tokens.findIndex((_token, at) => at > 0 && startsWith(tokens.slice(at), this.#words.modals) > 0)
    for (const [name, { start, end, around, wanted }] of Object.entries(this.#words.actions)) {
      const action = name as InstructionAction
      for (const [one, other] of around) {
        const first = startsWith(tokens, [one])
        const last = endsWith(tokens, [other])
        if (first > 0 && last > 0) found.push({ action, rest: tokens.slice(first, -last), sure: 3 })
      }
      const first = startsWith(tokens, start)
      if (first > 0) found.push({ action, rest: tokens.slice(first), sure: 2 })
      const last = endsWith(tokens, end)
      if (last > 0) found.push({ action, rest: tokens.slice(0, -last), sure: 1 })
      if (modal < 0) continue
      const behind = tokens.slice(modal + startsWith(tokens.slice(modal), this.#words.modals))
      const wish = Math.max(startsWith(behind, wanted), endsWith(behind, wanted))
      const inner = startsWith(behind, wanted) > 0 ? behind.slice(wish) : behind.slice(0, behind.length - wish)
      if (wish > 0) found.push({ action, rest: [...tokens.slice(0, modal), ...inner], sure: 2 })
    }
    return found.toSorted((one, other) => other.sure - one.sure)
  }

  #frame(action: InstructionAction, around: readonly PhraseToken[]): InstructionFrame | null {
    const rest = this.#bare(around)
    if (rest.length === 0) return null
    switch (action) {
      case 'remove':
      case 'hide':
      case 'show':
      case 'duplicate':
        return { do: action, target: this.#said(rest) }
      case 'bigger':
      case 'smaller':
      case 'darker':
      case 'lighter':
        return { do: 'make', target: this.#said(rest), look: action }
      case 'make':
        return this.#made(rest)
      case 'rename':
      case 'change':
        return this.#made(rest) ?? this.#renamed(action, rest)
      case 'move':
        return this.#moved(rest)
    }
  }

  /** 'the hero a bit darker': the longest ending, or beginning, that speaks of looks alone. */
  #made(all: readonly PhraseToken[]): InstructionFrame | null {
    const whole = this.#madeOf(all)
    if (whole) return whole
    const { except } = partWords(this.#language)
    const at = all.findIndex((_token, index) => index > 0 && startsWith(all.slice(index), except) > 0)
    if (at < 0) return null
    // 'everything dark except the header'
    const made = this.#madeOf(all.slice(0, at))
    return made && { ...made, target: `${made.target} ${this.#said(all.slice(at))}` }
  }

  #madeOf(all: readonly PhraseToken[]): Making | null {
    const rest = all.slice(startsWith(all, this.#words.colourOf))
    for (let at = 1; at < rest.length; at += 1) {
      const look = this.#look(rest.slice(at))
      if (look !== null) return { do: 'make', target: this.#said(rest.slice(0, at)), look }
    }
    for (let at = rest.length - 1; at > 0; at -= 1) {
      const look = this.#look(rest.slice(0, at))
      if (look !== null) return { do: 'make', target: this.#said(rest.slice(at)), look }
    }
    return null
  }

  #look(tokens: readonly PhraseToken[]): string | null {
    if (tokens.some(({ quoted }) => quoted)) return null
    const { degrees, looks, to } = this.#words
    for (const [look, names] of Object.entries(looks)) {
      const size = endsWith(tokens, names)
      if (size > 0 && only(tokens.slice(0, -size), [...degrees, ...to])) return look
    }
    let bare = tokens
    for (let size = 1; size > 0 && bare.length > 0; bare = bare.slice(size))
      size = startsWith(bare, [...degrees, ...to])
    return bare.length > 0 ? this.#lookOf(this.#said(bare), this.#language) : null
  }

  #renamed(action: 'rename' | 'change', rest: readonly PhraseToken[]): InstructionFrame | null {
    const joints = [...this.#words.to, ...this.#words.by]
    const splits = rest.flatMap((_token, at) => {
      const size = at > 0 ? startsWith(rest.slice(at), joints) : 0
      return size > 0 && at + size < rest.length ? [{ at, size }] : []
    })
    const split = splits.find(({ at, size }) => rest[at + size]?.quoted) ?? splits[0]
    const last = rest.at(-1)
    // 'the title should say "Hello"'
    if (!split && last?.quoted && rest.length > 1)
      return { do: action, target: this.#said(rest.slice(0, -1)), text: last.text, quoted: true }
    if (!split) return null
    const text = rest.slice(split.at + split.size)
    const [first] = text
    const quoted = text.length === 1 && first?.quoted === true
    return {
      do: action,
      target: this.#said(rest.slice(0, split.at)),
      text: quoted ? first.text : this.#said(text),
      quoted,
    }
  }

  #moved(rest: readonly PhraseToken[]): InstructionFrame | null {
    const { sides } = this.#words
    for (let at = 1; at < rest.length; at += 1) {
      const tail = rest.slice(at)
      const side = (['start', 'end', 'up', 'down'] as const).find(
        (name) => startsWith(tail, sides[name]) === tail.length,
      )
      if (side) return { do: 'move', target: this.#said(rest.slice(0, at)), side }
    }
    for (let at = 1; at < rest.length; at += 1) {
      const tail = rest.slice(at)
      // 'über uns' is a section, and no place
      if (this.#isNoun(tail.slice(0, 2))) continue
      const side = (['before', 'after'] as const).find((name) => startsWith(tail, sides[name]) > 0)
      const size = side ? startsWith(tail, sides[side]) : 0
      if (side && size < tail.length)
        return { do: 'move', target: this.#said(rest.slice(0, at)), side, of: this.#said(tail.slice(size)) }
    }
    return null
  }

  #isNoun(tokens: readonly PhraseToken[]): boolean {
    return (
      meaningsIn(this.#language)
        .get(joined(tokens))
        ?.some(({ is }) => is === 'noun') === true
    )
  }

  /** What was typed there. */
  #said(tokens: readonly PhraseToken[]): string {
    const [first, last] = [tokens[0], tokens.at(-1)]
    return first && last ? this.#text.slice(first.start, last.end).trim() : ''
  }
}

const joined = (tokens: readonly PhraseToken[]) => tokens.map(({ text }) => text).join(' ')

/** How many tokens the longest of the phrases takes at the start; 0 when none stands there. */
function startsWith(tokens: readonly PhraseToken[], names: readonly string[]): number {
  for (let size = Math.min(longest, tokens.length); size > 0; size -= 1) {
    const run = tokens.slice(0, size)
    if (!run.some(({ quoted }) => quoted) && names.includes(joined(run))) return size
  }
  return 0
}

function endsWith(tokens: readonly PhraseToken[], names: readonly string[]): number {
  for (let size = Math.min(longest, tokens.length); size > 0; size -= 1) {
    const run = tokens.slice(-size)
    if (!run.some(({ quoted }) => quoted) && names.includes(joined(run))) return size
  }
  return 0
}

/** Nothing but these phrases. */
function only(tokens: readonly PhraseToken[], names: readonly string[]): boolean {
  const size = startsWith(tokens, names)
  return tokens.length === 0 || (size > 0 && only(tokens.slice(size), names))
}
