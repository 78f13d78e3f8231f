import { z } from 'zod'

/** The errors that many calls share; a call lists the ones it can answer with. */
export const unauthorized = {
  UNAUTHORIZED: { status: 401, message: 'You are not signed in. Sign in and try again; nothing was changed.' },
}
/** Somebody else's id answers like a missing one. */
export const notFound = { NOT_FOUND: { status: 404, message: 'It does not exist, or not for you.' } }
export const forbidden = { FORBIDDEN: { status: 403, message: 'This is not allowed.' } }
export const conflict = {
  CONFLICT: { status: 409, message: 'Something else happened meanwhile. Reload and try again.' },
}
export const planLimit = {
  PLAN_LIMIT: { status: 403, message: 'Your plan does not allow one more.', data: z.object({ plan: z.string() }) },
}
/** What a plan keeps is full; what was there stays. */
export const storageLimit = {
  STORAGE_LIMIT: { status: 403, message: 'This project is full.', data: z.object({ plan: z.string() }) },
}
export const gone = { GONE: { status: 410, message: 'This link was used already or is too old. Ask for a new one.' } }
export const creditFailed = { CREDIT_FAILED: { status: 500, message: 'Failed to use credit' } }
export const tooMany = {
  TOO_MANY: {
    status: 429,
    message: 'Too many tries. Wait a little and try again.',
    data: z.object({ retryAfterSeconds: z.number() }).optional(),
  },
}
export const unavailable = { UNAVAILABLE: { status: 503, message: 'This is not available here.' } }
