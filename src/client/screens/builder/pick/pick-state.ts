import type { DrawnStyle } from '#design/direct-edits/looks.ts'
import type { Key } from '#design/types.ts'
import type { Box } from '#client/parts/preview/on-canvas.ts'

/** `box`, `looks`: where the picked element is, in CSS pixels of its page, and how it is drawn; null until the frame has said so. */
export type PickState = {
  picked: Key | null
  hovered: Key | null
  box: Box | null
  looks: DrawnStyle | null
  isWriting: boolean
}

export type PickEvent =
  | { type: 'hovered'; key: Key | null }
  | { type: 'picked'; key: Key | null }
  /** the page is another one: what is picked goes on, or something else is */
  | { type: 'changed'; key: Key | null }
  | { type: 'measured'; box: Box; looks: DrawnStyle | null }
  | { type: 'writing' | 'written' }

export const nothingPicked: PickState = { picked: null, hovered: null, box: null, looks: null, isWriting: false }

/** What is picked after something happened. The place of one element is never shown for another one. */
export function reducePicks(state: PickState, event: PickEvent): PickState {
  switch (event.type) {
    case 'hovered':
      return state.hovered === event.key ? state : { ...state, hovered: event.key }
    case 'picked':
      return { ...state, hovered: null, ...(event.key === state.picked ? {} : { picked: event.key, ...unmeasured }) }
    case 'changed':
      return { ...state, picked: event.key }
    case 'measured':
      return { ...state, box: event.box, looks: event.looks }
    case 'writing':
      return { ...state, isWriting: true }
    case 'written':
      return { ...state, isWriting: false }
  }
}

const unmeasured = { box: null, looks: null }
