import { messages, type Notice, withDescription } from '#rules/messages.ts'
import { waitWords } from '#rules/units.ts'
import { problemOf, waitOf } from '#client/data/core/problem.ts'

/** What is said of a sign-in or a mail that failed; after too many tries it names the time to wait. */
export function failedMessage(error: unknown, message: Notice = messages.authFailed): Notice {
  const wait = waitOf(error)
  if (wait !== null) return withDescription(message, `Too many tries. Try again in ${waitWords(wait)}.`)
  const { reason, code } = problemOf(error)
  if (code === null) {
    return withDescription(message, 'The server could not be reached. What you typed is kept; try again.')
  }
  return withDescription(message, reason)
}
