import { until } from './product.ts'

type StreamedEvent = { type: string } & Record<string, unknown>

/** An open stream of server-sent events, read as it comes. */
export type OpenStream = {
  /** everything that came so far */
  events: StreamedEvent[]
  isOver(): boolean
  /** waits for an event of this type that has these fields, and returns it */
  heard(type: string, fields?: Record<string, unknown>): Promise<StreamedEvent>
  /** waits for the end that the server gives it */
  ended(): Promise<void>
  leave(): Promise<void>
}

export function readStream(response: Response): OpenStream {
  const events: StreamedEvent[] = []
  const reader = response.body?.getReader()
  if (!reader) throw new Error('The answer has no body.')
  let over = false
  const decoder = new TextDecoder()
  const reading = (async () => {
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = block.includes('event: message') ? /^data: (.*)$/m.exec(block)?.[1] : undefined
        if (data) events.push(JSON.parse(data) as StreamedEvent)
      }
    }
  })()
    .catch(() => {})
    .finally(() => {
      over = true
    })
  const find = (type: string, fields: Record<string, unknown>) =>
    events.find(
      (event) => event.type === type && Object.entries(fields).every(([name, value]) => event[name] === value),
    )
  return {
    events,
    isOver: () => over,
    async heard(type, fields = {}) {
      await until(() => find(type, fields) !== undefined).catch(() => {
        throw new Error(`Not heard: ${type} ${JSON.stringify(fields)} among ${JSON.stringify(events)}`)
      })
      return find(type, fields) ?? { type }
    },
    ended: () => reading,
    async leave() {
      await reader.cancel()
      await reading
    },
  }
}
