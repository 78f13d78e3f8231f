import { freshIds } from '../fresh-ids.ts'
import type { Operation } from '#design/types.ts'
import type { Part } from '../open-page.ts'
import { done } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
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
  return (scene) => withTarget(scene, target, (parts) => done(doubling(scene, parts), 'repeated', target))
}

/** A copy of each part below itself. */
export const doubling = ({ page }: Scene, parts: readonly Part[]): Operation[] => {
  const { html } = page.document
  return parts.map((part) => ({
    do: 'after',
    k: part.key,
    html: freshIds(html.slice(part.element.start, part.element.end), html),
  }))
}
