/** A person may hold this many streams open; the oldest is closed when one more opens. */
export const maxStreams = 10

/** Counts open streams per person. */
export class Streams {
  private readonly open = new Map<string, AbortController[]>()

  /** A signal for one more stream, ended by the caller's own or when ten newer ones came. */
  enter(person: string, caller: AbortSignal | undefined): { signal: AbortSignal; leave: () => void } {
    const mine = new AbortController()
    const list = this.open.get(person) ?? []
    list.push(mine)
    while (list.length > maxStreams) list.shift()?.abort()
    this.open.set(person, list)
    const leave = () => {
      const rest = (this.open.get(person) ?? []).filter((one) => one !== mine)
      if (rest.length > 0) this.open.set(person, rest)
      else this.open.delete(person)
    }
    return { signal: caller ? AbortSignal.any([caller, mine.signal]) : mine.signal, leave }
  }
}
