import { groundOf } from '../direct-edits/contrast.ts'
import { pageStyles } from '../styles/page-styles.ts'
import { tailwindSheet } from '../styles/tailwind-sheet.ts'
import { customProperties } from '../theme.ts'
import type { Key, PageDocument } from '../types.ts'
import { defaultsFor } from './defaults.ts'
import { longhands } from './longhands.ts'
import { nodesOf, type StyledNode } from './nodes.ts'
import { readSelector, type Selector } from './selectors.ts'
import { type Declared, sheetRules, styleDeclared } from './sheet-rules.ts'
import { utilityCss } from './utilities.ts'
import { hexColor, pixelsOf } from './values.ts'

/**
 * How an element is drawn in a window of usual width, as far as its page alone can tell: what a browser would compute
 * of its rules, its classes and its style. Unlayered rules come before utilities, as in the preview and in downloads.
 */
export type ComputedStyle = {
  /** '#rrggbbaa'; null where it is none that can be told, as in words that are cut out of a gradient */
  color: string | null
  /** its own ground: '#rrggbbaa', or null for a picture, a gradient, and what cannot be told */
  ground: string | null
  /** in pixels */
  size: number
  weight: number
  align: string
  /** other properties of it as they are declared, variables put in */
  declared: (property: string) => string | null
}

export type ComputedStyles = {
  of: (key: Key) => ComputedStyle | null
  /** what lies behind the words of an element, all sheets taken together: '#rrggbb', or null where no colour can be told */
  groundBehind: (key: Key) => string | null
}

const known = new WeakMap<PageDocument, ComputedStyles>()

/** Looks of all elements of a page, each reckoned when it is asked for. */
export function computedStyles(document: PageDocument): ComputedStyles {
  const before = known.get(document)
  if (before) return before
  const byStart = new Map(nodesOf(document.html).map((node) => [node.located.start, node]))
  const reckon = reckoner(document.html)
  const made: ComputedStyles = {
    of(key) {
      const element = document.elements.get(key)
      const node = element && byStart.get(element.start)
      return node ? reckon(node).style : null
    },
    groundBehind(key) {
      const element = document.elements.get(key)
      const sheets: string[] = []
      for (let node = element ? (byStart.get(element.start) ?? null) : null; node; node = node.parent)
        sheets.push(reckon(node).style.ground ?? 'picture')
      return groundOf(sheets.filter((sheet) => !sheet.endsWith('00') || sheet.length < 9))
    },
  }
  known.set(document, made)
  return made
}

type Reckoned = { style: ComputedStyle; variables: ReadonlyMap<string, string> }
type Rule = { selector: Selector; declared: readonly Declared[]; isLayered: boolean; order: number }
/** `rank`: where it stands in the cascade, the highest first; each number decides where those before it are the same */
type Ranked = { value: string; rank: readonly number[] }

function reckoner(html: string): (node: StyledNode) => Reckoned {
  const { isMarked, sheets } = pageStyles(html)
  const theme = tailwindSheet(html)
  const rules = [...sheets, theme].flatMap(sheetRules).flatMap(({ selectors, declared, isLayered }, order) =>
    selectors.flatMap((one): Rule[] => {
      const selector = readSelector(one)
      return selector ? [{ selector, declared, isLayered, order }] : []
    }),
  )
  const own = ownColors(theme)
  const done = new Map<StyledNode, Reckoned>()
  let rootSize = 16
  return reckon

  function reckon(node: StyledNode): Reckoned {
    const before = done.get(node)
    if (before) return before
    const around = node.parent ? reckon(node.parent) : null
    const all = declarationsFor(node)
    const variables = new Map(around?.variables ?? own.variables)
    for (const [property, { value }] of all) if (property.startsWith('--')) variables.set(property, value)
    const declared = (property: string) => {
      const value = all.get(property)?.value
      return value === undefined ? null : withVariables(value, variables)
    }
    const style = styleFrom(declared, around?.style ?? null, rootSize)
    if (node.parent === null && node.tag === 'html') rootSize = style.size
    const made = { style, variables }
    done.set(node, made)
    return made
  }

  function declarationsFor(node: StyledNode): Map<string, Ranked> {
    const found = new Map<string, Ranked>()
    const put = (property: string, value: string, rank: readonly number[]) => {
      for (const [name, worth] of longhands(property, value)) {
        const there = found.get(name)
        if (!there || isHigher(rank, there.rank)) found.set(name, { value: worth, rank })
      }
    }
    for (const [property, value] of Object.entries(defaultsFor(node, isMarked))) put(property, value, [-1])
    node.classes.forEach((name, order) => {
      const { width, utility } = atUsualWidth(name)
      const css = utility === null ? null : utilityCss(utility, own.colors)
      // what was added to a page with a look of its own is meant to win over it
      const rank = isMarked && !name.includes('!') ? [0, 0, width, order] : [1, 1, width, order]
      for (const [property, value] of Object.entries(css ?? {})) put(property, value, rank)
    })
    for (const { selector, declared, isLayered, order } of rules) {
      if (!selector.matches(node)) continue
      for (const [at, { property, value, isImportant }] of declared.entries())
        put(property, value, [isImportant ? 1 : 0, isLayered ? -1 : 1, selector.weight, order, at])
    }
    styleDeclared(node.attribute('style') ?? '').forEach(({ property, value, isImportant }, at) =>
      put(property, value, [isImportant ? 1 : 0, 2, at]),
    )
    return found
  }
}

