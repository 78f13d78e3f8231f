/** Keeps what was asked for last: at most so many, or, where each has a weight, so heavy together. */
export class LruMap<Value> {
  readonly #most: number
  readonly #weigh: (value: Value) => number
  readonly #values = new Map<string, Value>()
  #weight = 0

  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.delete(key)
    this.#values.set(key, value)
    this.#weight += this.#weigh(value)
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#most) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#weight -= this.#weigh(value)
  }

  entries(): [string, Value][] {
    return [...this.#values]
  }
}
