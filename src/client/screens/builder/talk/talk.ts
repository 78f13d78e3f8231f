import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PickMessage } from '#client/parts/preview/preview-state.ts'

/** An element that a comment is being written about: its key in a version that is stored. */
export type TalkDraft = { page: string; version: string; key: string; place: string; says: string }

/** What is shown of the comments of a project; what stands in them is read from the server. */
export type TalkState = {
  /** they are in the place of the chat */
  isOpen: boolean
  /** the next press on the page says what a comment is about */
  isPlacing: boolean
  draft: TalkDraft | null
  /** the one that is open */
  thread: string | null
  /** what was typed and not sent, by its thread; the comment that begins one stands under '' */
  words: Readonly<Record<string, string>>
  /** how often something was put into the message box, to be looked at there */
  filled: number
  /** turns that a comment asked for */
  asked: readonly string[]
  /** who hears what is pressed in the page while a comment is placed */
  place: ((message: PickMessage) => void) | null
  /** who hears the frame first, while the comments are on the screen; true: nobody else needs to */
  hear: ((message: PickMessage) => boolean) | null
}

export type TalkStore = StoreApi<TalkState>

export const createTalk = (): TalkStore =>
  createStore(() => ({
    isOpen: false,
    isPlacing: false,
    draft: null,
    thread: null,
    words: {},
    filled: 0,
    asked: [],
    place: null,
    hear: null,
  }))
