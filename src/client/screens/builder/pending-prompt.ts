import { createContext, useContext } from 'react'

/** A prompt that waits for a decision. */
export type PendingPrompt = { prompt: string; onAdd: () => void; onReplace: () => void; onLater: () => void }

export const PendingPromptContext = createContext<PendingPrompt | null>(null)

export function usePendingPrompt(): PendingPrompt | null {
  return useContext(PendingPromptContext)
}
