type Kept = { tag: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Answers as they went out, by what they tell and by the state they tell of; the largest part of a read is writing it
 * down. Bounded by bytes: who was not asked for longest goes first.
 */
export class ResponseCache {
  readonly #kept = new Map<string, Kept>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes = 24_000_000) {
    this.#mostBytes = mostBytes
  }

  find(name: string, tag: string): Uint8Array<ArrayBuffer> | null {
    const kept = this.#kept.get(name)
    if (kept?.tag !== tag) return null
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    return kept.bytes
  }

  keep(name: string, tag: string, bytes: Uint8Array<ArrayBuffer>): void {
    this.#forget(name)
    if (bytes.byteLength > this.#mostBytes / 4) return
    this.#kept.set(name, { tag, bytes })
    this.#bytes += bytes.byteLength
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) return
      this.#forget(oldest)
    }
  }

  #forget(name: string): void {
    this.#bytes -= this.#kept.get(name)?.bytes.byteLength ?? 0
    this.#kept.delete(name)
  }
}
