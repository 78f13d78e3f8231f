import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { nearestHue } from './tailwind-hues.ts'
import { around, type OpenPage, type Part, within } from './open-page.ts'

const neutrals = new Set(['slate', 'gray', 'zinc', 'neutral', 'stone'])
const utility = pattern()`
  ^(?<prefix>(?:[a-z-]+:|\[[^\]]+\]:)*)(?<property>bg|text|border|ring|divide|from|via|to|outline|fill|stroke
  |placeholder|decoration|shadow|accent|caret)-(?<hue>[a-z]+)(?:-(?<shade>\d{2,3}))?(?<alpha>\/\d+)?$
`
const hues = new Set([
  'red',
  'orange',
  'amber',
  'yellow',
  'lime',
  'green',
  'emerald',
  'teal',
  'cyan',
  'sky',
  'blue',
  'indigo',
  'violet',
  'purple',
  'fuchsia',
  'pink',
  'rose',
])

/** A ground in a strong colour, on which texts do not turn. */
const onColor = new RegExp(`(?:^|\\s)bg-(?:${[...hues].join('|')})-(?:[4-9]00|950)(?:\\s|$)`)

/** The class that takes the place of `name`, or null when the change does not concern it. */
type Change = (name: { prefix: string; property: string; hue: string; shade: string; alpha: string }) => string | null

/** On a page without our theme: every coloured class gets another hue at its own shade. Empty when there is none. */
export function hueClasses(page: OpenPage, color: string, scope: Part | null): Operation[] {
  const hue = nearestHue(color)
  if (!hue) return []
  return exchanged(page, scope, ({ prefix, property, hue: old, shade, alpha }) =>
    hues.has(old) && shade ? `${prefix}${property}-${hue}-${shade}${alpha}` : null,
  )
}

/** On a page without our theme: grounds and texts change ends of the neutral scale; what stands there already stays. */
export const turnClasses = (page: OpenPage, mode: 'light' | 'dark', scope: Part | null): Operation[] =>
  exchanged(page, scope, turned(mode), (part) =>
    [part, ...around(page, part)].some((one) => one.key !== scope?.key && onColor.test(one.classes)),
  )

function exchanged(page: OpenPage, scope: Part | null, change: Change, colored?: (part: Part) => boolean): Operation[] {
  return page.parts
    .filter((part) => !scope || part.key === scope.key || within(part.element, scope.element))
    .flatMap((part) => {
      const { key, classes } = part
      // white on a coloured button stays white
      const keepsText = /(?:^|\s)text-/.test(classes) && colored?.(part) === true
      const pairs = classes
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((name) => {
          const next = keepsText && /^(?:[a-z-]+:)*text-/.test(name) ? null : nextName(name, change)
          return next && next !== name ? [{ name, next }] : []
        })
      if (pairs.length === 0) return []
      return [
        { do: 'class' as const, k: key, add: pairs.map(({ next }) => next), remove: pairs.map(({ name }) => name) },
      ]
    })
}

function nextName(name: string, change: Change): string | null {
  const groups = utility.exec(name)?.groups
  if (!groups?.property || !groups.hue) return null
  const { prefix = '', property, hue, shade = '', alpha = '' } = groups
  return change({ prefix, property, hue, shade, alpha })
}

function turned(mode: 'light' | 'dark'): Change {
  return ({ prefix, property, hue, shade, alpha }) => {
    if (prefix.includes('dark:')) return null
    const onGround = property === 'bg' || property === 'from' || property === 'via' || property === 'to'
    const wantLight =
      onGround || property === 'border' || property === 'divide' || property === 'ring'
        ? mode === 'light'
        : mode === 'dark'
    if (hue === 'white' || hue === 'black') {
      const isLight = hue === 'white'
      if (isLight === wantLight) return null
      return `${prefix}${property}-${onGround ? (wantLight ? 'white' : 'slate-950') : wantLight ? 'slate-50' : 'slate-900'}${alpha}`
    }
    if (!neutrals.has(hue) || !shade) return null
    const isLight = Number(shade) < 500
    if (isLight === wantLight || shade === '500') return null
    return `${prefix}${property}-${hue}-${mirrored(shade)}${alpha}`
  }
}

function mirrored(shade: string): string {
  const scale = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950']
  return scale[scale.length - 1 - scale.indexOf(shade)] ?? shade
}
