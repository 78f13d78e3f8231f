import type { GenerationEvent } from '#api/generations.ts'
import type { NumberedEvent } from '../db/queries/generations.ts'

/** The numbered events of one generation while it lives in this process; readers wait here for the next one. */
export class EventLog {
  readonly events: NumberedEvent[] = []
  private ended = false
  private waiting: (() => void)[] = []

  append(event: GenerationEvent): NumberedEvent {
    const numbered = { seq: this.events.length + 1, event }
    this.events.push(numbered)
    if (event.type === 'done') this.ended = true
    const wake = this.waiting
    this.waiting = []
    for (const resolve of wake) resolve()
    return numbered
  }

  /** Everything after `seq`, then whatever comes, until the end or the signal. */
  async *read(seq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent> {
    let next = Math.max(0, seq)
    while (!signal.aborted) {
      for (; next < this.events.length; next += 1) {
        const event = this.events[next]
        if (event) yield event
        if (signal.aborted) return
      }
      if (this.ended) return
      await this.more(signal)
    }
  }

  private more(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
}
