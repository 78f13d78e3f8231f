import { ModelError } from './errors.ts'
import type { Watch } from './watch.ts'

/**
 * The text of a response as it arrives; `onBytes` hears of each piece before it is handed on. The connection is let go
 * however the reading ends.
 */
export async function* readText(response: Response, watch: Watch, onBytes = () => {}): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  try {
    while (true) {
      const { done, value } = await watch.race(reader.read())
      if (!done) onBytes()
      const text = decoder.decode(value, { stream: !done })
      if (text) yield text
      if (done) return
    }
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError('connection', { cause: error })
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** All of a response's text; throws `too-large` beyond `limit` characters. */
export async function readWholeText(
  response: Response,
  watch: Watch,
  limit: number,
  onBytes = () => {},
): Promise<string> {
  let whole = ''
  for await (const text of readText(response, watch, onBytes)) {
    whole += text
    if (whole.length > limit) throw new ModelError('too-large')
  }
  return whole
}
