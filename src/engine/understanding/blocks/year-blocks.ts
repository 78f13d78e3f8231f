import { LEAST_ROWS, type RequestBlock, splitRows } from './block.ts'

const year = /^(?:19|20)\d\d(?!\d)/

/** Whether a sentence or a line begins at a place. */
function opens(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd()
  return before === '' || /[.:!?]$/.test(before) || text.slice(before.length, at).includes('\n')
}

/** '2021–now freelance; 2016–2021 Orchard Studios, engineer': the years of a life within a sentence, parted by semicolons. */
export function yearBlocks(text: string): RequestBlock[] {
  const blocks: RequestBlock[] = []
  for (const { index: start } of text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)) {
    if (!opens(text, start) || blocks.some((block) => start < block.end)) continue
    const end = start + (/[.!?](?=\s|$)|\n|$/.exec(text.slice(start))?.index ?? 0)
    const said = text.slice(start, end)
    const rows = said.includes(';') ? splitRows(text, start, end) : []
    if (rows.length >= LEAST_ROWS && rows.every((row) => year.test(row.text)))
      blocks.push({ heading: null, rows, isNumbered: false, start, end })
  }
  return blocks
}
