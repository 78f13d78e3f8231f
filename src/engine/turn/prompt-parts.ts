import { sourceOf } from '#design/document.ts'
import { modelView } from '#design/model-view.ts'
import { pageSections } from '#design/sections.ts'
import { spokenOf } from '#design/spoken-of.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument } from '#design/types.ts'
import { contextLimits } from '../prompts/context.ts'
import type { PromptParts } from '../prompts/messages.ts'
import { formatOrders, sectionOrder } from '../prompts/orders.ts'
import type { EditFormat } from './edit-formats.ts'
import type { SectionTask } from './section-task.ts'
import type { Turn } from './turn.ts'

/** Why an answer is asked for once more: what was wrong with the last one, and what of the request is still open. */
export type Again = { said: string | null; open: string[] }

export type Way = {
  format: EditFormat
  task: SectionTask | null
  again: Again | null
  /** starts of the parts whose inside there is no room for, each with its name */
  closed?: ReadonlyMap<number, string>
  /** the one element that there is room for */
  alone?: Key
}

/** What a question is made of, and what puts back into the answer what was folded away in it. */
export type PromptShown = { parts: PromptParts; expand: (html: string) => string }

/** The page as it is now, the way the model is to see it, and how it is to answer. */
export function promptParts(turn: Turn, { format, task, again, closed, alone }: Way): PromptShown {
  const { document, request } = turn
  const said = again?.said ?? ''
  if (document === null) {
    const parts = { page: null, section: null, text: '', picked: [], order: '', again: said }
    return { parts, expand: (html) => html }
  }
  const snippet = (key: Key) => visibleText(sourceOf(document, key)).slice(0, contextLimits.snippetMax).toWellFormed()
  const picked = turn.targets.filter((key) => document.elements.has(key))
  const open = spokenOf(document, { prompt: request.prompt, targets: picked })
  const view = modelView(document, { only: alone ?? task?.key, open, ...(closed ? { closed } : {}) })
  // what stands in the view is not said again, only pointed at
  const shows = (key: Key) => view.html.includes(` k=${key}`)
  const named = picked.map((key) => `${key}: ${shows(key) ? `<${document.elements.get(key)?.tag}>` : snippet(key)}`)
  const stillOpen =
    again && again.open.length > 0 ? [`Still open of the request: ${again.open.join('; ')}. The rest is done.`] : []
  const order = [
    ...stillOpen,
    ...(closed || alone ? [leftOutOrder, ...(format === 'operations' ? [keysOrder] : [])] : []),
    task ? sectionOrder(task) : formatOrders[format],
  ]
    .filter((line) => line !== '')
    .join('\n')
  const parts = {
    page: task || alone ? outlineOf(document) : view.html,
    section: task || alone ? view.html : null,
    text: task ? visibleText(document.html) : '',
    picked: named,
    order,
    again: said,
  }
  return { parts, expand: view.expand }
}

/** Said where not all of a page could be shown. */
const leftOutOrder =
  'Not all of the page is shown, for want of room: what stands as <fold …/> or in the outline alone is there and stays as it is.'
const keysOrder = 'Answer with <edit> operations on the keys that you see.'

/** The page in one line per section: key, tag and what it is called; before them its title. */
function outlineOf(document: PageDocument): string {
  const title = visibleText(sourceOf(document, 'title'))
  const sections = pageSections(document).map(
    ({ key, label, kind }) => `${key} <${document.elements.get(key)?.tag ?? 'section'}> ${kind}: ${label}`,
  )
  return [...(title === '' ? [] : [`title <title>: ${title}`]), ...sections].join('\n')
}
