import type { Part } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { type FindPart, insertPointFor, type Position, readPosition } from '../insert-point.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'
import { addSection } from './add.ts'

const sides =
  '(?:right |just |directly |immediately |straight )*(?:above|before|over|on top of|ahead of|in front of|below|' +
  'under|underneath|beneath|after|behind|following|next to|between) .+|(?:to|at|on|as) (?:the )?(?:very )?(?:top|' +
  'start|beginning|end|bottom|front|last|first)\\b.*|(?:further |a bit |a little |one |much )*(?:up|down|higher|' +
  'lower|upwards?|downwards?)(?: .{0,12})?|first|last'

/** 'Move the testimonials above the pricing', 'pricing should come after the hero', 'put the contact further up'. */
export const readMoving: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      `^(?:move|put|place|bring|shift|push|pull|get|set|have|drag|send|position|show|display) (?<target>.+?) (?<place>${sides})$`,
      'i',
    ),
    new RegExp(`^(?:move|shift|push|pull|bring) (?<place>up|down) (?<target>.+)$`, 'i'),
    new RegExp(
      '^(?<target>.+?) (?:should|must|needs to|has to|can|could|ought to) (?:come|go|be|stand|appear|move|sit|be moved|' +
        `be placed)(?: placed| put| shown)? (?<place>${sides})$`,
      'i',
    ),
    new RegExp(
      `^(?<target>(?:the |my |our ).+?) (?<place>further up|further down|higher up|lower down|first|last)$`,
      'i',
    ),
    new RegExp(`^i(?:'|’)?d (?:like|prefer|want) (?<target>(?:the |my |our ).+?) (?<place>${sides})$`, 'i'),
  )
  if (!groups) return null
  const where = readPosition(groups('place'))
  if (!where || clause.words.startsWith('put ⟦') || /(?:each other|one another)$/i.test(clause.words)) return null
  const target = targetOf(clause, groups('target'))
  return (scene) =>
    moveOrAdd(
      scene,
      target,
      inWords(where, (of) => targetOf(clause, of)),
      !/^(?:the|my|our|this|that|these|those|its) /i.test(groups('target')),
    )
}

const inWords = (where: Position, put: (words: string) => string): Position =>
  'of' in where ? { ...where, of: put(where.of) } : where

/** 'Put a pricing table under the hero' adds one when there is none to move. */
function moveOrAdd(scene: Scene, target: string, where: Position, mayAdd: boolean) {
  const moved = withTarget(scene, target, ([part]) => {
    return part ? moving(scene, part, target, where) : problem('unfound', target)
  })
  if (!mayAdd || !('problem' in moved) || moved.problem.say !== 'unfound') return moved
  const added = addSection(scene, target, where)
  return added && 'operations' in added ? added : moved
}

/** A part moved beside another one, to an end of the page, or a step. `find`: how the other one is found. */
export function moving(scene: Scene, part: Part, target: string, where: Position, find?: FindPart): EditOutcome {
  const place = insertPointFor(scene, where, part, find)
  if (!place)
    return where.side === 'up' || where.side === 'down' || where.side === 'start' || where.side === 'end'
      ? problem('farthest', target)
      : problem('noPlace', target)
  return done(
    [{ do: place.side === 'before' ? 'move-before' : 'move-after', k: part.key, to: place.part.key }],
    'moved',
    target,
  )
}
