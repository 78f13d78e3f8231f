import { sourceOf } from '#design/document.ts'
import { visibleText } from '#design/text.ts'
import { toTree } from '#design/tree.ts'
import type { Key } from '#design/types.ts'
import { modelView } from '#design/model-view.ts'
import { contextLimits } from '../prompts/context.ts'
import type { PromptParts } from '../prompts/messages.ts'
import type { Turn } from './turn.ts'

/** The page as it is now, the way the model is to see it. */
export function promptParts(turn: Turn, again: string): PromptParts {
  const { document, request } = turn
  if (document === null) return { page: null, text: '', picked: [], again }
  const text = visibleText(document.html)
  const snippet = (key: Key) => visibleText(sourceOf(document, key)).slice(0, contextLimits.snippetMax).toWellFormed()
  const picked = (request.targets ?? []).filter((key) => document.elements.has(key))
  if (request.mode === 'json')
    return { page: JSON.stringify(toTree(document.html)), text, picked: picked.map(snippet), again }
  const view = modelView(document)
  turn.expand = view.expand
  return { page: view.html, text, picked: picked.map((key) => `${key}: ${snippet(key)}`), again }
}
