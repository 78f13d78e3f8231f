import { attributePlaces } from '../start-tag.ts'

/**
 * A source cut into the smallest pieces that one change can be about: a run of text, an end tag, the name of a start tag,
 * one attribute, one class, one declaration of a style. Joined they are the source again.
 */
export function piecesOf(html: string): string[] {
  const pieces: string[] = []
  let at = 0
  while (at < html.length) {
    const open = nextTag(html, at)
    if (open > at) pieces.push(...textPieces(html.slice(at, open)))
    if (open >= html.length) break
    const end = endOfTag(html, open)
    const name = /^<[a-z][^\s/>]*/i.exec(html.slice(open, Math.min(end, open + 64)))?.[0]
    if (!name) {
      pieces.push(html.slice(open, end))
      at = end
      continue
    }
    pieces.push(...startTagPieces(html, open, end, name.length))
    at = end
    const tag = name.slice(1).toLowerCase()
    if (!rawText.has(tag)) continue
    at = endOfRawText(html, end, tag)
    pieces.push(...(tag === 'style' ? styleRules(html.slice(end, at)) : [html.slice(end, at)]).filter(Boolean))
  }
  return pieces
}

/**
 * Which run of text each piece is a part of, by a number of its own; null for what is no text of the page.
 */
export function runsOf(pieces: readonly string[]): (number | null)[] {
  let run = 0
  let isInTag = false
  return pieces.map((piece) => {
    const isTag = isInTag || /^(?:<[a-z/!?]|\0)/i.test(piece)
    if (!isTag) return run
    run += 1
    const isOpen = isInTag || /^<[a-z]/i.test(piece)
    isInTag = isOpen && !piece.endsWith('>')
    return null
  })
}

const rawText = new Set(['script', 'style', 'textarea', 'title'])
const voidTags = new Set('area base br col embed frame hr img input link meta param source track wbr'.split(' '))

/** Where the next tag or comment begins: what looks like one and is text stays text. */
function nextTag(html: string, from: number): number {
  for (let at = html.indexOf('<', from); at >= 0; at = html.indexOf('<', at + 1))
    if (/[a-z/!?]/i.test(html[at + 1] ?? '')) return at
  return html.length
}

function endOfTag(html: string, open: number): number {
  const isComment = html.startsWith('<!--', open)
  const close = isComment ? html.indexOf('-->', open + 4) : closingBracket(html, open)
  if (close < 0) return html.length
  return close + (isComment ? 3 : 1)
}

function closingBracket(html: string, open: number): number {
  let quote = ''
  for (let at = open + 1; at < html.length; at += 1) {
    const char = html[at] ?? ''
    if (quote) quote = char === quote ? '' : quote
    else if (char === '>') return at
    else if ((char === '"' || char === "'") && html[at - 1] === '=') quote = char
  }
  return -1
}

function endOfRawText(html: string, from: number, tag: string): number {
  const close = new RegExp(`</${tag}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}

function startTagPieces(html: string, open: number, end: number, nameLength: number): string[] {
  const pieces: string[] = []
  let at = open + nameLength
  for (const { name, start, end: until, valueStart, valueEnd } of attributePlaces(html, open, end)) {
    if (start < at) continue
    const isList = valueEnd > valueStart && (name === 'class' || name === 'style')
    if (!isList) pieces.push(html.slice(at, until))
    else {
      const value = html.slice(valueStart, valueEnd)
      const parts = name === 'class' ? value.split(/(?<=\S)(?=\s)/) : styleRules(value)
      pieces.push(html.slice(at, valueStart), ...parts, html.slice(valueEnd, until))
    }
    at = until
  }
  const tail = html.slice(at, end)
  const tag = html.slice(open, open + nameLength)
  // The end of a void tag opens nothing and closes nothing.
  if (!voidTags.has(tag.slice(1).toLowerCase())) return [tag, ...pieces, tail].filter(Boolean)
  const last = pieces.pop()
  return last === undefined ? [tag + tail] : [tag, ...pieces, last + tail].filter(Boolean)
}

/** Word by word: a run of text that an element leaves behind goes together with the next one. */
const textPieces = (text: string): string[] => text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)|(?=\n)/)

/** The declarations of a style. */
export const styleRules = (css: string): string[] => css.split(/(?<=[;{}])/).filter(Boolean)
