/** A token is about four characters, and models send a few at a time. */
const charsPerToken = 4

/** How often a network hands over what has come, in ms. */
const chunkEvery = 25

/** Plays a page as a model at this speed would send it; resolves with the time of the last token (`performance.now()`). */
export async function playStream(
  html: string,
  tokensPerSecond: number,
  onText: (html: string) => void,
): Promise<number> {
  const started = performance.now()
  let sent = 0
  while (sent < html.length) {
    await new Promise((resolve) => setTimeout(resolve, chunkEvery))
    const due = Math.floor(((performance.now() - started) * tokensPerSecond * charsPerToken) / 1000)
    if (due <= sent) continue
    sent = Math.min(html.length, due)
    onText(html.slice(0, sent))
  }
  return performance.now()
}
