import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PickMessage } from '#client/parts/preview/preview-state.ts'
import type { PinPlace } from '#client/parts/talk/pin-spots.ts'

/** What is shown of the comments of a review, and what was typed and not sent. */
type ReviewTalkState = {
  /** on a small screen: they are over the page */
  isOpen: boolean
  /** the next press on the page says what a comment is about */
  isPicking: boolean
  /** the element that a comment is being written about, in the version that was shown then */
  about: { version: string; key: string; place: string; says: string } | null
  thread: string | null
  /** what was typed, by its thread; the comment that begins one stands under '' */
  words: Readonly<Record<string, string>>
  /** where the elements of pins are */
  places: readonly PinPlace[]
  /** who hears what is pressed in the page */
  hear: ((message: PickMessage) => void) | null
}

export type ReviewTalk = StoreApi<ReviewTalkState>

export const createReviewTalk = (): ReviewTalk =>
  createStore(() => ({
    isOpen: false,
    isPicking: false,
    about: null,
    thread: null,
    words: {},
    places: [],
    hear: null,
  }))

/** What was typed in all boxes and not sent. */
export const unsentOf = ({ words }: ReviewTalkState): string[] =>
  Object.values(words).filter((text) => text.trim() !== '')

/** What the frame says of elements reaches those who wait for it. */
export function receiveMessage(talk: ReviewTalk, message: PickMessage): void {
  if (message.type === 'tracked') talk.setState({ places: message.places })
  else talk.getState().hear?.(message)
}

/** The button with which a comment is begun has the focus once none is. */
export const beginId = 'begin-comment'
export const beginOf = (): HTMLElement | null => document.getElementById(beginId)
