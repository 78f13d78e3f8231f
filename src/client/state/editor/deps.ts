import type { Message } from '#rules/messages.ts'
import type { Numbered } from '../session/turn.ts'
import type { SessionStore } from '../store.ts'
import type { StartRequest } from './request.ts'

/** A button on a notice. */
export type NoticeAction = { label: string; run: () => void }

type StartAnswer =
  | { kind: 'accepted'; id: string }
  | { kind: 'no-credits' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' }

type FollowHandlers = { signal: AbortSignal; onEvent(event: Numbered): void; onLine(line: 'open' | 'lost'): void }

/** What the editor needs of the world; `data/generations.ts` has the calls to the server. */
export type EditorDeps = {
  store: SessionStore
  start(request: StartRequest): Promise<StartAnswer>
  follow(id: string, after: number, handlers: FollowHandlers): Promise<'ended' | 'gone' | 'left'>
  stop(id: string): Promise<void>
  now(): number
  newId(): string
  notify(message: Message, action?: NoticeAction): void
  /** spoken by screen readers */
  announce(text: string): void
  /** credits may have changed */
  onCredits(): void
}
