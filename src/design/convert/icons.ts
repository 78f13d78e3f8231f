import { attributeValue, type Located, parseSource } from '../parse.ts'
import { applySplices, sortedSplices } from '../splices.ts'
import { escapeAttribute } from '../start-tag.ts'
import { visibleText } from '../text.ts'
import type { Splice } from '../types.ts'
import { iconSynonyms } from './icon-names-data.ts'
import type { Assets, Converted } from './types.ts'

/** An icon that a page asks for by name, of ours or of another set. */
type Asked = { name: string; classes: string[]; scale: number; isOwn: boolean }

/**
 * Draws the icons that are named: `<svg data-icon="clock">`, and those of Font Awesome, Feather, Lucide, Heroicons,
 * Bootstrap, Remix, Boxicons and Material. An unknown name takes the nearest; what is near nothing goes.
 */
export function drawIcons(html: string, assets: Assets): Converted {
  if (!mayHaveIcons.test(html)) return { html, told: [] }
  const splices: Splice[] = []
  const unknown = new Set<string>()
  for (const element of parseSource(html).elements) {
    const asked = askedIcon(html, element)
    if (!asked) continue
    const found = nearestIcon(asked.name, assets)
    const { start, end } = element
    if (found) splices.push({ start, end, insert: drawn(element, asked, found.name, found.body) })
    else {
      unknown.add(asked.name)
      splices.push({ start, end, insert: '' })
    }
  }
  if (splices.length === 0) return { html, told: [] }
  const names = [...unknown].slice(0, 5).map((name) => `“${name}”`)
  const told =
    names.length === 0 ? [] : [`left out ${names.length === 1 ? 'the icon' : 'the icons'} ${names.join(', ')}`]
  return { html: applySplices(html, sortedSplices(splices)), told }
}

const mayHaveIcons = /data-icon|data-feather|data-lucide|\bfa-|material-(?:icons|symbols)|\bbi-|\bri-|\bbxs?-|heroicon/

const setClass =
  /^(?:fa[bsrldt]?|fas|fab|far|fal|fad|bi|bx|bxs|bxl|fa-(?:solid|regular|brands|light|thin|fw|lg|sm|xs|xl|spin|pulse|inverse|\dx|10x))$/
const materialClass = /^material-(?:icons|symbols)(?:-\w+)?$/
const sizes: Record<string, number> = { 'fa-xs': 0.75, 'fa-sm': 0.875, 'fa-lg': 1.25, 'fa-xl': 1.5, 'fa-10x': 10 }

function askedIcon(html: string, element: Located): Asked | null {
  if (element.tag === 'svg') {
    const name = attributeValue(element, 'data-icon')
    // one that is drawn stays as it is
    const isDrawn = /<(?:path|circle|rect|line|poly|ellipse|use|g)\b/i.test(
      html.slice(element.openEnd, element.closeStart),
    )
    return name && !isDrawn ? { name: plainName(name), classes: classesOf(element), scale: 1, isOwn: true } : null
  }
  if (element.foreign || !['i', 'span', 'em'].includes(element.tag)) return null
  const classes = classesOf(element)
  const text = html.slice(element.openEnd, element.closeStart)
  const named = attributeValue(element, 'data-feather') ?? attributeValue(element, 'data-lucide')
  if (named) return { name: plainName(named), classes, scale: 1, isOwn: false }
  if (classes.some((name) => materialClass.test(name))) {
    const rest = classes.filter((name) => !materialClass.test(name))
    return { name: plainName(visibleText(text)), classes: rest, scale: 1, isOwn: false }
  }
  if (visibleText(text) !== '') return null
  const isSet = classes.some((name) => /^(?:fa[bsrldt]?|fa-(?:solid|regular|brands|light)|bi|bxs?|bxl)$/.test(name))
  const own = classes.find(
    (name) => /^(?:fa|bi|bxs?|bxl|ri|heroicon-[os])-[a-z\d-]+$/.test(name) && !setClass.test(name),
  )
  if (!own || !(isSet || /^(?:ri|heroicon)/.test(own))) return null
  return {
    name: plainName(own.replace(/^(?:fa|bi|bxs?|bxl|ri|heroicon-[os])-/, '')),
    classes: classes.filter((name) => name !== own && !setClass.test(name)),
    scale: classes.reduce(
      (scale, name) => sizes[name] ?? (/^fa-(\d)x$/.test(name) ? Number(name.charAt(3)) : scale),
      1,
    ),
    isOwn: false,
  }
}

