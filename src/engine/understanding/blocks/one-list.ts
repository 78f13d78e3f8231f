import type { Fact } from '../read/facts.ts'
import type { BlockRow, RequestBlock } from './block.ts'

/** What a reading has of prices: lists, and things with their prices beside them. */
type Priced = { blocks: RequestBlock[]; facts: Fact[] }

/**
 * Lists of prices that were told in several sentences, and the single things with their prices between them, are one list in
 * the order of the request; what stands under a heading of its own stays there.
 */
export function inOneList({ blocks, facts }: Priced): Priced {
  const runs = blocks.filter(({ isRun }) => isRun)
  const [first] = runs
  if (!first) return { blocks, facts }
  const single = facts.flatMap((fact) => rowOfFact(fact, facts))
  const rows = [...runs.flatMap((run) => run.rows), ...single.map(({ row }) => row)]
  const list = { ...first, rows: rows.toSorted((one, other) => one.start - other.start) }
  const taken = new Set(single.flatMap(({ thing, price }) => [thing, price]))
  return {
    blocks: blocks.flatMap((block) => (block === first ? [list] : block.isRun ? [] : [block])),
    facts: facts.filter((fact) => !taken.has(fact)),
  }
}

function rowOfFact(thing: Fact, facts: readonly Fact[]): { row: BlockRow; thing: Fact; price: Fact }[] {
  if (thing.kind !== 'service' || thing.id !== 'priced') return []
  const prices = facts.filter(({ kind, of }) => kind === 'price' && of === thing.text)
  const [price] = prices
  if (!price || prices.length > 1) return []
  const span = { start: Math.min(thing.start, price.start), end: Math.max(thing.end, price.end) }
  const name = thing.detail ? `${thing.text} (${thing.detail})` : thing.text
  const cost = { name, amount: price.text, note: '' }
  return [{ row: { ...span, text: `${name} ${price.text}`, cost }, thing, price }]
}
