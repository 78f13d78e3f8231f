/** Times in milliseconds, sizes in bytes of UTF-8. */
export type ModelLimits = {
  /** from the request to the first piece of text or reasoning */
  firstToken: number
  /** between two pieces */
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

/** trust.md, model gateway. The 10 s to connect are kept by Node's fetch itself (its connect time-out). */
export const modelLimits: ModelLimits = {
  firstToken: 30_000,
  idle: 20_000,
  total: 180_000,
  afterFinish: 1_000,
  contentBytes: 1_048_576,
  retries: 2,
  backoff: 500,
  retryAfter: 10_000,
  failures: 5,
  failureWindow: 30_000,
  openFor: 30_000,
}
