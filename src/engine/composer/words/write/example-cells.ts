import { z } from 'zod'
import { readTokens } from '../../../understanding/tokens.ts'
import { languageWords } from '../language-words.ts'
import type { Language } from '../types.ts'

/** words/<lang>/say/cells.json: what stands in the example rows of a table, by the words in the head of its column; '=stand' is all of it. */
const words = languageWords(
  'cells',
  z.array(
    z.strictObject({
      /** the row whose cells serve for any day, or any amount */
      kind: z.enum(['date', 'amount']).optional(),
      of: z.array(z.string().min(1)).min(1),
      cells: z.array(z.string().min(1)).min(6),
    }),
  ),
)

/** What stands where nothing is known. */
export const NOTHING = '–'

/** What an example row shows in a column: a date under 'Due date', a shelf under 'Shelf', a dash where nobody can know. */
export function exampleCell(head: string, row: number, language: Language): string {
  const said = ` ${readTokens(head.toLowerCase())
    .map(({ text }) => text)
    .join(' ')} `
  const kind = words[language].find(({ of }) =>
    of.some((word) => (word.startsWith('=') ? said.trim() === word.slice(1) : said.includes(` ${word} `))),
  )
  return kind?.cells[row % kind.cells.length] ?? NOTHING
}

/** Any day, or any amount. */
export function usualCell(kind: 'date' | 'amount', row: number, language: Language): string {
  const cells = words[language].find((one) => one.kind === kind)?.cells ?? []
  return cells[row % cells.length] ?? NOTHING
}
