import type { Family, Library } from './library.ts'
import type { ArtPiece } from './template/nodes.ts'
import type { Domain } from './types.ts'

type Setting = { library: Library; family: Family; domain: Domain; seed: number }

/** The n-th piece of a role: the family's own for the domain first, then any family's for it, then what suits any domain. */
export function artFor(role: string, index: number, { library, family, domain, seed }: Setting): ArtPiece | null {
  const made = (piece: ArtPiece) => piece.role === role && piece.facts.domains.includes(domain)
  const plain = (piece: ArtPiece) => piece.role === role && piece.facts.domains.includes('*')
  const others = [...library.families.values()].filter((other) => other !== family).flatMap(({ art }) => art)
  const choices = [family.art.filter(made), others.filter(made), family.art.filter(plain), others.filter(plain)].find(
    (list) => list.length > 0,
  )
  return choices ? (choices[(seed + index) % choices.length] ?? null) : null
}
