import { freshIds } from '../fresh-ids.ts'
import { done, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader } from '../scene.ts'
import { withTarget } from '../targets.ts'

/** 'Duplicate the second plan'. */
export const readDuplicating: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    /^(?:duplicate|repeat|clone|double|copy) (?<target>.+?)(?: (?:once|again|below(?: itself| it)?|underneath))?$/i,
    /^(?:make|create|add) (?:a |another |one more )?(?:copy|duplicate|second copy) of (?<target>.+)$/i,
  )
  if (!groups) return null
  const target = targetOf(clause, groups('target'))
  return (scene) =>
    withTarget(scene, target, ([part]) => {
      if (!part) return problem('unfound', target)
      const { html } = scene.page.document
      const source = html.slice(part.element.start, part.element.end)
      return done([{ do: 'after', k: part.key, html: freshIds(source, html) }], 'repeated', target)
    })
}
