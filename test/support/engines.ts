import type { Outcome } from '#rules/turns.ts'
import type { EngineEvent, TurnMaker } from '#engine/types.ts'
import type { Engine } from '#server/generations/engine.ts'

const maker: TurnMaker = { kind: 'designer' }

/** An engine that writes a small page and ends as told; with `stored` it ends with a version. */
export function endingEngine(outcome: Outcome): Engine {
  return async function* () {
    yield { type: 'stage', stage: 'writing', label: 'Writing' }
    yield { type: 'page', delta: '<h1>One' }
    yield { type: 'page', delta: '</h1>' }
    if (outcome === 'stored' || outcome === 'fallback')
      yield { type: 'version', html: '<h1>One</h1>', tree: null, maker, changed: [] }
    yield { type: 'done', outcome, maker }
  }
}

/** An engine that writes until it is stopped or told to go on. */
export function waitingEngine() {
  let release = () => {}
  const go = new Promise<void>((resolve) => {
    release = resolve
  })
  const engine: Engine = async function* (_request, signal): AsyncGenerator<EngineEvent> {
    yield { type: 'page', delta: '<h1>One</h1>' }
    await Promise.race([go, new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))])
    if (signal.aborted) {
      yield { type: 'done', outcome: 'stopped', maker }
      return
    }
    yield { type: 'page', delta: '<p>Two</p>' }
    yield { type: 'version', html: '<h1>One</h1><p>Two</p>', tree: null, maker, changed: [] }
    yield { type: 'done', outcome: 'stored', maker }
  }
  return { engine, release }
}
