import type { ReplyEvent } from '../reader/events.ts'
import type { EngineEvent } from '../types.ts'
import type { ModelAnswer } from './answer.ts'
import { emitText } from './turn.ts'
import type { Turn } from './turn.ts'

/** Reads one reply in JSON mode: only prose and JSON count; of several objects the one with elements. */
export function readJsonAnswer(turn: Turn): ModelAnswer {
  const answer: ModelAnswer = { page: null, json: null, prose: '', proseVoid: false, wrote: null, take }

  function* take(event: ReplyEvent): Generator<EngineEvent> {
    if (event.type === 'prose') {
      answer.prose += event.text
      yield emitText(turn, event.text)
    } else if (event.type === 'prose-void') {
      answer.prose = ''
      answer.proseVoid = true
    } else if (event.type === 'json' && (answer.json === null || /"elements"/.test(event.text)))
      answer.json = event.text
  }
  return answer
}
