import type { Mode } from '#rules/turns.ts'
import type { Trouble } from '#design/answer.ts'
import type { KnownPage } from '#design/rebase/element-ids.ts'
import { homePage } from '#rules/chat.ts'
import { maxPages } from '#rules/pages.ts'
import { addPage, chooseHome, deletePage, movePage, renamePage, returnPage } from './pages.ts'
import { withName, withPages, withPicture } from './versions.ts'
import { maxRestorePoints } from './limits.ts'
import { discardStopped } from './discard.ts'
import { beginRestore, finishRestore, switchPage, undoRestore } from './restore.ts'
import { baseHtml, breakTurn, settleTurn, takeBack, withoutTurn } from './settle.ts'
import { editDirectly, type StoredPage, storePage } from './stored.ts'
import { setGround } from './together.ts'
import { foldEvent, type Numbered, sendTurn } from './turn.ts'
import type { Ask, BuilderState, Ground, Page } from './types.ts'

/** Everything that can happen to a builder. Times are milliseconds since 1970, brought along by whoever dispatches. */
export type BuilderEvent =
  | { type: 'draft-written'; page: string; text: string }
  | { type: 'mode-chosen'; mode: Mode }
  | { type: 'page-added'; name: string }
  | { type: 'page-renamed'; from: string; to: string }
  | { type: 'page-deleted'; name: string }
  | { type: 'page-returned'; page: Page; index: number }
  | { type: 'page-moved'; name: string; index: number }
  /** a page becomes Home; the one that was is called `former` */
  | { type: 'home-chosen'; name: string; former: string }
  | { type: 'turn-sent'; ask: Ask; at: number /** the failed answer that this one replaces */; replaces: string | null }
  | { type: 'turn-accepted'; turn: string; id: string }
  | { type: 'turn-taken-back'; turn: string }
  /** somebody else was faster: it stands in line, as the server tells */
  | { type: 'turn-in-line'; turn: string }
  | { type: 'turn-broken'; turn: string; trouble: Trouble; at: number /** the failed call */; request: string | null }
  | { type: 'streamed'; id: string; events: Numbered[] }
  | { type: 'line-changed'; id: string; line: 'open' | 'lost' }
  | { type: 'stop-asked' }
  | { type: 'discarded'; page: string; message: string; at: number }
  | { type: 'trouble-dismissed'; page: string; message: string }
  | { type: 'restore-begun'; version: string }
  | { type: 'restore-finished' }
  /** one page shows a version of it again, at once; the others stay as they are. `html` is that version's page */
  | { type: 'page-switched'; version: string; html: string }
  | { type: 'restore-given-up' }
  | { type: 'restore-undone'; page: string }
  /** the pages of an older version came from the server */
  | { type: 'version-loaded'; version: string; pageData: Record<string, string>; jsonStructure: unknown }
  | { type: 'picture-drawn'; version: string; picture: string }
  /** a page as it stands while it is changed by hand */
  | {
      type: 'directly-edited'
      page: string
      html: string
      /** the ids of its elements, where they are known */
      ids?: string | null
      /** null: nobody knows of which version */
      base?: string | null
    }
  | { type: 'by-hand'; page: string | null }
  | { type: 'shared'; isShared: boolean }
  /** what others change of a page by hand now, and how this person's own changes look upon it */
  | { type: 'grounded'; page: string; ground: Ground | null; own?: KnownPage | null | undefined }
  /** a page that no turn made: changed by hand, imported, a section taken back */
  | ({ type: 'page-stored' } & StoredPage)
  /** null takes the name away */
  | { type: 'version-named'; version: string; name: string | null }
  | { type: 'adopted'; part: Partial<BuilderState> }

export function emptyBuilder(): BuilderState {
  return {
    pages: [{ name: homePage, html: '', version: null }],
    maxPages,
    leftOut: [],
    chats: {},
    drafts: {},
    mode: 'html',
    versions: [],
    maxVersions: maxRestorePoints,
    readOnly: null,
    structure: null,
    turn: null,
    waiting: [],
    directEdits: {},
    directEditBases: {},
    directEditIds: {},
    elementIds: {},
    grounds: {},
    byHand: null,
    isShared: false,
    restoring: null,
    undo: null,
  }
}

