import { openDocument } from '#design/document.ts'
import { keyTable, openAsBefore } from '#design/key-table.ts'
import { toTree } from '#design/tree.ts'
import type { Key, PageDocument } from '#design/types.ts'
import type { Designer } from '../designer.ts'
import type { ClassTest } from '#design/tailwind-classes.ts'
import { besidePages } from './beside.ts'
import { checkAndFix } from './check-and-fix.ts'
import { readingOf } from './reading-of.ts'
import { changedSections } from './sections.ts'
import { polishPrompt } from '../prompts/polish.ts'
import type { EngineEvent, GenerationRequest, PageLooks, Stage, TurnMaker } from '../types.ts'

/** A change that was asked for and not made. `source`: as the model wrote it; `reason`: a sentence. */
export type FailedChange = {
  source: string
  reason: string
  /** what it was about, for the person */
  about: string
  /** the element that it named, when there is one */
  k?: Key
}

/** What of a page was shown where a model takes less at once: parts by their names, none: what was picked alone. */
export type PartSeen = { names: readonly string[]; of: number }

/** One turn as it goes on. Only `turn/` writes to it. */
export type Turn = {
  readonly request: GenerationRequest
  readonly designer: Designer
  readonly signal: AbortSignal
  /** milliseconds over which a built-in page is written; 0: at once */
  readonly pace: number
  /** what one call of the model may bring, in tokens */
  readonly maxTokens: number
  /** waits; rejects as soon as the signal fires */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** for the gate of changes */
  classExists: ClassTest
  /** whether the classes of a page are meant as Tailwind's; in another one none is misspelt */
  usesTailwind: (html: string) => boolean
  /** the page as the events so far make it */
  html: string
  /** whether `page` events brought `html` */
  rewritten: boolean
  /** of the page that operations work on; null when there is none */
  document: PageDocument | null
  /** the same as it was at the start */
  start: PageDocument | null
  /** what the person picked, by its keys in `start` */
  targets: readonly Key[]
  /** other pages of the project as this turn changed them so far, with what was done */
  elsewhere: Map<string, { document: PageDocument; labels: string[] }>
  applied: number
  /** changes that asked for what is there already: what each was about */
  asWanted: string[]
  /** sources of the changes that were made, so that a retry that repeats one does not make it twice */
  made: Set<string>
  failed: FailedChange[]
  /** an answer was asked for once more */
  retrying: boolean
  /** what became of what a page here cannot have, in words */
  told: string[]
  /** what was done, a label each */
  labels: string[]
  /** what the person was told so far */
  text: string
  maker: TurnMaker
  /** the model that took no pictures, where some came with the request */
  unseenBy: string | null
  /** what of the page the model saw, where that was not all */
  seenOnly: PartSeen | null
  /** model calls still allowed beyond the first */
  extraCalls: number
  /** HTML of a model as it stands on the page: what the prompt had folded away is back, the keys are off */
  expand: (html: string) => string
}

/** How a turn ends; becomes the one `done` event. */
export type TurnEnding = Omit<Extract<EngineEvent, { type: 'done' }>, 'type'>

/** Events of a turn, then how it ended. */
export type TurnEvents<Result = TurnEnding> = AsyncGenerator<EngineEvent, Result>

export function openTurn(
  request: GenerationRequest,
  parts: Pick<Turn, 'designer' | 'signal' | 'pace' | 'pause' | 'maker' | 'maxTokens'>,
): Turn {
  const isByModel = parts.maker.kind === 'model'
  const start = request.html === null ? null : openAsBefore(request.html, isByModel ? (request.earlier ?? null) : null)
  const isNamed = request.looks !== undefined || (request.targets ?? []).length > 0
  const named = start && isNamed ? keysIn(start) : () => undefined
  return {
    request: request.looks ? { ...request, prompt: polishPrompt(namedAs(request.looks.findings, named)) } : request,
    ...parts,
    html: request.html ?? '',
    rewritten: false,
    document: start,
    start,
    targets: (request.targets ?? []).flatMap((key) => named(key) ?? []),
    elsewhere: new Map(),
    applied: 0,
    asWanted: [],
    made: new Set(),
    failed: [],
    retrying: false,
    labels: [],
    told: [],
    text: '',
    unseenBy: null,
    seenOnly: null,
    extraCalls: 2,
    expand: (html) => html,
    classExists: () => true,
    usesTailwind: () => true,
  }
}

