/** The usual rule of thumb. */
export const byCharacters = (text: string): number => Math.ceil(text.length / 4)

/**
 * Word pieces, closer to what tokenizers do: a word with the blank before it counts one per begun 7 letters, digits one
 * per begun 3, other signs one per begun 2, white space beside it one.
 */
export function byPieces(text: string): number {
  let count = 0
  for (const [piece] of text.matchAll(/ ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+/gu)) {
    const length = piece.trim().length
    const each = /\p{L}/u.test(piece) ? 7 : /\p{N}/u.test(piece) ? 3 : 2
    count += Math.max(1, Math.ceil(length / each))
  }
  return count
}
