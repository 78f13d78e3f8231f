import type { WishLabel } from './labels.ts'
import type { WishLook, WishSide } from './phrases.ts'
import type { WishAct, WishSign } from './wish-words.ts'

type Of<Is extends WishLabel['is']> = Extract<WishLabel, { is: Is }>
export type PartLabel = Of<'part'> & { at: number }
export type ValueLabel = Of<'value'> & { at: number }

/** What a wish is made of, out of its labels. */
export type Gathered = {
  labels: readonly WishLabel[]
  parts: PartLabel[]
  values: ValueLabel[]
  looks: string[]
  mends: WishLook[]
  sides: { side: WishSide; at: number }[]
  /** verbs, but those that 'without' takes back */
  acts: ReadonlySet<WishAct>
  /** verbs that remove and do nothing else */
  removes: boolean
  signs: ReadonlySet<WishSign>
  negated: boolean
  excepts: number[]
  /** words that nothing knows */
  unknown: number[]
  priced: boolean
  /** the whole page is spoken of */
  paged: boolean
}

/** How far 'without' reaches. */
const reach = 3

/** Puts together what the words of a wish say. */
export function gather(labels: readonly WishLabel[]): Gathered {
  const taken = takenBack(labels)
  const acts = new Set<WishAct>()
  const signs = new Set<WishSign>()
  const found: Gathered = {
    labels,
    parts: [],
    values: [],
    looks: [],
    mends: [],
    sides: [],
    acts,
    removes: false,
    signs,
    negated: false,
    excepts: [],
    unknown: [],
    priced: labels.some(({ is }) => is === 'price'),
    paged: labels.some(({ is }) => is === 'page'),
  }
  labels.forEach((label, at) => {
    if (label.is === 'part') found.parts.push({ ...label, at })
    else if (label.is === 'value') found.values.push({ ...label, at })
    else if (label.is === 'look') found.looks.push(label.look)
    else if (label.is === 'except') found.excepts.push(at)
    else if (label.is === 'unknown') found.unknown.push(at)
    if (label.is !== 'words') return
    if (!taken.has(at)) for (const act of label.acts) acts.add(act)
    for (const sign of label.signs) signs.add(sign)
    if (label.side) found.sides.push({ side: label.side, at })
    if (label.mend) found.mends.push(label.mend)
    if (!taken.has(at) && label.acts.includes('remove') && !label.acts.includes('move')) found.removes = true
    if (label.signs.includes('not') && !takes(labels, at)) found.negated = true
  })
  // 'ne garde que', 'keep nothing but'
  if (signs.has('only') && acts.has('keep')) found.negated = false
  return found
}

const signsOf = (label: WishLabel | undefined): readonly WishSign[] => (label?.is === 'words' ? label.signs : [])

/** The verb that 'without', or 'not' before a removal, takes back. */
function takes(labels: readonly WishLabel[], at: number): number | null {
  const without = signsOf(labels[at]).includes('without')
  for (let next = at + 1; next <= at + reach; next += 1) {
    const label = labels[next]
    if (!label || (label.is !== 'words' && label.is !== 'comma')) return null
    if (
      label.is === 'words' &&
      (without ? label.acts.length > 0 : label.acts.includes('remove') && !label.acts.includes('need'))
    )
      return next
    if (label.is === 'words' && !label.plain) return null
  }
  return null
}

function takenBack(labels: readonly WishLabel[]): ReadonlySet<number> {
  return new Set(
    labels.flatMap((label, at) => {
      const signs = signsOf(label)
      return signs.includes('without') || signs.includes('not') ? (takes(labels, at) ?? []) : []
    }),
  )
}
