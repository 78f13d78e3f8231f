import { converter, differenceEuclidean, formatCss, parse, wcagContrast } from 'culori'
import { classList } from '#design/class-names.ts'
import { readAttribute } from '#design/start-tag.ts'
import { customProperties } from '#design/theme.ts'
import type { Key, Operation, PageDocument } from '#design/types.ts'
import type { CheckHit } from '#preview/check-hit.ts'

const oklch = converter('oklch')
const difference = differenceEuclidean('oklab')

/** A class that gives words their colour at every width and in every state. */
const inkClass =
  /^text-(?:\(--[\w-]+\)|\[(?:var\(|#|oklch|rgb|hsl|color)[^\]]*\]|(?:[a-z]+-\d{2,3}|black|white|current|inherit))(?:\/[\w.[\]%]+)?$/

/** The roles of the theme that words are written in. */
const inkTokens = ['--muted', '--ink', '--accent', '--accent-ink', '--surface']

/** A role that is further away in OKLab looks like another idea of the page. */
const roleReach = 0.5

/** Rounding must not bring it below. */
const margin = 0.05

/**
 * The nearest colour with enough contrast, by distance in OKLab: a role of the page's theme, else the same colour
 * lighter or darker. Words that are as light or dark as can be get another ground instead. Null when neither helps.
 */
export function colourFix(document: PageDocument, key: Key, ground: Key | null, hit: CheckHit): Operation[] | null {
  const needed = hit.needed + margin
  if (!parse(hit.ink) || !parse(hit.ground)) return null
  const role = nearestRole(document, hit.ink, hit.ground, needed)
  const shade = role ? null : shadeOf(hit.ink, hit.ground, needed)
  if (role) return [reclassed(document, key, inkClass, `text-(${role})`)]
  if (shade) return [reclassed(document, key, inkClass, `text-[${shade}]`)]
  const behind = ground === null ? null : shadeOf(hit.ground, hit.ink, needed)
  return behind && ground ? [reclassed(document, ground, groundClass, `bg-[${behind}]`)] : null
}

const groundClass = /^bg-(?!gradient|linear|none|cover|center)[^:]+$/

function reclassed(document: PageDocument, k: Key, kind: RegExp, add: string): Operation {
  const element = document.elements.get(k)
  const names = classList(element ? (readAttribute(document.html, element, 'class') ?? '') : '')
  return { do: 'class', k, add: [add], remove: names.filter((name) => kind.test(name)) }
}

/** Colours of the page's theme block that are written out. */
function themeColours(document: PageDocument): Map<string, string> {
  const theme = document.elements.get('theme')
  if (!theme) return new Map()
  const css = document.html.slice(theme.openEnd, theme.closeStart)
  const all = customProperties(css)
    .map(({ name, valueStart, valueEnd }) => [name, css.slice(valueStart, valueEnd)] as const)
    .filter(([, value]) => parse(value))
  // another block may give them other values in the dark: then a role is not one colour
  return new Map(all.filter(([name]) => all.filter((other) => other[0] === name).length === 1))
}

function nearestRole(document: PageDocument, ink: string, ground: string, needed: number): string | null {
  const fitting = [...themeColours(document)]
    .filter(([name, value]) => inkTokens.includes(name) && wcagContrast(value, ground) >= needed)
    .map(([name, value]) => ({ name, far: difference(ink, value) }))
    .sort((a, b) => a.far - b.far)
  return fitting[0] && fitting[0].far < roleReach ? fitting[0].name : null
}

/** The same hue, as little lighter or darker as it takes, as a class can hold it. */
function shadeOf(colour: string, against: string, needed: number): string | null {
  const start = oklch(colour)
  if (!start) return null
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const lightness of [start.l - step, start.l + step]) {
      if (lightness < 0 || lightness > 1) continue
      const chroma = start.c * Math.min(1, 4 * Math.min(lightness, 1 - lightness))
      const shade = { ...start, l: lightness, c: chroma, alpha: 1 }
      if (wcagContrast(shade, against) >= needed) return written(shade)
    }
  }
  return null
}

const written = ({ l, c, h = 0 }: { l: number; c: number; h?: number | undefined }): string =>
  formatCss({ mode: 'oklch', l: Number(l.toFixed(3)), c: Number(c.toFixed(3)), h: Math.round(h) }).replaceAll(' ', '_')
