import type { Lexicon, TradeHead } from './lexicon.ts'
import { plainWord, wordsOfPhrase } from './tokens.ts'

/** What a noun phrase is, by its head: `trade` is null where the head is known and the rest makes something else of it. */
export type TradeReading = { head: string; trade: string | null; modifiers: string[] }

type Found = { head: string; row: TradeHead; modifiers: string[] }

/** Shorter heads end words by chance: 'Verband' is no band. */
const SHORTEST_LAST_PART = 4

function lookUp(lexicon: Lexicon, words: readonly string[]): { head: string; row: TradeHead } | null {
  const last = words.at(-1) ?? ''
  const [before, first] = [words.slice(0, -1), words[0] ?? '']
  const forms = lexicon.grammar.headFirst
    ? lexicon
        .forms(first)
        .flatMap((one) =>
          lexicon.forms(last).map((other) => [one, ...words.slice(1, -1), ...(words.length > 1 ? [other] : [])]),
        )
    : lexicon.forms(last).map((one) => [...before, one])
  for (const form of [[...words], ...forms]) {
    const head = form.join(' ')
    const row = lexicon.heads.get(head) ?? lexicon.heads.get(head.replaceAll('-', ' '))
    if (row) return { head, row }
  }
  return null
}

/** The longest stretch at the head's end of the phrase that is known as one. */
function headOf(lexicon: Lexicon, words: readonly string[]): Found | null {
  for (let length = words.length; length > 0; length--) {
    const [own, rest] = lexicon.grammar.headFirst
      ? [words.slice(0, length), words.slice(length)]
      : [words.slice(words.length - length), words.slice(0, words.length - length)]
    const found = lookUp(lexicon, own)
    if (found) return { ...found, modifiers: rest }
  }
  return lexicon.grammar.compounds ? lastPart(lexicon, words) : null
}

/** 'Dorfbuchhandlung': the last part says what it is. */
function lastPart(lexicon: Lexicon, words: readonly string[]): Found | null {
  const last = words.at(-1) ?? ''
  for (const form of lexicon.forms(last))
    for (let cut = 3; cut <= form.length - SHORTEST_LAST_PART; cut++) {
      const row = lexicon.heads.get(form.slice(cut))
      if (!row) continue
      const modifier = form.slice(0, cut).replace(/-$/, '')
      const head = form.slice(cut)
      const stem = [modifier, modifier.replace(/(?:s|n|en|e|er)$/, '')]
      const listed = [
        ...(Array.isArray(row.takes) ? row.takes : []),
        ...Object.values(row.with ?? {}).flat(),
        ...(row.not ?? []),
      ]
      const known = stem.find((one) => listed.includes(one))
      // 'Kajakkurs' is a course of no trade that is known, 'Exkurs' none at all
      const isShort = known === undefined && head.length < 5
      if (isShort && !(row.takes === true && head.length > 3 && modifier.length > 3)) continue
      if (isShort) return { head: form, row: {}, modifiers: words.slice(0, -1) }
      return { head, row, modifiers: [...words.slice(0, -1), known ?? modifier] }
    }
  return null
}

function decide({ row, modifiers }: Found): string | null {
  const all = modifiers.join(' ')
  const near = modifiers.at(-1) ?? ''
  const says = (list: readonly string[]) =>
    list.some(
      (one) => one === all || one === near || modifiers.includes(one) || (one.includes(' ') && all.includes(one)),
    )
  if (row.not && modifiers.length > 0 && says(row.not)) return null
  if (modifiers.length > 0) for (const [trade, list] of Object.entries(row.with ?? {})) if (says(list)) return trade
  if (row.is === undefined) return null
  if (modifiers.length === 0 || row.takes === true) return row.is
  return row.takes && says(row.takes) ? row.is : null
}

/**
 * What the words of a noun phrase say that it is: the head decides, and of what stands beside it only what this head
 * permits. Null when no head is known.
 */
export function readTrade(
  lexicon: Lexicon,
  phrase: readonly string[],
  complement: readonly string[] = [],
): TradeReading | null {
  const words = phrase
    .flatMap(wordsOfPhrase)
    .map((word) => lexicon.marked(word))
    .filter((word) => !lexicon.has('articles', word) && !lexicon.has('own', word))
  const found = readWords(lexicon, words, complement.map(plainWord))
  // 'dog walking business' is dog walking, 'construction firm' a construction company
  const { headFirst } = lexicon.grammar
  const generic = (headFirst ? words[0] : words.at(-1)) ?? ''
  if (found?.trade || words.length < 2 || !lexicon.has('businesses', generic)) return found
  const rest = headFirst ? words.slice(1).filter((word, at) => at > 0 || !lexicon.has('of', word)) : words.slice(0, -1)
  const others = headFirst ? [] : lexicon.grammar.businesses.map((word) => [...rest, word])
  const tried = [rest, ...others].map((one) => readWords(lexicon, one, []))
  // 'lift maintenance COMPANY': what it is, of no trade that is known
  return tried.find((one) => one?.trade) ?? found ?? { head: generic, trade: null, modifiers: rest }
}

function readWords(lexicon: Lexicon, words: readonly string[], complement: readonly string[]): TradeReading | null {
  const whole = headOf(lexicon, words)
  if (!whole) return null
  const drop = (word: string) => lexicon.has('qualities', word) || lexicon.has('of', word) || /^[\d&+-]/.test(word)
  const modifiers = whole.modifiers.filter((word) => !drop(word))
  const sold = Object.entries(whole.row.with ?? {}).find(([, list]) =>
    complement.some((word) => lexicon.forms(word).some((form) => list.includes(form))),
  )
  const trade = modifiers.length === 0 && sold ? sold[0] : decide({ ...whole, modifiers })
  return { head: whole.head, trade, modifiers }
}
