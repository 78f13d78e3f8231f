export type ModelErrorCode =
  | 'breaker-open'
  | 'connection'
  | 'status'
  | 'content-type'
  | 'garbage'
  | 'error-in-stream'
  | 'cut'
  | 'first-token-timeout'
  | 'idle-timeout'
  | 'total-timeout'
  | 'too-large'
  | 'aborted'

const messages: Record<ModelErrorCode, string> = {
  'breaker-open': 'The model endpoint failed repeatedly and is left alone for a moment.',
  connection: 'The model endpoint could not be reached.',
  status: 'The model endpoint refused the request.',
  'content-type': 'The model endpoint answered with something other than a completion.',
  garbage: 'The model endpoint answered with data that cannot be read.',
  'error-in-stream': 'The model endpoint reported an error while answering.',
  cut: 'The answer of the model broke off.',
  'first-token-timeout': 'The model did not begin to answer in time.',
  'idle-timeout': 'The model stopped in the middle of its answer.',
  'total-timeout': 'The model took too long to answer.',
  'too-large': 'The answer of the model was too large.',
  aborted: 'The call was stopped.',
}

/** The one error of a model call. Its message is ours: nothing that an endpoint sent is ever part of it. */
export class ModelError extends Error {
  readonly code: ModelErrorCode
  readonly status: number | null
  /** what the endpoint asked us to wait, in milliseconds */
  readonly retryAfter: number | null

  constructor(code: ModelErrorCode, detail: { status?: number; retryAfter?: number | null; cause?: unknown } = {}) {
    super(detail.status === undefined ? messages[code] : `${messages[code]} (status ${detail.status})`, {
      cause: detail.cause,
    })
    this.name = 'ModelError'
    this.code = code
    this.status = detail.status ?? null
    this.retryAfter = detail.retryAfter ?? null
  }
}

const retryableStatus = new Set([429, 502, 503, 504])

/** Whether a call that brought no text yet may be tried again. */
export function isRetryable(error: ModelError): boolean {
  if (error.code === 'connection') return true
  return error.status !== null && retryableStatus.has(error.status)
}

/** Whether the endpoint is to blame, so that its breaker counts it. A refused key or request is not its fault. */
export function countsAsFailure(error: ModelError): boolean {
  if (error.code === 'aborted' || error.code === 'breaker-open' || error.code === 'too-large') return false
  return error.code !== 'status' || error.status === null || error.status >= 500 || error.status === 429
}
