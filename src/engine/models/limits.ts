/** Times in milliseconds, sizes in bytes of UTF-8. */
export type ModelLimits = {
  /** from the request to the first byte of its answer */
  firstByte: number
  /** between two bytes, whatever they say: a comment, reasoning or text */
  idle: number
  /** the whole call with its retries */
  total: number
  /** what is still awaited after the model said that it has finished (the usage figures) */
  afterFinish: number
  contentBytes: number
  /** further tries after the first, only before any text arrived */
  retries: number
  /** pause before the first retry; doubles, with jitter */
  backoff: number
  /** a longer Retry-After is not waited for */
  retryAfter: number
  /** this many failures within `failureWindow` open the breaker for `openFor` */
  failures: number
  failureWindow: number
  openFor: number
}

/** Models that think take their time. The 10 s to connect are kept by Node's fetch itself (its connect time-out). */
export const modelLimits: ModelLimits = {
  firstByte: 120_000,
  idle: 60_000,
  total: 600_000,
  afterFinish: 1_000,
  contentBytes: 1_048_576,
  retries: 2,
  backoff: 500,
  retryAfter: 30_000,
  failures: 5,
  failureWindow: 30_000,
  openFor: 30_000,
}
