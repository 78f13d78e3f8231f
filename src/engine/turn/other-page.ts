import { openDocument } from '#design/document.ts'
import { applyOperation } from '#design/operations.ts'
import { pageLink } from '#design/page-links.ts'
import type { Operation } from '#design/types.ts'
import { readAttributes } from '../reader/attributes.ts'
import type { EngineEvent } from '../types.ts'
import { refuse } from './change.ts'
import type { Turn } from './turn.ts'
import { aboutChange, operationLabel, refusalWords } from './words.ts'

/** The page that a change names, when it names one: `<edit page="About" …>`, or "page" in JSON. */
export function pageNamedIn(source: string): string | null {
  if (source.startsWith('<')) return readAttributes(source.slice(0, source.indexOf('>') + 1)).get('page') ?? null
  if (!source.includes('"page"')) return null
  try {
    const { page } = JSON.parse(source) as { page?: unknown }
    return typeof page === 'string' ? page : null
  } catch {
    return null
  }
}

/**
 * Makes one change of another page of the project; null when it is of this page. It is told with the name of its page,
 * and stored and taken back with this turn.
 */
export function applyElsewhere(turn: Turn, operation: Operation, source: string): EngineEvent[] | null {
  const named = pageNamedIn(source)?.trim().toLowerCase()
  const { request } = turn
  const isCalled = (name: string) => name.toLowerCase() === named || pageLink(name) === named
  if (named === undefined || isCalled(request.pageName)) return null
  const other = request.pages.find(({ name }) => isCalled(name))
  const known = other && (turn.elsewhere.get(other.name)?.document ?? openDocument(other.html))
  if (!other || !known) return refuse(turn, source, 'There is no such page.', 'a change of a page that is not there')
  if (turn.retrying && turn.made.has(source)) return []
  const applied = applyOperation(known, operation, { classExists: turn.classExists })
  const about = `on ${other.name}: ${aboutChange(known, operation)}`
  if (!applied.ok && applied.refusal.code === 'no-change') {
    turn.asWanted.push(about)
    return []
  }
  if (!applied.ok)
    return refuse(turn, source, applied.refusal.message, `${about}: ${refusalWords[applied.refusal.code]}`)
  const label = `On ${other.name}: ${operationLabel(known, operation)}`
  const labels = [...(turn.elsewhere.get(other.name)?.labels ?? []), label]
  turn.elsewhere.set(other.name, { document: applied.document, labels })
  turn.applied++
  turn.made.add(source)
  turn.labels.push(label)
  return []
}
