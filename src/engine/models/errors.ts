import type { ModelTrouble } from './trouble.ts'

export type ModelErrorCode =
  | 'breaker-open'
  | 'connection'
  | 'status'
  | 'content-type'
  | 'garbage'
  | 'error-in-stream'
  | 'cut'
  | 'first-byte-timeout'
  | 'idle-timeout'
  | 'total-timeout'
  | 'too-large'
  | 'thought'
  | 'aborted'

const messages: Record<ModelErrorCode, string> = {
  'breaker-open': 'The model endpoint failed repeatedly and is left alone for a moment.',
  connection: 'The model endpoint could not be reached.',
  status: 'The model endpoint refused the request.',
  'content-type': 'The model endpoint answered with something other than a completion.',
  garbage: 'The model endpoint answered with data that cannot be read.',
  'error-in-stream': 'The model endpoint reported an error while answering.',
  cut: 'The answer of the model broke off.',
  'first-byte-timeout': 'The model did not begin to answer in time.',
  'idle-timeout': 'The model stopped in the middle of its answer.',
  'total-timeout': 'The model took too long to answer.',
  'too-large': 'The answer of the model was too large.',
  thought: 'The model thought until its limit was reached.',
  aborted: 'The call was stopped.',
}

const troubles: Record<ModelErrorCode, ModelTrouble> = {
  'breaker-open': 'left-alone',
  connection: 'unreachable',
  status: 'server',
  'content-type': 'unreadable',
  garbage: 'unreadable',
  'error-in-stream': 'server',
  cut: 'broken-off',
  'first-byte-timeout': 'late',
  'idle-timeout': 'silent',
  'total-timeout': 'long',
  'too-large': 'large',
  thought: 'thought',
  aborted: 'stopped',
}

/** What is known of a failure besides its code. */
export type ModelErrorDetail = {
  status?: number | null
  /** what the endpoint asked us to wait, in milliseconds */
  retryAfter?: number | null
  trouble?: ModelTrouble
  /** under which the endpoint knows the call */
  requestId?: string | null
}

/** The one error of a model call. Its message is ours: nothing that an endpoint sent is ever part of it. */
export class ModelError extends Error {
  readonly code: ModelErrorCode
  readonly trouble: ModelTrouble
  readonly status: number | null
  readonly retryAfter: number | null
  readonly requestId: string | null

  constructor(code: ModelErrorCode, detail: ModelErrorDetail & { cause?: unknown } = {}) {
    const { status = null, retryAfter = null, trouble = troubles[code], requestId = null, cause } = detail
    super(status === null ? messages[code] : `${messages[code]} (status ${status})`, { cause })
    this.name = 'ModelError'
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
    this.trouble = trouble
    this.requestId = requestId
  }
}

const retryableStatus = new Set([408, 429, 500, 502, 503, 504, 529])

/** Whether a call that brought no text yet may be tried again. Waiting fills no account. */
export function isRetryable({ code, status, trouble }: ModelError): boolean {
  if (code === 'connection') return true
  return status !== null && retryableStatus.has(status) && (trouble === 'busy' || trouble === 'server')
}

/** Whether the endpoint is to blame, so that its breaker counts it. A refused key or request is not its fault. */
export function countsAsFailure({ code, status }: ModelError): boolean {
  if (code === 'aborted' || code === 'breaker-open' || code === 'too-large') return false
  return code !== 'status' || status === null || status >= 500 || status === 429 || status === 408
}