const classesOf = (element: Located) => (attributeValue(element, 'class') ?? '').split(/\s+/).filter(Boolean)

const plainName = (name: string) =>
  name
    .trim()
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_:]+/g, '-')
    .slice(0, 60)

const endings = /-(?:o|alt|outline|outlined|solid|fill|filled|line|icon|rounded|sharp|regular|mini)$/

/** The icon of that name, of another set's name for it, or of the name that shares the most words. */
function nearestIcon(name: string, assets: Assets): { name: string; body: string } | null {
  const short = name.replace(endings, '').replace(/^(?:lucide|icon|i|lni|ti|tabler)-/, '')
  const close = [name, iconSynonyms[name], short, iconSynonyms[short]]
  for (const candidate of close) {
    const body = candidate === undefined ? null : assets.icon(candidate)
    if (candidate !== undefined && body !== null) return { name: candidate, body }
  }
  const near = byWords(short, assets.iconNames())
  const body = near === null ? null : assets.icon(near)
  return near !== null && body !== null ? { name: near, body } : null
}

/** Shares its longest word, and of those the most words; the shortest such name says the least besides. */
function byWords(name: string, names: readonly string[]): string | null {
  const words = name.split('-').filter((word) => word.length > 2)
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  if (!longest) return null
  let best: { name: string; score: number } | null = null
  for (const other of names) {
    const parts = other.split('-')
    if (!parts.includes(longest)) continue
    const score = words.filter((word) => parts.includes(word)).length * 10 - parts.length
    if (!best || score > best.score) best = { name: other, score }
  }
  return best?.name ?? null
}

/** Drawn like the set: lines of two units in the colour of the text. */
function drawn(element: Located, asked: Asked, name: string, body: string): string {
  const kept = element.attributes.filter(
    ({ name: key, prefix }) =>
      !prefix && !['class', 'data-feather', 'data-lucide', 'data-icon', ...drawing].includes(key),
  )
  const own = element.attributes.filter(({ name: key }) => element.tag === 'svg' && drawing.includes(key))
  const has = (key: string) => own.some((attribute) => attribute.name === key)
  const isSized = asked.classes.some((part) => /(?:^|:)(?:size|w|h)-/.test(part))
  const side = asked.isOwn ? '24' : `${asked.scale}em`
  const defaults: [string, string][] = [
    ...(has('width') || has('height') || (isSized && asked.isOwn)
      ? []
      : ([
          ['width', side],
          ['height', side],
        ] as const)),
    ['viewbox', '0 0 24 24'],
    ['fill', 'none'],
    ['stroke', 'currentColor'],
    ['stroke-width', '2'],
    ['stroke-linecap', 'round'],
    ['stroke-linejoin', 'round'],
  ].filter((pair): pair is [string, string] => !has(pair[0] ?? ''))
  const style = attributeValue(element, 'style') ?? ''
  const inline = asked.isOwn ? style : `display:inline-block;vertical-align:-.125em;${style}`
  const isNamed = kept.some(({ name: key }) => key === 'aria-label' || key === 'role')
  const attributes: [string, string][] = [
    ['data-icon', name],
    ...(asked.classes.length > 0 ? ([['class', asked.classes.join(' ')]] as const) : []),
    ...(inline === '' ? [] : ([['style', inline]] as const)),
    ...kept.filter(({ name: key }) => key !== 'style').map(({ name: key, value }) => [key, value] as [string, string]),
    ...own.map(({ name: key, value }) => [key, value] as [string, string]),
    ...defaults,
    ...(isNamed || kept.some(({ name: key }) => key === 'aria-hidden') ? [] : ([['aria-hidden', 'true']] as const)),
  ].map(([key = '', value = '']) => [key === 'viewbox' ? 'viewBox' : key, value])
  const written = attributes.map(([key, value]) => ` ${key}="${escapeAttribute(value, '"')}"`).join('')
  return `<svg${written}>${body}</svg>`
}

const drawing = [
  'width',
  'height',
  'viewbox',
  'viewBox',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'xmlns',
]
