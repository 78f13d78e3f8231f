import type { Engine } from './engine.ts'

/** The engine whose readings carry the server's seal. */
export function sealed(engine: Engine, seal: (request: string) => string): Engine {
  return async function* (request, signal, ...who) {
    for await (const event of engine(request, signal, ...who))
      yield event.type === 'reading'
        ? { ...event, reading: { ...event.reading, seal: seal(event.reading.request) } }
        : event
  }
}
