import { sourceOf } from '../document.ts'
import { applySplices } from '../splices.ts'
import { attributePlaces, escapeAttribute } from '../start-tag.ts'
import { decodeAttribute } from '../text.ts'
import type { Key, Operation, PageDocument, Splice } from '../types.ts'

/** Attributes that name other elements of the page by their id. */
const naming = new Set(
  'for aria-labelledby aria-describedby aria-controls list headers form href xlink:href'.split(' '),
)

/** The same again behind it. Names inside the copy are new ones, so that labels and links of it stay its own. */
export function copyOperations(document: PageDocument, key: Key): Operation[] {
  const root = document.elements.get(key)
  if (!root || key === 'body') return []
  const inside = [...document.elements.values()].filter(({ start, end }) => start >= root.start && end <= root.end)
  const places = inside.flatMap((element) =>
    attributePlaces(document.html, element.start, element.openEnd).map((place) => ({
      ...place,
      value: decodeAttribute(document.html.slice(place.valueStart, place.valueEnd)),
    })),
  )
  const taken = new Set(idsOf(document))
  const names = new Map(places.filter(({ name }) => name === 'id').map(({ value }) => [value, freeId(value, taken)]))
  const splices: Splice[] = places.flatMap((place) => {
    const value = renamed(place.name, place.value, names)
    if (value === place.value) return []
    const quote = place.quote === "'" ? "'" : '"'
    const insert = place.quote ? escapeAttribute(value, quote) : `"${escapeAttribute(value, '"')}"`
    return [{ start: place.valueStart - root.start, end: place.valueEnd - root.start, insert }]
  })
  return [{ do: 'after', k: key, html: applySplices(sourceOf(document, key), splices) }]
}

function renamed(name: string, value: string, names: ReadonlyMap<string, string>): string {
  if (name === 'id') return names.get(value) ?? value
  if (!naming.has(name)) return value.replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${names.get(id) ?? id})`)
  if (name.endsWith('href')) return value.startsWith('#') ? `#${names.get(value.slice(1)) ?? value.slice(1)}` : value
  return value
    .split(/(\s+)/)
    .map((word) => names.get(word) ?? word)
    .join('')
}

/** Every id of the page. */
export function idsOf(document: PageDocument): string[] {
  return [...document.elements.values()].flatMap((element) =>
    attributePlaces(document.html, element.start, element.openEnd)
      .filter(({ name }) => name === 'id')
      .map(({ valueStart, valueEnd }) => decodeAttribute(document.html.slice(valueStart, valueEnd))),
  )
}

function freeId(id: string, taken: Set<string>): string {
  for (let number = 2; ; number++) {
    const name = `${id.replace(/-\d+$/, '')}-${number}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
