import { pattern } from '#rules/pattern.ts'
import { isForeign, runsAsScript } from './safety.ts'
import type { PageTree, TreeElement } from './types.ts'

/** Limits of a tree that comes from outside. */
export const treeLimits = { depth: 200, nodes: 20_000, characters: 1024 * 1024 }

/** `scripts` counts the scripts of a readable tree: they are left out. */
export type ParsedTree = { ok: true; tree: PageTree; scripts: number } | { ok: false; message: string }

/** Reads a tree that a model or a stranger wrote. See `parseTree` in tree.ts. */
export function readUntrusted(given: unknown): ParsedTree {
  if (!isRecord(given)) return { ok: false, message: 'The reply is no JSON object.' }
  const elements = isRecord(given.elements) ? [given.elements] : given.elements
  if (!Array.isArray(elements)) return { ok: false, message: 'The reply has no list of elements.' }
  const budget = { nodes: treeLimits.nodes, characters: treeLimits.characters, scripts: 0 }
  const title = spend(wordsOf(given.title), budget)
  const description = spend(wordsOf(given.description), budget)
  try {
    const lang = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.exec(wordsOf(given.lang ?? given.language).trim())?.[0]
    const tree = {
      title,
      description,
      ...(lang ? { lang } : {}),
      elements: elements.flatMap((element) => readNode(element, 1, false, budget)),
    }
    if (tree.elements.length === 0) return { ok: false, message: 'The list of elements is empty.' }
    return { ok: true, tree, scripts: budget.scripts }
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, message: error.message }
    throw error
  }
}

type Budget = { nodes: number; characters: number; scripts: number }

/** Throws RangeError when the tree is deeper or larger than a page can be. */
function readNode(given: unknown, depth: number, drawing: boolean, budget: Budget): TreeElement[] {
  if (depth > treeLimits.depth) throw new RangeError(`The tree is deeper than ${treeLimits.depth} levels.`)
  budget.nodes -= 1
  if (budget.nodes < 0) throw new RangeError(`The tree has more than ${treeLimits.nodes} elements.`)
  if (typeof given === 'string') return given === '' ? [] : [{ type: '#text', content: spend(given, budget) }]
  if (!isRecord(given)) return []
  const type = typeOf(given, drawing)
  if (isScript(given)) budget.scripts += 1
  if (type === null) return []
  const said = given.content ?? given.text
  const mixed = isMixed(said) ? said : null
  const content = mixed ? undefined : contentOf(said, budget)
  if (type === '#text') return content === undefined ? [] : [{ type, content: [content].flat().join(' ') }]
  if (type === '#doctype') return [{ type, content: 'html' }]
  const attributes = attributesOf(type, given, budget)
  if (attributes === null) return []
  const node: TreeElement = { type }
  if (Object.keys(attributes).length > 0) node.attributes = attributes
  if (content !== undefined) node.content = type === 'style' ? withoutLoads([content].flat().join('\n')) : content
  const isDrawing = type === 'svg' || (drawing && type !== 'foreignObject')
  const inOrder = mixed ? inWords(mixed, type) : []
  const children = [
    ...childrenOf(inOrder, depth, isDrawing, budget),
    ...childrenOf(given.children, depth, isDrawing, budget),
  ]
  if (children.length > 0) node.children = children
  return [node]
}

/** Deeper things than lists and strings are not children: a number or an id is no element. */
function childrenOf(given: unknown, depth: number, drawing: boolean, budget: Budget): TreeElement[] {
  const list = Array.isArray(given) ? given : typeof given === 'string' || isRecord(given) ? [given] : []
  return list.flatMap((child) => readNode(child, depth + 1, drawing, budget))
}

/** Text and elements in one list, as models write a sentence with a link in it; a lone element is one too. */
const isMixed = (said: unknown): said is unknown[] | Record<string, unknown> =>
  isRecord(said) || (Array.isArray(said) && said.some(isRecord))

const isItem = /^(?:li|td|th|option|optgroup|list-?item)$/i

/** Items of a list are items; elsewhere words stay words, and two of them do not grow together. */
function inWords(said: unknown[] | Record<string, unknown>, type: string): unknown[] {
  const pieces = Array.isArray(said) ? said : [said]
  const item = /^(?:ul|ol|menu)$/.test(type) ? 'li' : type === 'tr' ? 'td' : type === 'select' ? 'option' : null
  return pieces.flatMap((piece, index): unknown[] => {
    if (isRecord(piece)) {
      if (item !== null) return isItem.test(wordsOf(piece.type)) ? [piece] : [{ type: item, children: [piece] }]
      return isRecord(pieces[index - 1]) ? [' ', piece] : [piece]
    }
    const words = wordsOf(piece)
    if (item !== null) return words.trim() === '' ? [] : [{ type: item, content: words }]
    const before = index > 0 && !/^[\s.,;:!?)]/.test(words) ? ' ' : ''
    const after = index < pieces.length - 1 && !/\s$/.test(words) && !/[(]$/.test(words) ? ' ' : ''
    return [`${before}${words}${after}`]
  })
}

function contentOf(given: unknown, budget: Budget): string | string[] | undefined {
  if (!Array.isArray(given)) {
    const text = spend(wordsOf(given), budget)
    return text === '' ? undefined : text
  }
  const pieces = given.map((piece) => spend(wordsOf(piece), budget)).filter((piece) => piece !== '')
  return pieces.length === 0 ? undefined : pieces
}

function spend(text: string, budget: Budget): string {
  budget.characters -= text.length
  if (budget.characters < 0) throw new RangeError('The tree holds more than 1 MB of text.')
  return text
}

