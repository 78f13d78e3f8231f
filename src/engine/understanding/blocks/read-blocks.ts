import type { Fact } from '../read/facts.ts'
import type { RequestText } from '../read/request-text.ts'
import { type BlockRow, LEAST_ROWS, type RequestBlock } from './block.ts'
import { askedBullets } from './asked-bullets.ts'
import { dayLists } from './day-lists.ts'
import { keyedBlocks } from './keyed-blocks.ts'
import { lineBlocks } from './line-blocks.ts'
import { priceLists } from './price-lists.ts'
import { numberedBlocks } from './numbered-blocks.ts'
import { whatBlocks } from './what-blocks.ts'
import { yearBlocks } from './year-blocks.ts'
import { priceRuns } from './price-runs.ts'
import { namelessPlans, pricedPieces } from './priced-pieces.ts'
import { holdsPrice, isPriceGroup, isTorn, namesPart, type ReadRanges } from './torn.ts'

/**
 * The blocks of a request that its reading has torn, or that part what costs something into groups; in the order of the text,
 * none overlaps another.
 */
export function tornBlocks(request: RequestText, reading: ReadRanges & { trade: string | null }): RequestBlock[] {
  const { text } = request
  const opens = text.length - text.trimStart().length
  // a request that is a list is no list within one
  const all = lineBlocks(text).filter(({ heading, start }) => heading !== null || start > opens)
  const areTorn = all.filter(({ rows }) => rows.length >= LEAST_ROWS).filter((one) => isTorn(request, one, reading))
  const isNeeded = (block: RequestBlock) => !isHeld(block, reading) || areTorn.some((one) => overlap(one, block))
  const pasted = priceLists(request).filter(isNeeded)
  // 'Plans: free for one, team 19 a month': a list behind its key that has more is that list
  const lists = [...all, ...keyedBlocks(request, [])]
  const isOfList = (run: RequestBlock) =>
    lists.some((one) => overlap(one, run) && (all.includes(one) || one.rows.length > run.rows.length))
  const told = priceRuns(request, reading).filter((run) => !isOfList(run))
  // one list, or what was read of each: in both places at once nothing stands
  const areHeld = told.every(({ rows }) => rows.every((row) => holdsPrice(asShown(row), reading)))
  const runs = areHeld ? [] : told
  const pieces = [...pricedPieces(request), ...namelessPlans(request), ...runs].filter(
    (block) => !pasted.some((one) => overlap(one, block)),
  )
  const prices = [...pasted, ...pieces]
  const days = dayLists(request).filter((block) => !prices.some((one) => overlap(one, block)))
  const own = [...prices, ...days]
  const asked = [...own, ...askedBullets(request).filter((block) => !own.some((one) => overlap(one, block)))]
  const isOther = (block: RequestBlock) => !asked.some((one) => overlap(one, block))
  const torn = areTorn.filter(isOther)
  const lines = [...asked, ...torn]
  const steps = numberedBlocks(text).filter((block) => !lines.some((one) => overlap(one, block)))
  const years = yearBlocks(text).filter((block) => ![...lines, ...steps].some((one) => overlap(one, block)))
  const whats = whatBlocks(request).filter(
    (block) => ![...lines, ...steps, ...years].some((one) => overlap(one, block)),
  )
  const formed = [...lines, ...steps, ...years, ...whats]
  const keyed = keyedBlocks(request, formed)
  const keys = keyed
    .filter((block) => !runs.some((run) => overlap(run, block)))
    .filter((block) => block.rows.length >= LEAST_ROWS && isTorn(request, block, reading))
    .map((block) => (namesPart(request, block) ? partOf(block) : block))
  const groups = priceGroups(request, [...all, ...keyed])
  const isNew = (block: RequestBlock) => ![...formed, ...keys].some((one) => overlap(one, block))
  return [...formed, ...keys, ...groups.filter(isNew)].sort((one, other) => one.start - other.start)
}

/** So many things have room beside each other with what they cost; a longer list is set row by row. */
const MOST_THINGS = 5

/** Each row of a list of prices was read as one thing with what it costs. */
const isHeld = ({ rows }: RequestBlock, reading: ReadRanges): boolean =>
  rows.length <= MOST_THINGS && rows.every((row) => holdsPrice(row, reading))

/** The same rows as a part of the page, however few they are. */
const partOf = ({ isRow: _isRow, ...block }: RequestBlock): RequestBlock => block

const overlap = (one: RequestBlock, other: RequestBlock) => one.start < other.end && other.start < one.end

/** 'SMALL DOGS' above some prices, 'Tools: shears 110 kr, axe 200 kr' beside others: two at least, each with a name of its own. */
function priceGroups(request: RequestText, blocks: readonly RequestBlock[]): RequestBlock[] {
  const groups = blocks.filter((block) => isPriceGroup(request, block))
  const apart = groups.filter((block, at) => !groups.slice(0, at).some((one) => overlap(one, block)))
  return apart.length >= LEAST_GROUPS ? apart.map(partOf) : []
}
const LEAST_GROUPS = 2

/** A fact for each row: it stands on the page under its heading, as it was written. */
export const rowFacts = (text: string, blocks: readonly RequestBlock[]): Fact[] =>
  blocks.flatMap(({ heading, rows, isRow }) => {
    const of = heading ? { of: heading.text } : {}
    const [first, last] = [rows[0], rows.at(-1)]
    if (isRow && first && last) return [{ kind: 'statement', id: 'note', ...of, ...upTo(text, first, last), sure: 0.8 }]
    return rows.map((row): Fact => {
      const { lead: _lead, cost: _cost, ...said } = asShown(row)
      return { kind: 'statement', id: 'row', ...said, ...of, sure: 0.8 }
    })
  })

/** The verb between a thing and its amount stands on no page. */
const asShown = (row: BlockRow): BlockRow =>
  row.cost ? { ...row, text: `${row.cost.name} ${row.cost.amount} ${row.cost.note}`.trim() } : row

const upTo = (text: string, { start }: BlockRow, { end }: BlockRow) => ({ start, end, text: text.slice(start, end) })
