import type { Description } from '../../../understanding/descriptions.ts'
import type { OpenPage } from '../open-page.ts'
import { dayOf, hasWords, quotes, wordList } from './has-words.ts'
import { extreme } from './ranked.ts'
import type { Row } from './rows.ts'

/** The rows that say what is said of them; where the heading of one says it, those that only mention it do not count. */
export function meeting(rows: readonly Row[], { said, quoted }: Description): Row[] {
  if (said.length + quoted.length === 0) return [...rows]
  const tells = (text: string) => hasWords(text, said) && quoted.every((quote) => quotes(text, quote))
  const byLabel = rows.filter(({ label }) => tells(label))
  // of a week with 'Mon to Fri' no line is the Monday's own
  if (said.some((word) => dayOf(word) >= 0)) return byLabel.filter(({ label }) => daysIn(label) === 1)
  // one that says only what was quoted is meant before those that say it among other words
  const alone = quoted.length === 1 && said.length === 0 ? byLabel.filter(({ label }) => isAll(label, quoted)) : []
  if (alone.length > 0) return alone
  return byLabel.length > 0 ? byLabel : rows.filter(({ words }) => tells(words))
}

const isAll = (label: string, quoted: readonly string[]) =>
  wordList(label).join(' ') === quoted.flatMap(wordList).join(' ')

const daysIn = (label: string) => wordList(label).filter((word) => dayOf(word) >= 0).length

/** Singled out by number or rank. */
export const isChosen = ({ at, rank, middle, count, both }: Description) =>
  at.length > 0 || rank !== null || middle || count !== null || both

/** The first, the cheapest, both: what is left by number and rank; null when that does not tell. */
export function chosenFrom(page: OpenPage, rows: Row[], one: Description): Row[] | null {
  if (one.rank) {
    const best = extreme(page, rows, one.rank)
    return best && one.at.length === 0 ? [best] : null
  }
  if (one.middle)
    return rows.length % 2 === 1 && rows.length > 1 ? rows.slice((rows.length - 1) / 2, (rows.length + 1) / 2) : null
  if (one.count !== null && one.at.length === 1) {
    const [at = 0] = one.at
    if (one.count > rows.length || (at !== 0 && at !== -1)) return null
    return at === 0 ? rows.slice(0, one.count) : rows.slice(-one.count)
  }
  if (one.at.length > 0) {
    const chosen = one.at.map((at) => rows.at(at))
    return chosen.every((row) => row !== undefined) ? [...new Set(chosen)] : null
  }
  if (one.both && rows.length !== 2) return null
  if (one.count !== null && rows.length !== one.count) return null
  const several = one.both || one.all || one.everything || one.count !== null || one.except.length > 0 || one.head?.many
  return several || rows.length === 1 ? rows : null
}
