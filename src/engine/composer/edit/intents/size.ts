import { textSizes } from '#design/text-sizes.ts'
import type { Operation } from '#design/types.ts'
import { exchange, steppedSpace } from '../class-steps.ts'
import { drawnSizes, drawnStyle, isByRules } from '../drawn-steps.ts'
import { attributeOf, type OpenPage, partsIn, type Part } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit, type Groups, targetOf } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'
import { withTarget } from '../targets.ts'
import { textHolder } from '../words-in.ts'

const scale = [...textSizes.keys()].map((name) => `text-${name}`)
const factor = { bigger: 1.2, smaller: 1 / 1.2 }
type By = keyof typeof factor

const very = '(?:much |a (?:bit|little|lot|touch) |even |slightly |way |somewhat |really |a good bit )*'
const big = '(?:bigger|larger|huge|big|large|taller|wider|less small|less tiny)'
const small = '(?:smaller|tinier|tiny|small|less big|less large|less huge|not so (?:big|large|huge))'
const sized = `(?:the )?(?:(?:font|text|type|letter) ?)?(?:size|height|width)`

/** 'Make the headline bigger', 'the logo is too small', 'increase the font size of the headline'. */
export const readSize: IntentReader = (clause) => {
  const found = bySize(clause.words)
  const alone = fit(clause.words, new RegExp(`^${very}(?:(?<big>bigger|larger)|(?<small>smaller))$`, 'i'))
  if (alone)
    return (scene) =>
      changeSize(scene, scene.picked.length > 0 ? 'this' : 'text', alone('small') ? 'smaller' : 'bigger')
  if (!found || found.groups('target') === '') return null
  const target = targetOf(clause, found.groups('target').replace(/(?:'s|’s)? (?:font |text )?size$/i, ''))
  if (/\b(?:padding|spacing|space|gaps?|margins?|room)$/i.test(target)) return null
  // a page is as wide as its window; its letters have no part in that
  if (allText.test(target) && /\b(?:wider|taller)$/i.test(clause.words)) return null
  return (scene) => changeSize(scene, target, found.by)
}

function bySize(words: string): { groups: Groups; by: By } | null {
  const bigger = fit(
    words,
    new RegExp(`^(?:make|turn|set|have|get|want|need|let) (?<target>.+?) (?:be )?${very}${big}$`, 'i'),
    new RegExp(
      `^(?:enlarge|increase|scale up|blow up|magnify|raise) (?:${sized} of )?(?<target>.+?)(?:'s|’s)?(?: (?:font |text )?size)?$`,
      'i',
    ),
    new RegExp(
      `^(?<target>.+?) (?:is|are|looks?|feels?|seems?) (?:way |far |a bit |much |a little )*too (?:small|tiny|little)$`,
      'i',
    ),
    new RegExp(`^(?<target>.+?) (?:should|could|must|has to|have to|needs to) be ${very}${big}$`, 'i'),
    new RegExp(
      `^(?:(?:i(?:'d|’d| would)? (?:like|want)|we (?:want|need)|have|give me|use|with|can we have) )?(?:a |an )?${very}(?:bigger|larger) (?<target>.+)$`,
      'i',
    ),
  )
  if (bigger) return { groups: bigger, by: 'bigger' }
  const smaller = fit(
    words,
    new RegExp(`^(?:make|turn|set|have|get|want|need|let) (?<target>.+?) (?:be )?${very}${small}$`, 'i'),
    new RegExp(
      `^(?:shrink|decrease|reduce|scale down|lower) (?:${sized} of )?(?<target>.+?)(?:'s|’s)?(?: (?:font |text )?size)?$`,
      'i',
    ),
    new RegExp(
      `^(?<target>.+?) (?:is|are|looks?|feels?|seems?) (?:way |far |a bit |much |a little )*too (?:big|large|huge|massive|dominant)$`,
      'i',
    ),
    new RegExp(`^(?<target>.+?) (?:should|could|must|has to|have to|needs to) be ${very}${small}$`, 'i'),
    new RegExp(
      `^(?:(?:i(?:'d|’d| would)? (?:like|want)|we (?:want|need)|have|give me|use|with|can we have) )?(?:a |an )?${very}smaller (?<target>.+)$`,
      'i',
    ),
  )
  return smaller ? { groups: smaller, by: 'smaller' } : null
}

const allText =
  /^(?:it|everything|all|(?:all )?(?:the )?(?:texts?|font|fonts|letters|type|writing|font size|text size)|(?:whole )?(?:page|site|website))$/i

function changeSize(scene: Scene, target: string, by: By): EditOutcome {
  const { page, picked } = scene
  if (allText.test(target) && picked.length === 0) {
    const root = page.byKey.get('body') ?? page.sections[0]
    const operations = root ? sizeOf(page, root, by) : []
    return done(operations, 'styled', 'text', by)
  }
  return withTarget(scene, allText.test(target) && !/^(?:it)$/i.test(target) ? 'this' : target, (parts) => {
    const operations = resizing(scene, parts, by)
    return operations.length > 0 ? done(operations, 'styled', target, by) : problem('farthest', target)
  })
}

/** Parts a step bigger or smaller. */
export const resizing = (scene: Scene, parts: readonly Part[], by: By): Operation[] =>
  parts.flatMap((part) => resized(scene, part, by))

function resized(scene: Scene, part: Part, by: By): Operation[] {
  const { page } = scene
  if (/^(?:img|svg|picture|video)$/.test(part.tag)) return pictureSize(scene, part, by)
  if (part.text !== '' && isByRules(page, part, 'font-size')) return drawnSizes(page, part, by === 'bigger' ? 1 : -1)
  if (page.sections.some(({ key }) => key === part.key) || /^(?:ul|ol|div|form|table)$/.test(part.tag)) {
    const texts = partsIn(page, part).flatMap((inner) => exchange(inner, (utility) => stepped(utility, by)))
    return texts.length > 0 ? texts : sizeOf(page, part, by)
  }
  const own = exchange(part, (utility) => stepped(utility, by))
  if (/^b\d/.test(part.key) || part.tag === 'button') {
    const boxed = exchange(
      part,
      (utility) => stepped(utility, by) ?? steppedSpace(utility, /^(?:p|px|py)$/, by === 'bigger' ? 1 : -1),
    )
    return boxed.length > 0 ? boxed : sizeOf(page, part, by)
  }
  if (own.length > 0) return own
  const pictures = partsIn(page, part).filter(({ tag }) => tag === 'svg' || tag === 'img')
  const drawn = pictures.flatMap((picture) => pictureSize(scene, picture, by))
  const holder = textHolder(page, part)
  const written = part.text === '' ? [] : exchange(holder, (utility) => stepped(utility, by))
  const letters = written.length === 0 && part.text !== '' ? sizeOf(page, part, by) : written
  return part.text === '' && drawn.length > 0
    ? drawn
    : [...(letters.length > 0 ? letters : sizeOf(page, part, by)), ...drawn]
}

function sizeOf(page: OpenPage, part: Part, by: By): Operation[] {
  const own = exchange(part, (utility) => stepped(utility, by))
  if (own.length > 0) return own
  // what a part has from around it may be beyond the usual step
  const now = drawnStyle(page, part)?.size ?? 16
  if (isByRules(page, part, 'font-size') || (by === 'bigger' ? now >= 20 : now <= 14))
    return drawnSizes(page, part, by === 'bigger' ? 1 : -1)
  return [{ do: 'class', k: part.key, add: [by === 'bigger' ? 'text-xl' : 'text-sm'], remove: [] }]
}

/** A picture by its classes, else by its width and height. */
function pictureSize({ page }: Scene, part: Part, by: By): Operation[] {
  const step = by === 'bigger' ? 1 : -1
  const own = exchange(part, (utility) => steppedSpace(utility, /^(?:w|h|size)$/, step) ?? namedWidth(utility, step))
  if (own.length > 0) return own
  const sizes = ['width', 'height'].flatMap((name): Operation[] => {
    const value = Number(attributeOf(page, part, name))
    return value > 0 ? [{ do: 'attr', k: part.key, name, value: String(Math.round(value * factor[by])) }] : []
  })
  return sizes.length > 0
    ? sizes
    : [{ do: 'class', k: part.key, add: [by === 'bigger' ? 'scale-110' : 'scale-90'], remove: [] }]
}

const widths = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl'].map((name) => `max-w-${name}`)
const namedWidth = (utility: string, step: 1 | -1) =>
  widths.includes(utility) ? (widths[widths.indexOf(utility) + step] ?? null) : null

function stepped(utility: string, by: By): string | null {
  const index = scale.indexOf(utility.replace(/\/.*$/, ''))
  if (index >= 0) return scale[index + (by === 'bigger' ? 1 : -1)] ?? null
  const value = /^text-\[(?<size>[^\]]*\d[^\]]*)\](?<tail>\/.*)?$/.exec(utility)?.groups
  if (!value?.size || /^(?:color:|#|oklch|rgb|hsl|var)/.test(value.size)) return null
  const next = value.size.replace(/\d*\.?\d+(?=rem|px|em|vw|cqw|cqi|vh)/g, (number) =>
    String(Number((Number(number) * factor[by]).toFixed(3))),
  )
  return next === value.size ? null : `text-[${next}]${value.tail ?? ''}`
}
