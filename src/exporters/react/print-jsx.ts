import { serialize } from 'parse5'
import { type DomElement, type JsxPiece, piecesOf, preservesWhitespace } from './jsx-children.ts'
import { jsxAttributes, knownTag } from './jsx-attributes.ts'
import { jsxText, stringLiteral } from './jsx-text.ts'
import { formAttributes } from './jsx-forms.ts'
import type { Filled, ListCall } from './repeat-plan.ts'

/** Longest line that is written where there is a choice. */
const lineLength = 110

export type Printing = {
  /** the component that stands for an element, if one does, with what it is given */
  componentOf: (element: DomElement) => { name: string; attributes: readonly string[] } | null
  /** whether an element is written elsewhere or nowhere */
  isLeftOut: (element: DomElement) => boolean
  /** the name under which an element that React's types do not know is written; it is declared by the file */
  tagName: (tag: string) => string
  /** the style sheet of the page lets blanks count somewhere */
  isExact: boolean
  /** what repeats among the elements, and what stands for it */
  filled: Filled | null
}

/** An element as lines of JSX without indentation of their own. */
export function printElement(element: DomElement, printing: Printing, isExact = printing.isExact): string[] {
  const component = printing.componentOf(element)
  if (component !== null) return selfClosed(component.name, component.attributes)
  const drawing = printing.filled?.drawings.get(element)
  if (drawing !== undefined) return [`{${drawing}}`]
  const call = printing.filled?.calls.get(element)
  if (call) return printCall(call, element, printing, isExact)
  const lines = printTag(element, printing, isExact, null)
  const condition = printing.filled?.conditions.get(element)
  if (condition === undefined) return lines
  return lines.length === 1 ? [`{${condition} && ${lines[0]}}`] : [`{${condition} && (`, ...indented(lines), ')}']
}

/** The first element of a list, once for all of them. */
function printCall(
  { source, entry, key, usesIndex }: ListCall,
  element: DomElement,
  printing: Printing,
  isExact: boolean,
): string[] {
  const given = entry === null ? '_, index' : usesIndex ? `${entry}, index` : entry
  return [`{${source}.map((${given}) => (`, ...indented(printTag(element, printing, isExact, key)), '))}']
}

function printTag(element: DomElement, printing: Printing, isExact: boolean, key: string | null): string[] {
  const known = knownTag(element.tagName, element.namespaceURI.endsWith('/svg'))
  const tag = known ?? printing.tagName(element.tagName)
  const raw = rawContent(element)
  const inside = isExact || preservesWhitespace(element)
  const form = formAttributes(element, inside)
  const attributes = [
    ...(key === null ? [] : [`key={${key}}`]),
    ...jsxAttributes(known ?? element.tagName, form.attributes, printing.filled?.attributes.get(element)),
    ...form.written,
    // React warns of text that people may change beside it, which is what the page wants
    ...(element.attrs.some(({ name }) => name === 'contenteditable') ? ['suppressContentEditableWarning'] : []),
    ...(raw ? [`dangerouslySetInnerHTML={{ __html: ${stringLiteral(raw)} }}`] : []),
  ]
  const pieces = raw !== null || form.isWhole ? [] : childPieces(element, element.childNodes, inside, printing)
  const open = [`<${tag}`, ...attributes].join(' ')
  if (pieces.length === 0) return selfClosed(tag, attributes)
  const close = `</${tag}>`
  const flat = flatLine(pieces)
  if (flat !== null && fits(open + flat + close)) return [`${open}>${flat}${close}`]
  const start = fits(open) || attributes.length < 2 ? [`${open}>`] : [...broken(tag, attributes), '>']
  return [...start, ...indented(stacked(pieces)), close]
}

/** The children of an element as lines of JSX. */
export function printChildren(parent: DomElement, printing: Printing, isExact = printing.isExact): string[] {
  return stacked(childPieces(parent, parent.childNodes, isExact, printing))
}

