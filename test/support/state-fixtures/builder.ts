import type { Maker, Outcome } from '#rules/turns.ts'
import type { GenerationEvent } from '#api/generations.ts'
import { emptyBuilder, reduce, type BuilderEvent } from '#client/state/builder/builder.ts'
import type { AssistantMessage, BuilderState } from '#client/state/builder/types.ts'

/** Small pages and turns for the tests of the builder. */
export const htmlOf = (heading: string, body = 'Body') =>
  `<!doctype html><html><head><title>${heading}</title></head><body><section><h1>${heading}</h1></section><section><p>${body}</p></section></body></html>`

const designer: Maker = { kind: 'designer' }

type Made = {
  page?: string
  prompt?: string
  html?: string | null
  outcome?: Outcome
  maker?: Maker
  base?: string | null
}

/** The events of a whole turn, from Send to its end. */
export function turnEvents(turn: string, made: Made = {}): BuilderEvent[] {
  const {
    page = 'Home',
    prompt = `prompt of ${turn}`,
    html = htmlOf(turn),
    outcome = 'stored',
    maker = designer,
    base = null,
  } = made
  const number = Number(/\d+/.exec(turn)?.[0] ?? 1)
  const startedAt = Date.UTC(2026, 10, 20, 14, number)
  const events: GenerationEvent[] = [
    { type: 'started', startedAt: new Date(startedAt).toISOString(), prompt, pageName: page, mode: 'html' },
    { type: 'text', delta: `answer of ${turn}` },
    ...(html === null ? [] : [{ type: 'version', html, tree: null, maker, changed: [] } satisfies GenerationEvent]),
    { type: 'done', outcome, maker, at: 1000, charged: outcome === 'stored' },
  ]
  return [
    { type: 'turn-sent', ask: { turn, page, prompt, mode: 'html', base }, at: startedAt - 300, replaces: null },
    { type: 'turn-accepted', turn, id: `id-${turn}` },
    { type: 'streamed', id: `id-${turn}`, events: events.map((event, index) => ({ id: index + 1, event })) },
  ]
}

export const run = (builder: BuilderState, ...events: BuilderEvent[]): BuilderState => events.reduce(reduce, builder)

/** A builder after these turns on Home, each changing the page before it. */
export function builderAfter(...turns: string[]): BuilderState {
  return turns.reduce(
    (builder, turn) => run(builder, ...turnEvents(turn, { base: builder.pages[0]?.version ?? null })),
    emptyBuilder(),
  )
}

export const answers = (builder: BuilderState, page = 'Home') =>
  (builder.chats[page] ?? []).filter((entry): entry is AssistantMessage => entry.role === 'assistant')
