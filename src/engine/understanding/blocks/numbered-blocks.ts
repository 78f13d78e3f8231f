import { type BlockRow, LEAST_ROWS, LONGEST_ROW, type RequestBlock, rowOf, wordsIn } from './block.ts'

/** 'how it works: 1) connect 2) stick it on 3) done', 'cómo funciona (1. envíe, 2. reciba)': numbered steps within a line. */
export function numberedBlocks(text: string): RequestBlock[] {
  const blocks: RequestBlock[] = []
  for (let from = 0; ; ) {
    const first = markAfter(text, 1, from)
    if (first === null) return blocks
    const block = blockAt(text, first)
    if (block) blocks.push(block)
    from = block?.end ?? first.end
  }
}

type Mark = { start: number; end: number }

/** Where '2.' or '2)' stands by itself from a place on, within its line. */
function markAfter(text: string, number: number, from: number): Mark | null {
  const line = text.indexOf('\n', from)
  const stop = number === 1 || line < 0 ? text.length : line
  for (let at = text.indexOf(`${number}`, from); at >= 0 && at < stop; at = text.indexOf(`${number}`, at + 1)) {
    const [before, mark, after] = [
      text.charAt(at - 1),
      text.charAt(at + `${number}`.length),
      at + `${number}`.length + 1,
    ]
    const isApart = /[\s(:,;]/.test(before) && /[.)]/.test(mark) && /\s/.test(text.charAt(after))
    if (isApart) return { start: at, end: after }
  }
  return null
}

function blockAt(text: string, first: Mark): RequestBlock | null {
  const marks = [first]
  for (;;) {
    const last = marks.at(-1) ?? first
    const next = markAfter(text, marks.length + 1, last.end)
    if (next === null || next.start - last.end > LONGEST_ROW) break
    marks.push(next)
  }
  const heading = headingBefore(text, first.start)
  if (marks.length < LEAST_ROWS || heading === null || areRanks(text, marks)) return null
  const end = endOfLast(text, marks.at(-1)?.end ?? first.end, text.charAt(first.start - 1) === '(')
  const rows = marks.map(({ end: start }, at) => rowOf(text, [start, marks[at + 1]?.start ?? end]))
  const close = text.charAt(end) === ')' ? end + 1 : end
  return { heading, rows, isNumbered: true, start: heading.start, end: close }
}

/** '1. Vorsitzender Lenz, 2. Vorsitzende Marhold', '1st place, 2nd place': what is counted, and no steps. */
function areRanks(text: string, marks: readonly Mark[]): boolean {
  const stems = marks.map(({ end }) => /^\s*(\p{L}{5})/u.exec(text.slice(end))?.[1]?.toLowerCase())
  return stems.every((stem) => stem !== undefined && stem === stems[0])
}

/** The bracket's end, where it stands in one; else that of the sentence. */
function endOfLast(text: string, from: number, isInBracket: boolean): number {
  const places = [isInBracket ? text.indexOf(')', from) : text.indexOf('.', from), text.indexOf('\n', from)]
  const end = Math.min(...places.filter((at) => at >= 0), text.length)
  return Math.min(end, from + LONGEST_ROW)
}

const MOST_WORDS = 5
const REACH = 60

/** The last few words before the first number. */
function headingBefore(text: string, at: number): BlockRow | null {
  const reach = Math.max(0, at - REACH)
  const before = text.slice(reach, at).trimEnd()
  const said = /[(:]$/.test(before) ? before.slice(0, -1) : before
  const border = [...said.matchAll(/[.,;:!?\n]/g)].at(-1)
  const heading = rowOf(text, [reach + (border ? border.index + 1 : 0), reach + said.length])
  const words = heading.text.split(' ')
  if (wordsIn(heading.text) === 0) return null
  if (words.length <= MOST_WORDS) return heading
  const last = words.slice(-MOST_WORDS).join(' ')
  return { start: heading.end - last.length, end: heading.end, text: last }
}
