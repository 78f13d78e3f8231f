import { pageStyles } from '../styles/page-styles.ts'
import type { Key, PageDocument } from '../types.ts'

/**
 * How an element gets a look that it then really has: by a utility where the page is styled with them and has no rule
 * of its own about it; else in its own style, which comes before any rule; and above those marked as important.
 */
export type StyleTarget = 'class' | 'style' | 'important'

type OwnLooks = {
  isMarked: boolean
  /** properties that rules of the page set, those for the page around its elements, and those that any sets as important */
  set: ReadonlySet<string>
  ground: ReadonlySet<string>
  important: ReadonlySet<string>
  /** the page has its own idea of how long a rem is, which utilities are measured in */
  isScaled: boolean
}

/** @param touches the properties that decide the look: shorthands and synonyms too */
export function styleTargetOf(document: PageDocument, key: Key, touches: RegExp, isInRem = false): StyleTarget {
  const own = looksOf(document)
  const has = (properties: ReadonlySet<string>) => [...properties].some((property) => touches.test(property))
  if (has(own.important)) return 'important'
  if (!own.isMarked || (isInRem && own.isScaled)) return 'style'
  return has(own.set) || (key === 'body' && has(own.ground)) ? 'style' : 'class'
}

/** Whether rules of the page decide about a look, wherever they do: a utility on one element would say it in vain. */
export function rulesTouch(document: PageDocument, key: Key, touches: RegExp, isInRem = false): boolean {
  const own = looksOf(document)
  const has = (properties: ReadonlySet<string>) => [...properties].some((property) => touches.test(property))
  return has(own.important) || has(own.set) || (key === 'body' && has(own.ground)) || (isInRem && own.isScaled)
}

/** Whether a rule of the page sets a property anywhere. */
export const setsAnywhere = (document: PageDocument, property: string) => looksOf(document).set.has(property)

const known = new WeakMap<PageDocument, OwnLooks>()

function looksOf(document: PageDocument): OwnLooks {
  const before = known.get(document)
  if (before) return before
  const { isMarked, sheets } = pageStyles(document.html)
  const looks = { isMarked, ...declared(sheets.join('\n')) }
  known.set(document, looks)
  return looks
}

/** Rules for what every page has around its elements. What they set is only inherited, and gives way to any utility. */
const isAround = /^(?::root|:host|html|body)(?:\[[^\]]*\]|\.[\w-]+)*$/i

/** Read widely: a declaration too many only means a style in the place of a class. */
function declared(css: string): Omit<OwnLooks, 'isMarked'> {
  const set = new Set<string>()
  const ground = new Set<string>()
  const important = new Set<string>()
  let isScaled = false
  for (const block of css.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').split('}')) {
    const open = block.lastIndexOf('{')
    const before = block.slice(0, Math.max(0, open))
    const selector = before.slice(Math.max(before.lastIndexOf('{'), before.lastIndexOf(';')) + 1).trim()
    const isGround = selector !== '' && selector.split(',').every((one) => isAround.test(one.trim()))
    for (const piece of [...before.split(/[{;]/), ...block.slice(open + 1).split(';')]) {
      const colon = piece.indexOf(':')
      const property = piece.slice(0, Math.max(0, colon)).trim().toLowerCase()
      if (!/^-?[a-z][a-z-]*$/.test(property)) continue
      const isImportant = /!\s*important\s*$/i.test(piece)
      if (isImportant) important.add(property)
      if (/^(?:font-size|font)$/.test(property) && /(?:^|[\s,])(?:html|:root)\b/i.test(selector)) isScaled = true
      ;(isGround ? ground : set).add(property)
    }
  }
  return { set, ground, important, isScaled }
}

/** A class without the widths it is for and its mark of importance; null when it is for something else, like a pointer. */
export function atAnyWidth(name: string): string | null {
  const bare = name.replace(/^(?:(?:max-)?(?:sm|md|lg|xl|2xl):)+/, '')
  return /^[a-z-]+:/.test(bare) ? null : bare.replace(/^!|!$/, '')
}
