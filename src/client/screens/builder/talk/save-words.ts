import type { TalkStore } from './talk.ts'

/** Saves what was typed for a thread. */
export const saveWords = (talk: TalkStore, thread: string, text: string): void =>
  talk.setState(({ words }) => ({ words: { ...words, [thread]: text } }))
