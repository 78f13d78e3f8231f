import type { TextToken } from '../types.ts'

/** A stretch of tokens between two delimiters: [first, last] are places in the list of tokens. */
export type TextClause = {
  first: number
  last: number
  /** what stands before and after it: a mark, 'break', 'dash', or '' at the ends of the text */
  before: string
  after: string
  sentence: number
  line: number
}

const ends = new Set(['.', '!', '?'])
const parts = new Set([',', ';', ':', '(', ')', '|', '•', '·', '[', ']', '{', '}', '…', '→', '¿', '¡'])
const dashes = new Set(['-', '–', '—', '/'])

/** The first number of a numbered list, before which no line has ended. */
const isFirstNumber = ([first, mark, ...rest]: readonly TextToken[]) =>
  first?.kind === 'number' &&
  (mark?.text === '.' || mark?.text === ')') &&
  rest.some(({ kind, text }) => kind === 'break' && /\d[.)]/.test(text))

/** What kind of delimiter a token is, or null; dashes count between spaces, full stops before one. */
function delimiter(tokens: readonly TextToken[], at: number): string | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'break' || (at === 0 && isFirstNumber(tokens))) return 'break'
  return token.kind !== 'mark' || isExclaimed(tokens, at) ? null : ofMark(tokens, at, token)
}

function ofMark(tokens: readonly TextToken[], at: number, token: TextToken): string | null {
  // a list may begin with its first bullet
  if (at === 0 && /^[-*•·–]$/.test(token.text)) return 'break'
  if (parts.has(token.text)) return token.text
  if (token.text === '=') return ':'
  // '55 €/Std., …'
  if (token.text === '.' && /^[,;]$/.test(tokens[at + 1]?.text ?? '')) return null
  if (ends.has(token.text) && endsBracket(tokens, at)) return ')'
  if (ends.has(token.text)) return isLoose(token, tokens[at + 1]) || tokens[at + 1]?.kind === 'mark' ? '.' : null
  return dashes.has(token.text) && isSpaced(tokens, at) ? 'dash' : null
}

/** 'after 38 years (!) she goes': a mark in brackets parts nothing. */
const isExclaimed = (tokens: readonly TextToken[], at: number) =>
  [at, at - 1, at - 2].some(
    (first) =>
      tokens[first]?.text === '(' && /^[!?]$/.test(tokens[first + 1]?.text ?? '') && tokens[first + 2]?.text === ')',
  )

/** 'plenty of (pasta!!), and …': what ends a bracket within a sentence does not end the sentence. */
function endsBracket(tokens: readonly TextToken[], at: number): boolean {
  let close = at + 1
  while (ends.has(tokens[close]?.text ?? '')) close++
  if (tokens[close]?.text !== ')') return false
  let open = at - 1
  while (open >= 0 && tokens[open]?.text !== '(' && tokens[open]?.kind !== 'break') open--
  const before = tokens[open - 1]
  return tokens[open]?.text === '(' && before !== undefined && before.kind !== 'break' && !ends.has(before.text)
}

/** A space, a line break or nothing at all stands between a mark and the token behind it. */
const isLoose = (mark: TextToken, after: TextToken | undefined) =>
  !after || after.start > mark.end || after.kind === 'break'

/** 'soap – candles' and no 'half-price': there is a space on both sides. */
function isSpaced(tokens: readonly TextToken[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return mark !== undefined && isLoose(mark, after) && (!before || before.end < mark.start || before.kind === 'break')
}

/** Clauses of a list of tokens without its spaces, in order. `isOrdinal`: a full stop that ends a number, '1. Samstag'. */
export function readClauses(
  tokens: readonly TextToken[],
  isOrdinal: (at: number) => boolean = () => false,
): TextClause[] {
  const clauses: TextClause[] = []
  let [first, before, sentence, line, wasMarked] = [0, '', 0, 0, false]
  const close = (at: number, after: string) => {
    if (at > first) clauses.push({ first, last: at - 1, before, after, sentence, line })
  }
  tokens.forEach((token, at) => {
    const found = delimiter(tokens, at)
    if (found === null || (found === '.' && isOrdinal(at))) return
    close(at, found)
    if (found === '.') sentence += 1
    if (found === 'break') {
      line += 1
      const isMarked = /[-*•·–]|\d[.)]/.test(token.text)
      // a line with a capital behind the last bullet goes on with the text
      const isBehindList = wasMarked && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')
      if (/\n\s*\n/.test(token.text) || isMarked || isBehindList || before === '.') sentence += 1
      wasMarked = isMarked
    }
    first = at + 1
    before = found
  })
  close(tokens.length, '')
  return clauses
}
