import { around, type PageNode, readPage, type ReadPage } from '../../score/read-page.ts'
import { plain } from './plain.ts'

/** A piece of text that stands by itself: a heading, a paragraph, a cell, a label. */
export type TextBlock = { text: string; plain: string; tag: string; section: string; node: PageNode }

export type SeenSection = { kind: string; headings: string[]; text: string }

/** A page as the person who asked for it reads it: what waits for facts and what is drawn is left out. */
export type SeenPage = {
  read: ReadPage
  language: string
  title: string
  /** the name that it carries in its header, '' without one */
  brand: string
  text: string
  blocks: TextBlock[]
  /** short elements that hold several blocks: a card, a row */
  rows: string[]
  sections: SeenSection[]
  controls: string[]
  telephones: string[]
  slots: string[]
}

const silent = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg'])
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'time',
  'br',
])
const isSlot = (node: PageNode) => node.attributes['data-placeholder'] !== undefined

/** The text that is given: without slots and drawings. Words that only a layout holds together are apart. */
export function givenText(node: PageNode): string {
  if (silent.has(node.tag) || isSlot(node)) return ''
  const between = hasOwnText(node) ? '' : ' '
  const text = node.pieces.map((piece) => (typeof piece === 'string' ? piece : givenText(piece))).join(between)
  return inline.has(node.tag) ? text : ` ${text} `
}

const hasOwnText = ({ pieces }: PageNode) => pieces.some((piece) => typeof piece === 'string' && piece.trim() !== '')

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The longest text that is still one card or one row. */
const longestRow = 260

export function seePage(html: string): SeenPage {
  const read = readPage(html)
  const inBody = read.nodes.filter((node) => !node.foreign && around(node).some(({ tag }) => tag === 'body'))
  const sectionOf = (node: PageNode) =>
    [node, ...around(node)]
      .find(({ attributes }) => attributes['data-section'])
      ?.attributes['data-section']?.split('/')[0] ?? ''
  const hidden = (node: PageNode) => [node, ...around(node)].some((one) => silent.has(one.tag) || isSlot(one))
  const shown = inBody.filter((node) => !hidden(node))
  const blocks = shown.flatMap((node): TextBlock[] => {
    const isWithin = inline.has(node.tag) && node.parent !== null && hasOwnText(node.parent)
    if (!hasOwnText(node) || isWithin) return []
    const text = clean(givenText(node))
    return text === '' ? [] : [{ text, plain: plain(text), tag: node.tag, section: sectionOf(node), node }]
  })
  const rows = shown.map((node) => clean(givenText(node))).filter((text) => text !== '' && text.length <= longestRow)
  const header = shown.find(({ tag }) => tag === 'header')
  const home =
    header &&
    shown.find(
      (node) => node.tag === 'a' && /^#(?:top)?$/.test(node.attributes.href ?? '') && around(node).includes(header),
    )
  const titleNode = read.nodes.find(({ tag, foreign }) => tag === 'title' && !foreign)
  return {
    read,
    language: read.nodes.find(({ tag }) => tag === 'html')?.attributes.lang ?? '',
    title: clean(titleNode?.own ?? ''),
    brand: home ? clean(givenText(home)) : '',
    text: plain(read.body ? givenText(read.body) : ''),
    blocks,
    rows: [...new Set(rows.map(plain))],
    sections: shown
      .filter(({ attributes }) => attributes['data-section'])
      .map((node) => ({
        kind: sectionOf(node),
        headings: shown
          .filter((one) => /^h[1-3]$/.test(one.tag) && around(one).includes(node))
          .map((one) => plain(givenText(one))),
        text: plain(givenText(node)),
      })),
    controls: shown.filter(({ tag }) => tag === 'a' || tag === 'button').map((node) => plain(givenText(node))),
    telephones: shown.map(({ attributes }) => attributes.href ?? '').filter((href) => href.startsWith('tel:')),
    slots: inBody
      .filter((node) => isSlot(node))
      .map((node) => clean(node.pieces.map((piece) => (typeof piece === 'string' ? piece : '')).join(''))),
  }
}
