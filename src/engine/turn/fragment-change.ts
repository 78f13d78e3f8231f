import { parseFragment } from 'parse5'
import { readAttribute } from '#design/start-tag.ts'
import type { Key, PageDocument } from '#design/types.ts'
import type { EngineEvent } from '../types.ts'
import { applyChange, refuse } from './change.ts'
import type { Turn } from './turn.ts'

/**
 * HTML without a word about where it belongs: each of its elements replaces the one that it names by key, id or
 * data-section; a single one may also replace what the person picked. Otherwise it is refused, all of it.
 */
export function applyFragment(turn: Turn, html: string): EngineEvent[] {
  const { document, targets } = turn
  if (document === null || html.trim() === '') return []
  const roots = rootsOf(html)
  const picked = roots.length === 1 && targets.length === 1 ? targets[0] : undefined
  const changes = roots.map((root) => ({ k: namedTarget(document, root) ?? picked, html: root }))
  if (changes.length === 0 || changes.some(({ k }) => k === undefined))
    return refuse(
      turn,
      html,
      'This HTML does not say which element it belongs to: use <edit k="…" do="…">.',
      'a part that does not say where it belongs',
    )
  return changes.flatMap((change) =>
    applyChange(turn, { do: 'replace', k: change.k ?? '', html: change.html }, change.html),
  )
}

/** The sources of the outermost elements. */
function rootsOf(html: string): string[] {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true })
  return childNodes.flatMap((node) => {
    const place = 'tagName' in node ? node.sourceCodeLocation : null
    return place ? [html.slice(place.startOffset, place.endOffset)] : []
  })
}

function namedTarget(document: PageDocument, root: string): Key | undefined {
  const openEnd = (/^<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(root)?.[0] ?? '').length
  const read = (name: string) => readAttribute(root, { start: 0, openEnd }, name)
  const k = read('k')
  if (k !== null && document.elements.has(k)) return k
  return only(document, 'id', read('id')) ?? only(document, 'data-section', read('data-section'))
}

/** The one element with this value. */
function only(document: PageDocument, attribute: string, value: string | null): Key | undefined {
  if (value === null) return undefined
  const same = [...document.elements.values()].filter(
    (element) => readAttribute(document.html, element, attribute) === value,
  )
  return same.length === 1 ? same[0]?.key : undefined
}
