import { openSlots } from '#design/slots.ts'
import type { Operation } from '#design/types.ts'
import type { PageOrder } from '../../understanding/talk.ts'
import type { Language } from '../words/types.ts'
import type { Done } from './answer.ts'
import { changePage } from './change-page.ts'
import type { LookChange } from './look-words.ts'
import { resizing } from './intents/size.ts'
import { done, type EditOutcome, problem } from './outcome.ts'
import type { OpenPage } from './open-page.ts'
import type { Scene } from './scene.ts'
import { writeSentence } from './sentence.ts'

/** An order that changes looks; the others are for the builder. */
export type LookOrder = Extract<PageOrder, 'warmer' | 'cooler' | 'vivid'>

const warmth = { warmer: 'warmed', cooler: 'cooled' } as const

/** What is done for 'a warmer palette' or 'make it pop', each change told by itself. */
export function carryOutOrder(scene: Scene, order: LookOrder, words: string): Done[] {
  const told = (outcome: EditOutcome): Done => ({ words, quotes: [], outcome })
  const change: LookChange = order === 'vivid' ? { change: 'strength', by: 'vivid' } : { change: 'warmth', by: order }
  const colours = changePage(scene.page, [change])
  if (order !== 'vivid')
    return [told(colours.length > 0 ? done(colours, warmth[order]) : problem('noSuchLook', 'page'))]
  const headline = scene.page.parts.find(({ tag }) => tag === 'h1')
  const larger: Operation[] = headline ? resizing(scene, [headline], 'bigger') : []
  const made = [
    ...(colours.length > 0 ? [told(done(colours, 'enlivened'))] : []),
    ...(larger.length > 0 ? [told(done(larger, 'styled', 'headline', 'bigger'))] : []),
  ]
  return made.length > 0 ? made : [told(problem('noSuchLook', 'page'))]
}

const mostNamed = 4

/** What a page waits for, in the person's language; `waits`: something is missing. */
export function missingOn(page: OpenPage, language: Language): { waits: boolean; reply: string } {
  const labels = [...new Set(openSlots(page.document).map(({ label }) => label))].filter((label) => label !== '')
  const [first] = labels
  if (first === undefined) return { waits: false, reply: writeSentence({ say: 'complete' }, language) }
  const named = labels.slice(0, mostNamed)
  const more = labels.length - named.length
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format([
    ...named,
    ...(more > 0 ? [`+${more}`] : []),
  ])
  return { waits: true, reply: writeSentence({ say: 'waitsFor', what: list }, language) }
}
