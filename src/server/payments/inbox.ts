/** Jobs that are done after their answer went out, a few at a time; more than the most are left to the reconciler. */
const atOnce = 4
const most = 1000

export class Inbox {
  readonly #waiting: (() => Promise<void>)[] = []
  readonly #running = new Set<Promise<void>>()

  /** Does the job as soon as there is room. It must not throw. */
  soon(job: () => Promise<void>): void {
    if (this.#waiting.length < most) this.#waiting.push(job)
    this.#next()
  }

  /** Waits until nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** What has not begun is left; what has is waited for. */
  async close(): Promise<void> {
    this.#waiting.length = 0
    await this.idle()
  }

  #next(): void {
    while (this.#running.size < atOnce) {
      const job = this.#waiting.shift()
      if (!job) return
      const running = job().finally(() => {
        this.#running.delete(running)
        this.#next()
      })
      this.#running.add(running)
    }
  }
}
