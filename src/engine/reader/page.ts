import type { PageForm, ReplyEvent } from './events.ts'
import { findClose } from './fences.ts'
import { findRawTextEnd, isRawText, readToken, voidElements } from './markup.ts'
import type { Token } from './markup.ts'
import { open } from './region.ts'
import type { Container, Region, RegionStep } from './region.ts'

/** How far the page goes on; that more text is needed; that the rest is half a tag; or that it ends. */
type Piece = { to: number } | 'wait' | 'drop' | { end: number; used: number; back: Container }

/** A page from its first tag to its own end, the end of its container or the end of the reply. */
export function page(form: PageForm, container: Container): Region {
  let started = false
  let lineStart = false
  let bodyClosed = false
  let rawText: string | null = null
  /** open elements of a fragment */
  const stack: string[] = []
  const whole = () => (form === 'fragment' ? stack.length === 0 : bodyClosed)

  function readPiece(text: string, at: number, ended: boolean): Piece {
    if (rawText !== null) return readRawText(text, at, ended, rawText)
    const token = readToken(text, at)
    if (token === null) return ended ? 'drop' : 'wait'
    if (token.kind === 'text') return readText(text, at, token.end, ended)
    if (token.kind === 'open' || token.kind === 'close') return readTag(token, at)
    return { to: token.end }
  }

  function readRawText(text: string, at: number, ended: boolean, name: string): Piece {
    const found = findRawTextEnd(text, at, name)
    if ('at' in found) rawText = null
    else if (ended) return { to: text.length }
    else if (found.clear === at) return 'wait'
    return { to: 'at' in found ? found.at : found.clear }
  }

  function readText(text: string, at: number, end: number, ended: boolean): Piece {
    const last = end === text.length
    const piece = text.slice(at, end)
    if (container.kind === 'fence') {
      const close = findClose(piece, container, lineStart, ended && last)
      if ('at' in close) return { end: at + close.at, used: at + close.after, back: open }
      if (last && close.clear === 0) return 'wait'
      return { to: last ? at + close.clear : end }
    }
    if (container.kind === 'open' && whole()) {
      if (piece.trim() !== '') return { end: at, used: at, back: container }
      if (last && !ended) return 'wait'
    }
    return { to: end }
  }

  function readTag(token: Extract<Token, { name: string }>, at: number): Piece {
    const { kind, name, end } = token
    if (kind === 'close' && name === 'page') return { end: at, used: end, back: open }
    if (kind === 'open' && (name === 'edit' || name === 'page')) return { end: at, used: at, back: container }
    if (kind === 'close' && name === 'html') {
      bodyClosed = true
      return { end, used: end, back: container }
    }
    if (kind === 'close') {
      if (name === 'body') bodyClosed = true
      const opened = stack.lastIndexOf(name)
      if (form === 'fragment' && stack.length === 0) return { end: at, used: end, back: container }
      if (opened !== -1) stack.length = opened
    } else if (!token.selfClosing && !voidElements.has(name)) {
      stack.push(name)
      if (isRawText(name)) rawText = name
    }
    return { to: end }
  }

  return (text, ended): RegionStep => {
    const begin: ReplyEvent[] = started ? [] : [{ type: 'page-start', form }]
    started = true
    if (text === '') return { used: 0, events: ended ? [...begin, { type: 'page-end', complete: whole() }] : begin }
    let at = 0
    while (at < text.length) {
      const piece = readPiece(text, at, ended)
      if (piece === 'wait') break
      if (piece === 'drop') return { used: text.length, events: [...begin, ...html(text.slice(0, at))] }
      if ('end' in piece) {
        const events: ReplyEvent[] = [
          ...begin,
          ...html(text.slice(0, piece.end)),
          { type: 'page-end', complete: whole() },
        ]
        const atLineStart = piece.used === 0 ? lineStart : text[piece.used - 1] === '\n'
        return { used: piece.used, events, next: { in: 'talk', container: piece.back, lineStart: atLineStart } }
      }
      at = piece.to
      lineStart = text[at - 1] === '\n'
    }
    return { used: at, events: [...begin, ...html(text.slice(0, at))] }
  }
}

const html = (text: string): ReplyEvent[] => (text === '' ? [] : [{ type: 'page', html: text }])
