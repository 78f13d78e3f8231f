import type { Notice } from '#rules/messages.ts'
import type { Plan } from '#rules/plans.ts'
import type { Numbered } from '../builder/turn.ts'
import type { BuilderState, RunningTurn } from '../builder/types.ts'
import type { BuilderStore } from '../store.ts'
import type { Change } from './change.ts'

/** A button on a notice. */
export type NoticeAction = { label: string; run: () => void }

/** How the server answered a start; `request` is the id under which its log knows the failed call. */
export type StartAnswer =
  | { kind: 'accepted'; id: string }
  /** this page is being made already: it stands in line */
  | { kind: 'waits' }
  | { kind: 'no-credits' /** of who pays; null for a visitor */; plan: Plan | null }
  /** one's own month is used up */
  | { kind: 'at-limit'; reason: string }
  /** a credit could not be held, for another reason than that there is none */
  | { kind: 'credit-failed' }
  /** this page is being made already, by this person elsewhere or by somebody else */
  | { kind: 'running'; reason: string }
  /** the session ended; the person is asked to sign in over the page */
  | { kind: 'signed-out' }
  | { kind: 'refused'; reason: string; request: string | null }
  | { kind: 'unreachable'; request: string | null }

type FollowHandlers = { signal: AbortSignal; onEvent(event: Numbered): void; onLine(line: 'open' | 'lost'): void }

/** What the editor needs of the world. The browser's own project and one on the server differ here and nowhere else. */
export type EditorDeps = {
  store: BuilderStore
  start(builder: BuilderState, turn: RunningTurn): Promise<StartAnswer>
  follow(id: string, after: number, handlers: FollowHandlers): Promise<'ended' | 'gone' | 'left'>
  stop(id: string): Promise<void>
  /** takes back what was stopped; why it cannot be, or null once it was */
  discard(id: string): Promise<string | null>
  /** brings the pages of an older version into the builder; fails when they cannot be had */
  load(version: string): Promise<void>
  /** takes what was done to where the project is kept */
  keep(change: Change): void
  /** the server may know more than the builder: a turn ended, or another one is on */
  refresh(): void
  now(): number
  newId(): string
  notify(message: Notice, action?: NoticeAction): void
  /** spoken by screen readers */
  announce(text: string): void
  /** leads to where credits are to be had */
  toPlans: NoticeAction
  /** credits may have changed */
  onCredits(): void
}
