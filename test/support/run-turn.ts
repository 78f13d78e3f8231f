import { generate } from '#engine/generate.ts'
import type { GenerateOptions } from '#engine/generate.ts'
import type { EngineEvent, GenerationRequest } from '#engine/types.ts'
import { foldPage } from './fold-page.ts'
import { plainDesigner } from './plain-designer.ts'

export const request = (prompt: string, changes: Partial<GenerationRequest> = {}): GenerationRequest => ({
  prompt,
  mode: 'html',
  pageName: 'Home',
  html: null,
  pages: [],
  chat: [],
  variant: 0,
  ...changes,
})

type Of<Type extends EngineEvent['type']> = Extract<EngineEvent, { type: Type }>

export type RunTurn = {
  events: EngineEvent[]
  done: Of<'done'>
  version: Of<'version'> | undefined
  notices: Of<'notice'>[]
  operations: Of<'operation'>[]
  stages: string[]
  /** what the assistant message says in the end */
  text: string
  /** the page that a reader of the events has in the end */
  page: string
}

/** Runs a turn to its end and reads it as a client would. Throws when it breaks a promise that every turn keeps. */
export async function runTurn(asked: GenerationRequest, options: Partial<GenerateOptions> = {}): Promise<RunTurn> {
  const events: EngineEvent[] = []
  const signal = new AbortController().signal
  for await (const event of generate(asked, { model: null, designer: plainDesigner, signal, pace: 0, ...options }))
    events.push(event)
  const of = <Type extends EngineEvent['type']>(type: Type) =>
    events.filter((event): event is Of<Type> => event.type === type)
  const [version] = of('version')
  const [done] = of('done')
  const page = foldPage(asked.html, events)
  if (!done || of('done').length > 1 || events.at(-1) !== done) throw new Error('A turn ends with exactly one done.')
  if (of('version').length > 1) throw new Error('A turn has at most one version.')
  if (page !== (version?.html ?? asked.html ?? '')) throw new Error('The events do not add up to the version.')
  return {
    events,
    done,
    version,
    notices: of('notice'),
    operations: of('operation'),
    stages: of('stage').map(({ label }) => label),
    text: events.reduce(
      (text, event) => (event.type === 'text' ? text + event.delta : event.type === 'reply' ? event.content : text),
      '',
    ),
    page,
  }
}
