/** How often a page that streams is shown anew, in ms. */
const shortest = 100

/** The frame spends at most a fifth of its time on rendering. */
const rest = 4

/**
 * When the next state of a streaming page may be sent.
 * @param sent when the last one was sent, @param took how long the frame needed for it; both in ms
 */
export function nextSend(sent: number, took: number): number {
  return sent + Math.max(shortest, rest * took)
}
