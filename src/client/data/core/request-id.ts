/** Under which id the server's log knows a call, by the call's context and, once it failed, by its error. */
const ofCall = new WeakMap<object, string>()
const ofError = new WeakMap<object, string>()

/** Notes the id of an answer; for the link to the server only. */
export function noteAnswer(context: object, response: Response): void {
  const id = response.headers.get('X-Request-Id')
  if (id) ofCall.set(context, id)
}

/** Notes that a call ended with this error; for the link to the server only. */
export function noteFailure(context: object, error: unknown): void {
  const id = ofCall.get(context)
  if (id && typeof error === 'object' && error !== null) ofError.set(error, id)
}

/** The request id of a failed call, null when the server was not reached. */
export function requestIdOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null ? (ofError.get(error) ?? null) : null
}
