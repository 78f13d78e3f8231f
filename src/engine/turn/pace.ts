/** Time between two pieces of a page that is written at a pace. */
export const beat = 40

/** Waits; rejects as soon as the signal fires. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** Pieces of about `size` characters that end behind a `>` where there is one near. */
export function piecesOf(html: string, size: number): string[] {
  const pieces: string[] = []
  let from = 0
  while (from < html.length) {
    const tagEnd = html.indexOf('>', from + size) + 1
    const end = from + size >= html.length || tagEnd === 0 || tagEnd > from + size * 3 ? from + size : tagEnd
    const whole = /[\ud800-\udbff]/.test(html[end - 1] ?? '') ? end + 1 : end
    pieces.push(html.slice(from, whole))
    from = whole
  }
  return pieces
}
