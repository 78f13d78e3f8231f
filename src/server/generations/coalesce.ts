import type { GenerationEvent } from '#api/generations.ts'

/** Small deltas travel together: at 400 tokens a second one event each would only cost. */
export const coalesceMs = 40

/** Joins neighbouring `page` and `text` deltas; everything else passes at once and pushes out what was held. */
export class Coalescer {
  private held: { type: 'page' | 'text'; delta: string } | null = null
  private timer: NodeJS.Timeout | null = null
  private readonly out: (event: GenerationEvent) => void

  constructor(out: (event: GenerationEvent) => void) {
    this.out = out
  }

  push(event: GenerationEvent): void {
    if (event.type !== 'page' && event.type !== 'text') {
      this.flush()
      this.out(event)
      return
    }
    if (this.held && this.held.type !== event.type) this.flush()
    // The very first words are shown without waiting.
    if (!this.held && !this.timer) this.out(event)
    else this.held = { type: event.type, delta: (this.held?.delta ?? '') + event.delta }
    this.timer ??= setTimeout(() => {
      this.timer = null
      this.flush()
    }, coalesceMs)
  }

  flush(): void {
    if (this.held) this.out(this.held)
    this.held = null
  }

  end(): void {
    this.flush()
    if (this.timer) clearTimeout(this.timer)
  }
}
