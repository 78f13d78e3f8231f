import { readRequest } from '../understanding/read-request.ts'
import type { Turn } from './turn.ts'
import { asksForPage } from './wants-new-page.ts'

/**
 * Whether a request surely asks for a page or a change: the built-in designer would make it. Anything else may be
 * answered in words: thanks, a question, a wish for advice.
 */
export function isOrder({ request, designer }: Turn): boolean {
  if (request.continues || request.variant > 0 || asksForPage(request.prompt)) return true
  if (request.html === null) return readRequest(request.prompt).trade !== null
  return designer.edit(request).operations.length > 0
}

/** Whether it is surely none: a question, or nothing but words such as thanks. */
export function isTalk(turn: Turn): boolean {
  if (isOrder(turn)) return false
  const prompt = turn.request.prompt.trim()
  const { facts, leftOver } = readRequest(prompt)
  return prompt.endsWith('?') || facts.length + leftOver.length === 0
}
