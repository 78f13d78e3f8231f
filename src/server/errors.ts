/** What a use case can refuse with, and its HTTP status. The words are those of the contract unless it has better ones. */
export const errorStatuses = {
  BAD_REQUEST: 400,
  EMPTY: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  NO_CREDITS: 402,
  MEMBER_LIMIT: 402,
  FORBIDDEN: 403,
  PLAN_LIMIT: 403,
  STORAGE_LIMIT: 403,
  NOT_VERIFIED: 403,
  UNLINK_DISABLED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  ALREADY_REGISTERED: 409,
  LAST_METHOD: 409,
  RUNNING: 409,
  NOT_CONTINUED: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  TOO_LARGE: 413,
  UNSUPPORTED: 415,
  NOT_PUBLIC: 422,
  TOO_MANY: 429,
  CREDIT_FAILED: 500,
  STORAGE: 502,
  UNREACHABLE: 502,
  UNAVAILABLE: 503,
} as const
export type AppErrorCode = keyof typeof errorStatuses

/** A use case's no. The one translator to HTTP is `routes/translate.ts`; anything else that is thrown is a 500 that says nothing. */
export class AppError extends Error {
  readonly code: AppErrorCode
  readonly data: unknown
  /** null: the words of the contract */
  readonly words: string | null

  constructor(code: AppErrorCode, words: string | null = null, data?: unknown) {
    super(words ?? code)
    this.code = code
    this.words = words
    this.data = data
  }
}
