import type { Operation } from '#design/types.ts'
import { classNames, type Part } from './open-page.ts'

/** 'md:hover:p-4' → its variants and its utility. */
export function splitVariant(name: string): { variant: string; utility: string } {
  const at = /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[\]()])*:)*/.exec(name)?.[0].length ?? 0
  return { variant: name.slice(0, at), utility: name.slice(at) }
}

/** Exchanges utilities of one element, at every breakpoint they name; null leaves one as it is, '' takes it away. */
export function exchange(part: Part, next: (utility: string, variant: string) => string | null): Operation[] {
  const pairs = classNames(part).flatMap((name) => {
    const { variant, utility } = splitVariant(name)
    const other = next(utility, variant)
    return other === null || other === utility ? [] : [{ name, next: other === '' ? null : variant + other }]
  })
  return pairs.length === 0
    ? []
    : [
        {
          do: 'class',
          k: part.key,
          add: pairs.flatMap((pair) => pair.next ?? []),
          remove: pairs.map(({ name }) => name),
        },
      ]
}

/** Sets utilities on an element in place of those that a pattern takes. */
export function setClasses(part: Part, add: readonly string[], instead: RegExp): Operation[] {
  const names = classNames(part)
  const remove = names.filter((name) => instead.test(splitVariant(name).utility) && !add.includes(name))
  const coming = add.filter((name) => !names.includes(name))
  return remove.length === 0 && coming.length === 0 ? [] : [{ do: 'class', k: part.key, add: coming, remove }]
}

/** The steps of Tailwind's spacing scale that pages use. */
const spaces = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96]

/** 'py-16' → 'py-24' or 'py-10'; null for what is no such space. */
export function steppedSpace(utility: string, names: RegExp, by: 1 | -1): string | null {
  const match = /^(?<name>[a-z-]+?)-(?<size>\d+(?:\.\d+)?)$/.exec(utility)?.groups
  if (!match?.name || !match.size || !names.test(match.name)) return null
  const size = Number(match.size)
  if (size === 0) return null
  const wanted = by > 0 ? size * 1.4 : size / 1.4
  const next =
    by > 0
      ? (spaces.find((space) => space >= wanted) ?? spaces.at(-1))
      : (spaces.findLast((space) => space <= wanted) ?? 0)
  return next === undefined || next === size ? null : `${match.name}-${next}`
}
