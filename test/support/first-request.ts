import { homePage } from '#rules/chat.ts'
import type { GenerationRequest } from '#engine/types.ts'

/** What the engine gets for the first message of a project. */
export const firstRequest = (prompt: string, variant = 0): GenerationRequest => ({
  prompt,
  mode: 'html',
  pageName: homePage,
  html: null,
  pages: [],
  chat: [],
  variant,
})
