import { sortedSplices, applySplices } from './splices.ts'
import { type ApplyOptions, isRereadAs, type ScriptResult } from './operations.ts'
import type { Key, Operation, PageDocument, Splice } from './types.ts'
import { planAttribute } from './value-plans.ts'

type Made = ScriptResult['applied']
type Planned = { operation: Operation; edit: Splice; touched: Key[]; repairs: string[] }

/**
 * Sets many attributes at once: what each group asks for, whole or not at all, as if one operation had been applied after
 * the other. The page is read and copied once, however many there are. A group that sets an attribute which another one
 * sets already is left out.
 * @returns the new document, and the operations of each group as they were made (null: the group was not); null when
 * anything else than attributes is asked for, or when the page does not hold together afterwards
 */
export function applyTogether(
  document: PageDocument,
  groups: readonly (readonly Operation[])[],
  options: ApplyOptions,
): { document: PageDocument; made: (Made | null)[] } | null {
  const taken = new Set<string>()
  const plans: (Planned[] | null)[] = []
  for (const group of groups) {
    const planned = planGroup(document, group, options, taken)
    if (planned === 'other') return null
    plans.push(planned)
  }
  const all = plans.flatMap((planned) => planned ?? [])
  if (all.length === 0) return { document, made: plans.map(() => null) }
  const changed = withEdits(document, sortedSplices(all.map(({ edit }) => edit)))
  if (!document.tidy && !isRereadAs(changed)) return null
  const splices = oneByOne(all.map(({ edit }) => edit))
  let at = 0
  const made = plans.map(
    (planned) =>
      planned?.map(({ operation, touched, repairs }): Made[number] => {
        const splice = splices[at++]
        return { operation, splices: splice ? [splice] : [], touched, repairs }
      }) ?? null,
  )
  return { document: changed, made }
}

function planGroup(
  document: PageDocument,
  group: readonly Operation[],
  options: ApplyOptions,
  taken: Set<string>,
): Planned[] | null | 'other' {
  const planned: Planned[] = []
  const names: string[] = []
  for (const operation of group) {
    if (operation.do !== 'attr') return 'other'
    const target = document.elements.get(operation.k)
    const name = `${operation.k} ${operation.name.toLowerCase()}`
    if (!target || taken.has(name)) return null
    const plan = planAttribute(document, target, operation.name, operation.value, options)
    if ('refusal' in plan) return null
    const [edit] = plan.edits
    if (plan.reread || !edit) return 'other'
    const { start, end, insert } = edit
    planned.push({ operation, edit: { start, end, insert }, touched: plan.touched, repairs: plan.repairs })
    names.push(name)
  }
  for (const name of names) taken.add(name)
  return planned.length > 0 ? planned : null
}

/** The document after changes inside of start tags. */
function withEdits(document: PageDocument, edits: readonly Splice[]): PageDocument {
  const grown = [0]
  for (const { start, end, insert } of edits) grown.push((grown.at(-1) ?? 0) + insert.length - (end - start))
  const moved = (place: number) => place + (grown[countBefore(edits, place)] ?? 0)
  const elements = [...document.elements].map(
    ([key, element]) =>
      [
        key,
        {
          ...element,
          start: moved(element.start),
          openEnd: moved(element.openEnd),
          closeStart: moved(element.closeStart),
          end: moved(element.end),
        },
      ] as const,
  )
  return { ...document, html: applySplices(document.html, edits), elements: new Map(elements) }
}

/** How many of these, sorted by their start, begin before a place. */
function countBefore(edits: readonly Splice[], place: number): number {
  let [low, high] = [0, edits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edits[middle]?.start ?? place) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The same changes, each with its place in the source as those before it in the list have left it. */
function oneByOne(edits: readonly Splice[]): Splice[] {
  const order = edits.map((_, index) => index).sort((a, b) => (edits[a]?.start ?? 0) - (edits[b]?.start ?? 0) || a - b)
  const rank: number[] = []
  order.forEach((index, place) => (rank[index] = place + 1))
  // sums of what has grown so far, in a binary indexed tree over the places in the source
  const sums = Array.from({ length: edits.length + 1 }, () => 0)
  return edits.map(({ start, end, insert }, index) => {
    let growth = 0
    for (let at = rank[index] ?? 0; at > 0; at -= at & -at) growth += sums[at] ?? 0
    for (let at = rank[index] ?? 0; at <= edits.length; at += at & -at)
      sums[at] = (sums[at] ?? 0) + insert.length - (end - start)
    return { start: start + growth, end: end + growth, insert }
  })
}
