import type { PageForm, ReplyEvent } from './events.ts'

/** What surrounds a piece of content: nothing, a code fence (and its mark), `<page>`, or a comment. */
export type Container = { kind: 'open' } | { kind: 'comment' } | { kind: 'fence'; mark: string } | { kind: 'page' }
export type Fence = Extract<Container, { kind: 'fence' }>

export const open: Container = { kind: 'open' }

/** Where reading goes on. */
export type RegionState =
  | { in: 'talk'; container: Container; lineStart: boolean }
  | { in: 'reasoning'; tag: string; container: Container }
  | { in: 'idea'; container: Container }
  | { in: 'page'; form: PageForm; container: Container }
  | { in: 'edit'; container: Container }
  | { in: 'unreadable'; name: string; container: Container }
  | { in: 'search-replace'; container: Container }
  | { in: 'json'; container: Container }
  | { in: 'json-code'; container: Fence }
  | { in: 'patch'; container: Fence; language: string }
  | { in: 'other-code'; container: Fence }

/** `used` characters were read; `next` takes over from there. Nothing used and no `next`: more text is needed. */
export type RegionStep = { used: number; events?: ReplyEvent[]; next?: RegionState }

/**
 * Reads the beginning of `text`. It is called again with the rest and what arrived since, so what it does may
 * depend only on the text, never on where it was split. With `ended` it has to get on, by itself or by `next`,
 * until it is called with the empty text: then it says its last events.
 */
export type Region = (text: string, ended: boolean) => RegionStep
