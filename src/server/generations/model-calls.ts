import type { Logger } from 'pino'
import type { CallReport } from '#engine/models/types.ts'
import type { Db } from '../db/database.ts'
import { addUsage } from '../db/queries/model-usage.ts'
import type { ModelCall } from './engine.ts'
import { type CallCounts, countCall, newCallCounts } from './call-counts.ts'

/** Who hears of every call of a model: the log, the figures of this process, and the row of its generation. */
export type ModelCalls = {
  hear(call: ModelCall): void
  readonly counts: CallCounts
  /** everything that was heard is written down, or was given up */
  settled(): Promise<void>
}

export function recordModelCalls(db: Db, logger: Logger): ModelCalls {
  const counts = newCallCounts()
  let writing = Promise.resolve()
  return {
    counts,
    hear(call) {
      countCall(counts, call)
      logFailure(logger, call)
      writing = writing
        .then(() => addUsage(db, usageOf(call)))
        .catch((error: unknown) => logger.warn({ err: error }, 'what a model call came to was not kept'))
    },
    settled: () => writing,
  }
}

/** One line for the host. `request` is what the person reads in the chat; of the page and the key it says nothing. */
function logFailure(logger: Logger, { generation, model, report: { error, tries, took } }: ModelCall): void {
  if (!error || error.code === 'aborted') return
  const { code, trouble, status, requestId } = error
  logger.warn(
    { request: generation, model, code, trouble, status, providerRequest: requestId, tries, ms: Math.round(took) },
    `a call of the model failed: ${error.message}`,
  )
}

const isFailed = ({ error }: CallReport) => error !== null && error.code !== 'aborted'

function usageOf({ generation, model, report }: ModelCall) {
  const { input = 0, cached = 0, output = 0, reasoning = 0 } = report.usage ?? {}
  return {
    generationId: generation,
    model,
    calls: 1,
    failed: isFailed(report) ? 1 : 0,
    input,
    cached,
    output,
    reasoning,
    firstByte: report.firstByte === null ? null : Math.round(report.firstByte),
    took: Math.round(report.took),
  }
}
