import { readAttribute } from '../start-tag.ts'
import { customProperties } from '../theme.ts'
import type { Key, Operation, PageDocument } from '../types.ts'
import { classesOf } from './classes.ts'

/** What is coloured: the words of an element, or the ground behind them. */
export type ColourPlace = 'text' | 'bg'

/** One colour to choose: what it is called, its class without the place, and a CSS colour to show it by. */
export type Swatch = { name: string; value: string; css: string }

const tokenNames: Record<string, string> = {
  surface: 'Surface',
  'surface-2': 'Second surface',
  ink: 'Ink',
  muted: 'Muted',
  line: 'Line',
  accent: 'Accent',
  'accent-ink': 'On accent',
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

/** The colours of the page's own theme, and a few of the framework. The first are what keeps a page in one piece. */
export function swatches(document: PageDocument): { theme: Swatch[]; plain: Swatch[] } {
  const theme = document.elements.get('theme')
  const css = theme ? document.html.slice(theme.openEnd, theme.closeStart) : ''
  const own = customProperties(css).flatMap(({ name, valueStart, valueEnd }) => {
    const label = tokenNames[name.slice(2)]
    return label ? [{ name: label, value: `(${name})`, css: css.slice(valueStart, valueEnd) }] : []
  })
  return { theme: own.filter((one, at) => own.findIndex(({ value }) => value === one.value) === at), plain }
}

const named =
  /^(?:white|black|transparent|current|inherit|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?:\/\S+)?$/
const variable = /^\((?:color:)?--[\w-]+\)(?:\/\S+)?$/
const arbitrary =
  /^\[(?:color:)?(?:#|rgba?\(|hsla?\(|ok(?:lch|lab)\(|l(?:ch|ab)\(|color(?:-mix)?\(|var\(--)[^\]]*\](?:\/\S+)?$/

function isColour(name: string, place: ColourPlace): boolean {
  const prefix = `${place}-`
  if (!name.startsWith(prefix)) return false
  const value = name.slice(prefix.length)
  return named.test(value) || variable.test(value) || arbitrary.test(value)
}

/** A ground that lies over a colour. */
const gradient = /^bg-(?:gradient-to-|linear-|radial|conic)/

/** The class of a swatch that an element has for that place, null when it has none of its own. */
export function colourOf(document: PageDocument, key: Key, place: ColourPlace): string | null {
  const name = classesOf(document, key).findLast((each) => isColour(each, place))
  return name ? name.slice(place.length + 1) : null
}

/** Gives an element a colour by a class, in the place of the one it has; null takes its own colour away. */
export function colourOperations(
  document: PageDocument,
  key: Key,
  place: ColourPlace,
  value: string | null,
): Operation[] {
  const element = document.elements.get(key)
  if (!element) return []
  const remove = classesOf(document, key).filter(
    (name) => isColour(name, place) || (place === 'bg' && gradient.test(name)),
  )
  const wanted = value === null ? [] : [`${place}-${value}`]
  const operations: Operation[] = [
    { do: 'class', k: key, add: wanted, remove: remove.filter((name) => !wanted.includes(name)) },
  ]
  const style = readAttribute(document.html, element, 'style')
  const left = style === null ? null : withoutColour(style, place)
  if (style !== null && left !== style) operations.push({ do: 'attr', k: key, name: 'style', value: left || null })
  return operations
}

/** A colour that stands in the style of the element itself would win over any class. */
function withoutColour(style: string, place: ColourPlace): string {
  const own = place === 'text' ? /(?:^|;)\s*color\s*:[^;]*/gi : /(?:^|;)\s*background(?:-color|-image)?\s*:[^;]*/gi
  return style.replace(own, '').replace(/^\s*;\s*/, '')
}
