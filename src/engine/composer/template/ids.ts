/**
 * Ids in a template are marked when it is compiled and become unique when it is filled: MARK stands for the
 * section's prefix, and for every repeat around the id LEVEL + depth stands for the number of the copy.
 */
const MARK = '\u0001'
const LEVEL = '\u0002'
const ROOT = '\u0003'
const leftOver = /\u0002\d/g

/** name → how many repeats are around it; -1 is the root element itself */
export type Ids = ReadonlyMap<string, number>

const idLists = new Set([
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-flowto',
  'list',
  'form',
  'headers',
  'popovertarget',
  'commandfor',
])

export const markName = (name: string, depth: number) =>
  depth < 0 ? ROOT : MARK + name + Array.from({ length: depth }, (_, level) => LEVEL + (level + 1)).join('')

const markKnown = (ids: Ids) => (whole: string, name: string) => {
  const depth = ids.get(name)
  return depth === undefined ? whole : whole.slice(0, -name.length) + markName(name, depth)
}

/** Every `#name` of a text (a class list, a style block) that names an id of the section. */
export const markHashes = (text: string, ids: Ids) => text.replace(/#([A-Za-z][\w-]*)/g, markKnown(ids))

/** The value of an attribute with its ids and references marked. */
export function markAttribute(name: string, value: string, ids: Ids): string {
  if (name === 'id') return markName(value, ids.get(value) ?? 0)
  if (idLists.has(name)) return value.replace(/(\S+)/g, markKnown(ids))
  if (name === 'href' || name === 'xlink:href') return value.replace(/^#(.+)$/, markKnown(ids))
  if (name === 'class' || name === 'style') return markHashes(value, ids)
  if (name === 'begin' || name === 'end') return value.replace(/([A-Za-z][\w-]*)(?=\.)/g, markKnown(ids))
  return value.includes('url(') ? markHashes(value, ids) : value
}

/** References of an attribute that lead out of the section. */
export function strayReferences(name: string, value: string, ids: Ids): string[] {
  const names = idLists.has(name)
    ? value.split(/\s+/)
    : name === 'href' || name === 'xlink:href'
      ? value.startsWith('#')
        ? [value.slice(1)]
        : []
      : [...value.matchAll(/url\(['"]?#([^'")]+)/g)].map((match) => match[1] ?? '')
  return names.filter((id) => id !== '' && !ids.has(id))
}

export const numberCopy = (html: string, level: number, copy: number) => html.replaceAll(LEVEL + level, `-${copy}`)

/** References from outside of a repeat mean its first copy. */
export const resolveIds = (html: string, section: string) =>
  html.replace(leftOver, '-1').replaceAll(MARK, `${section}-`).replaceAll(ROOT, section)

/** A prototype may use what a neighbour declares (a symbol, a gradient): such references go to its first copy. */
export function joinCopies(html: string, repeated: readonly string[], section: string): string {
  let joined = html
  for (const name of repeated) {
    const copies = new Set(
      [...joined.matchAll(new RegExp(`\\sid="(${section}-${name}(?:-\\d+)+)"`, 'g'))].map((match) => match[1] ?? ''),
    )
    const first = [...copies][0]
    if (!first) continue
    joined = joined.replace(new RegExp(`(?<=[#"\\s])${section}-${name}(?:-\\d+)+(?![\\w-])`, 'g'), (id) =>
      copies.has(id) ? id : first,
    )
  }
  return joined
}
