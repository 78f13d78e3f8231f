type Work = {
  run: () => Promise<void>
  /** what goes wrong is tried again with the next call */
  onFailure: (error: unknown) => void
}

/** Runs work when something may be due, one run after another; calls that come before it begins are one. */
export class Waker {
  readonly #work: Work
  #running: Promise<void> = Promise.resolve()
  #isAsked = false
  #isClosed = false

  constructor(work: Work) {
    this.#work = work
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Something may be due. Returns at once. */
  wake(): void {
    if (this.#isAsked || this.#isClosed) return
    this.#isAsked = true
    this.#running = this.#running.then(async () => {
      this.#isAsked = false
      await this.#work.run().catch(this.#work.onFailure)
    })
  }

  /** Waits until what was due is done. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Nothing begins any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.idle()
  }
}
