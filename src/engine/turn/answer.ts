import type { PageForm, ReplyEvent } from '../reader/events.ts'
import { jsonOperations } from '../reader/json-operations.ts'
import type { EngineEvent } from '../types.ts'
import { applyChange, refuse } from './change.ts'
import { applyFragment } from './fragment-change.ts'
import { applySearchReplace } from './search-change.ts'
import { sectionsIn } from './sections.ts'
import { emitStage, emitText, resetPage, writePage } from './turn.ts'
import type { Turn } from './turn.ts'
import { applyPatch } from './patch-change.ts'
import type { EditFormat } from './edit-formats.ts'
import { applyElsewhere } from './other-page.ts'
import { pageHead } from './page-head.ts'
import { writingLabel } from './words.ts'

/** What a reply has brought so far. */
export type ModelAnswer = {
  /** `html`: as the model wrote it, without what was put around it; `complete`: it came to its own end */
  page: { form: PageForm; complete: boolean; html: string } | null
  json: string | null
  prose: string
  /** the prose was partly reasoning, so that the answer has to be told anew */
  proseVoid: boolean
  /** the form in which it was written; null as long as it holds nothing but words */
  wrote: EditFormat | null
  /** what of it can be shown already, by all that was said so far */
  follow?(said: string): Generator<EngineEvent>
  /** events of the reader as events of the turn */
  take(event: ReplyEvent): Generator<EngineEvent>
}

/** Words of an answer go to the person as they come, unless they are `quiet`. */
export function* takeProse(
  turn: Turn,
  answer: ModelAnswer,
  event: Extract<ReplyEvent, { type: 'prose' | 'prose-void' }>,
  quiet: boolean,
): Generator<EngineEvent> {
  if (event.type === 'prose') {
    answer.prose += event.text
    if (!quiet) yield emitText(turn, event.text)
    return
  }
  answer.prose = ''
  answer.proseVoid = true
}

/**
 * Reads one reply in HTML mode: a page is shown as it comes, each change is made as soon as it is complete.
 * `quiet`: its prose is not for the person, who was told already.
 */
export function readAnswer(turn: Turn, quiet = false): ModelAnswer {
  /** a fragment that may be a change of the page there is */
  let fragment: string | null = null
  let skipping = false

  const answer: ModelAnswer = { page: null, json: null, prose: '', proseVoid: false, wrote: null, take }

  function* take(event: ReplyEvent): Generator<EngineEvent> {
    switch (event.type) {
      case 'prose':
      case 'prose-void':
        yield* takeProse(turn, answer, event, quiet)
        return
      case 'json':
        yield* takeJson(event.text)
        return
      case 'patch':
        if (answer.page === null && turn.document !== null) yield* applyPatch(turn, event)
        return
      case 'page-start':
        yield* beginPage(event.form)
        return
      case 'page':
        if (fragment !== null) fragment += event.html
        else if (answer.page && !skipping) yield* writePiece(answer.page, event.html)
        return
      case 'page-end':
        yield* endPage(event.complete)
        return
      default:
        yield* change(event)
    }
  }

  function* beginPage(form: PageForm): Generator<EngineEvent> {
    if (form === 'fragment' && turn.document !== null) {
      fragment = ''
      return
    }
    // the first page counts; only a whole document takes the place of a fragment
    skipping = answer.page !== null && !(answer.page.form === 'fragment' && form !== 'fragment')
    if (skipping) return
    yield* resetPage(turn)
    answer.page = { form, complete: false, html: '' }
    answer.wrote = 'page'
    yield emitStage('writing', 'Writing the page')
    const head = pageHead(form, turn.request.pageName)
    if (head !== '') yield writePage(turn, head)
  }

  function* writePiece(page: { html: string }, html: string): Generator<EngineEvent> {
    page.html += html
    for (const name of sectionsIn(html)) yield emitStage('writing', writingLabel(name))
    yield writePage(turn, turn.expand(html))
  }

  function* endPage(complete: boolean): Generator<EngineEvent> {
    if (fragment !== null) {
      const html = fragment
      fragment = null
      if (answer.page !== null) return
      answer.wrote ??= 'section'
      yield* applyFragment(turn, html)
    } else if (answer.page && !skipping) answer.page.complete = complete
    skipping = false
  }

  function* takeJson(text: string): Generator<EngineEvent> {
    const changes = turn.document === null ? [] : jsonOperations(text)
    // of several objects the one with elements
    const isBetter = answer.json !== null && !answer.json.includes('"elements"') && text.includes('"elements"')
    if (changes.length === 0) answer.json = isBetter ? text : (answer.json ?? text)
    for (const event of changes) yield* take(event)
  }

  function* change(event: Extract<ReplyEvent, { source: string }>): Generator<EngineEvent> {
    // after a whole page, keys mean nothing
    if (answer.page !== null) return
    if (turn.applied + turn.failed.length === 0) yield emitStage('writing', 'Making the changes')
    answer.wrote ??= event.type === 'search-replace' ? 'search' : 'operations'
    if (event.type === 'operation')
      yield* applyElsewhere(turn, event.operation, event.source) ?? applyChange(turn, event.operation, event.source)
    else if (event.type === 'search-replace') yield* applySearchReplace(turn, event)
    else yield* refuse(turn, event.source, event.reason, 'a change that could not be read')
  }

  return answer
}
