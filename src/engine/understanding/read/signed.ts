import { knownNames, type Lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { Span } from '../types.ts'
import type { Fact } from './facts.ts'

/** Longer is no name of a person. */
const MOST_NAMES = 3

/**
 * Who signed a letter, as a page needs it where the letter names nobody: a firm in a line of its own below the person, and the
 * person alone where the letter speaks for nobody else.
 */
export function signedBy(text: string, signature: Span, body: string, known: Lexicon): Fact[] {
  const lines = linesOf(text, signature)
  const isCalled = (line: { text: string }) =>
    isFirm(line.text, known) || (lines.length === 2 && isTitle(line.text, known))
  const firm = lines.slice(1).find(isCalled)
  if (firm) return [{ kind: 'name', ...firm, sure: 0.85 }]
  const [person] = lines
  const isAlone = says(body, known.grammar.alone) && !says(body, known.grammar.together)
  return person && isAlone && isPerson(person.text)
    ? [{ kind: 'person', id: 'self', role: '', ...person, sure: 0.9 }]
    : []
}

function linesOf(text: string, { start, end }: Span): (Span & { text: string })[] {
  let at = start
  return text
    .slice(start, end)
    .split('\n')
    .flatMap((line) => {
      const said = bare(line)
      const from = at + line.indexOf(said)
      at += line.length + 1
      return said === '' ? [] : [{ start: from, end: from + said.length, text: said }]
    })
}

const words = (text: string) => text.split(/\s+/)

const around = ' \t,.–-'

/** Without the space and the marks around it. */
function bare(line: string): string {
  let [from, to] = [0, line.length]
  while (from < to && around.includes(line.charAt(from))) from += 1
  while (to > from && around.includes(line.charAt(to - 1))) to -= 1
  return line.slice(from, to)
}

const isPerson = (text: string) =>
  words(text).length <= MOST_NAMES &&
  words(text).length > 1 &&
  words(text).every((word) => /^\p{Lu}[\p{L}.’'-]*$/u.test(word))

const LONGEST_TITLE = 4

/** 'Le Riflard' below who signs; 'Secretary' says what they are there. */
function isTitle(text: string, { grammar }: Lexicon): boolean {
  const all = words(text).map((word) => plainWord(word))
  const isRole = (word: string) => grammar.roles.includes(word) || knownNames().given.has(word)
  return /^\p{Lu}/u.test(text) && all.length > 1 && all.length <= LONGEST_TITLE && !all.some(isRole)
}

/** 'Tuohy & Lacke Upholsterers', 'Reed Joinery Ltd', 'Wexford Bakery': and no second person. */
function isFirm(text: string, { heads, grammar }: Lexicon): boolean {
  const { legalForms, given } = knownNames()
  const [first = '', ...others] = words(text).map((word) => plainWord(word))
  if (!/^\p{Lu}/u.test(text) || others.length === 0 || given.has(first)) return false
  const isKnown = (word: string) => heads.has(word) || grammar.businesses.includes(word) || legalForms.has(word)
  const isDoer = (word: string) =>
    grammar.doerEndings.some((ending) => [ending, `${ending}s`].some((one) => word.endsWith(one)))
  return /[&+]/.test(text) || others.some((word) => isKnown(word) || isDoer(word)) || isKnown(first)
}

const says = (text: string, list: readonly string[]) => {
  const said = new Set((text.match(/[\p{L}’']+/gu) ?? []).map((word) => plainWord(word)))
  return list.some((word) => said.has(plainWord(word)))
}
