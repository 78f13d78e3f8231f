import { type ListChange, changed, changesBetween } from './changes.ts'
import { runsOf } from './pieces.ts'
import { isSameList, winnerOf } from './three.ts'

/** Both have changed the same place of a page, each in another way. */
export type Conflict = {
  /** the source as it was for both */
  base: string
  mine: string
  theirs: string
  /** 'words': a run of text, of which both can stand */
  kind: 'words' | 'other'
}

/**
 * Which of the two stands in the page where both have changed the same place. 'both': of words theirs and then mine, of
 * anything else theirs.
 */
export type Preferred = 'mine' | 'theirs' | 'both'

type Sides = { mine: readonly string[]; theirs: readonly string[] }
type Group = { mine: ListChange[]; theirs: ListChange[] }

/**
 * What both have made of one list of pieces: their changes together, and where they meant the same place.
 * @param hasWords what stands between tags in it is text for people, and no script
 */
export function mergePieces(
  base: readonly string[],
  sides: Sides,
  { preferred, hasWords }: { preferred: Preferred; hasWords: boolean },
): { pieces: string[]; conflicts: Conflict[] } {
  if (isSameList(base, sides.mine)) return { pieces: [...sides.theirs], conflicts: [] }
  if (isSameList(base, sides.theirs)) return { pieces: [...sides.mine], conflicts: [] }
  const runs = runsOf(base)
  const changes: ListChange[] = []
  const conflicts: Conflict[] = []
  for (const group of grouped(base, sides, runs)) {
    const isBoth = group.mine.length > 0 && group.theirs.length > 0
    if (!isBoth || group.mine.map(sameAs).join() === group.theirs.map(sameAs).join()) {
      changes.push(...(group.mine.length > 0 ? group.mine : group.theirs))
      continue
    }
    const place = placeOf(base, group, runs)
    const areWords = hasWords && [...group.mine, ...group.theirs].every((change) => runOf(change, runs) !== null)
    if (areWords && preferred === 'both') {
      changes.push({ from: place.from, to: place.to, insert: [...place.theirs, ' ', ...place.mine] })
      continue
    }
    conflicts.push({
      base: place.base.join(''),
      mine: place.mine.join(''),
      theirs: place.theirs.join(''),
      kind: areWords ? 'words' : 'other',
    })
    changes.push(...group[winnerOf(preferred)])
  }
  return { pieces: changed(base, changes), conflicts }
}

/** What each has made of the place, words together with those around them. */
function placeOf(base: readonly string[], { mine, theirs }: Group, runs: Runs) {
  const all = [...mine, ...theirs]
  const touched = new Set(all.map((change) => runOf(change, runs)).filter((run) => run !== null))
  const around = [...runs.keys()].filter((at) => touched.has(runs[at] ?? -1))
  const from = Math.min(...all.map((change) => change.from), ...around)
  const to = Math.max(...all.map((change) => change.to), ...around.map((at) => at + 1))
  const own = base.slice(from, to)
  const read = (changes: readonly ListChange[]) =>
    changed(
      own,
      changes.map((change) => ({ ...change, from: change.from - from, to: change.to - from })),
    )
  return { from, to, base: own, mine: read(mine), theirs: read(theirs) }
}

type Runs = readonly (number | null)[]

const sameAs = ({ from, to, insert }: ListChange): string => JSON.stringify([from, to, insert])

/** Changes that mean the same place stand together; what is alone stands alone. Sorted, those of others before one's own. */
function grouped(base: readonly string[], { mine, theirs }: Sides, runs: Runs): Group[] {
  const all = [
    ...changesBetween(base, theirs).map((change) => ({ change, side: 'theirs' as const })),
    ...changesBetween(base, mine).map((change) => ({ change, side: 'mine' as const })),
  ].sort((a, b) => a.change.from - b.change.from || a.change.to - b.change.to)
  const groups: Group[] = []
  for (const { change, side } of all) {
    const last = groups.at(-1)
    const meets = last && [...last.mine, ...last.theirs].some((other) => meet(other, change, runs))
    if (last && meets) last[side].push(change)
    else groups.push({ mine: [], theirs: [], [side]: [change] })
  }
  return groups
}

/**
 * Whether two changes mean the same place: the same pieces, or words of the same run. Two that only put something in there
 * do when it is the same thing.
 */
function meet(a: ListChange, b: ListChange, runs: Runs): boolean {
  if (a.from < b.to && b.from < a.to) return true
  const run = runOf(a, runs)
  if (run !== null && run === runOf(b, runs)) return true
  const [isInsertA, isInsertB] = [a.from === a.to, b.from === b.to]
  if (isInsertA && isInsertB) return a.from === b.from && (sameAs(a) === sameAs(b) || haveSameAttribute(a, b))
  if (isInsertA) return a.from > b.from && a.from < b.to
  return isInsertB && b.from > a.from && b.from < a.to
}

/** The run of text whose words a change is about; null when it is about more than that. */
function runOf({ from, to, insert }: ListChange, runs: Runs): number | null {
  if (runsOf(insert).includes(null)) return null
  const beside = [runs[from - 1] ?? null, runs[from] ?? null].filter((run) => run !== null)
  const within = from === to ? beside : runs.slice(from, to)
  const [run = null] = within
  return within.every((other) => other === run) ? run : null
}

function haveSameAttribute(a: ListChange, b: ListChange): boolean {
  const names = new Set(a.insert.map(attributeName).filter(Boolean))
  return b.insert.some((piece) => names.has(attributeName(piece)))
}

const attributeName = (piece: string): string | undefined => /^\s+([^\s=<>"']+)\s*=/.exec(piece)?.[1]
