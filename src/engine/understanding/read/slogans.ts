import type { RequestText } from './request-text.ts'

const SHORTEST = 4
const LONGEST = 12

/** A stop, a dash or a number inside: a text, a list or a notice, and no motto. */
const isNoSentence = (word: string) => /[.:;\d]$|^[-–—•]/.test(word)

/** What a business says of itself as a motto: behind the word for it, or a quoted sentence that is all of its clause. */
export function readSlogans(request: RequestText, rows: ReadonlyMap<number, string>): void {
  request.tokens.forEach(({ kind }, at) => {
    const label = kind === 'quote' && request.isFree(at) ? labelOf(request, at) : null
    if (label === null || !request.isFree(label, at)) return
    if (label < at) request.shell(label, at - 1)
    request.claim('quote', at, at, { id: 'slogan', sure: 0.9 })
  })
  request.clauses.forEach((clause, index) => {
    const [before, row] = [rows.get(index - 1), rows.get(index)]
    if (row === 'slogan' && before !== 'slogan') typedSlogan(request, rows, index)
    else if (row === undefined && index > 0) quotedSentence(request, clause.first, clause.last)
  })
}

/** So many small words stand between a label and what it is of: 'the headline IS: “…”'. */
const BETWEEN = 2

/** Where the word stands that says of a quotation that it is a motto or the headline: 'CON LA FRASE “…”', 'Überschrift “…”'. */
function labelOf(request: RequestText, at: number): number | null {
  let last = at - 1
  while (last > at - 1 - BETWEEN && (request.isSmall(last) || request.tokens[last]?.text === ':')) last--
  const hit = request.hitBefore('cue', last)
  const isLabel = hit?.id === 'slogan' || (hit?.id === 'name' && isSpoken(request, at))
  if (!hit || !isLabel) return null
  const article = request.hitBefore('articles', hit.first - 1)?.first ?? hit.first
  return request.hitBefore('having', article - 1)?.first ?? article
}

/** A sentence is no name: 'title “We open when it rains”'. */
function isSpoken(request: RequestText, at: number): boolean {
  const words = request.slice(at, at).slice(1, -1).trim().split(/\s+/)
  return words.length >= SHORTEST && !isTitle(request, words)
}

/** 'Slogan: Erst verstehen, dann erziehen': up to where its row ends. */
function typedSlogan(request: RequestText, rows: ReadonlyMap<number, string>, index: number): void {
  let end = index
  while (rows.get(end + 1) === 'slogan') end += 1
  const [first, last] = [request.clauses[index]?.first ?? 0, request.clauses[end]?.last ?? 0]
  if (last > first || request.tokens[first]?.kind === 'quote')
    if (request.isFree(first, last)) request.claim('quote', first, last, { id: 'slogan', sure: 0.85 })
}

/** '…, poche parole. "Vi racconto senza mettervi in posa"': longer than a name. */
function quotedSentence(request: RequestText, first: number, last: number): void {
  const isQuote = first === last && request.tokens[first]?.kind === 'quote' && request.isFree(first)
  const words = request.slice(first, last).slice(1, -1).trim().split(/\s+/)
  if (
    isQuote &&
    !isTitle(request, words) &&
    words.length >= SHORTEST &&
    words.length <= LONGEST &&
    !words.slice(0, -1).some(isNoSentence)
  )
    request.claim('quote', first, last, { id: 'slogan', sure: 0.8 })
}

/** '« Le Fournil de Maëlle »': every word but the small ones has a capital, and it is what something is called. */
const isTitle = ({ lexicon }: RequestText, words: readonly string[]) =>
  !lexicon.grammar.nounCapitals &&
  words.every(
    (word) => /^\p{Lu}[\p{L}\p{N}’'&-]*$/u.test(word) || lexicon.has('small', word) || lexicon.has('of', word),
  )
