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

type Way = { format: EditFormat; task: SectionTask | null; again: Again | null }

/** The page as it is now, the way the model is to see it, and how it is to answer. */
export function promptParts(turn: Turn, { format, task, again }: Way): PromptParts {
  const { document, request } = turn
  const said = again?.said ?? ''
  if (document === null) return { page: null, section: null, text: '', picked: [], order: '', again: said }
  const snippet = (key: Key) => visibleText(sourceOf(document, key)).slice(0, contextLimits.snippetMax).toWellFormed()
  const picked = turn.targets.filter((key) => document.elements.has(key))
  const open = spokenOf(document, { prompt: request.prompt, targets: picked })
  const view = modelView(document, { only: task?.key, open })
  turn.expand = view.expand
  // what stands in the view is not said again, only pointed at
  const shows = (key: Key) => view.html.includes(` k=${key}`)
  const named = picked.map((key) => `${key}: ${shows(key) ? `<${document.elements.get(key)?.tag}>` : snippet(key)}`)
  const stillOpen =
    again && again.open.length > 0 ? [`Still open of the request: ${again.open.join('; ')}. The rest is done.`] : []
  const order = [...stillOpen, task ? sectionOrder(task) : formatOrders[format]]
    .filter((line) => line !== '')
    .join('\n')
  return {
    page: task ? outlineOf(document) : view.html,
    section: task ? view.html : null,
    text: task ? visibleText(document.html) : '',
    picked: named,
    order,
    again: said,
  }
}

/** The page in one line per section: key, tag and what it is called; before them its title. */
function outlineOf(document: PageDocument): string {
  const title = visibleText(sourceOf(document, 'title'))
  const sections = pageSections(document).map(
    ({ key, label, kind }) => `${key} <${document.elements.get(key)?.tag ?? 'section'}> ${kind}: ${label}`,
  )
  return [...(title === '' ? [] : [`title <title>: ${title}`]), ...sections].join('\n')
}
