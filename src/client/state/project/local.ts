import { emptyBuilder } from '../builder/builder.ts'
import { blankTurn } from '../builder/turn.ts'
import type { BuilderState } from '../builder/types.ts'
import type { BrowserStorage } from '../saved/keys.ts'
import { type LogInvalid, readValue } from '../saved/load.ts'
import { runningOf, type SavedValue } from '../saved/save.ts'
import { chats, drafts, running } from '../saved/schemas.ts'
import { unsentOf } from './unsent.ts'

/** Where a browser keeps what of a project is not on the server: unsent texts, what failed, what is on its way. */
export function localKeys(projectId: string) {
  const key = (name: string) => `pagewright.project.${projectId}.${name}`
  return {
    drafts: key('drafts'),
    unsent: key('unsent'),
    sending: key('sending'),
    outbox: key('outbox'),
    directEdits: key('hand'),
  } as const
}

/** What is kept of a builder beside the server. */
export function localValues(projectId: string): SavedValue[] {
  const keys = localKeys(projectId)
  return [
    { key: keys.drafts, parts: (builder) => [builder.drafts], value: (builder) => builder.drafts },
    { key: keys.sending, parts: ({ turn }) => [turn?.turn, turn?.id], value: ({ turn }) => sendingOf(turn) },
    { key: keys.unsent, parts: (builder) => [builder.chats], value: (builder) => orNull(unsentOf(builder.chats)) },
  ]
}

/** The builder before the server has told anything: everything else is its to tell. */
export function localBuilder(projectId: string, storage: BrowserStorage, log: LogInvalid): BuilderState {
  const keys = localKeys(projectId)
  const sending = readValue(storage, keys.sending, running, log)
  return {
    ...emptyBuilder(),
    maxVersions: Number.POSITIVE_INFINITY,
    drafts: readValue(storage, keys.drafts, drafts, log) ?? {},
    chats: readValue(storage, keys.unsent, chats, log) ?? {},
    turn: sending && { ...blankTurn, ...sending },
  }
}

/** A turn that the server has not taken yet; once it has, the server tells of it itself. */
function sendingOf(turn: BuilderState['turn']) {
  return turn && turn.id === null && turn.by === null ? runningOf(turn) : null
}

function orNull(record: BuilderState['chats']): BuilderState['chats'] | null {
  return Object.keys(record).length === 0 ? null : record
}
