/** How much of what was said is looked at for the overlap. */
const tailLength = 600
/** A shorter overlap may be chance; not so where the continuation begins inside a word or a tag. */
const shortestOverlap = (text: string): number => (/^[<\s]/.test(text) ? 12 : 3)
/** A longer overlap can be nothing else. */
const surelyRepeated = 20
/** Enough of a continuation to see how it begins. */
const headLength = tailLength + 200
/** What a model that began again has to reach before it says anything new. */
const anchorLength = 80

/** Lets through only what is new in a continuation that arrives in pieces. */
export type Joint = { push(piece: string): string; end(): string }

/**
 * Joins a continuation to what was `said` before: an introduction and a fence in front of it are left out, and so is
 * the longest overlap. A model that begins again from the start is followed silently until it gets beyond the old end.
 */
export function createJoint(said: string): Joint {
  let head: string | null = ''
  return {
    push(piece) {
      if (head === null) return piece
      head += piece
      if (head.length < headLength || /^\s*<think/i.test(head)) return ''
      const fresh = freshPart(said, head)
      if (fresh === null) return ''
      head = null
      return fresh
    },
    end() {
      if (head === null) return ''
      return freshPart(said, head) ?? ''
    },
  }
}

/** What `head` adds to `said`; null while a model that began again has not come to the end of what was said. */
function freshPart(said: string, head: string): string | null {
  const text = withoutIntroduction(head)
  const repeated = overlap(said.slice(-tailLength), text)
  // so much is no chance, even where the page has only just begun
  if (repeated >= surelyRepeated) return text.slice(repeated)
  if (beginsAgain(said, text)) {
    const anchor = said.slice(-anchorLength)
    const at = text.indexOf(anchor)
    return at === -1 ? null : text.slice(at + anchor.length)
  }
  return text.slice(repeated)
}

function withoutIntroduction(head: string): string {
  return head
    .replace(/^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>\s*|$)/i, '')
    .replace(/^\s*(?:[^\n<{]{0,200}\n\s*)?(?:`{3,}|~{3,})\w*\n/, '')
    .replace(/^\s*(?:here|continuing|continued|sure|certainly|okay|ok)\b[^\n<{]{0,200}\n\s*/i, '')
}

const beginnings = /<!doctype html|<html\b|<page>/i

function beginsAgain(said: string, text: string): boolean {
  return beginnings.test(said) && beginnings.test(text.slice(0, 300))
}

/** The length of the longest beginning of `text` that ends `tail`. */
function overlap(tail: string, text: string): number {
  const shortest = shortestOverlap(text)
  for (let length = Math.min(tail.length, text.length); length >= shortest; length--)
    if (tail.endsWith(text.slice(0, length))) return length
  return 0
}

/**
 * Where `text` has to be cut so that it ends with something whole: before a half tag, else behind the last blank or
 * `>`, so that a continuation has a clean place to begin at.
 */
export function wholeLength(text: string): number {
  const tag = text.lastIndexOf('<')
  if (tag > text.lastIndexOf('>') && /^<(?:[a-z/!]|$)/i.test(text.slice(tag, tag + 2)) && text.length - tag < 4_000)
    return tag
  const word = /[^\s>]{1,40}$/.exec(text.slice(-60))
  return text.length - (word?.[0].length ?? 0)
}
