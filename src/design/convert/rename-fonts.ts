import { attributeValue, type Located, parseSource } from '../parse.ts'
import { applySplices, sortedSplices } from '../splices.ts'
import { attributeSplice } from '../start-tag.ts'
import type { Splice } from '../types.ts'
import { nearestTypeface } from './foreign-fonts.ts'
import type { Converted } from './types.ts'

/**
 * Families that a page loaded elsewhere take the name of the nearest typeface of ours, wherever its styles, classes and
 * scripts name them.
 */
export function renameFonts(html: string, families: readonly string[]): Converted {
  const changes = [...new Set(families)].flatMap((family) => {
    const own = nearestTypeface(family)
    return own.toLowerCase() === family.toLowerCase() ? [] : [{ family, own }]
  })
  if (changes.length === 0) return { html, told: [] }
  const splices: Splice[] = []
  const rename = (text: string) => changes.reduce((made, { family, own }) => renamed(made, family, own), text)
  for (const element of parseSource(html).elements) splices.push(...inElement(html, element, rename))
  return {
    html: applySplices(html, sortedSplices(splices)),
    told: changes.map(({ family, own }) => `${family} is not among the typefaces here: ${own} stands for it`),
  }
}

function inElement(html: string, element: Located, rename: (text: string) => string): Splice[] {
  if (element.tag === 'style' || element.tag === 'script') {
    const text = html.slice(element.openEnd, element.closeStart)
    const made = rename(text)
    return made === text ? [] : [{ start: element.openEnd, end: element.closeStart, insert: made }]
  }
  return ['style', 'class'].flatMap((name) => {
    const value = attributeValue(element, name)
    if (value === null || (name === 'class' && !value.includes('font-['))) return []
    const made = name === 'class' ? renamedInClass(value, rename) : rename(value)
    const splice = made === value ? null : attributeSplice(html, element, name, made)
    return splice ? [splice] : []
  })
}

/** `font-['Nunito_Sans']`: a space is written as a line there. */
const renamedInClass = (value: string, rename: (text: string) => string) =>
  value
    .split(' ')
    .map((name) => (name.includes('font-[') ? rename(name.replaceAll('_', ' ')).replaceAll(' ', '_') : name))
    .join(' ')

/** A name between quotes, commas and colons, in any case; no part of a longer one. */
function renamed(text: string, family: string, own: string): string {
  const lower = text.toLowerCase()
  const name = family.toLowerCase()
  let made = ''
  let at = 0
  for (let next = lower.indexOf(name); next >= 0; next = lower.indexOf(name, next + name.length)) {
    const before = lower.slice(Math.max(0, next - 20), next)
    const after = lower.charAt(next + name.length)
    const isQuoted = /["'`]$/.test(before) && /["'`]/.test(after)
    const isBare = /[:,[]\s*$/.test(before) && /^(?:[,;}!\]"'`]|$|\s)/.test(after)
    if (!isQuoted && !isBare) continue
    // a name with a digit is no name without quotes
    made += text.slice(at, next) + (isQuoted || !/\d/.test(own) ? own : `"${own}"`)
    at = next + name.length
  }
  return made + text.slice(at)
}
