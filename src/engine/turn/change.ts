import { convertFragment } from '#design/convert/convert-page.ts'
import { applyOperation } from '#design/operations.ts'
import { customProperties } from '#design/theme.ts'
import type { Key, Operation, PageDocument } from '#design/types.ts'
import type { EngineEvent } from '../types.ts'
import { drawnValue, drawPictures } from './drawn-pictures.ts'
import { icons } from './icons.ts'
import type { Turn } from './turn.ts'
import { aboutChange, aboutNothing, operationLabel, refusalWords } from './words.ts'

/** Makes one change of the page and says so; a change that is refused is remembered with the reason. */
export function applyChange(turn: Turn, operation: Operation, source: string): EngineEvent[] {
  const { document } = turn
  if (document === null)
    return refuse(turn, source, 'There is no page yet: write the whole page.', aboutChange(null, operation))
  if (source !== '' && turn.retrying && turn.made.has(source)) return []
  const about = () => aboutChange(document, operation)
  const useless = operation.do === 'token' ? unusedToken(document, operation.name) : null
  if (useless) return refuse(turn, source, useless, `${about()}: nothing on the page goes by it`, operation.k)
  const meant =
    'html' in operation
      ? { ...operation, html: converted(turn, operation.html) }
      : drawnValue(operation, turn.request.pictures ?? [])
  const label = operationLabel(document, operation)
  const applied = applyOperation(document, meant, { classExists: turn.classExists })
  if (!applied.ok && applied.refusal.code === 'no-change') {
    // a retry that repeats what this turn has made says nothing new
    if (!turn.retrying || turn.applied === 0) turn.asWanted.push(about())
    return []
  }
  if (!applied.ok) {
    const { code, message } = applied.refusal
    const told = code === 'unknown-key' ? aboutNothing(operation) : `${about()}: ${refusalWords[code]}`
    return refuse(turn, source, message, told, operation.k)
  }
  turn.document = applied.document
  turn.html = applied.document.html
  turn.applied++
  turn.made.add(source)
  turn.labels.push(label)
  return [{ type: 'operation', operation: meant, splices: applied.splices, touched: applied.touched, label }]
}

/** HTML of a model with the icons drawn that it names, and slots for pictures of other hosts. */
function converted(turn: Turn, html: string): string {
  const made = convertFragment(drawPictures(turn.expand(html), turn.request.pictures ?? []), icons)
  turn.told.push(...made.told.filter((line) => !turn.told.includes(line)))
  return made.html
}

/** Remembers a change that cannot be made, with a sentence for the model and what it was about for the person. */
export function refuse(turn: Turn, source: string, reason: string, about: string, k?: Key): EngineEvent[] {
  turn.failed.push({ source, reason, about, ...(k !== undefined && turn.document?.elements.has(k) ? { k } : {}) })
  return []
}

/** A theme value that nothing on the page looks at would change nothing that anybody sees. */
function unusedToken(document: PageDocument, name: string): string | null {
  const theme = document.elements.get('theme')
  if (!theme || document.html.includes(name)) return null
  const known = customProperties(document.html.slice(theme.openEnd, theme.closeStart)).map((property) => property.name)
  return `Nothing on the page uses ${name.slice(0, 40)}. Its theme values are ${known.slice(0, 12).join(', ')}.`
}
