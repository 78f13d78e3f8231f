/** Names of the specification's two values: that e-mail and password work for signing in, and since when. */
const keys = { isAvailable: 'pagewright.password-sign-in', at: 'pagewright.password-sign-in-at' } as const

/** Notes in this browser that e-mail and password work for signing in. `now` is in milliseconds since 1970. */
export function notePasswordSignIn(now: number): void {
  try {
    localStorage.setItem(keys.isAvailable, 'true')
    localStorage.setItem(keys.at, new Date(now).toISOString())
  } catch {
    // The server knows it too; the note only spares a question.
  }
}
