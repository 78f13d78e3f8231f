import { convertPage } from '#design/convert/convert-page.ts'
import { cleanPage } from '#design/clean.ts'
import { parseSource } from '#design/parse.ts'
import { visibleText } from '#design/text.ts'
import type { EngineEvent } from '../types.ts'
import type { ModelAnswer } from './answer.ts'
import { closePage } from './close-page.ts'
import { notSeen } from './not-seen.ts'
import { icons } from './icons.ts'
import { drawPictures } from './drawn-pictures.ts'
import { emitLeftOut } from './emit-left-out.ts'
import type { AskResult } from './ask.ts'
import { fallback, troubleOf } from './fallback.ts'
import { brokeOff } from './partial.ts'
import { emitParagraph, emitStage, finishTurn, resetPage, settlePage } from './turn.ts'
import type { Turn, TurnEvents } from './turn.ts'
import { isUsable, leavesOut } from './usable.ts'
import { pageHead } from './page-head.ts'

/** The end of a turn in which the model wrote a whole page. */
export async function* pageResult(turn: Turn, answer: ModelAnswer, asked: AskResult): TurnEvents {
  yield emitStage('checking', 'Checking…')
  const { form, html: raw } = answer.page ?? { form: 'document', html: turn.html }
  const html = finishedPage(turn, pageHead(form, turn.request.pageName) + raw)
  const brokenOff = asked.error !== null || asked.cut
  if (leavesOut(html) && turn.request.html !== null) return yield* leftOut(turn)
  const good = brokenOff ? isUsable(html, turn.request.html) : showsSomething(html) || /<script\b/i.test(html)
  if (!good) return yield* fallback(turn, asked.error ? troubleOf(asked.error) : 'api-issue', asked.error)
  yield* settlePage(turn, sameBut(html, turn.request.html))
  yield* emitAnswer(turn, answer, 'Here is the page.')
  yield* emitLeftOut(turn)
  if (brokenOff || leavesOut(html)) yield brokeOff('page')
  return yield* finishTurn(turn, 'stored')
}

/** The page as it will be kept: closed, with what was folded away in the prompt, without what may not be in it. */
export function finishedPage(turn: Turn, html: string): string {
  return ourPage(turn, turn.expand(closePage(withoutIdea(html))))
}

/** A whole page in what pages here are made of; what that left out is told at the end of the turn. */
export function ourPage(turn: Turn, html: string): string {
  const converted = convertPage(drawPictures(html, turn.request.pictures ?? []), icons)
  const cleaned = cleanPage(converted.html)
  turn.told = [...new Set([...converted.told, ...cleaned.removed.flatMap(toldOf)])]
  return cleaned.html
}

/** The line before a page is for the person, also where it was written into the page. */
const withoutIdea = (html: string): string => html.replace(/<idea>[^<]{0,800}<\/idea>\s{0,9}/i, '')

/** What goes without a trace is told; links that only hasten, and scripts that were told by their names, are not. */
function toldOf(removed: string): string[] {
  return /^(?:frame of|redirect|policy of|base address|script that imports)/.test(removed)
    ? [`left out a ${removed}`]
    : []
}

/** A page that differs from the one before by white space around it is the one before. */
const sameBut = (html: string, previous: string | null): string =>
  previous !== null && html.trim() === previous.trim() ? previous : html

/** Whether a reader of the page would see anything without scripts of other hosts. */
export function showsSomething(html: string): boolean {
  const { elements } = parseSource(html)
  let shown = ''
  // the doctype is no word
  let from = elements.find(({ tag }) => tag === 'html')?.start ?? 0
  for (const { tag, start, end } of elements)
    if ((tag === 'title' || tag === 'noscript') && start >= from) {
      shown += html.slice(from, start)
      from = end
    }
  shown += html.slice(from)
  return visibleText(shown) !== '' || /<(?:img|svg|input|canvas)\b/i.test(shown)
}

/** Nothing may be lost for words like 'rest unchanged'. */
export async function* leftOut(turn: Turn): TurnEvents {
  yield* resetPage(turn)
  yield {
    type: 'reply',
    content:
      'The model left parts of the page out, so nothing was changed. Please try again, or ask for one change at a time.',
  }
  yield {
    type: 'notice',
    code: 'partial',
    title: 'Nothing was changed',
    description: 'The new page had parts left out. Your page was kept.',
    variant: 'info',
  }
  return { outcome: 'unchanged', maker: turn.maker }
}

/**
 * What the person reads: the model's own words without its reasoning, or `otherwise` when it said nothing; then what it did
 * not see.
 */
export function* emitAnswer(turn: Turn, answer: ModelAnswer, otherwise: string): Generator<EngineEvent> {
  if (answer.proseVoid) yield { type: 'reply', content: answer.prose === '' ? otherwise : answer.prose }
  else if (turn.text === '') yield emitParagraph(turn, otherwise)
  for (const words of notSeen(turn)) yield emitParagraph(turn, words)
}
