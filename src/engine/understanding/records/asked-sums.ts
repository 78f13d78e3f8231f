import { type AppScene, endsSentence, spanOf } from '../app-scene.ts'
import type { Span } from '../types.ts'
import type { Records } from './read-records.ts'
import { isAlike, rowForm } from './row-columns.ts'
import { recordWords } from './record-words.ts'
import type { shownIn } from './shown-rows.ts'

/** The columns whose sum is asked for, and where that is said. */
export type AskedSums = { columns: number[]; spans: Span[] }

type Shown = ReturnType<typeof shownIn>

/** 'a TOTAL OF SEATS at the bottom': the columns of amounts that such a clause names; where there is one alone, it needs no name. */
export function sumsIn(scene: AppScene, { start, end }: Records, shown: Shown): AskedSums {
  const amounts = shown.fields.flatMap((_, at) => (areAmounts(shown, at) ? [at] : []))
  const found: AskedSums = { columns: [], spans: [] }
  for (const { first, last } of recordWords(scene.lexicon.language).totals.find(scene.words)) {
    const place = scene.tokens[first]?.start ?? 0
    // a column may be called so
    if (place >= start && place < end) continue
    const [from, to] = clauseOf(scene, first, last)
    const named = amounts.toSorted(
      (one, other) => namedIn(scene, shown, other, from, to) - namedIn(scene, shown, one, from, to),
    )
    const [best] = named
    const isNamed = best !== undefined && namedIn(scene, shown, best, from, to) > 0
    if (best === undefined || !(isNamed || amounts.length === 1) || isOfSome(scene, shown, from, to)) continue
    if (!found.columns.includes(best)) found.columns.push(best)
    found.spans.push(spanOf(scene.tokens, from, to))
  }
  return found
}

/** Filled in as an amount, or every cell of it begins with one, a currency before it. */
function areAmounts({ fields, rows = [] }: Shown, at: number): boolean {
  const cells = rows.flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : []))
  const isNumber = fields[at]?.kind === 'number'
  return cells.length > 0 && fields[at]?.kind !== 'date'
    ? cells.every((cell) => /^\D{0,4}\d[\d.,\s]*[^\d/:]{0,6}$/u.test(cell))
    : isNumber
}

/** How many words of a column's name stand in a clause. */
function namedIn({ words, lexicon: known }: AppScene, { fields }: Shown, at: number, from: number, to: number): number {
  const form = rowForm(fields, known.language)
  const said = words.slice(from, to + 1)
  const own = form.columns[at]?.words.filter((word) => !known.has('small', word) && !known.has('of', word)) ?? []
  return own.filter((word) => said.some((one) => isAlike(word, one, form))).length
}

/** 'the total of what is PAID' is one of some rows, and the sum of all would be another. */
const isOfSome = (scene: AppScene, shown: Shown, from: number, to: number): boolean =>
  shown.fields.some(
    ({ kind }, at) => (kind === 'check' || kind === 'choice') && namedIn(scene, shown, at, from, to) > 0,
  )

/** The words around a place up to a comma or the end of the sentence. */
function clauseOf(scene: AppScene, first: number, last: number): [from: number, to: number] {
  let [from, to] = [first, last]
  while (from > 0 && !endsSentence(scene, from) && scene.words[from - 1] !== ',') from--
  while (to + 1 < scene.words.length && !endsSentence(scene, to + 1) && scene.words[to + 1] !== ',') to++
  return [from, to]
}
