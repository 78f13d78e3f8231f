import { appWords } from '../../../understanding/app-words.ts'
import { splitRows } from '../../../understanding/blocks/block.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import type { Span } from '../../../understanding/types.ts'
import type { Brief } from '../../types.ts'
import { chartedIn } from './charted.ts'

/** Fewer are no list, and a longer phrase is no name of a figure. */
const LEAST = 3
const MOST_WORDS = 6
/** So many characters lead up to a list. */
const LEAD = 60

type Piece = Span & { text: string }

/**
 * What a sentence about a dashboard lists behind its colon: 'At the top four figures: water produced, leakage in percent, open
 * faults and the level of the tank'. Empty where none does.
 */
export function keyedMeasures({ text }: RequestReading, language: Brief['language']): Fact[] {
  for (const { index } of text.matchAll(/:[ \u00a0]/g)) {
    const start = index + 1
    const lead = index - Math.max(...['.', '!', '?', '\n', ':'].map((mark) => text.lastIndexOf(mark, index - 1)))
    if (lead > LEAD) continue
    const end = start + (/[.!?](?:\s|$)|\n/.exec(text.slice(start))?.index ?? text.length - start)
    const pieces = splitRows(text, start, end).flatMap((row) => apart(text, row, language))
    const over = pieces.findIndex((piece) => !isFigure(piece, language))
    const listed = over < 0 ? pieces : pieces.slice(0, over)
    if (listed.length >= LEAST) return listed.map((piece): Fact => ({ kind: 'service', ...piece, sure: 0.6 }))
  }
  return []
}

/** Drawings that sentences ask for: 'below that A CURVE OF THE TRIPS hour by hour and beside it A LIST OF THE ALERTS'. */
export function drawingsIn(
  { text }: RequestReading,
  language: Brief['language'],
): { charts: string[]; tables: string[] } {
  // commas in brackets part nothing
  const plain = text.replace(/\([^)]*\)/g, (bracket) => ' '.repeat(bracket.length))
  const pieces = [...plain.matchAll(/[^.!?\n,;:]+/g)].flatMap(({ index, 0: said }) =>
    apart(plain, { start: index, end: index + said.length }, language),
  )
  const known = lexicon(language)
  const isTable = (word: string) =>
    ['table', 'list'].includes(known.idOf('section', word) ?? known.idOf('component', word) ?? '')
  const charts: string[] = []
  const tables: string[] = []
  for (const { text: said } of pieces) {
    const tokens = phraseTokens(said)
    const words = tokens.map((token) => token.text)
    const [chart] = appWords(language).charts.find(words)
    // 'tableau de bord' is what is asked for itself
    const itself = appWords(language).dashboards.find(words)
    const isItself = (at: number) => itself.some(({ first, last }) => first <= at && at <= last)
    const table = words.findIndex((word, at) => isTable(word) && !isItself(at))
    const [into, named] = chart
      ? [charts, chartedIn(said.slice(tokens[chart.first]?.start), language)]
      : [tables, table >= 0 ? behindOf(said, tokens.slice(table + 1), language) : null]
    if (named !== null) into.push(named)
  }
  return { charts, tables }
}

/** 'a list OF THE ALERTS', 'en liste MED AVVIK sortert på …': up to so many words. */
function behindOf(
  said: string,
  [joint, ...rest]: readonly { text: string; start: number; end: number }[],
  language: Brief['language'],
) {
  const known = lexicon(language)
  const isOf = (['of', 'about', 'having'] as const).some((kind) => known.has(kind, joint?.text ?? ''))
  const own = rest.filter(({ text }, at) => at > 0 || !known.has('articles', text)).slice(0, MOST_ENTRIES)
  const [first, last] = [own[0], own.at(-1)]
  return isOf && first && last ? said.slice(first.start, last.end) : null
}
const MOST_ENTRIES = 2

/** 'open faults and the level' is two, and each stands without its article and its brackets. */
function apart(text: string, { start, end }: Span, language: Brief['language']): Piece[] {
  const known = lexicon(language)
  const said = text.slice(start, end)
  const cuts = [...said.matchAll(/\p{L}+/gu)].filter(
    ({ index, 0: word }) =>
      said.charAt(index - 1) === ' ' &&
      said.charAt(index + word.length) === ' ' &&
      known.has('and', word.toLowerCase()),
  )
  const ends = [...cuts.map(({ index }) => index - 1), said.length]
  const starts = [0, ...cuts.map(({ index, 0: joint }) => index + joint.length)]
  return starts.flatMap((from, at) => {
    const own = said.slice(from, ends[at]).replace(/\s*\([^)]*\)/g, '')
    const article = /^\s*\p{L}+['’\s]\s*/u.exec(own)?.[0] ?? ''
    const isArticle = known.has('articles', article.trim().toLowerCase().replace('’', "'"))
    const words = (isArticle ? own.slice(article.length) : own).trim()
    const place = text.indexOf(words, start + from)
    return words === '' || place < 0 ? [] : [{ start: place, end: place + words.length, text: words }]
  })
}

/** A few words, none of which opens a clause: 'with what it was yesterday' is said of those before it. */
function isFigure({ text }: Piece, language: Brief['language']): boolean {
  const words = text.split(/\s+/)
  const first = words[0]?.toLowerCase() ?? ''
  const opens = (['having', 'relative', 'about', 'asksWhat'] as const).some((kind) =>
    lexicon(language).has(kind, first),
  )
  return words.length <= MOST_WORDS && !opens && /\p{L}{3}/u.test(text)
}
