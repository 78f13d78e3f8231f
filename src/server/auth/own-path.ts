/** A path of this site: one slash, then neither a second one, a backslash nor what a browser would leave out. */
const own = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Where to go afterwards, when it is a path of ours; else the fallback. */
export function ownPath(path: string | undefined, fallback: string): string {
  return path !== undefined && own.test(path) ? path : fallback
}
