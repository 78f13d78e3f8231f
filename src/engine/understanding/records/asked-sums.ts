import { type AppScene, endsSentence, spanOf } from '../app-scene.ts'
import type { Span } from '../types.ts'
import type { Records } from './read-records.ts'
import { isAlike, rowForm } from './row-columns.ts'
import { recordWords } from './record-words.ts'
import type { shownIn } from './shown-rows.ts'

/** The columns whose sum is asked for, and where that is said. */
export type AskedSums = { columns: number[]; spans: Span[] }

type Shown = ReturnType<typeof shownIn>
/** Words of a clause, the last one counted in. */
type Clause = readonly [from: number, to: number]

/**
 * 'a TOTAL OF SEATS at the bottom', 'the sum of hours and fees': every column of amounts that such a clause names. Where there is one
 * alone it needs no name, and then nothing else may be named: 'the total number of members' is no sum of their fees.
 */
export function sumsIn(scene: AppScene, { start, end }: Records, shown: Shown): AskedSums {
  const amounts = shown.fields.flatMap((_, at) => (areAmounts(shown, at) ? [at] : []))
  const columns = new Set<number>()
  const spans: Span[] = []
  for (const { first, last } of recordWords(scene.lexicon.language).totals.find(scene.words)) {
    const place = scene.tokens[first]?.start ?? 0
    // a column may be called so
    if (place >= start && place < end) continue
    const clause = clauseOf(scene, [first, last], (at) =>
      amounts.some((one) => saidOf(scene, shown, one, [at, at]).length > 0),
    )
    const named = namedIn(scene, shown, amounts, clause)
    const asked = named.length === 0 && amounts.length === 1 && !isOfOther(scene, last) ? amounts : named
    if (asked.length === 0 || isOfSome(scene, shown, clause)) continue
    for (const at of asked) columns.add(at)
    spans.push(spanOf(scene.tokens, ...clause))
  }
  return { columns: [...columns], spans }
}

/** Filled in as an amount, or every cell of it is one. */
function areAmounts({ fields, rows = [] }: Shown, at: number): boolean {
  const cells = rows.flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : []))
  const kind = fields[at]?.kind
  return cells.length > 0 && kind !== 'date' ? cells.every(isAmount) : kind === 'number'
}

const [MOST_BEFORE, MOST_BEHIND] = [4, 6]

/** With its currency or unit: '€ 12', 'R$ 80', '3 kg', and no 'A1', '8/11' or '17:30'. */
function isAmount(cell: string): boolean {
  const lead = cell.slice(0, cell.search(/\d/))
  const amount = /^[\d.,\s]+/.exec(cell.slice(lead.length))?.[0] ?? ''
  const behind = cell.slice(lead.length + amount.length)
  const isLed = lead.length <= MOST_BEFORE && (!/\p{L}/u.test(lead) || /[$\s]$/.test(lead))
  return amount !== '' && isLed && behind.length <= MOST_BEHIND && !/[\d/:]/.test(behind)
}

/** The words of a column's name that stand in a clause. */
function saidOf({ words, lexicon: known }: AppScene, { fields }: Shown, at: number, [from, to]: Clause): string[] {
  const form = rowForm(fields, known.language)
  const said = words.slice(from, to + 1)
  const own = form.columns[at]?.words.filter((word) => !known.has('small', word) && !known.has('of', word)) ?? []
  return own.filter((word) => said.some((one) => isAlike(word, one, form)))
}

/** The columns that a clause names; of 'peso verde' and 'peso torrado' the one of which more is said. */
function namedIn(scene: AppScene, shown: Shown, amounts: readonly number[], clause: Clause): number[] {
  const said = amounts.map((at) => saidOf(scene, shown, at, clause))
  const isLess = (one: readonly string[]) =>
    said.some((other) => other.length > one.length && one.every((word) => other.includes(word)))
  return amounts.filter((_, index) => {
    const own = said[index] ?? []
    return own.length > 0 && !isLess(own)
  })
}

/** 'the total NUMBER of members', 'the sum OF ALL': behind the word itself stands what it is of. */
function isOfOther({ words, lexicon: known }: AppScene, last: number): boolean {
  const word = words[last + 1] ?? ''
  const isPlace = (['arranges', 'partOrders', 'at', 'positions'] as const).some((kind) => known.has(kind, word))
  return /^\p{L}/u.test(word) && !isPlace && !known.has('and', word)
}

/** 'the total of what is PAID' is one of some rows, and the sum of all would be another. */
const isOfSome = (scene: AppScene, shown: Shown, clause: Clause): boolean =>
  shown.fields.some(
    ({ kind }, at) => (kind === 'check' || kind === 'choice') && saidOf(scene, shown, at, clause).length > 0,
  )

/** The words around a place up to a comma, the end of the sentence, or an 'and' behind which no column of amounts is named. */
function clauseOf(scene: AppScene, [first, last]: Clause, isAmount: (at: number) => boolean): Clause {
  const { words, lexicon: known } = scene
  const parts = (at: number) => words[at] === ',' || (known.has('and', words[at] ?? '') && !isAmount(at + 1))
  let [from, to] = [first, last]
  while (from > 0 && !endsSentence(scene, from) && !parts(from - 1)) from--
  while (to + 1 < words.length && !endsSentence(scene, to + 1) && !parts(to + 1)) to++
  return [from, to]
}
