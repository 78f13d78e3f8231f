import { createParser } from 'eventsource-parser'
import { readText } from './body.ts'
import { ModelError } from './errors.ts'
import type { ModelLimits } from './limits.ts'
import type { Protocol } from './protocol.ts'
import type { FinishReason, ModelPart, ModelUsage } from './types.ts'
import type { Watch } from './watch.ts'

/**
 * Reads a server-sent stream of the pieces of an answer. Ends normally only when the model said that it has finished (a
 * reason, or a last piece); a stream that just stops is `cut`. Any byte is a sign of life.
 */
export async function* readStream(
  response: Response,
  watch: Watch,
  limits: ModelLimits,
  onByte: () => void,
  read: ReturnType<Protocol['reader']>,
): AsyncGenerator<ModelPart> {
  let finish: FinishReason | null = null
  let usage: ModelUsage | null = null
  let bytes = 0
  const isAlive = () => {
    onByte()
    watch.expect('idle-timeout', finish === null ? limits.idle : limits.afterFinish)
  }
  try {
    for await (const data of readEvents(response, watch, limits.contentBytes * 2, isAlive)) {
      const chunk = read(data)
      usage = chunk.usage ?? usage
      if (chunk.text) {
        bytes += Buffer.byteLength(chunk.text)
        if (bytes > limits.contentBytes) throw new ModelError('too-large')
        yield { type: 'delta', delta: chunk.text }
      }
      finish = chunk.finishReason ?? finish ?? (chunk.isLast ? 'stop' : null)
      if (chunk.isLast) break
      if (finish) watch.expect('idle-timeout', limits.afterFinish)
    }
  } catch (error) {
    const onlyUsageMissing = finish !== null && error instanceof ModelError && error.code === 'idle-timeout'
    if (!onlyUsageMissing) throw error
  }
  if (finish === null) throw new ModelError('cut')
  yield { type: 'end', finishReason: finish, usage }
}

async function* readEvents(
  response: Response,
  watch: Watch,
  maxBufferSize: number,
  onBytes: () => void,
): AsyncGenerator<string> {
  let ready: string[] = []
  let overflow = false
  const parser = createParser({
    maxBufferSize,
    onEvent: ({ data }) => ready.push(data),
    onError: ({ type }) => {
      overflow ||= type === 'max-buffer-size-exceeded'
    },
  })
  for await (const text of readText(response, watch, onBytes)) {
    parser.feed(text)
    const events = ready
    ready = []
    yield* events
    if (overflow) throw new ModelError('too-large')
  }
}
