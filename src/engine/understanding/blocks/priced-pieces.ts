import type { Lexicon } from '../lexicon.ts'
import type { RequestText } from '../read/request-text.ts'
import type { Span } from '../types.ts'
import { type BlockRow, LEAST_ROWS, type RequestBlock, rowOf, wordsIn } from './block.ts'
import { priceRowOf } from './price-rows.ts'
import { headingIn } from './price-lists.ts'

const bracketed = /\p{L}[^,;:()\n]{0,40}?\s?\([^()\n]{1,30}\)/gu

/** 'I have 3 packages: PREGNANCY (£900), BIRTH (£2,400) and AFTER (£750)': things behind a colon, each with its amount in brackets. */
export function pricedPieces(request: RequestText): RequestBlock[] {
  const { text } = request
  const blocks: RequestBlock[] = []
  let rows: BlockRow[] = []
  const close = () => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (first && last && rows.length >= LEAST_ROWS) blocks.push(blockOf(request, rows, first, last))
    rows = []
  }
  for (const { 0: said, index } of text.matchAll(bracketed)) {
    const row = pieceOf(text, [index, index + said.length], request.lexicon)
    const last = rows.at(-1)
    const goesOn = last !== undefined && /^[\s,;]*$/.test(text.slice(last.end, index))
    if (!row || !goesOn) close()
    if (row && (goesOn || /:\s+$/.test(text.slice(0, index)))) rows.push(row)
  }
  close()
  return blocks
}

/** A piece without the 'and' before it; null where its brackets have no amount. */
function pieceOf(text: string, [start, end]: readonly [number, number], known: Lexicon): BlockRow | null {
  const said = text.slice(start, end)
  const joint = /^(\S+)\s+/u.exec(said)
  const from = joint?.[1] && known.has('and', joint[1].toLowerCase()) ? start + joint[0].length : start
  const row = rowOf(text, [from, end])
  const read = priceRowOf(row.text, known)
  return read && row.text.endsWith(')') && read.note === '' && read.kind !== 'words' ? row : null
}

const LONGEST_KEY = 6

/** A short key goes with its list; a longer one says more. */
function blockOf(request: RequestText, rows: readonly BlockRow[], first: BlockRow, last: BlockRow): RequestBlock {
  const { text } = request
  const colon = text.lastIndexOf(':', first.start)
  const opening = Math.max(0, ...[...text.slice(0, colon).matchAll(/[.!?;,]\s|\n/gu)].map(({ index }) => index + 1))
  const key = rowOf(text, [opening, colon])
  const isKey = wordsIn(key.text) <= LONGEST_KEY && key.text !== ''
  const heading = isKey ? headingIn(request, key) : null
  // what goes on behind a comma is a sentence of its own
  const end = last.end + (/^[,;]\s/.test(text.slice(last.end)) ? 1 : 0)
  return {
    heading,
    rows: [...rows],
    isNumbered: false,
    isPrices: true,
    start: isKey ? key.start : first.start,
    end,
  }
}

const sum = /(?:\p{Sc}\s?)?\d{1,5}(?:[.,]\d{1,2})?(?:\s?(?:\p{Sc}|EUR|CHF|kr)(?![\p{L}]))?/u.source
const several = new RegExp(String.raw`^\s*[(:]\s*(${sum}(?:\s*[/|]\s*${sum}){1,5})`, 'u')

/** 'prices (29 / 59 / 119 a month)': amounts of plans that have no names yet, with what all of them are for. */
export function namelessPlans(request: RequestText): RequestBlock[] {
  const hits = (['section', 'cue'] as const).flatMap((kind) =>
    request.hits(kind).filter(({ id }) => id === 'pricing' || id === 'price'),
  )
  const blocks = hits.flatMap((hit) => plansBehind(request, hit) ?? [])
  return blocks.filter((block, at) => blocks.findIndex(({ end }) => end === block.end) === at)
}

function plansBehind({ text, lexicon: known }: RequestText, hit: Span): RequestBlock | null {
  const found = several.exec(text.slice(hit.end))
  if (!found?.[1]) return null
  const start = hit.end + found[0].length - found[1].length
  const rows = [...found[1].matchAll(new RegExp(sum, 'gu'))].map(({ 0: said, index }) =>
    rowOf(text, [start + index, start + index + said.length]),
  )
  const last = start + found[1].length
  const unit = /^\s+\p{L}+(?:\s\p{L}+)?|^\s?\/\s?\p{L}+/u.exec(text.slice(last))?.[0] ?? ''
  const isUnit = unit.includes('/') || known.has('unit', unit.trim().toLowerCase())
  const behind = last + (isUnit ? unit.length : 0)
  const end = behind + (/^\s*\)/.exec(text.slice(behind))?.[0].length ?? 0)
  if (!/^\s*(?:[),.;]|$)/u.test(text.slice(behind))) return null
  const plans = isUnit ? { planUnit: unit.replace('/', '').trim() } : { planUnit: '' }
  return { heading: null, rows, isNumbered: false, isPrices: true, ...plans, start: hit.start, end }
}
