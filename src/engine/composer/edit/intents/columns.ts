import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { setClasses, splitVariant } from '../class-steps.ts'
import { gridFor } from '../items.ts'
import { childParts, classNames, type OpenPage, type Part } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { findTarget, unfound } from '../targets.ts'

const words = ['one', 'two', 'three', 'four', 'five', 'six']
const count = '(?<count>one|two|three|four|five|six|[1-6]|single|a single)'
const column =
  '(?:[- ]?columns?|(?:[- ]col)?s?[- ]wide|across|(?:(?: cards| items| entries| plans| of them)?,? (?:per|in a|in each|a|each) (?:row|line)))'
const shown = '(?:make|show|put|set|arrange|lay out|display|have|turn|use|change|organi[sz]e|place|want|let|align)'

/** 'Make the cards 2 columns', 'features in four columns', 'three cards per row'. */
export const readColumns: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      `^${shown} (?<target>.+?)(?: (?:side by side|next to each other))?,? (?:be )?(?:in(?:to)?|to|as|with|on|have|at|` +
        `of)? ?(?:a )?${count}${column}(?: (?:layout|grid|wide))?(?: instead(?: of \\w+)?)?$`,
      'i',
    ),
    new RegExp(`^(?:use |make |i want |with |show |have |put )?${count}${column} (?:for|in|of|on) (?<target>.+)$`, 'i'),
    new RegExp(
      `^(?<target>.+?) (?:should be |should have |should stand |must be |to be )?(?:in|as|with|on) (?:a )?${count}${column}(?: (?:layout|grid))?$`,
      'i',
    ),
    new RegExp(
      `^(?:use |make |i want |with |show |have |only )?${count} (?<target>cards|items|entries|plans|features|columns|` +
        'products|projects|pictures|images|photos|services|people|members)(?:,? (?:per|in a|in each|a|each) (?:row|' +
        'line))$',
      'i',
    ),
    new RegExp(`^${shown} (?<target>.+?) (?<row>side by side|next to each other|in (?:a|one) row)$`, 'i'),
    new RegExp(
      `^(?:stack|list) (?<target>.+?)(?: (?<stack>vertically|on top of each other|below each other|under each other))?$`,
      'i',
    ),
  )
  if (!groups) return null
  const said = groups('count').toLowerCase()
  const number =
    said === ''
      ? groups('row')
        ? 0
        : 1
      : /single/.test(said)
        ? 1
        : words.includes(said)
          ? words.indexOf(said) + 1
          : Number(said)
  const target = targetOf(clause, groups('target'))
  return (scene) => arrange(scene, target.replace(/ (?:grid|layout|list)$/i, ''), number)
}

function arrange(scene: Scene, target: string, wanted: number): EditOutcome {
  const { page } = scene
  const found = findTarget(scene, target)
  if (!('found' in found)) return unfound(found, target)
  const grids = [...new Set(found.found.flatMap((part) => gridFor(page, part)?.key ?? []))].flatMap(
    (key) => page.byKey.get(key) ?? [],
  )
  if (grids.length === 0) return problem('noItems', target)
  const number = wanted || Math.min(6, childParts(page, grids[0] as Part).length)
  return done(
    grids.flatMap((grid) => inColumns(page, grid, number)),
    'arranged',
    target,
    String(number),
  )
}

const layouts = pattern()`
  ^(?:grid-cols-.+|grid-flow-.+|auto-cols-.+|flex|flex-row|flex-col|flex-wrap|inline-flex|block|grid|columns-.+
  |justify-.+|space-[xy]-.+|divide-[xy]|divide-[xy]-.+|snap-.+|overflow-x-auto|items-(?:start|center|end))$
`

function inColumns(page: OpenPage, grid: Part, number: number): Operation[] {
  const columns =
    number === 1
      ? ['grid-cols-1']
      : number === 2
        ? ['sm:grid-cols-2']
        : number === 3
          ? ['sm:grid-cols-2', 'lg:grid-cols-3']
          : ['sm:grid-cols-2', `lg:grid-cols-${number}`]
  const gap = classNames(grid).some((name) => /(?:^|:)gap-/.test(name)) ? [] : ['gap-6']
  const children = childParts(page, grid).flatMap((child): Operation[] => {
    const spans = classNames(child).filter((name) =>
      /^(?:col-(?:span|start|end)-.+|row-(?:span|start|end)-.+|basis-.+|w-\d.*|w-(?:full|auto)|(?:m[lrx]|-m[lrxtb])-.+)$/.test(
        splitVariant(name).utility,
      ),
    )
    return spans.length > 0 ? [{ do: 'class', k: child.key, add: [], remove: spans }] : []
  })
  return [...setClasses(grid, ['grid', ...columns, ...gap], layouts), ...children]
}
