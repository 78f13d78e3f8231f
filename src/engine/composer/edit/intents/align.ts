import type { Operation } from '#design/types.ts'
import { setClasses } from '../class-steps.ts'
import { classNames, partsIn, type Part } from '../open-page.ts'
import { done } from '../outcome.ts'
import { fit, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'

type To = 'left' | 'center' | 'right'
const middle = 'cent(?:er|re)(?:ed|d)?|(?:in |into |to )?the (?:middle|cent(?:er|re))|middle'

/** 'Center the hero', 'align the text to the right'. */
export const readAligning: IntentReader = (clause) => {
  const groups = fit(
    clause.words,
    new RegExp(
      '^(?:align|make|put|set|have|move|place|get|keep) (?<target>.+?) (?:to (?:be )?(?:the )?|on the |at the )?(?<to>' +
        `left|right|${middle})(?:[- ]aligned)?(?: (?:side|of (?:the )?page))?$`,
      'i',
    ),
    new RegExp(`^(?<to>cent(?:er|re)|left[- ]align|right[- ]align) (?<target>.+)$`, 'i'),
    new RegExp(
      '^(?<target>.+?) (?:should be|must be|needs to be|belongs|should sit|should stand|to be)? ?(?:in |on |to )?(?<to>' +
        `(?:the )?(?:left|right)|${middle})(?:[- ]aligned)?$`,
      'i',
    ),
    new RegExp(`^(?<to>left|right|cent(?:er|re)(?:ed|d)?)(?:[- ]aligned)? (?<target>.+)$`, 'i'),
  )
  if (!groups) return null
  const to: To = /left/i.test(groups('to')) ? 'left' : /right/i.test(groups('to')) ? 'right' : 'center'
  const target = targetOf(
    clause,
    groups('target')
      .replace(/^everything (?:in|of|inside) /i, '')
      .replace(/ (?:text|content|contents)$/i, (tail) => (/^(?:the )?text$/i.test(groups('target')) ? tail : '')),
  )
  if (/\bcolumns?\b/i.test(target)) return null
  return (scene) =>
    withTarget(scene, target, (parts) =>
      done(
        parts.flatMap((part) => aligned(scene, part, to)),
        'styled',
        target,
        to === 'center' ? 'centred' : `${to}-aligned`,
      ),
    )
}

const aligns = /^text-(?:left|center|right|start|end)$/
const blocks = /^(?:mx-auto|ml-auto|mr-auto)$/
const placed = { left: 'justify-start', center: 'justify-center', right: 'justify-end' } as const
const items = { left: 'items-start', center: 'items-center', right: 'items-end' } as const

/** A part with its texts set to a side, or in the middle. */
export function aligned({ page }: Scene, part: Part, to: To): Operation[] {
  const own = setClasses(part, [`text-${to}`, ...blockOf(part, to)], aligns)
  if (!page.sections.some(({ key }) => key === part.key)) return own
  const inner = partsIn(page, part).flatMap((one): Operation[] => {
    if (/^(?:h[1-6]|p)$/.test(one.tag)) {
      const block = blockOf(one, to)
      const has = classNames(one).some((name) => aligns.test(name.replace(/^\w+:/, '')))
      return has || block.length > 0
        ? setClasses(one, block, has ? new RegExp(`${aligns.source}|${blocks.source}`) : blocks)
        : []
    }
    const names = classNames(one)
    if (one.tag !== 'div' && one.tag !== 'ul')
      return names.some((name) => aligns.test(name)) ? setClasses(one, [], aligns) : []
    if (names.includes('flex-col')) return setClasses(one, [items[to]], /^items-(?:start|end|center|baseline|stretch)$/)
    // a row of buttons or links, not the frame of the section
    if (
      names.includes('flex') &&
      (names.includes('flex-wrap') || names.some((name) => name.startsWith('gap-'))) &&
      one.text.length < 120
    )
      return setClasses(one, [placed[to]], /^justify-/)
    const turned = setClasses(
      one,
      blockOf(one, to),
      names.some((name) => name.startsWith('max-w-')) ? new RegExp(`${aligns.source}|${blocks.source}`) : aligns,
    )
    return names.some((name) => name.startsWith('max-w-') || aligns.test(name)) ? turned : []
  })
  return [...own, ...inner]
}

/** A text that is narrower than its place has to be moved there itself. */
const blockOf = ({ classes }: Part, to: To): string[] =>
  /\bmax-w-/.test(classes) ? [to === 'center' ? 'mx-auto' : to === 'right' ? 'ml-auto' : 'mr-auto'] : []
