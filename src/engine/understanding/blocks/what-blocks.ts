import type { RequestText } from '../read/request-text.ts'
import { LEAST_ROWS, LONGEST_ROW, type RequestBlock, rowOf, splitRows, wordsIn } from './block.ts'

const LONGEST_HEADING = 8

/**
 * 'What we need this week (milk, tinned fruit), what we have plenty of (pasta)': clauses of what, each with its things in
 * brackets behind it. One that has several things makes its neighbours such lists as well.
 */
export function whatBlocks(request: RequestText): RequestBlock[] {
  const blocks = request.hits('what').flatMap((hit) => {
    const clause = request.clauseOf(hit.first)
    const block =
      clause?.first === hit.first && clause.after === '(' ? blockOf(request, clause.first, clause.last) : null
    return block ? [block] : []
  })
  return blocks.some(({ rows }) => rows.length >= LEAST_ROWS) ? blocks : []
}

function blockOf(request: RequestText, first: number, last: number): RequestBlock | null {
  const { text } = request
  const span = request.span(first, last)
  const open = text.indexOf('(', span.end)
  const close = text.indexOf(')', open)
  const heading = rowOf(text, [span.start, span.end])
  if (open < 0 || close < 0 || wordsIn(heading.text) > LONGEST_HEADING) return null
  const rows = splitRows(text, open + 1, close).map((row) => rowOf(text, [row.start, withoutMarks(text, row.end)]))
  if (rows.length === 0 || rows.some((row) => row.text.length > LONGEST_ROW)) return null
  return { heading, rows, isNumbered: false, start: span.start, end: close + 1 }
}

/** 'pasta!!' is pasta. */
function withoutMarks(text: string, end: number): number {
  let last = end
  while (/[!?]/.test(text.charAt(last - 1))) last -= 1
  return last
}
