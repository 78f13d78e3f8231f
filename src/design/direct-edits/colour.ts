import { pattern } from '#rules/pattern.ts'
import { formatHex, parse } from 'culori'
import { pageStyles } from '../styles/page-styles.ts'
import { tailwindSheet } from '../styles/tailwind-sheet.ts'
import { customProperties } from '../theme.ts'
import type { Key, Operation, PageDocument } from '../types.ts'
import { classesOf } from './classes.ts'
import { inlineValue } from './inline-style.ts'
import { restyleOperations } from './restyle.ts'
import { setsAnywhere } from './style-target.ts'

/** What is coloured: the words of an element, the ground behind them, or its border. */
export type ColourPlace = 'text' | 'bg' | 'border'

/** One colour to choose: what it is called, its class without the place, and a CSS colour to show it by. */
export type Swatch = { name: string; value: string; css: string }

const tokenNames: Record<string, string> = {
  surface: 'Background',
  'surface-2': 'Background 2',
  'surface-3': 'Background 3',
  ink: 'Text',
  muted: 'Quiet text',
  line: 'Lines',
  accent: 'Accent',
  'accent-ink': 'Text on accent',
  'accent-soft': 'Soft accent',
}

const plain: Swatch[] = [
  { name: 'White', value: 'white', css: '#fff' },
  { name: 'Light', value: 'zinc-100', css: 'oklch(.967 .001 286.375)' },
  { name: 'Grey', value: 'zinc-500', css: 'oklch(.552 .016 285.938)' },
  { name: 'Black', value: 'zinc-950', css: 'oklch(.141 .005 285.823)' },
  { name: 'Red', value: 'red-700', css: 'oklch(.505 .213 27.518)' },
  { name: 'Amber', value: 'amber-400', css: 'oklch(.828 .189 84.429)' },
  { name: 'Green', value: 'green-700', css: 'oklch(.527 .154 150.069)' },
  { name: 'Teal', value: 'teal-700', css: 'oklch(.511 .096 186.391)' },
  { name: 'Blue', value: 'blue-700', css: 'oklch(.488 .243 264.376)' },
  { name: 'Pink', value: 'pink-600', css: 'oklch(.592 .249 .584)' },
]

/** More of them are no longer a choice. */
const mostOwn = 18

/** The colours that the page has named itself, its theme first, and a few others. The first keep a page in one piece. */
export function swatches(document: PageDocument): { theme: Swatch[]; plain: Swatch[] } {
  const { sheets } = pageStyles(document.html)
  const all = sheets.flatMap((css) =>
    customProperties(css).map(({ name, valueStart, valueEnd }) => ({ name, css: css.slice(valueStart, valueEnd) })),
  )
  const own = all.flatMap(({ name, css }, at) => {
    const label = tokenNames[name.slice(2)] ?? (parse(css) ? inWords(name) : null)
    const isAgain = all.findIndex((other) => other.name === name) < at
    return label === null || isAgain ? [] : [{ name: label, value: `(${name})`, css }]
  })
  return { theme: own.slice(0, mostOwn), plain }
}

/** '--brand-dark' is 'Brand dark'. */
function inWords(property: string): string {
  const words = property
    .replaceAll(/[-_]+/g, ' ')
    .replace(/\b(?:color|colour|clr)\b/gi, '')
    .trim()
    .toLowerCase()
  return words === '' ? 'Colour' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** A colour that somebody typed or picked, as the value of a swatch; null when it is none. `#abc`, `abc123`, `tomato`. */
export function typedColour(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const colour = parse(/^(?:[\da-f]{3}|[\da-f]{6})$/.test(text) ? `#${text}` : text)
  return colour && (colour.alpha ?? 1) === 1 ? `[${formatHex(colour)}]` : null
}

/** A CSS colour as it is typed: '#4f46e5'; empty when it cannot be said so. */
export function hexOf(css: string): string {
  const colour = parse(css)
  return colour && (colour.alpha ?? 1) > 0 ? formatHex(colour) : ''
}

const named = pattern()`
  ^(?:white|black|transparent|current|inherit|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green
  |emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?:\/\S+)?$
`
const variable = /^\((?:color:)?--[\w-]+\)(?:\/\S+)?$/
const arbitrary =
  /^\[(?:color:)?(?:#|rgba?\(|hsla?\(|ok(?:lch|lab)\(|l(?:ch|ab)\(|color(?:-mix)?\(|var\(--)[^\]]*\](?:\/\S+)?$/

function isColour(name: string, place: ColourPlace, own: ReadonlySet<string>): boolean {
  // `border-t-red-500` gives one side another colour
  const bare = place === 'border' ? name.replace(/^border-[xytrblse]-/, 'border-') : name
  const prefix = `${place}-`
  if (!bare.startsWith(prefix)) return false
  const value = bare.slice(prefix.length)
  return named.test(value) || variable.test(value) || arbitrary.test(value) || own.has(value.split('/')[0] ?? '')
}

/** Colours that the page has named for its classes: `--color-harbour` in its theme is `bg-harbour`. */
function ownColours({ html }: PageDocument): ReadonlySet<string> {
  return new Set([...tailwindSheet(html).matchAll(/--color-([\w-]{1,60})\s{0,5}:/g)].map(([, name = '']) => name))
}

/** A ground that lies over a colour. */
const gradient = /^bg-(?:gradient-to-|linear-|radial|conic)/

const properties = { text: 'color', bg: 'background-color', border: 'border-color' } as const

const touches = {
  text: /^(?:color|-webkit-text-fill-color)$/,
  bg: /^background(?:-color|-image)?$/,
  border: /^border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?(?:-color)?$/,
} as const

/** The swatch that an element names for that place, null when it has none of its own. */
export function colourOf(document: PageDocument, key: Key, place: ColourPlace): string | null {
  const style =
    inlineValue(document, key, properties[place]) ?? (place === 'bg' ? inlineValue(document, key, 'background') : null)
  if (style !== null) {
    const name = /^var\((--[\w-]+)\)$/.exec(style)?.[1]
    return name ? `(${name})` : (typedColour(style) ?? style)
  }
  const own = ownColours(document)
  const name = classesOf(document, key).findLast((each) => isColour(each, place, own))
  return name ? name.slice(place.length + 1) : null
}

/** Gives an element a colour in the place of the one it has; null takes its own colour away. */
export function colourOperations(
  document: PageDocument,
  key: Key,
  place: ColourPlace,
  value: string | null,
): Operation[] {
  const own = ownColours(document)
  return restyleOperations(document, key, {
    add: value === null ? [] : [`${place}-${value}`],
    isOther: (name) => isColour(name, place, own) || (place === 'bg' && gradient.test(name)),
    set: value === null ? {} : declarations(document, place, cssOf(value)),
    touches: touches[place],
  })
}

function declarations(document: PageDocument, place: ColourPlace, css: string): Record<string, string> {
  // a picture or gradient of a rule would lie over the colour
  if (place === 'bg') return { background: css }
  // words that were cut out of a gradient are filled with nothing
  const isFilled = place === 'text' && setsAnywhere(document, '-webkit-text-fill-color')
  return { [properties[place]]: css, ...(isFilled && { '-webkit-text-fill-color': css }) }
}

/** The CSS of a swatch's value. */
function cssOf(value: string): string {
  if (value.startsWith('(')) return `var${value}`
  if (value.startsWith('[')) return value.slice(1, -1)
  const css = plain.find((swatch) => swatch.value === value)?.css ?? value
  return parse(css) ? hexOf(css) : css
}
