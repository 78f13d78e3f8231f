import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'
import { type Limited, limitTable } from './table.ts'

/** Counters per bucket of the table: however many addresses and accounts are tried, the memory is bounded. */
const counters = 100_000

export type LimitSubject = { account?: string; address: string }

/** What one person may try whose plan takes more than the table says, and the words when that is too much as well. */
export type Allowed = { points: number; words: (seconds: number) => string }

/** Counts tries in this process, per account and per network address. Nothing is locked for longer than its window. */
export class Limits {
  readonly #limiters = new Map<string, RateLimiterMemory>()

  /**
   * Counts one try. Throws TOO_MANY with the seconds until the next one.
   * @param allowed asked only where an account has tried more often than the table says
   */
  async take(what: Limited, subject: LimitSubject, allowed?: () => Promise<Allowed>): Promise<void> {
    for (const { limiter, key, kind } of this.#buckets(what, subject)) {
      const full = await limiter.consume(key).then(
        () => null,
        (reason: unknown) => {
          if (reason instanceof RateLimiterRes) return reason
          throw reason
        },
      )
      if (full === null) continue
      const own = kind === 'account' ? await allowed?.() : undefined
      if (own && full.consumedPoints <= own.points) continue
      const seconds = Math.max(1, Math.ceil(full.msBeforeNext / 1000))
      throw tooMany(seconds, own?.words(seconds))
    }
  }

  /** It was the right person: the account's count begins anew, and the address gets its try back. */
  async succeeded(what: Limited, subject: LimitSubject): Promise<void> {
    for (const { limiter, key, kind } of this.#buckets(what, subject)) {
      if (kind === 'account') await limiter.delete(key)
      else await limiter.reward(key)
    }
  }

  #buckets(what: Limited, { account, address }: LimitSubject) {
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

function tooMany(seconds: number, words?: string): AppError {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('TOO_MANY', words ?? `Too many tries. Try again in ${wait}.`, { retryAfterSeconds: seconds })
}