/** The one rule of the editor: what a builder becomes when something happens. Pure; what does not apply changes nothing. */
export function reduce(builder: BuilderState, event: BuilderEvent): BuilderState {
  switch (event.type) {
    case 'draft-written':
      return { ...builder, drafts: { ...builder.drafts, [event.page]: event.text } }
    case 'mode-chosen':
      return { ...builder, mode: event.mode }
    case 'page-added':
      return addPage(builder, event.name)
    case 'page-renamed':
      return renamePage(builder, event.from, event.to)
    case 'page-deleted':
      return deletePage(builder, event.name)
    case 'page-returned':
      return returnPage(builder, event.page, event.index)
    case 'page-moved':
      return movePage(builder, event.name, event.index)
    case 'home-chosen':
      return chooseHome(builder, event.name, event.former)
    case 'restore-begun':
      return beginRestore(builder, event.version)
    case 'restore-finished':
      return finishRestore(builder)
    case 'page-switched':
      return switchPage(builder, event.version, event.html)
    case 'restore-given-up':
      return { ...builder, restoring: null }
    case 'restore-undone':
      return undoRestore(builder, event.page)
    case 'discarded':
      return discardStopped(builder, event)
    case 'trouble-dismissed':
      return dismissTrouble(builder, event.page, event.message)
    case 'version-loaded':
      return { ...builder, versions: withPages(builder.versions, event.version, event) }
    case 'picture-drawn':
      return { ...builder, versions: withPicture(builder.versions, event.version, event.picture) }
    case 'directly-edited':
      return editDirectly(builder, event)
    case 'by-hand':
      return { ...builder, byHand: event.page }
    case 'shared':
      return { ...builder, isShared: event.isShared }
    case 'grounded':
      return setGround(builder, event.page, event.ground, event.own)
    case 'page-stored':
      return storePage(builder, event)
    case 'version-named':
      return withName(builder, event.version, event.name)
    case 'adopted':
      return { ...builder, ...event.part }
    default:
      return reduceTurn(builder, event)
  }
}

type TurnEvent = Extract<BuilderEvent, { type: `turn-${string}` | 'streamed' | 'line-changed' | 'stop-asked' }>

function reduceTurn(builder: BuilderState, event: TurnEvent): BuilderState {
  if (event.type === 'turn-sent') return sendTurn(builder, event.ask, event.at, event.replaces)
  const { turn } = builder
  if (!turn) return builder
  if (event.type === 'stop-asked') return { ...builder, turn: { ...turn, phase: 'stopping' } }
  if (event.type === 'streamed') return event.id === turn.id ? foldAll(builder, event.events) : builder
  if (event.type === 'line-changed')
    return event.id === turn.id && event.line !== turn.line
      ? { ...builder, turn: { ...turn, line: event.line } }
      : builder
  if (event.turn !== turn.turn) return builder
  if (event.type === 'turn-accepted') return { ...builder, turn: { ...turn, id: event.id } }
  if (event.type === 'turn-in-line') return withoutTurn(builder, turn)
  return event.type === 'turn-taken-back' ? takeBack(builder, turn) : breakTurn(builder, turn, event)
}

/** Folds a batch of the stream; the end of the turn settles it. */
function foldAll(builder: BuilderState, events: Numbered[]): BuilderState {
  let turn = builder.turn
  if (!turn) return builder
  const base = baseHtml(builder, turn)
  for (const numbered of events) {
    turn = foldEvent(turn, numbered, base)
    if (numbered.event.type === 'done') return settleTurn(builder, turn, numbered.event)
  }
  return turn === builder.turn ? builder : { ...builder, turn }
}

function dismissTrouble(builder: BuilderState, page: string, message: string): BuilderState {
  const chat = (builder.chats[page] ?? []).map((entry) =>
    entry.id === message && entry.role === 'assistant' ? { ...entry, trouble: null } : entry,
  )
  return { ...builder, chats: { ...builder.chats, [page]: chat } }
}
