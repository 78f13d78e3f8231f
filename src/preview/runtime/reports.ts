import type { FrameMessage } from '../messages.ts'
import { listen } from './natives.ts'

/** A page that fails in a loop is heard often enough. */
const reportsPerPage = 20

type Send = (message: FrameMessage) => void

/** Tells the builder what went wrong in the page. */
export function createReports(send: Send) {
  let left = reportsPerPage
  const report = (kind: 'error' | 'rejection' | 'blocked', message: string, line: number | null) => {
    if (left-- > 0) send({ type: 'error', kind, message: message.slice(0, 500), line })
  }
  const onError = (event: ErrorEvent) => report('error', event.message, event.lineno || null)
  const onRejection = (event: PromiseRejectionEvent) => report('rejection', textOf(event.reason), null)
  const onViolation = (event: SecurityPolicyViolationEvent) =>
    report('blocked', `${event.effectiveDirective} ${event.blockedURI}`, event.lineNumber || null)
  return {
    watch() {
      listen('error', onError)
      listen('unhandledrejection', onRejection)
      listen('securitypolicyviolation', onViolation)
    },
    rendering() {
      left = reportsPerPage
    },
  }
}

function textOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message
  try {
    return String(reason)
  } catch {
    return 'A promise was rejected'
  }
}
