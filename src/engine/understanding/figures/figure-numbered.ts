import { plainWord } from '../tokens.ts'
import type { FigurePiece } from './figure-groups.ts'
import type { ReadGroup } from './figure-kinds.ts'
import type { FigureToken } from './figure-tokens.ts'
import type { FigureEntry } from './types.ts'

type Line = { pieces: FigurePiece[]; label: FigureToken[] }

/** 'batch 0417 …', 'n° 883 …': a word with the number of the thing; how many tokens they are, 0 without one. */
function numberLength(tokens: readonly FigureToken[]): number {
  const at = tokens.findIndex(({ kind }) => kind !== 'word' && kind !== 'mark')
  const isNumber = tokens[at]?.isBare === true && tokens.slice(0, at).filter(({ kind }) => kind === 'word').length === 1
  return at > 0 && isNumber ? at + 1 : 0
}

const nameOf = ({ pieces }: Line) => plainWord(pieces[0]?.tokens[0]?.text ?? '')

/**
 * 'batch 0417 Crottin 220 pcs ready 2 May, batch 0418 Tomme …': numbered things of one kind, a row each, and behind the
 * number what was written, in its order. Null where they are not numbered, or have nothing but an amount.
 */
export function numberedRows({ pieces }: ReadGroup, text: string): FigureEntry[] | null {
  const isApart = pieces.some(({ before }) => before === ';' || before === 'line')
  const lines = pieces.reduce<Line[]>((list, piece) => {
    const length = numberLength(piece.tokens)
    const isNext = list.length === 0 || (isApart ? piece.before === ';' || piece.before === 'line' : length > 0)
    if (isNext) list.push({ pieces: [piece], label: piece.tokens.slice(0, length) })
    else list.at(-1)?.pieces.push(piece)
    return list
  }, [])
  const [first] = lines
  const rows = lines.map((line) => rowOf(line, text))
  const areAlike = first !== undefined && lines.length > 1 && lines.every((one) => nameOf(one) === nameOf(first))
  return areAlike && rows.every((row) => row !== null) ? rows : null
}

function rowOf({ pieces, label }: Line, text: string): FigureEntry | null {
  const [first, ...others] = pieces
  const [start, end] = [label[0], label.at(-1)]
  if (!first || !start || !end) return null
  const rest = [first.tokens.slice(label.length), ...others.map(({ tokens }) => tokens)].filter((all) => all.length > 0)
  const words = rest.flat().filter(({ kind }) => kind === 'word')
  if (words.length === 0 || rest.flat().length < LEAST) return null
  const said = rest.map((tokens) => text.slice(tokens[0]?.start, tokens.at(-1)?.end))
  return {
    start: start.start,
    end: rest.at(-1)?.at(-1)?.end ?? end.end,
    label: text.slice(start.start, end.end),
    amount: '',
    value: null,
    notes: [said.join(' · ')],
    isAlert: false,
  }
}

/** So many words say more than an amount with its unit. */
const LEAST = 3