export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`))

export const fits = (line: string) => line.length <= lineLength

function selfClosed(tag: string, attributes: readonly string[]): string[] {
  const open = [`<${tag}`, ...attributes].join(' ')
  return fits(open) || attributes.length < 2 ? [`${open} />`] : [...broken(tag, attributes), '/>']
}

const broken = (tag: string, attributes: readonly string[]) => [`<${tag}`, ...indented(attributes)]

/** A piece and its lines. Each is printed once, whether it then stands in a line or in lines of its own. */
type Printed = (JsxPiece | { kind: 'filled' }) & { lines: string[] }

function childPieces(
  parent: DomElement,
  children: DomElement['childNodes'],
  isExact: boolean,
  printing: Printing,
): Printed[] {
  const { filled } = printing
  const shown = children.filter((node) => !('tagName' in node && (printing.isLeftOut(node) || filled?.gone.has(node))))
  return piecesOf(parent, shown, isExact).map((piece) => {
    const expression = piece.kind === 'words' || piece.kind === 'exact' ? filled?.words.get(piece.node) : undefined
    if (expression !== undefined) return { kind: 'filled', lines: [`{${expression}}`] }
    return { ...piece, lines: printPiece(piece, printing, isExact) }
  })
}

/** What React cannot have as children: code, styles of a drawing, and what is read by itself. */
function rawContent(element: DomElement): string | null {
  if (element.tagName === 'template' && 'content' in element) return serialize(element.content as DomElement)
  return /^(script|style|noscript|xmp|noembed|noframes|plaintext)$/.test(element.tagName) ? serialize(element) : null
}

/** All pieces in one line, or null when one of them needs more. */
function flatLine(pieces: readonly Printed[]): string | null {
  // several elements without words among them stand one below the other
  if (pieces.length > 1 && !pieces.some(isWords)) return null
  let line = ''
  for (const [index, piece] of pieces.entries()) {
    const isOuter = index === 0 || index === pieces.length - 1
    if (piece.lines.length !== 1 || line.length > lineLength) return null
    line += piece.kind === 'space' && !isOuter ? ' ' : piece.lines[0]
  }
  return line
}

function printPiece(piece: JsxPiece, printing: Printing, isExact: boolean): string[] {
  switch (piece.kind) {
    case 'words':
      return [piece.words.map(jsxText).join(' ')]
    case 'space':
      return ["{' '}"]
    case 'exact':
      return [`{${stringLiteral(piece.text)}}`]
    case 'remark':
      return [`{/*${piece.text.replaceAll('*/', '* /')}*/}`.replace(/\s*\n\s*/g, ' ')]
    case 'element':
      return printElement(piece.element, printing, isExact)
  }
}

const isWords = ({ kind }: Printed) => kind === 'words' || kind === 'filled'

/** Pieces one below the other; words and what stands among them fill the lines. */
function stacked(pieces: readonly Printed[]): string[] {
  const isText = pieces.some(isWords)
  const lines: string[] = []
  let line = ''
  let gap = false
  const flush = () => {
    if (line !== '') lines.push(line)
    line = ''
  }
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'space') {
      // a blank at the beginning has no line to end
      if (line === '' || index === pieces.length - 1) line += "{' '}"
      else gap = true
      continue
    }
    const parts = piece.kind === 'words' ? piece.words.map((word) => [jsxText(word)]) : [piece.lines]
    for (const [at, part] of parts.entries()) {
      const isWordGap = at > 0
      const joined = `${line}${gap || isWordGap ? ' ' : ''}${part[0] ?? ''}`
      if (part.length === 1 && line !== '' && isText && fits(joined)) line = joined
      else {
        if (gap) line += "{' '}"
        flush()
        lines.push(...part.slice(0, -1))
        line = part.at(-1) ?? ''
      }
      gap = false
    }
  }
  flush()
  return lines
}
