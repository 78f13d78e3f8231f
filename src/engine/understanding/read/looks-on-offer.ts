import type { TextClause } from './clauses.ts'
import type { RequestText } from './request-text.ts'

/** 'we make churros, porras and HOT CHOCOLATE': in what a verb offers, one of several things of which another is no look. */
export function isOnOffer(request: RequestText, at: number, rows: ReadonlyMap<number, string>): boolean {
  const index = request.clauses.findIndex(({ first, last }) => first <= at && at <= last)
  const clause = request.clauses[index]
  if (!clause || rows.get(index) !== 'offered') return false
  const own = request.clauses.filter((_, one) => rows.get(one) === 'offered')
  const isBeside = ({ sentence, line }: TextClause) => sentence === clause.sentence && line === clause.line
  const looks = [
    'colour',
    'style',
    'shade',
    'lookNouns',
    'lookThings',
    'pageNouns',
    'moods',
    'section',
    'component',
  ] as const
  const isThing = (one: number) =>
    request.isWord(one) &&
    !request.isSmall(one) &&
    request.taken(one) === null &&
    looks.every((kind) => request.within(kind, one) === undefined)
  const isSaid = (kind: 'pages' | 'lookNouns' | 'pageNouns' | 'moods') =>
    request.clauses.some(
      (one) => isBeside(one) && request.hits(kind).some((hit) => hit.first >= one.first && hit.last <= one.last),
    )
  if ((['pages', 'lookNouns', 'pageNouns', 'moods'] as const).some(isSaid)) return false
  const things = own.filter(isBeside).flatMap(({ first, last }) => piecesOf(request, first, last))
  return things.length > 2 && things.some((piece) => piece.every((one) => !isLook(request, one)) && piece.some(isThing))
}

const isLook = (request: RequestText, at: number) =>
  (['colour', 'style', 'shade'] as const).some((kind) => request.within(kind, at) !== undefined)

/** The tokens of a clause, parted by 'and'. */
function piecesOf(request: RequestText, first: number, last: number): number[][] {
  const pieces: number[][] = [[]]
  for (let at = first; at <= last; at++)
    if (request.within('and', at)) pieces.push([])
    else pieces.at(-1)?.push(at)
  return pieces.filter(({ length }) => length > 0)
}
