import type { GenerationEvent } from '#api/generations.ts'
import { emptyAnswerDraft, reduceAnswerDraft } from '#design/answer.ts'
import { placesAfter } from '#design/places.ts'
import { applySplices } from '#design/splices.ts'
import type { Splice } from '#design/types.ts'
import type { Ask, AssistantMessage, BuilderState, ChatItem, RunningTurn, StageRow, UserMessage } from './types.ts'

/** One event with its number in the log of the generation. */
export type Numbered = { id: number; event: GenerationEvent }

/** Appends the person's message and the placeholder of the answer. Refused while another turn or a restore is on. */
export function sendTurn(builder: BuilderState, ask: Ask, at: number, replaces: string | null): BuilderState {
  if (turnInTheWay(builder, ask.page) || builder.restoring) return builder
  const chat = withoutFailed(builder.chats[ask.page] ?? [], replaces)
  const message: UserMessage = {
    id: `${ask.turn}-user`,
    role: 'user',
    content: ask.continues ? 'Continue' : ask.prompt,
    at,
    ...(ask.about ? { about: ask.about } : {}),
  }
  return {
    ...builder,
    chats: { ...builder.chats, [ask.page]: [...chat, message] },
    turn: { ...ask, ...blankTurn, replaces, sentAt: at },
    sent: { turn: ask.turn, at },
    undo: null,
  }
}

/** The turn that keeps a person from sending on this page; what somebody else makes of another page does not. */
export function turnInTheWay({ turn }: BuilderState, page: string): RunningTurn | null {
  return turn && (turn.by === null || turn.page === page) ? turn : null
}

/** What a turn knows before its first event; also what a stream that is read from its start begins with. */
export const blankTurn = {
  by: null,
  replaces: null,
  id: null,
  phase: 'waiting',
  line: 'open',
  startedAt: null,
  seen: 0,
  clock: 0,
  stages: [],
  plan: [],
  html: null,
  places: [],
  ...emptyAnswerDraft,
} satisfies Omit<RunningTurn, keyof Ask | 'sentAt'>

/** Folds one event into the turn. Events that were folded before (a resumed stream) change nothing. */
export function foldEvent(turn: RunningTurn, { id, event }: Numbered, base: string): RunningTurn {
  if (id <= turn.seen) return turn
  return { ...reduceAnswerDraft(turn, event), ...progress(turn, event, base), seen: id }
}

/** What an event changes of what is seen while the page is made. */
function progress(turn: RunningTurn, event: GenerationEvent, base: string): Partial<RunningTurn> {
  switch (event.type) {
    case 'started':
      return {
        phase: turn.phase === 'stopping' ? 'stopping' : 'running',
        startedAt: Date.parse(event.startedAt),
      }
    case 'stage':
      return { clock: event.at, stages: enterStage(turn.stages, event.stage, event.label, event.at) }
    case 'plan':
      return { plan: event.sections.map((section) => section.label) }
    case 'page':
      return { html: (turn.whole ? (turn.html ?? '') : '') + event.delta, places: [] }
    case 'page-reset':
      return { html: null, places: [] }
    case 'operation':
      return operated(turn, event.splices, base)
    case 'version':
      return { html: event.html }
    case 'done':
      return { clock: event.at, stages: closeStages(turn.stages, event.at) }
    default:
      return {}
  }
}

/** Splices that do not fit (a page that another tab replaced meanwhile) change nothing; the version brings the whole page. */
function operated(turn: RunningTurn, splices: readonly Splice[], base: string): Partial<RunningTurn> {
  const html = turn.html ?? base
  try {
    return { html: applySplices(html, splices), places: placesAfter(turn.places, splices) }
  } catch {
    return { html }
  }
}

function enterStage(rows: StageRow[], stage: string, label: string, at: number): StageRow[] {
  const last = rows.at(-1)
  if (last?.stage === stage) return [...rows.slice(0, -1), { ...last, label }]
  return [...closeStages(rows, at), { stage, label, from: at, to: null }]
}

function closeStages(rows: StageRow[], at: number): StageRow[] {
  return rows.map((row) => (row.to === null ? { ...row, to: at } : row))
}

/** A repeated attempt takes the place of one that failed: its question and its error go. One that stored a version is put aside. */
function withoutFailed(chat: ChatItem[], failed: string | null): ChatItem[] {
  const index = chat.findIndex((entry) => entry.id === failed)
  if (index < 0) return chat
  const question = chat[index - 1]?.role === 'user' ? index - 1 : index
  const pair = chat.slice(question, index + 1).filter((entry) => entry.role !== 'hidden')
  const isKept = pair.some((entry) => entry.role === 'assistant' && entry.version !== null)
  const aside: ChatItem[] = isKept ? [{ role: 'hidden', id: `replaced-${failed}`, messages: pair, before: null }] : []
  return chat.toSpliced(question, index - question + 1, ...aside)
}

/** What a person had asked when this was answered. */
export function questionOf({ chats }: BuilderState, page: string, answer: AssistantMessage): UserMessage | null {
  const chat = chats[page] ?? []
  const before = chat[chat.indexOf(answer) - 1]
  return before?.role === 'user' ? before : null
}
