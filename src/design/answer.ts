import { replies } from '#rules/messages.ts'
import type { PageReading } from '#rules/page-reading.ts'
import type { Polished } from '#rules/polish.ts'
import type { Maker, Outcome } from '#rules/turns.ts'
import type { Key } from './types.ts'
import { type Band, changedBands, describeChanges } from './page-map.ts'

/** Why a turn brought no page: what happened, in words for the person. */
export type Trouble = {
  kind: 'connection' | 'refused' | 'failed' | 'interrupted' | 'gone' | 'fallback'
  reason: string
}

/** Another page of the project as a turn leaves it; `of` marks the source it was made of. */
export type Beside = { id: string; page: string; html: string; of: string; label: string }

type MadeVersion = { html: string; tree: unknown; maker: Maker; changed: string[] }

/** What the events of a generation have told so far, as far as its answer needs it. */
export type AnswerDraft = {
  text: string
  /** the last notice of the stream and what went wrong, in words for the person */
  notice: string | null
  reply: string | null
  suggestions: string[]
  /** the element that each of them means, where each means one */
  meant: Key[]
  /** what operations changed, one line each */
  changes: string[]
  /** true while a whole page is written, false for edits */
  whole: boolean
  /** what the checks put right before the version was stored, and what they left, as nouns */
  check: { fixed: string[]; left: string[] } | null
  version: MadeVersion | null
  beside: Beside[]
  /** what a look at the page mended */
  polished: Polished | null
  /** what was read of the request for a whole page */
  reading: PageReading | null
}

/** Before the first event. */
export const emptyAnswerDraft = {
  text: '',
  notice: null,
  reply: null,
  suggestions: [],
  meant: [],
  changes: [],
  whole: false,
  check: null,
  version: null,
  beside: [],
  polished: null,
  reading: null,
} satisfies AnswerDraft

/** The events of a generation, as far as they tell something for its answer. */
type TellingEvent =
  | { type: 'text'; delta: string }
  | { type: 'page' | 'page-reset' | 'started' | 'stage' | 'plan' | 'done' | 'act' }
  | { type: 'operation'; label: string }
  | { type: 'check'; fixed: string[]; left: string[] }
  | { type: 'notice'; description: string; why?: string | undefined }
  | { type: 'reply'; content: string }
  | { type: 'suggestions'; prompts: string[]; meant?: Key[] | undefined }
  | ({ type: 'version' } & MadeVersion)
  | ({ type: 'beside' /** given where it is stored */; id?: string } & Omit<Beside, 'id'>)
  | ({ type: 'polished' } & Polished)
  | { type: 'reading'; reading: PageReading }

/** Folds one event into what is told. */
export function reduceAnswerDraft<T extends AnswerDraft>(told: T, event: TellingEvent): T {
  switch (event.type) {
    case 'text':
      // words that come after a whole reply stand behind it
      return { ...told, [told.reply === null ? 'text' : 'reply']: (told.reply ?? told.text) + event.delta }
    case 'page':
      return told.whole ? told : { ...told, whole: true }
    case 'page-reset':
      return { ...told, whole: false, check: null, beside: [] }
    case 'check':
      return { ...told, check: { fixed: event.fixed, left: event.left } }
    case 'operation':
      // what follows the checks are their own changes, told as one
      return told.check || told.changes.includes(event.label)
        ? told
        : { ...told, changes: [...told.changes, event.label] }
    case 'notice':
      return { ...told, notice: event.why ? `${event.description} ${event.why}` : event.description }
    case 'reply':
      return { ...told, reply: event.content }
    case 'suggestions':
      return { ...told, suggestions: event.prompts, meant: event.meant ?? [] }
    case 'version':
      return { ...told, version: event }
    case 'beside': {
      const { id = '', page, html, of, label } = event
      return { ...told, beside: [...told.beside, { id, page, html, of, label }] }
    }
    case 'polished':
      return { ...told, polished: { mended: event.mended, yours: event.yours } }
    case 'reading':
      return { ...told, reading: event.reading }
    default:
      return told
  }
}

type Ending = { outcome: Outcome; maker: Maker; charged: boolean; at: number }

/** What an assistant's message says and shows when a generation has ended. `at` and `took` are milliseconds since its start. */
export type Answer = {
  content: string
  took: number
  maker: Maker
  outcome: Outcome
  charged: boolean
  changes: string[]
  map: Band[]
  suggestions: string[]
  /** the elements that they mean, of the page as it was when it was asked */
  meant: Key[]
  /** what the checks found and could not put right: 'a link to a place that is not there' */
  left: string[]
  polished: Polished | null
  trouble: Trouble | null
}

/**
 * The answer of a generation that started from the page `before` ('' for none).
 * @param known the page map of its version, where it was made already
 */
export function answerOf(told: AnswerDraft, ending: Ending, before: string, known?: Band[]): Answer {
  const { version } = told
  const map = version ? (known ?? changedBands(before, version.html, version.changed)) : []
  return {
    content: (told.reply ?? told.text).trim() || silentContent(ending.outcome, version !== null),
    took: ending.at,
    maker: ending.maker,
    outcome: ending.outcome,
    charged: ending.charged,
    changes: version
      ? [...describeChanges(told, before, version.html, map), ...told.beside.map(({ label }) => label)]
      : [],
    map,
    suggestions: told.suggestions,
    meant: told.meant,
    left: version ? (told.check?.left ?? []) : [],
    polished: told.polished,
    trouble: troubleOf(told, ending),
  }
}

function silentContent(outcome: Outcome, hasVersion: boolean): string {
  if (outcome === 'stopped')
    return hasVersion ? 'Stopped. What was made so far is kept.' : 'Stopped. Nothing was changed.'
  if (outcome === 'unchanged') return 'Nothing had to be changed.'
  return outcome === 'failed' || outcome === 'interrupted' ? replies.error : 'Done.'
}

function troubleOf({ notice }: AnswerDraft, { outcome, maker }: Ending): Trouble | null {
  if (outcome === 'failed') return { kind: 'failed', reason: notice ?? 'The page could not be made.' }
  if (outcome === 'interrupted')
    return { kind: 'interrupted', reason: 'The server was restarted while the page was being made.' }
  if (outcome === 'fallback' || maker.kind === 'fallback')
    return { kind: 'fallback', reason: notice ?? 'The model did not answer.' }
  return null
}
