import type { Span } from '../types.ts'
import type { RequestText } from './request-text.ts'

/** '2pm.' ends the sentence as well; 'with Steffi (0171 2345)' has both of its brackets. */
export function endOfStatement({ text }: RequestText, { start, end }: Span): number {
  const said = text.slice(start, end)
  if (said.lastIndexOf('(') > said.lastIndexOf(')') && text.charAt(end) === ')') return end + 1
  return said.endsWith('.') ? end - 1 : end
}
