import { openDocument } from '#design/document.ts'
import { readAttribute } from '#design/start-tag.ts'
import type { Operation, PageDocument, PageElement } from '#design/types.ts'
import type { ReplyEvent } from '../reader/events.ts'
import { jsonOperations } from '../reader/json-operations.ts'
import { tidyMarkup } from '../reader/tidy-markup.ts'
import type { EngineEvent } from '../types.ts'
import { takeProse } from './answer.ts'
import type { ModelAnswer } from './answer.ts'
import { applyChange, refuse } from './change.ts'
import { applyPatch } from './patch-change.ts'
import { applyElsewhere } from './other-page.ts'
import { applySearchReplace } from './search-change.ts'
import type { SectionTask } from './section-task.ts'
import { emitStage } from './turn.ts'
import type { Turn } from './turn.ts'

/**
 * Reads the answer to a request for one section. Its HTML takes the place of the section (or stands beside it), also
 * when the model wrote a whole page around it; changes inside of the section are taken too, any other is refused.
 */
export function readSection(turn: Turn, task: SectionTask, quiet: boolean): ModelAnswer {
  let html: string | null = null
  let done = false
  const answer: ModelAnswer = { page: null, json: null, prose: '', proseVoid: false, wrote: null, take }

  function* take(event: ReplyEvent): Generator<EngineEvent> {
    switch (event.type) {
      case 'prose':
      case 'prose-void':
        yield* takeProse(turn, answer, event, quiet)
        return
      case 'page-start':
        html = ''
        return
      case 'page':
        if (html !== null) html += event.html
        return
      case 'page-end':
        yield* place(html ?? '')
        html = null
        return
      case 'json':
        for (const operation of jsonOperations(event.text)) yield* take(operation)
        return
      case 'patch':
        if (task.key === 'theme') yield* change(() => applyPatch(turn, event))
        return
      case 'operation':
        answer.wrote ??= 'operations'
        yield* change(
          () =>
            applyElsewhere(turn, event.operation, event.source) ??
            (reaches(turn.document, task, event.operation)
              ? applyChange(turn, event.operation, event.source)
              : refuse(turn, event.source, outside(task), `a change outside of the ${task.label.toLowerCase()}`)),
        )
        return
      case 'search-replace':
        answer.wrote ??= 'search'
        yield* change(() => applySearchReplace(turn, event, task.key))
        return
      default:
        yield* change(() => refuse(turn, event.source, event.reason, 'a change that could not be read'))
    }
  }

  function* change(make: () => EngineEvent[]): Generator<EngineEvent> {
    yield emitStage('writing', `Writing the ${task.label.toLowerCase()} again`)
    yield* make()
  }

  function* place(written: string): Generator<EngineEvent> {
    // the first piece that fits is the section; examples behind it are not
    if (written.trim() === '' || done) return
    answer.wrote ??= 'section'
    const found = sectionIn(written, turn.document, task)
    done = found !== null
    const operation: Operation | null = found === null ? null : { do: task.do, k: task.key, html: found }
    yield* change(() =>
      operation
        ? applyChange(turn, operation, written)
        : refuse(turn, written, outside(task), `the ${task.label.toLowerCase()} (another part was written)`, task.key),
    )
  }

  return answer
}

const outside = ({ key }: SectionTask) => `Only ${key} was to be changed.`

/** Whether an operation stays inside of the section. */
function reaches(document: PageDocument | null, task: SectionTask, operation: Operation): boolean {
  const around = document?.elements.get(task.key)
  const inside = (key: string) => {
    const element = document?.elements.get(key)
    return !element || !around || (element.start >= around.start && element.end <= around.end)
  }
  const beside = operation.k === task.key && (operation.do === 'before' || operation.do === 'after')
  if (task.do === 'replace' && beside) return false
  return inside(operation.k) && !('to' in operation && !inside(operation.to))
}

/** The part of what was written that belongs to the task; null when all of it is something else. */
function sectionIn(written: string, document: PageDocument | null, task: SectionTask): string | null {
  const target = document?.elements.get(task.key)
  if (!document || !target) return null
  const page = openDocument(tidyMarkup(written))
  const elements = [...page.elements.values()]
  const source = ({ start, end }: PageElement) => page.html.slice(start, end)
  if (task.key === 'theme') {
    const style = elements.find(({ tag }) => tag === 'style')
    return style ? source(style) : null
  }
  const own = namesOf(document, target)
  const isOwn = (element: PageElement) => isSame(own, namesOf(page, element), task.key)
  const body = page.elements.has('body') ? 'body' : null
  const roots = elements.filter(({ parent, key, tag }) => parent === body && key !== 'body' && tag !== 'style')
  const others = [...document.elements.values()]
    .filter(({ key }) => key !== task.key)
    .map((element) => namesOf(document, element))
  const isOther = (element: PageElement) => {
    const names = namesOf(page, element)
    return others.some(
      (other) => (names.id !== null && other.id === names.id) || (names.k !== null && other.key === names.k),
    )
  }
  if (task.do !== 'replace') {
    const fresh = roots.flatMap((root) =>
      root.tag === 'main' ? elements.filter(({ parent }) => parent === root.key) : [root],
    )
    const kept = fresh.filter((element) => !isOwn(element) && !isOther(element))
    return kept.length === 0 ? null : kept.map(source).join('\n')
  }
  const found = elements.find(isOwn)
  if (found && !roots.includes(found)) return source(found)
  const kept = roots.filter((element) => element === found || !isOther(element))
  return kept.length === 0 || (!found && kept.length > 1) ? null : kept.map(source).join('\n')
}

type Names = { key: string; tag: string; k: string | null; id: string | null; kind: string | null }

function namesOf(document: PageDocument, element: PageElement): Names {
  const read = (name: string) => readAttribute(document.html, element, name)
  return { key: element.key, tag: element.tag, k: read('k'), id: read('id'), kind: read('data-section') }
}

function isSame(own: Names, other: Names, key: string): boolean {
  if (other.k !== null) return other.k === key
  if (own.id !== null && other.id !== null) return own.id === other.id
  return own.kind !== null && own.kind === other.kind
}
