import type { Family, FamilyLibrary } from './library.ts'
import type { ArtPiece } from './template/nodes.ts'
import type { Domain } from './types.ts'

type Setting = { library: FamilyLibrary; family: Family; domain: Domain; seed: number }

/**
 * The n-th piece of a role. One that draws what the `subject` names comes first; else the family's own for the domain,
 * then any family's for it, then what suits any domain.
 */
export function artFor(
  role: string,
  index: number,
  { library, family, domain, seed }: Setting,
  subject = '',
): ArtPiece | null {
  const others = [...library.families.values()].filter((other) => other !== family).flatMap(({ art }) => art)
  const pieces = [...family.art, ...others].filter((piece) => piece.role === role)
  const made = ({ facts }: ArtPiece) => facts.domains.includes(domain)
  const named = saying(pieces.filter(made), subject) ?? saying(pieces, subject)
  if (named) return named
  const plain = ({ facts }: ArtPiece) => facts.domains.includes('*')
  const own = (piece: ArtPiece) => piece.family === family.id
  const choices = [
    pieces.filter((piece) => made(piece) && own(piece)),
    pieces.filter(made),
    pieces.filter((piece) => plain(piece) && own(piece)),
    pieces.filter(plain),
  ].find((list) => list.length > 0)
  return choices ? (choices[(seed + index) % choices.length] ?? null) : null
}

/** The piece whose words name most of a text, a notebook before a book; none when nothing is named. */
function saying(pieces: ArtPiece[], text: string): ArtPiece | null {
  const length = ({ facts }: ArtPiece) => lettersNamed(text, facts.words)
  const [best] = pieces.filter((piece) => length(piece) > 0).sort((a, b) => length(b) - length(a))
  return best ?? null
}

/** How many letters of a text one of the words names; 0 for none. */
const lettersNamed = (text: string, words: readonly string[] | undefined) =>
  (text && words && names(words).exec(text)?.[0].length) || 0

const known = new WeakMap<readonly string[], RegExp>()

/** Finds one of the words in a text; a long one may end a compound: 'Wolldecken' is a 'decke', 'open' is no 'pen'. */
function names(words: readonly string[]): RegExp {
  const before = known.get(words)
  if (before) return before
  const any = words.map((word) => (word.length < 5 ? `(?<!\\p{L})${word}` : word)).join('|')
  const made = new RegExp(`(?:${any})(?:e?s|e?n|er)?(?!\\p{L})`, 'iu')
  known.set(words, made)
  return made
}
