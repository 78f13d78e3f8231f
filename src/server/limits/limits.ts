import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../errors.ts'
import { type Limited, limitTable } from './table.ts'

/** Counters per bucket of the table: however many addresses and accounts are tried, the memory is bounded. */
const counters = 100_000

export type Subject = { account?: string; address: string }

/** Counts tries in this process, per account and per network address. Nothing is locked for longer than its window. */
export class Limits {
  readonly #limiters = new Map<string, RateLimiterMemory>()

  /** Counts one try. Throws TOO_MANY with the seconds until the next one. */
  async take(what: Limited, subject: Subject): Promise<void> {
    for (const { limiter, key } of this.#buckets(what, subject)) {
      await limiter.consume(key).catch((full: unknown) => {
        if (!(full instanceof RateLimiterRes)) throw full
        throw tooMany(Math.max(1, Math.ceil(full.msBeforeNext / 1000)))
      })
    }
  }

  /** It was the right person: the account's count begins anew, and the address gets its try back. */
  async succeeded(what: Limited, subject: Subject): Promise<void> {
    for (const { limiter, key, kind } of this.#buckets(what, subject)) {
      if (kind === 'account') await limiter.delete(key)
      else await limiter.reward(key)
    }
  }

  #buckets(what: Limited, { account, address }: Subject) {
    const { address: perAddress, account: perAccount } = limitTable[what]
    const buckets = [{ limiter: this.#limiter(`${what} address`, perAddress), key: counter(address), kind: 'address' }]
    if (perAccount && account !== undefined)
      buckets.push({ limiter: this.#limiter(`${what} account`, perAccount), key: counter(account), kind: 'account' })
    return buckets
  }

  #limiter(name: string, { points, seconds }: { points: number; seconds: number }): RateLimiterMemory {
    const limiter = this.#limiters.get(name) ?? new RateLimiterMemory({ points, duration: seconds })
    this.#limiters.set(name, limiter)
    return limiter
  }
}

function counter(subject: string): string {
  return String(createHash('sha256').update(subject).digest().readUInt32BE() % counters)
}

function tooMany(seconds: number): Refusal {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal('TOO_MANY', `Too many tries. Try again in ${wait}.`, { retryAfterSeconds: seconds })
}
