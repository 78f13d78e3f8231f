import { aria, byTag, everywhere, htmlTags, inDrawings, svgTags } from './jsx-names-data.ts'
import { styleObject } from './jsx-style.ts'
import { jsxValue, stringLiteral } from './jsx-text.ts'

type Kind = 'text' | 'flag' | 'number' | ReadonlySet<string>
type Known = ReadonlyMap<string, Kind>

function known(words: string): Known {
  return new Map(
    words.split(' ').map((word): [string, Kind] => {
      const [name = '', choices] = word.replace(/[?#]$/, '').split('=')
      if (choices !== undefined) return [name, new Set(choices.split('|'))]
      return [name, word.endsWith('?') ? 'flag' : word.endsWith('#') ? 'number' : 'text']
    }),
  )
}

const html = new Set(htmlTags.split(' '))
const svg = new Set(svgTags.split(' '))
const general = known(everywhere)
const drawings = known(inDrawings)
const ariaKinds = known(aria)
const own = new Map(Object.entries(byTag).map(([tag, words]) => [tag, known(words)]))

/** React's names by those of HTML. */
const reactNames = new Map([
  ...[everywhere, ...Object.values(byTag)]
    .flatMap((words) => [...known(words).keys()])
    .map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries({
    class: 'className',
    for: 'htmlFor',
    'accept-charset': 'acceptCharset',
    'http-equiv': 'httpEquiv',
  }),
])

const svgSpellings = new Map([...svg].map((tag) => [tag.toLowerCase(), tag]))

/** The name of an element as React's types know it; null when they do not. Parsers leave some of SVG in small letters. */
export function knownTag(tag: string, isDrawing: boolean): string | null {
  const spelled = isDrawing ? (svgSpellings.get(tag.toLowerCase()) ?? tag) : tag
  return html.has(spelled) || svg.has(spelled) ? spelled : null
}

export type SourceAttribute = { name: string; value: string; prefix?: string }

/**
 * The attributes of an element as JSX, one piece each. What the types do not know stands in one spread at the end.
 * Handlers are left out: React takes no text for them.
 * @param filled expressions that stand for the values of some, by their names
 */
export function jsxAttributes(
  tag: string,
  attributes: readonly SourceAttribute[],
  filled?: ReadonlyMap<string, string>,
): string[] {
  const written: string[] = []
  const odd: string[] = []
  for (const attribute of attributes) {
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name
    if (/^on./i.test(name)) continue
    const expression = filled?.get(name)
    if (expression !== undefined) {
      written.push(`${reactNameOf(tag, name)}={${expression}}`)
      continue
    }
    if (name === 'style') {
      const style = styleObject(attribute.value)
      if (style?.kind === 'odd') odd.push(`style: ${style.source}`)
      else if (style) written.push(`style={${style.source}${style.kind === 'plain' ? '' : ' as CSSProperties'}}`)
      continue
    }
    const reactName = reactNameOf(tag, name)
    const piece = typed(reactName, kindOf(tag, reactName), attribute.value)
    if (piece !== null) written.push(piece)
    else if (isWritable(reactName))
      odd.push(
        `${/^[a-z]\w*$/i.test(reactName) ? reactName : stringLiteral(reactName)}: ${stringLiteral(attribute.value)}`,
      )
  }
  return odd.length === 0 ? written : [...written, `{...({ ${odd.join(', ')} } as object)}`]
}

/** Whether any text may be the value of this attribute, so that an expression can stand for it. */
export function isTextAttribute(element: { tagName: string; namespaceURI: string }, name: string): boolean {
  const tag = knownTag(element.tagName, element.namespaceURI.endsWith('/svg'))
  if (tag === null || name.includes(':') || ownState.test(`${tag} ${name}`)) return false
  return name !== 'style' && kindOf(tag, reactNameOf(tag, name)) === 'text'
}

/** What a field is filled with at the beginning is written in a form of its own. */
const ownState = /^(input|textarea|select) (value|checked)$/

/** What React would refuse to write as an attribute, such as `@click`. */
const isWritable = (name: string) => /^[:A-Z_a-z][:\w.-]*$/.test(name)

export function reactNameOf(tag: string, name: string): string {
  if (/^(aria|data)-/.test(name)) return name
  if (!svg.has(tag)) return reactNames.get(name) ?? name
  const camel = name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return name === 'class' ? 'className' : drawings.has(camel) ? camel : (tabAndRole.get(name) ?? name)
}

const tabAndRole = new Map([['tabindex', 'tabIndex']])

function kindOf(tag: string, name: string): Kind | null {
  if (name.startsWith('aria-')) return ariaKinds.get(name) ?? 'text'
  if (/^[a-z][a-z\d]*(-[a-z\d]+)+$/.test(name)) return 'text'
  if (svg.has(tag)) return drawings.get(name) ?? null
  return own.get(tag)?.get(name) ?? general.get(name) ?? null
}

function typed(name: string, kind: Kind | null, value: string): string | null {
  if (kind === null) return null
  if (kind === 'flag') return name
  if (kind === 'number') return String(Number(value)) === value ? `${name}={${value}}` : null
  if (kind !== 'text' && !kind.has(value)) return null
  return `${name}=${jsxValue(name === 'className' ? value.replace(/\s+/g, ' ').trim() : value)}`
}
