import { counted, listed } from '#rules/listed.ts'
import { openDocument } from './document.ts'
import { pageSections } from './sections.ts'

/** One band of a page map. `size` is relative to its neighbours, in any unit. */
export type Band = { label: string; size: number; changed: boolean }

/** The bands of a page: one per section, as tall as its source is long (the preview knows better once it is drawn). */
function sectionsOf(html: string): { label: string; key: string; kind: string; source: string }[] {
  if (html === '') return []
  return pageSections(openDocument(html)).map((section) => ({
    label: section.label,
    key: section.key,
    kind: section.kind,
    source: html.slice(section.start, section.end),
  }))
}

/** The page map of `html`; a band is changed when its source is not one of the sections before, or the engine named it. */
export function changedBands(before: string, html: string, named: string[]): Band[] {
  const old = new Set(sectionsOf(before).map((section) => section.source))
  return sectionsOf(html).map(({ label, key, source }) => ({
    label,
    size: Math.max(1, Math.round(Math.sqrt(source.length))),
    changed: !old.has(source) || named.includes(key) || named.includes(label),
  }))
}

/** One line per thing that changed, then what stayed. */
export function describeChanges(
  turn: { whole: boolean; changes: string[]; check: { fixed: string[] } | null },
  before: string,
  html: string,
  map: Band[],
): string[] {
  const fixed = turn.check && turn.check.fixed.length > 0 ? [`Fixed: ${listedWords(turn.check.fixed)}`] : []
  return [...changesIn(turn, before, html, map), ...fixed]
}

/** 'a', 'a and b', 'a, b and 3 more things'. */
export function listedWords(words: readonly string[]): string {
  const shown = words.length > 4 ? [...words.slice(0, 3), `${words.length - 3} more things`] : words
  return listed(shown)
}

function changesIn(turn: { whole: boolean; changes: string[] }, before: string, html: string, map: Band[]): string[] {
  const same = map.filter((band) => !band.changed).length
  if (before === '' || turn.whole)
    return map.length > 0 ? [`${counted(map.length, 'section')} written`, labelsOf(map)] : []
  const touched = map.filter((band) => band.changed)
  const lines = turn.changes.length > 0 ? turn.changes.slice(0, 4) : [labelsOf(touched)]
  if (turn.changes.length > 4) lines.push(`and ${turn.changes.length - 4} more`)
  if (same > 0) lines.push(keptWords(same, touched.length > 0, outsideChange(before, html)))
  return lines.filter((line) => line !== '')
}

/** What stayed, told by what one sees: what changed around the sections may have changed their look. */
function keptWords(same: number, isSomeTouched: boolean, outside: Outside): string {
  const sections = `${same} ${isSomeTouched ? 'other ' : ''}${same === 1 ? 'section' : 'sections'}`
  if (outside === 'look') return `The words of ${sections} kept, in the new look`
  if (isSomeTouched) return `${sections} unchanged, byte for byte`
  return outside === 'unseen' ? 'The page looks as before' : `${sections} unchanged, byte for byte`
}

/** What differs outside of the sections: nothing, only what nobody sees on the page, or what gives the page its look. */
type Outside = 'none' | 'unseen' | 'look'

export function outsideChange(before: string, html: string): Outside {
  const [old, now] = [around(before), around(html)]
  if (old === now) return 'none'
  return unseen(old) === unseen(now) ? 'unseen' : 'look'
}

/** A page without its sections; how much white space stood between them says nothing. */
function around(html: string): string {
  let rest = ''
  let at = 0
  for (const { start, end } of html === '' ? [] : pageSections(openDocument(html))) {
    rest += html.slice(at, Math.max(at, start))
    at = Math.max(at, end)
  }
  return (rest + html.slice(at)).replace(/\s+/g, ' ')
}

/** Without the title, the description and the language, which are read and not seen. */
function unseen(rest: string): string {
  return rest
    .replace(/<title\b[^>]*>[^<]*<\/title>/gi, '')
    .replace(/<meta\b[^>]*>/gi, '')
    .replace(/ lang="[^"]*"/gi, '')
    .replace(/\s+/g, '')
}

function labelsOf(bands: Band[]): string {
  const labels = [...new Set(bands.map((band) => band.label))]
  return labels.length > 4 ? `${labels.slice(0, 3).join(', ')} and ${labels.length - 3} more` : labels.join(', ')
}
