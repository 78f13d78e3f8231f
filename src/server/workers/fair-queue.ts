type Limits = {
  /** so much is done at once, by all and for one person */
  atOnce: number
  perPerson: number
  /** so much may wait */
  waiting: number
}

/**
 * Lets work begin as places become free. Everybody has some at most, and those who wait take turns person by person, so
 * that whoever sends a hundred pages waits behind those who send one.
 */
export class FairQueue {
  readonly #limits: Limits
  readonly #refusal: () => Error
  readonly #running = new Map<string, number>()
  readonly #waiting = new Map<string, (() => void)[]>()
  #active = 0
  #waits = 0

  /** @param refusal what is thrown when too much waits already */
  constructor(limits: Limits, refusal: () => Error) {
    this.#limits = limits
    this.#refusal = refusal
  }

  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    await this.#enter(person)
    try {
      return await work()
    } finally {
      this.#leave(person)
    }
  }

  #enter(person: string): Promise<void> | void {
    if (this.#isFree(person)) return this.#take(person)
    if (this.#waits >= this.#limits.waiting) throw this.#refusal()
    this.#waits += 1
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.set(person, [...(this.#waiting.get(person) ?? []), resolve])
    return promise
  }

  #leave(person: string): void {
    this.#active -= 1
    const left = (this.#running.get(person) ?? 1) - 1
    if (left > 0) this.#running.set(person, left)
    else this.#running.delete(person)
    this.#next()
  }

  /** The first person in line who may have one more; who gets a place goes to the end of the line. */
  #next(): void {
    for (const [person, [first, ...others]] of this.#waiting) {
      if (!first || !this.#isFree(person)) continue
      this.#waiting.delete(person)
      if (others.length > 0) this.#waiting.set(person, others)
      this.#waits -= 1
      this.#take(person)
      first()
      return
    }
  }

  #isFree(person: string): boolean {
    return this.#active < this.#limits.atOnce && (this.#running.get(person) ?? 0) < this.#limits.perPerson
  }

  #take(person: string): void {
    this.#active += 1
    this.#running.set(person, (this.#running.get(person) ?? 0) + 1)
  }
}