function wordsOf(given: unknown): string {
  return typeof given === 'string'
    ? given
    : typeof given === 'number' || typeof given === 'boolean'
      ? String(given)
      : ''
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const html = new Set(
  (
    'a abbr address article aside audio b bdi bdo blockquote body br button canvas caption cite code col colgroup ' +
    'data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'head header hgroup hr html i img input ins kbd label legend li main map mark menu meta meter nav ol optgroup ' +
    'option output p picture pre progress q rp rt ruby s samp search section select small source span strong style ' +
    'sub summary sup table tbody td textarea tfoot th thead time title tr track u ul var video wbr'
  ).split(' '),
)

const svg = new Set(
  (
    'svg g defs symbol use path circle ellipse line polygon polyline rect text tspan textPath image linearGradient ' +
    'radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite ' +
    'feConvolveMatrix feDiffuseLighting feDisplacementMap feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset feSpecularLighting feTile feTurbulence animate ' +
    'animateMotion animateTransform mpath set desc foreignObject'
  ).split(' '),
)

const spelled = (names: Iterable<string>) => new Map([...names].map((name) => [name.toLowerCase(), name]))
const inPages = spelled([...html, 'svg'])
const inDrawings = spelled([...svg, 'a', 'title', 'style'])

/** Names that models use for elements of HTML. */
const aliases: Record<string, string> = {
  container: 'div',
  wrapper: 'div',
  box: 'div',
  row: 'div',
  column: 'div',
  grid: 'div',
  card: 'article',
  heading: 'h2',
  subheading: 'h3',
  paragraph: 'p',
  image: 'img',
  icon: 'span',
  list: 'ul',
  'list-item': 'li',
  listitem: 'li',
  navbar: 'nav',
  navigation: 'nav',
  hero: 'section',
  divider: 'hr',
  '#text': '#text',
  textnode: '#text',
  '#doctype': '#doctype',
}

/** Whether a type is a model's word for an element, not the name of one in HTML or SVG. */
export const isModelName = (type: string): boolean =>
  Object.hasOwn(aliases, type) && !type.startsWith('#') && !svg.has(type)

/** Elements that run, load or redirect; with what is inside them they are left out. */
const dropped = pattern()`
  ^(script|iframe|frame|frameset|object|embed|applet|portal|base|template|noscript|noembed|noframes|plaintext|xmp
  |listing|param|math|handler|#comment|#raw|#fragment)$
`

const isScript = (given: Record<string, unknown>) => /^\s*script\s*$/i.test(wordsOf(given.type ?? given.tag))

/** The element a type stands for; null for one that is left out. Any other name is a plain box. */
function typeOf(given: Record<string, unknown>, drawing: boolean): string | null {
  const name = wordsOf(given.type ?? given.tag)
    .trim()
    .toLowerCase()
  if (dropped.test(name)) return null
  const known = (drawing ? inDrawings : inPages).get(name) ?? inPages.get(name)
  if (known) return known
  const attributes = isRecord(given.attributes) ? given.attributes : {}
  // a link that relates to the page loads something; any other is one to click
  if (name === 'link') return 'rel' in attributes ? null : 'a'
  if (name === 'text') return given.children === undefined && Object.keys(attributes).length === 0 ? '#text' : 'span'
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? 'div') : 'div'
}

const otherNames = new Map(
  Object.entries({ classname: 'class', htmlfor: 'for', tabindex: 'tabindex', xlinkhref: 'href' }),
)

/** The attributes that may stay; null when they make the whole element one that may not. */
function attributesOf(type: string, given: Record<string, unknown>, budget: Budget): Record<string, string> | null {
  const all = isRecord(given.attributes) ? given.attributes : isRecord(given.attrs) ? given.attrs : {}
  const kept: [string, string][] = []
  for (const [key, value] of Object.entries(all)) {
    const name = otherNames.get(key.toLowerCase()) ?? key
    const text = attributeText(name, value)
    if (text === null || !isAllowed(type, name.toLowerCase(), text)) continue
    kept.push([name, spend(text, budget)])
  }
  if (type === 'meta' && Object.keys(all).some((name) => name.toLowerCase() === 'http-equiv')) return null
  return Object.fromEntries(kept)
}

function attributeText(name: string, value: unknown): string | null {
  if (value === true) return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && name === 'class') return value.map(wordsOf).filter(Boolean).join(' ')
  if (isRecord(value) && name === 'style') {
    return Object.entries(value)
      .map(
        ([property, set]) => `${property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${wordsOf(set)}`,
      )
      .join(';')
  }
  return null
}

function isAllowed(type: string, name: string, value: string): boolean {
  if (!/^[a-z_][\w:.-]*$/.test(name) || name === '__proto__' || name === 'constructor' || name === 'prototype')
    return false
  if (name.startsWith('on') || name === 'srcdoc' || name === 'ping' || name === 'formaction' || name === 'http-equiv')
    return false
  if (name === 'style')
    return !/url\s*\(|image-set|expression|@import|behavior|-moz-binding|javascript:|\\/i.test(value)
  if (value.split(';').some(runsAsScript)) return false
  if (/url\(\s*['"]?(?!\s*['"]?#)/i.test(value)) return false
  // an image or a drawing of another host is only missing; what is used from there is code
  return !((type === 'use' || type === 'image') && name.endsWith('href') && isForeign(value))
}

/** A style block of a stranger may colour, not load. Escapes go first: they can spell anything. */
function withoutLoads(css: string): string {
  return css
    .replaceAll('\\', '')
    .replace(/@import[^;]*;?/gi, '')
    .replace(/(url|image-set|src|expression)\s*\(/gi, 'none(')
}