function isHigher(rank: readonly number[], other: readonly number[]): boolean {
  const at = rank.findIndex((number, index) => number !== (other[index] ?? 0))
  return at < 0 || (rank[at] ?? 0) > (other[at] ?? 0)
}

const widths = ['sm', 'md', 'lg', 'xl']

/** A class as it counts in a window of usual width; no utility for what is for others, or for states. */
function atUsualWidth(name: string): { width: number; utility: string | null } {
  const bracket = name.search(/[[(]/)
  const colon = name.lastIndexOf(':', bracket < 0 ? name.length : bracket)
  const variants = colon < 0 ? [] : name.slice(0, colon).split(':')
  return {
    width: Math.max(0, ...variants.map((variant) => widths.indexOf(variant) + 1)),
    utility: variants.every((variant) => widths.includes(variant)) ? name.slice(colon + 1) : null,
  }
}

/** Colours that a page has named for its classes: `--color-harbour` in its theme is `bg-harbour`. */
export const namedColors = (html: string): ReadonlyMap<string, string> => ownColors(tailwindSheet(html)).colors

/** Colours that a page has named for its classes, and all variables of its theme. */
function ownColors(theme: string): { colors: Map<string, string>; variables: Map<string, string> } {
  const variables = new Map(
    customProperties(theme).map(({ name, valueStart, valueEnd }) => [name, theme.slice(valueStart, valueEnd)]),
  )
  const colors = [...variables].flatMap(([name, value]) =>
    name.startsWith('--color-') ? [[name.slice('--color-'.length), value] as const] : [],
  )
  return { colors: new Map(colors), variables }
}

/** More variables in one another are a circle. */
const deepest = 12

function withVariables(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value
  for (let depth = 0; depth < deepest && text.includes('var('); depth++)
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g,
      (_, name: string, otherwise?: string) => variables.get(name) ?? otherwise?.trim() ?? 'unset',
    )
  return text
}

const namedSizes: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}

function styleFrom(
  declared: (property: string) => string | null,
  around: ComputedStyle | null,
  rootSize: number,
): ComputedStyle {
  const inheritedSize = around?.size ?? 16
  const said = declared('font-size') ?? 'inherit'
  const size = namedSizes[said] ?? pixelsOf(said, { em: inheritedSize, rem: rootSize, percent: inheritedSize })
  const color = colorFrom(declared, around)
  return {
    color,
    ground: groundFrom(declared, color),
    size: size ?? inheritedSize,
    weight: weightFrom(declared('font-weight'), around?.weight ?? 400),
    align: declared('text-align') ?? around?.align ?? 'start',
    declared,
  }
}

const isInherited = (value: string) => /^(?:inherit|unset|currentcolor|initial|revert)$/i.test(value)

function colorFrom(declared: (property: string) => string | null, around: ComputedStyle | null): string | null {
  if (/\btext\b/.test(declared('background-clip') ?? '')) return null
  const fill = declared('-webkit-text-fill-color')
  const said = fill !== null && !isInherited(fill) ? fill : declared('color')
  if (said === null || isInherited(said)) return around ? around.color : '#000000ff'
  return /^transparent$/i.test(said) ? null : hexColor(said)
}

function groundFrom(declared: (property: string) => string | null, color: string | null): string | null {
  const picture = declared('background-image') ?? 'none'
  if (!/^(?:none|initial|unset)$/i.test(picture)) return null
  const said = declared('background-color') ?? 'transparent'
  if (/^currentcolor$/i.test(said)) return color
  if (isInherited(said)) return '#00000000'
  return hexColor(said)
}

function weightFrom(said: string | null, around: number): number {
  if (said === 'bold') return 700
  if (said === 'normal') return 400
  if (said === 'bolder') return around < 350 ? 400 : around < 550 ? 700 : 900
  if (said === 'lighter') return around < 550 ? 100 : around < 750 ? 400 : 700
  const number = Number(said ?? '')
  return number > 0 ? number : around
}
