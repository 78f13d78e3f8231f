import type { Operation } from '#design/types.ts'
import { setClasses } from '../class-steps.ts'
import { type OpenPage, type Part, themeVariables } from '../open-page.ts'
import { done } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader } from '../scene.ts'
import { withTarget } from '../targets.ts'

type Shape = { words: RegExp; add: (page: OpenPage) => string[]; instead: RegExp; said: string }

const shadows = /^shadow(?:-(?:2xs|xs|sm|md|lg|xl|2xl|none))?$/
const borders = /^border(?:-(?:0|2|4|8))?$/
const line = (page: OpenPage) =>
  themeVariables(page.document)?.['--line'] === undefined ? 'border-gray-300' : 'border-(--line)'

/** Edges and heights, and the utilities that make them. */
const shapes: readonly Shape[] = [
  {
    words: /^(?:no|without|remove|drop|delete|less) (?:the |any )?(?:drop )?shadows?$/i,
    add: () => ['shadow-none'],
    instead: shadows,
    said: 'flat',
  },
  {
    words: /^(?:(?:add|with|a|an|some|more|give|soft|subtle|stronger|bigger|drop|the|light) )*shadows?$/i,
    add: () => ['shadow-lg'],
    instead: shadows,
    said: 'raised by a shadow',
  },
  {
    words: /^(?:no|without|remove|drop|delete) (?:the |any )?(?:borders?|outlines?|frames?)$/i,
    add: () => ['border-0'],
    instead: borders,
    said: 'free of a border',
  },
  {
    words: /^(?:(?:add|with|a|an|some|give|thin|fine|subtle|the) )*(?:borders?|outlines?|frames?)$/i,
    add: (page) => ['border', line(page)],
    instead: borders,
    said: 'framed',
  },
  {
    words: /^(?:(?:add|with|a|an|some|give|the|thicker|thick|stronger|bold) )*(?:borders?|outlines?|frames?)$/i,
    add: (page) => ['border-2', line(page)],
    instead: borders,
    said: 'framed more strongly',
  },
  {
    words:
      /^(?:(?:the )?full(?:[- ]?screen| height| screen height)?|as tall as the (?:screen|window)|fill the (?:whole )?screen|taller|higher)$/i,
    add: () => ['min-h-svh'],
    instead: /^min-h-/,
    said: 'as tall as the screen',
  },
  {
    words: /^(?:shorter|less (?:tall|high)|lower)$/i,
    add: () => ['min-h-0'],
    instead: /^(?:min-h-|h-screen|h-svh)/,
    said: 'only as tall as its content',
  },
  {
    words: /^(?:full[- ]?width|as wide as the (?:screen|page|window)|stretch)$/i,
    add: () => ['w-full', 'max-w-none'],
    instead: /^(?:w-|max-w-)/,
    said: 'as wide as its place',
  },
]
const look =
  '(?:(?:no |without |with |a |an |some |more |less |the |thin |thick |thicker |soft |subtle |fine |bigger |' +
  'stronger |drop )*(?:shadows?|borders?|outlines?|frames?))'
const size =
  '(?:full[- ]?screen|full height|full[- ]?width|taller|higher|fill the (?:whole )?screen|as tall as the (?:screen|' +
  'window)|as wide as the (?:screen|page|window)|less tall)'

/** 'Add a shadow to the cards', 'make the hero full screen'. */
export const readShape: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      `^(?<look>(?:add|remove|drop|delete|give|no|without) ${look}) (?:to|around|on|from|of|for|behind|under|at) (?<target>.+)$`,
      'i',
    ),
    new RegExp(`^(?:give|put) (?<target>.+?) (?<look>${look})$`, 'i'),
    new RegExp(`^(?<target>.+?) (?<look>(?:with|without) ${look})$`, 'i'),
    new RegExp(`^(?:make|let|have|set) (?<target>.+?) (?:be )?(?:much |a bit )?(?<look>${size})$`, 'i'),
    new RegExp(`^(?<target>.+?) (?:should|must) (?:be )?(?<look>${size})$`, 'i'),
    new RegExp(`^put (?<look>${look}) (?:around|on|under|behind) (?<target>.+)$`, 'i'),
  )
  if (!groups) return null
  const said = groups('look')
  const shape = shapes.find(({ words }) => words.test(said))
  const target = targetOf(clause, groups('target'))
  if (!shape || (/image|picture|logo/i.test(target) && shape.said.startsWith('as tall'))) return null
  return (scene) =>
    withTarget(scene, target, (parts) =>
      done(
        parts.flatMap((part: Part): Operation[] => setClasses(part, shape.add(scene.page), shape.instead)),
        'styled',
        target,
        shape.said,
      ),
    )
}
