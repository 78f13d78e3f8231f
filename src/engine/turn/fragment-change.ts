import type { Key, PageDocument } from '#design/types.ts'
import type { EngineEvent } from '../types.ts'
import { applyChange, refuse } from './change.ts'
import type { Turn } from './turn.ts'

/**
 * A piece of HTML without a word about where it belongs: it replaces the element that it names by key, id or
 * data-section, or the one that the person picked. Otherwise it is refused.
 */
export function applyFragment(turn: Turn, html: string): EngineEvent[] {
  const { document } = turn
  if (document === null || html.trim() === '') return []
  const k = namedTarget(document, html) ?? (turn.request.targets?.length === 1 ? turn.request.targets[0] : undefined)
  if (k === undefined)
    return refuse(
      turn,
      html,
      'This HTML does not say which element it belongs to: use <edit k="…" do="…">.',
      'a part that does not say where it belongs',
    )
  return applyChange(turn, { do: 'replace', k, html: html.trim() }, html)
}

function namedTarget(document: PageDocument, html: string): Key | undefined {
  const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(html)?.[0] ?? ''
  const k = /\sk=["']([\w-]+)["']/.exec(tag)?.[1]
  if (k !== undefined && document.elements.has(k)) return k
  return only(document, tag, 'id') ?? only(document, tag, 'data-section')
}

/** The one element with the same value of `attribute`. */
function only(document: PageDocument, tag: string, attribute: string): Key | undefined {
  const pattern = new RegExp(`\\s${attribute}=(?:"([^"]*)"|'([^']*)')`)
  const valueIn = (source: string) => {
    const found = pattern.exec(source)
    return found ? (found[1] ?? found[2]) : undefined
  }
  const value = valueIn(tag)
  if (value === undefined) return undefined
  const same = [...document.elements.values()].filter(
    ({ start, openEnd }) => valueIn(document.html.slice(start, openEnd)) === value,
  )
  return same.length === 1 ? same[0]?.key : undefined
}
