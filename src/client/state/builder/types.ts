import type { VersionReading } from '#rules/page-reading.ts'
import type { Polished } from '#rules/polish.ts'
import type { Maker, Mode, Outcome } from '#rules/turns.ts'
import type { AnswerDraft, Trouble } from '#design/answer.ts'
import type { Band } from '#design/page-map.ts'
import type { Place } from '#design/places.ts'
import type { KnownPage } from '#design/rebase/element-ids.ts'

/** A page of the project; `html` is '' until the first version of it is stored. */
export type Page = { name: string; html: string /** the version it shows */; version: string | null }

/** An element that was picked for a message: its words, and its key in the version that the turn started from. */
export type Picked = {
  place: string
  says: string
  targets: string[]
  /** the comment thread that asks for it */
  thread?: string | undefined
}

export type UserMessage = {
  id: string
  role: 'user'
  content: string
  at: number
  /** what it was about */
  about?: Picked | undefined
  /** who wrote it, when that was somebody else */
  by?: string
}

export type AssistantMessage = {
  id: string
  role: 'assistant'
  content: string
  at: number
  /** how long the turn took, in milliseconds */
  took: number
  maker: Maker | null
  outcome: Outcome
  charged: boolean
  /** the version stored by this turn, and its number within the page */
  version: { id: string; number: number } | null
  /** the version that the turn started from */
  base: string | null
  /** what was changed, one line each */
  changes: string[]
  map: Band[]
  suggestions: string[]
  /** the elements that they mean, of the page as it was when it was asked; where each means one */
  meant: string[]
  /** what the checks after the turn left to look at */
  left: string[]
  /** what a look at the page mended; only in projects */
  polished?: Polished | null
  trouble: Trouble | null
  /** the name under which the server knows this turn */
  request: string
  prompt: string
  /** the stopped generation that this answer finished */
  continues: Continued | null
  /** it was stopped and discarded: its credit came back */
  discarded: boolean
  /** what of the changes made by hand meanwhile it stands over, and the version that has them */
  wroteOver?: {
    version: string
    base?: string | null | undefined
    places: { base: string; mine: string; theirs: string }[]
  } | null
}

/** A stopped generation, always the first of them, and what was stopped: a new page, or changes of one. */
export type Continued = { id: string; what: 'page' | 'changes' }

export type Message = UserMessage | AssistantMessage

/** Messages that a restore put aside; they stay reachable. */
export type HiddenGroup = {
  id: string
  role: 'hidden'
  messages: Message[] /** the version before the restore */
  before: string | null
}

export type ChatItem = Message | HiddenGroup

/** What a thumbnail is drawn from. Colours are CSS colours of the page itself. */
export type Sketch = { surface: string; ink: string; accent: string; soft: string; heading: string; kinds: string[] }

/** A restore point: every page as it was when this version of `page` was stored. */
export type Version = {
  id: string
  page: string
  number: number
  /** milliseconds since 1970 */
  timestamp: number
  /** who made it, when that was somebody else */
  by?: string
  maker: Maker | null
  /** what was asked for, or what a person did: 'Changed by hand'; null when nobody knows any more */
  title: string | null
  /** what a person called it */
  name: string | null
  /** every page by name; null until it is loaded: a project's older versions come without their pages */
  pageData: Record<string, string> | null
  jsonStructure: unknown
  /** which version each page showed */
  current: Record<string, string | null>
  map: Band[]
  /** what was read of the request for its page, or which version has that */
  reading: VersionReading | null
  sketch: Sketch | null
  /** an address of how it looks (a data URL in this browser), once it is drawn */
  picture: string | null
  /** when it was discarded; a day later it is gone */
  discardedAt?: number | null
}

/** What is asked for; `base` names the version whose page goes along (null: no page, the answer is a new one). */
export type Ask = {
  turn: string
  page: string
  prompt: string
  mode: Mode
  base: string | null
  /** what of that page the person picked */
  about?: Picked | undefined
  /** the stopped generation that is to be finished */
  continues?: Continued
  /** it starts from `base` whatever the page shows when it begins */
  keepsBase?: boolean | undefined
}

export type StageRow = {
  stage: string
  label: string /** milliseconds since the start */
  from: number
  to: number | null
}

/** The turn that is being made. One at a time. */
export type RunningTurn = Ask &
  AnswerDraft & {
    /** who sent it, when that was somebody else */
    by: string | null
    /** the failed answer that this one replaces */
    replaces: string | null
    sentAt: number
    id: string | null
    phase: 'waiting' | 'running' | 'stopping'
    line: 'open' | 'lost'
    startedAt: number | null
    /** the last event that was folded, 0 for none */
    seen: number
    /** the latest time the server named, milliseconds since the start */
    clock: number
    stages: StageRow[]
    plan: string[]
    /** the page as it stands while it is made; null until the first change */
    html: string | null
    /** what operations changed of it so far, in their order */
    places: Place[]
  }

/** A request that stands in line. */
export type Waiting = { id: string; turn: string; page: string; prompt: string; name: string; isMine: boolean }

/** A page with what others change of it by hand now. */
export type Ground = KnownPage & {
  /** the version that all of it was made from, and the page of that version */
  version: string | null
  of: KnownPage
}

/** Everything the builder keeps about one project. */
export type BuilderState = {
  pages: Page[]
  /** so many it may have: of a project, what its plan keeps */
  maxPages: number
  /** pages that the version which was switched to does not have: kept until they are brought back or deleted */
  leftOut: Page[]
  /** the last number that a page has given to a version, where the server gives them */
  lastNumbers?: Record<string, number>
  chats: Record<string, ChatItem[]>
  drafts: Record<string, string>
  mode: Mode
  /** oldest first */
  versions: Version[]
  /** how many of them are kept: a browser has little room, a project keeps all */
  maxVersions: number
  /** why this person may not change anything here; null when they may */
  readOnly: string | null
  structure: unknown
  turn: RunningTurn | null
  /** what this tab has sent last */
  sent?: { turn: string; at: number }
  /** what waits until its page is made, the next one first */
  waiting: Waiting[]
  /** pages as they stand while somebody changes them by hand, by name: not yet a version */
  directEdits: Record<string, string>
  /** the version from which each of them began; null when that is not known */
  directEditBases: Record<string, string | null>
  /** which elements they have; null where nobody knows, as in what is typed as code */
  directEditIds: Record<string, string | null>
  /** the ids of the elements of versions that were shown, by version; a version that is not here is the origin of its own */
  elementIds: Record<string, string>
  /** pages with what others change of them by hand now, by name */
  grounds: Record<string, Ground>
  /** the page whose elements are being picked: it stays in sight while a turn makes it anew */
  byHand: string | null
  /** the project is open elsewhere too */
  isShared: boolean
  /** the version that is being switched to */
  restoring: string | null
  /** what a restore replaced, for as long as this tab is open */
  undo: { group: string; pages: Page[]; structure: unknown } | null
}
