import type { Fact } from '../read/facts.ts'
import type { RequestText } from '../read/request-text.ts'
import type { BlockRow, RequestBlock } from './block.ts'
import { keyedBlocks } from './keyed-blocks.ts'
import { lineBlocks } from './line-blocks.ts'
import { isTorn, type ReadRanges } from './torn.ts'

/** The blocks of a request that its reading has torn, in the order of the text; none overlaps another. */
export function tornBlocks(request: RequestText, reading: ReadRanges): RequestBlock[] {
  const { text } = request
  const lines = lineBlocks(text).filter((block) => isTorn(request, block, reading))
  const keyed = keyedBlocks(request, lines).filter((block) => isTorn(request, block, reading))
  return [...lines, ...keyed].sort((one, other) => one.start - other.start)
}

/** The text without its blocks, every other word at its place. */
export const withoutBlocks = (text: string, blocks: readonly RequestBlock[]): string =>
  blocks.reduce(
    (rest, { start, end }) => rest.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )

/** A fact for each row: it stands on the page under its heading, as it was written. */
export const rowFacts = (text: string, blocks: readonly RequestBlock[]): Fact[] =>
  blocks.flatMap(({ heading, rows, isRow }) => {
    const of = heading ? { of: heading.text } : {}
    const [first, last] = [rows[0], rows.at(-1)]
    if (isRow && first && last) return [{ kind: 'statement', id: 'note', ...of, ...upTo(text, first, last), sure: 0.8 }]
    return rows.map(({ lead: _lead, ...row }): Fact => ({ kind: 'statement', id: 'row', ...row, ...of, sure: 0.8 }))
  })

const upTo = (text: string, { start }: BlockRow, { end }: BlockRow) => ({ start, end, text: text.slice(start, end) })
