import type { ModelError } from '../models/errors.ts'
import type { ModelTrouble } from '../models/trouble.ts'

const host = 'Only who runs this host can change that; the log of the server says more.'

/** What a person is told of each trouble, beside the words that never change. */
const words: Record<ModelTrouble, string> = {
  busy: 'The model is busy: try again in a moment.',
  key: `The model does not let this host in. ${host}`,
  model: `The model that this host asks for is not there. ${host}`,
  balance: `This host has used up what it paid for at the model’s provider. ${host}`,
  context: 'The page and what was said are too long for this model. Pick a part of the page, or ask for less at once.',
  parameter: `The model refused the way in which this host asks. ${host}`,
  rules: 'The model’s provider refused this by its rules. It may take other words.',
  server: 'The model’s provider has a fault of its own.',
  unreachable: 'The model could not be reached.',
  'left-alone': 'The model failed several times in a row, so it is left alone for half a minute.',
  late: 'The model did not begin to answer in time.',
  silent: 'The model went silent in the middle of its answer.',
  long: 'The model took too long.',
  large: 'The answer was too large.',
  unreadable: 'The model’s answer could not be read.',
  'broken-off': 'The model’s answer broke off.',
  thought: 'The model thought until its limit was reached, and wrote nothing. Ask for less at once.',
  stopped: 'It was stopped.',
}

/** Why there is no answer, for the person: 'The model is busy: try again in 45 s.' */
export function troubleWords({ trouble, retryAfter }: ModelError): string {
  if (trouble !== 'busy' || retryAfter === null) return words[trouble]
  return `The model is busy: try again in ${inSeconds(retryAfter)}.`
}

/** What is shown while an endpoint that asked for patience is waited for. */
export function waitingWords(why: ModelTrouble, milliseconds: number): string {
  const what =
    why === 'busy' ? 'The model is busy' : why === 'unreachable' ? 'The model cannot be reached' : 'The model failed'
  return `${what}, trying again in ${inSeconds(milliseconds)}`
}

const inSeconds = (milliseconds: number): string => `${Math.max(1, Math.ceil(milliseconds / 1000))} s`
