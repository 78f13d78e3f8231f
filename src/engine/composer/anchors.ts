import { capital } from './words/read/source.ts'
import type { AskedSection, SectionKind } from './types.ts'

/** A place with the anchor by which links reach it and the words by which people know it. */
export type Anchor = { id: string; label: string; kind: SectionKind }

const plain = (text: string) =>
  text.normalize('NFKD').replace(/ß/g, 'ss').replace(/ø/gi, 'o').replace(/æ/gi, 'ae').replace(/\p{M}/gu, '')

/** 'Öffnungszeiten & Anfahrt' → 'offnungszeiten-anfahrt'; empty when no plain letter is in it. */
export const slug = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '')

const fixed: Partial<Record<SectionKind, string>> = { header: 'top', footer: 'footer' }
/** Ids that the page itself uses. */
const taken = ['main', 'top', 'footer']

/** Anchors for the sections in their order: the person's own words where there are some. */
export function nameAnchors(
  places: { kind: SectionKind; asked: AskedSection | null }[],
  words: (kind: SectionKind) => string,
  /** the usual name of a kind, which a list that has no name of its own goes by */
  usual: (kind: SectionKind) => string = words,
): Anchor[] {
  const used = new Set(taken)
  return places.map(({ kind, asked }) => {
    const isNamed = asked && !fixed[kind] && kind !== 'hero' && asked.words !== usual(kind)
    const label = isNamed ? capital(asked.words) : words(kind)
    const wish = fixed[kind] ?? (asked && kind !== 'hero' ? slug(asked.words) : '')
    const base = /^[a-z]/.test(wish) ? wish : kind
    let id = base
    for (let n = 2; used.has(id) && id !== fixed[kind]; n++) id = `${base}-${n}`
    used.add(id)
    return { id, label, kind }
  })
}

/**
 * A link's address on this page: '#kind' and '#id' lead to such a section, addresses of other kinds stay; null when
 * there is nothing to lead to.
 */
export function resolveHref(href: string, anchors: Anchor[]): string | null {
  if (!href.startsWith('#')) return href
  const name = href.slice(1)
  if (name === 'main' || name === 'top') return href
  const found = anchors.find(({ id }) => id === name) ?? anchors.find(({ kind }) => kind === name)
  return found ? `#${found.id}` : null
}
