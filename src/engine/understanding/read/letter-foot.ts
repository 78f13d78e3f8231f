import { knownNames, type Lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { Span } from '../types.ts'

/** What stands below a letter: who signs, and the lines that say of whom, as on a card. */
export type LetterFoot = {
  /** the farewell and who signs, which say nothing of the business */
  signed: Span[]
  /** 'Reed Joinery / joiners / 4 Mill Lane, Leith' */
  card: Span
}

type Line = Span & { text: string }

const MOST_LINES = 6
const LONGEST = 9

/**
 * The foot of a letter: behind a farewell, or behind a name by itself, at least one line that says whose letter it is. Null where a
 * letter has none, or where the lines behind it are sentences.
 */
export function letterFoot(text: string, { grammar }: Lexicon): LetterFoot | null {
  const lines = linesOf(text)
  const full = lines.filter((line) => line.text !== '')
  const opensParagraph = (line: Line) => lines[lines.indexOf(line) - 1]?.text === ''
  for (const [at, line] of full.entries()) {
    if (at === 0 || full.length - at > MOST_LINES) continue
    const isFarewell = says(line.text, grammar.closings)
    const signer = isFarewell ? full[at + 1] : line
    const isSigned = signer !== undefined && isSigner(signer.text, grammar, isFarewell)
    if (!isSigned || !(isFarewell || (opensParagraph(line) && isKnownPerson(line.text)))) continue
    const card = full.slice(full.indexOf(signer) + 1)
    const [first, last] = [card[0], card.at(-1)]
    if (!first || !last || !card.every(isShort)) return null
    const farewell = isFarewell ? [lastSentence(line)] : []
    return { signed: [...farewell, span(signer)], card: { start: first.start, end: last.end } }
  }
  return null
}

const span = ({ start, end }: Span): Span => ({ start, end })

function linesOf(text: string): Line[] {
  let at = 0
  return text.split('\n').map((said) => {
    const start = at + said.length - said.trimStart().length
    at += said.length + 1
    return { start, end: start + said.trim().length, text: said.trim() }
  })
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** No sentence, no list and no price: a line of a card. */
const isShort = ({ text }: Line) =>
  wordsIn(text).length <= LONGEST && !/[.!?:;]$|^\s*[-–—*•]|\p{Sc}|^P\.?S/iu.test(text) && /\p{L}/u.test(text)

const marks = new Set(' .,!–-')

/** Without the marks at its end. */
function bare(text: string): string {
  let end = text.length
  while (end > 0 && marks.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A farewell is in it: '… d’agréer mes salutations distinguées.' */
const says = (text: string, closings: readonly string[]) => {
  const said = bare(text.toLowerCase().replaceAll('’', "'"))
  return closings.some(
    (one) => said === one || said.endsWith(` ${one}`) || (said.startsWith(`${one} `) && wordsIn(said).length < LONGEST),
  )
}

/** Of a line that says more than a farewell its last sentence. */
function lastSentence({ start, end, text }: Line): Span {
  const mark = [...text.slice(0, -1).matchAll(/[.!?]\s+/g)].at(-1)
  return { start: start + (mark ? mark.index + mark[0].length : 0), end }
}

/** 'Ann Bell', 'Odd Nygård, sekretær', and behind a farewell 'La segreteria' too. */
function isSigner(text: string, { roles }: Lexicon['grammar'], isBehindFarewell: boolean): boolean {
  const [who = '', ...what] = text
    .split(/[,(–]/u)
    .map((said) => said.trim())
    .filter((said) => said !== '')
  const words = wordsIn(who)
  const isOne = words.length <= 3 && words.every((word) => /^\p{Lu}[\p{L}.’'-]*$/u.test(word))
  const role = (said: string) => wordsIn(said).some((word) => roles.includes(plainWord(word)))
  if (isBehindFarewell && what.length === 0 && words.length <= 3 && role(who)) return true
  return isOne && words.length > 0 && what.every((said) => role(said) || wordsIn(said).length <= 2)
}

const isKnownPerson = (text: string) => {
  const [given = '', ...others] = wordsIn(text)
  return others.length > 0 && knownNames().given.has(plainWord(given))
}
