import { sourceOf } from '#design/document.ts'
import { visibleText } from '#design/text.ts'
import { attributeOf, childParts, isLeaf, type OpenPage, type Part, partsIn, within } from '../open-page.ts'

/** One entry of a list, a card of a grid, a line of a table: one element, or a term with what follows it. */
export type Row = { parts: Part[]; label: string; words: string }

const inert = /^(?:script|style|template|svg|br|hr|caption|colgroup|thead|tfoot|option|link|meta)$/
const picture = /^(?:img|picture|video|svg)$/
const telling = /^(?:h[1-6]|dt|summary|th|strong)$/
/** Entries by their tag alone, even when there is only one. */
const always = /^(?:li|details|tr|article|figure|blockquote)$/

/** All that a part says, however long it is. */
export const wordsOf = (page: OpenPage, { key }: Part) => visibleText(sourceOf(page.document, key))

const shown = (page: OpenPage, part: Part) => !inert.test(part.tag) && attributeOf(page, part, 'aria-hidden') !== 'true'

const pictures = (page: OpenPage, part: Part) =>
  (picture.test(part.tag) ? 1 : 0) + partsIn(page, part).filter(({ tag }) => tag === 'img' || tag === 'picture').length

/** What tags an element is made of. */
const madeOf = (page: OpenPage, part: Part) => new Set(partsIn(page, part).map(({ tag }) => tag))

/** Made of much the same tags. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 && other.size === 0) return true
  const shared = [...one].filter((tag) => other.has(tag)).length
  return shared / new Set([...one, ...other]).size >= 0.5
}

/** The entries that stand directly in an element: of its runs of children of one kind the one that says the most. */
function rowsUnder(page: OpenPage, parent: Part): Part[][] {
  const children = childParts(page, parent).filter((child) => shown(page, child))
  if (parent.tag === 'dl' && children.some(({ tag }) => tag === 'dt')) return terms(children)
  const runs: Part[][] = []
  for (const child of children) {
    const run = runs.at(-1)
    if (run?.[0]?.tag === child.tag) run.push(child)
    else runs.push([child])
  }
  const lists = runs.filter((run) => isList(page, run))
  const [best = []] = lists.toSorted((one, other) => weightOf(page, other) - weightOf(page, one))
  return best.map((part) => [part])
}

const lineTags = /^(?:h[1-6]|p|span|a|section|header|footer|nav|form|label|button|td|th|dd|dt)$/

/** Several of one kind, each of which says or shows something, and all made of much the same. */
function isList(page: OpenPage, run: readonly Part[]): boolean {
  const [first] = run
  if (!first || (run.length < 2 && !always.test(first.tag))) return false
  if (lineTags.test(first.tag) && !plainLines(run)) return false
  if (run.some((part) => wordsOf(page, part) === '' && pictures(page, part) === 0)) return false
  const made = run.map((part) => madeOf(page, part))
  return made.every((tags) => alike(tags, made[0] ?? tags))
}

const weightOf = (page: OpenPage, parts: readonly Part[]) =>
  parts.reduce((sum, part) => sum + wordsOf(page, part).length + 40 * pictures(page, part), 0)

/** Links, sections and lines of text are entries only where several of them say something short. */
const plainLines = (parts: readonly Part[]) =>
  parts.length > 2 && parts.every(({ tag }) => /^(?:a|p|section|button)$/.test(tag))

/** Terms with what is said of them. */
function terms(children: readonly Part[]): Part[][] {
  const rows: Part[][] = []
  for (const child of children) {
    if (child.tag === 'dt') rows.push([child])
    else if (child.tag === 'dd' && rows.length > 0) rows.at(-1)?.push(child)
    else return []
  }
  return rows
}

/** The entries of a part, outermost first: of all lists in it the one that says or shows the most. Empty when it has none. */
export function rowsIn(page: OpenPage, scope: Part): Row[] {
  let best: Part[][] = []
  let most = 0
  const inner = partsIn(page, scope)
  const drawings = inner.filter(({ tag }) => tag === 'svg')
  for (const parent of [scope, ...inner]) {
    if (drawings.some(({ element }) => within(parent.element, element))) continue
    if (/^(?:svg|nav|form|select|head|p|h[1-6])$/.test(parent.tag)) continue
    const rows = rowsUnder(page, parent)
    const weight = weightOf(page, rows.flat())
    // of a list in a list the inner one counts only when the outer has nothing of its own
    if (weight > most || (weight === most && rows.length > best.length)) {
      best = rows
      most = weight
    }
  }
  return best.map((parts) => rowOf(page, parts))
}

function rowOf(page: OpenPage, parts: Part[]): Row {
  const inner = parts.flatMap((part) => [part, ...partsIn(page, part)])
  const words = parts.map((part) => wordsOf(page, part)).join(' ')
  const named = inner.find(({ tag, text }) => telling.test(tag) && text !== '')
  const spoken = inner.flatMap((part) => attributeOf(page, part, 'alt') ?? attributeOf(page, part, 'aria-label') ?? [])
  const first = inner.find((part) => part.text !== '' && isLeaf(page, part) && !inert.test(part.tag))
  return {
    parts,
    label: labelFrom(named?.text ?? first?.text ?? '', words, spoken),
    words: [words, ...spoken].join(' '),
  }
}

const labelLength = 60
/** What a person would call it by: what heads it, else how it begins, else what its picture is said to show. */
const labelFrom = (named: string, words: string, spoken: readonly string[]) =>
  (named || words || spoken.find((text) => text !== '') || '').replaceAll('"', '').slice(0, labelLength).trim()
