import type { FigureToken } from './figure-tokens.ts'

/** Tokens between two separators, with the separator before them: ',', ';', '/', 'line' or ''. */
export type FigurePiece = { before: string; tokens: FigureToken[] }

/** A key with the pieces behind it: 'top donors: A 96 kg, B 71 kg'; `key` is empty where there is none. */
export type FigureGroup = { key: FigureToken[]; pieces: FigurePiece[]; sentence: number; colon?: FigureToken }

/** The pieces of a request by the keys that they stand under. */
export function figureGroups(tokens: readonly FigureToken[]): FigureGroup[] {
  const groups: FigureGroup[] = []
  let piece: FigurePiece = { before: '', tokens: [] }
  let sentence = 0
  let isNew = true
  const group = () => {
    const last = groups.at(-1)
    if (last && !isNew) return last
    const made: FigureGroup = { key: [], pieces: [], sentence }
    groups.push(made)
    isNew = false
    return made
  }
  const close = (before: string) => {
    if (piece.tokens.length > 0) group().pieces.push(piece)
    piece = { before, tokens: [] }
  }
  tokens.forEach((token, at) => {
    if (token.kind === 'colon') {
      groups.push({ key: piece.tokens, pieces: [], sentence, colon: token })
      isNew = false
      piece = { before: '', tokens: [] }
    } else if (token.kind === 'end') {
      close('')
      // 'Numbers:' with its lines behind an empty one
      isNew = !isOpen(groups.at(-1), tokens[at - 1])
      sentence += 1
    } else if (token.kind === 'line') {
      close('line')
      // what a line lists under its key ends with it
      const last = groups.at(-1)
      if (last && last.key.length > 0 && last.pieces.length > 0 && last.pieces[0]?.before !== 'line') isNew = true
    } else if (token.kind === 'separator' && !joins(piece, token, tokens[at + 1])) close(token.text)
    else piece.tokens.push(token)
  })
  close('')
  return groups
}

const isOpen = (group: FigureGroup | undefined, before: FigureToken | undefined) =>
  group !== undefined && group.pieces.length === 0 && before?.kind === 'colon'

/** 'Visits – 141': a dash between a word and its amount. */
const joins = ({ tokens }: FigurePiece, { text }: FigureToken, next: FigureToken | undefined) =>
  /[-–—→]/.test(text) &&
  next?.kind === 'amount' &&
  tokens.at(-1)?.kind === 'word' &&
  tokens.every(({ kind }) => kind !== 'amount' && kind !== 'clock')
