/** A token bucket: at most `burst` at once and `perSecond` in the long run. Times in ms, from any clock that only moves on. */
export function rateCap(perSecond: number, burst: number): (now: number) => boolean {
  let tokens = burst
  let last: number | null = null
  return (now) => {
    tokens = Math.min(burst, tokens + ((now - (last ?? now)) * perSecond) / 1000)
    last = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