/** What a document calls the elements that are named by the source of its page alone. */
function keysIn(document: PageDocument): (key: Key) => Key | undefined {
  const { elements } = openDocument(document.html)
  const keys = new Map([...document.elements.values()].map(({ key, start }) => [start, key]))
  return (key) => keys.get(elements.get(key)?.start ?? -1)
}

/** Findings by those names; what is not on the page is left out. */
const namedAs = (findings: PageLooks['findings'], named: (key: Key) => Key | undefined): PageLooks['findings'] =>
  findings.flatMap((finding) => {
    const key = named(finding.key)
    return key === undefined ? [] : [{ ...finding, key }]
  })

/** From here on the built-in designer is at work, which names elements by the source of the page alone. */
export function leaveToDesigner(turn: Turn): EngineEvent[] {
  const events = resetPage(turn)
  turn.start = turn.request.html === null ? null : openDocument(turn.request.html)
  turn.document = turn.start
  return events
}

export const emitStage = (name: Stage, label: string): EngineEvent => ({ type: 'stage', stage: name, label })

/** One more piece of a whole page. */
export function writePage(turn: Turn, delta: string): EngineEvent {
  turn.html = turn.rewritten ? turn.html + delta : delta
  turn.rewritten = true
  return { type: 'page', delta }
}

/** Back to the page at the start. */
export function resetPage(turn: Turn): EngineEvent[] {
  if (!turn.rewritten && turn.applied === 0) return []
  turn.html = turn.request.html ?? ''
  turn.rewritten = false
  turn.document = turn.start
  turn.elsewhere = new Map()
  turn.applied = 0
  turn.asWanted = []
  turn.made = new Set()
  turn.labels = []
  return [{ type: 'page-reset' }]
}

/** Makes `html` the page, with as few events as possible. */
export function settlePage(turn: Turn, html: string): EngineEvent[] {
  if (html === turn.html) return []
  if (turn.rewritten && html.startsWith(turn.html)) return [writePage(turn, html.slice(turn.html.length))]
  return [...resetPage(turn), writePage(turn, html)]
}

/** Words for the person, in a paragraph of their own. */
export function emitParagraph(turn: Turn, words: string): EngineEvent {
  return emitText(turn, turn.text === '' ? words : `\n\n${words}`)
}

/** Words that go on where the last ones ended. */
export function emitText(turn: Turn, delta: string): EngineEvent {
  turn.text += delta
  return { type: 'text', delta }
}

/** The end of a turn whose page is `turn.html`: a version, unless nothing changed. */
export function* finishTurn(
  turn: Turn,
  outcome: 'stored' | 'fallback' | 'stopped',
  tree: Tree = null,
): Generator<EngineEvent, TurnEnding> {
  const { maker } = turn
  const counts = turn.applied + turn.failed.length > 0 ? { applied: turn.applied, failed: turn.failed.length } : {}
  // what changed on other pages alone is kept with a version of this one, so that it can be taken back
  if (turn.html === (turn.request.html ?? '') && turn.elsewhere.size === 0)
    return { outcome: outcome === 'stored' ? 'unchanged' : outcome, maker, ...counts }
  // what was stopped is kept as it stood
  const isFixed = outcome !== 'stopped' && (yield* checkAndFix(turn))
  const isTree = turn.request.mode === 'json'
  const kept = tree === null ? (isTree ? toTree(turn.html) : null) : isFixed ? toTree(turn.html) : tree
  if (outcome !== 'stopped') yield* besidePages(turn)
  const changed = changedSections(turn.request.html, turn.html)
  yield { type: 'version', html: turn.html, tree: kept, maker, changed, ...keysAfter(turn) }
  const reading = turn.rewritten && outcome !== 'stopped' ? readingOf(turn) : null
  if (reading) yield { type: 'reading', reading }
  return { outcome, maker, ...counts }
}

/** Only a model goes by keys from one version to the next. */
function keysAfter({ maker, document, html }: Turn): { keys?: string | null } {
  return maker.kind === 'model' && document ? { keys: keyTable(openDocument(html, document)) } : {}
}

type Tree = Extract<EngineEvent, { type: 'version' }>['tree']
