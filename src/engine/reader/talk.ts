import type { ReplyEvent } from './events.ts'
import { closesFence, readFenceLine } from './fences.ts'
import { open } from './region.ts'
import type { Container, Region, RegionState, RegionStep } from './region.ts'
import { tagEnd } from './markup.ts'
import { searchMark } from './search-replace.ts'

/** What begins at a place in the text: nothing special, something not yet decidable, or this. */
type Mark = RegionStep | 'none' | 'wait'

const reasoningTags = /^(?:think|thinking|thought|thoughts|reasoning|scratchpad)$/
/** Tags that models put around an answer; they mean nothing. */
const wrappers = /^(?:edits|operations|changes|answer|response|result|artifact|boltartifact|boltaction)$/
/** Tags that some models write in the place of `<edit>`: they count when they name a key. */
const otherEdits =
  /^(?:operation|op|change|update|replace|text|class|attr|token|remove|delete|move|before|after|prepend|append|insert|insert-after|insert-before)$/
/** What a page part may begin with when nothing announces it. */
const blocks = /^(?:section|header|main|nav|footer|article|aside|form|div|style|table|figure|dialog)$/
/** Fences in which a model may have put a change in a form that is none of ours. */
const patches = /^(?:css|diff|patch|js|javascript|mjs|ts|typescript|jsx|tsx)$/
/** Fences whose content is not for us. */
const otherLanguages = /^(?:scss|sass|less|bash|sh|shell|zsh|console|python|py|sql|yaml|yml|toml|php|ruby)$/

/** Prose, and whatever begins in it. Inside a fence or `<page>` there is no prose, only things that begin. */
export function talk(container: Container, atLineStart: boolean): Region {
  let lineStart = atLineStart
  return (text, ended) => {
    for (const { index } of text.matchAll(container.kind === 'comment' ? /[<-]/g : /[<{`~]/g)) {
      const mark = readMark(text.slice(index), ended, container, beginsLine(text, index, lineStart))
      if (mark === 'none') continue
      const before = say(container, text.slice(0, index))
      if (index > 0) lineStart = beginsLine(text, index, lineStart)
      if (mark === 'wait') return { used: index, events: before }
      const used = index + mark.used
      lineStart = text[used - 1] === '\n'
      return { used, events: [...before, ...(mark.events ?? [])], next: mark.next }
    }
    lineStart = beginsLine(text, text.length, lineStart)
    return { used: text.length, events: say(container, text) }
  }
}

function say(container: Container, text: string): ReplyEvent[] {
  return container.kind === 'open' && text !== '' ? [{ type: 'prose', text }] : []
}

/** Whether only blanks stand between the last line break and `at`; `lineStart` when the text begins a line. */
function beginsLine(text: string, at: number, lineStart: boolean): boolean {
  const line = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
  return (line > 0 || lineStart) && text.slice(line, at).trim() === ''
}

function readMark(text: string, ended: boolean, container: Container, lineStart: boolean): Mark {
  if (text[0] === '<') return readAngle(text, ended, container, lineStart)
  if (text[0] === '-') return readCommentEnd(text, ended)
  if (text[0] === '{') return readBrace(text, ended, container, lineStart)
  return lineStart ? readFence(text, ended, container) : 'none'
}

function readCommentEnd(text: string, ended: boolean): Mark {
  if (text.startsWith('-->')) return { used: 3, next: { in: 'talk', container: open, lineStart: false } }
  return !ended && '-->'.startsWith(text) ? 'wait' : 'none'
}

function readFence(text: string, ended: boolean, container: Container): Mark {
  const line = readFenceLine(text, ended)
  if (line === null || line === 'wait') return line ?? 'none'
  if (container.kind === 'page') return { used: line.contentAt }
  if (container.kind === 'fence' && closesFence(line, container))
    return { used: line.end, next: { in: 'talk', container: open, lineStart: true } }
  const fence = { kind: 'fence', mark: line.mark } as const
  if (line.info.startsWith('json')) return { used: line.contentAt, next: { in: 'json-code', container: fence } }
  if (patches.test(line.info))
    return { used: line.contentAt, next: { in: 'patch', container: fence, language: line.info } }
  if (otherLanguages.test(line.info)) return { used: line.contentAt, next: { in: 'other-code', container: fence } }
  return { used: line.contentAt, next: { in: 'talk', container: fence, lineStart: true } }
}

function readBrace(text: string, ended: boolean, container: Container, lineStart: boolean): Mark {
  if (container.kind === 'fence' && lineStart) return { used: 0, next: { in: 'json-code', container } }
  if (/^\{\s*$/.test(text) && !ended) return 'wait'
  if (/^\{\s*"/.test(text)) return { used: 0, next: { in: 'json', container } }
  return 'none'
}

function readAngle(text: string, ended: boolean, container: Container, lineStart: boolean): Mark {
  const undecided = /^<(?:[!/]?[a-z][\w-]{0,20}|[!/|]?|!-|!--[\s\S]*|<{1,8} ?\w{0,8}|\|[\w ]{0,40}\|?)$/i
  if (text.startsWith('<<'))
    return searchMark.test(text) ? { used: 0, next: { in: 'search-replace', container } } : hold(undecided, text, ended)
  const special = /^<\|[\w ]{1,40}\|>/.exec(text)
  if (special) return { used: special[0].length }
  const comment = /^<!--[\s\S]*?-->/.exec(text)
  // a change inside of a comment is a change all the same
  if (comment && /<edit\s/i.test(comment[0]))
    return { used: '<!--'.length, next: { in: 'talk', container: { kind: 'comment' }, lineStart: true } }
  if (comment) return { used: comment[0].length }
  if (undecided.test(text)) return hold(undecided, text, ended)

  const [tag = '', sign = '', word = ''] = /^<([!/]?)([a-z][\w-]*)/i.exec(text) ?? []
  const name = word.toLowerCase()
  if (tag === '') return 'none'
  if (sign === '/') return readClose(text, ended, container, name)
  if (sign === '!') return name === 'doctype' ? begin({ in: 'page', form: 'document', container }) : 'none'
  if (reasoningTags.test(name)) return { used: tag.length, next: { in: 'reasoning', tag: name, container } }
  if (name === 'idea') return swallow(text, ended, { in: 'idea', container })
  if (name === 'edit') return begin({ in: 'edit', container })
  if (otherEdits.test(name) && (lineStart || container.kind !== 'open')) {
    const end = tagEnd(text, tag.length)
    if (end === -1 && !ended) return 'wait'
    if (/\s(?:k|key|data-k)\s*=/i.test(text.slice(0, end))) return begin({ in: 'edit', container })
  }
  if (name === 'page') return swallow(text, ended, { in: 'talk', container: { kind: 'page' }, lineStart: true })
  if (wrappers.test(name)) return swallow(text, ended)
  if (name === 'html') return begin({ in: 'page', form: 'document', container })
  if (name === 'head' || name === 'body') return begin({ in: 'page', form: name, container })
  const announced = container.kind === 'fence' || container.kind === 'page'
  return announced || (lineStart && blocks.test(name)) ? begin({ in: 'page', form: 'fragment', container }) : 'none'
}

function readClose(text: string, ended: boolean, container: Container, name: string): Mark {
  if (name === 'page') return swallow(text, ended, { in: 'talk', container: open, lineStart: false })
  if (reasoningTags.test(name)) {
    const mark = swallow(text, ended)
    return typeof mark === 'object' ? { ...mark, events: [{ type: 'prose-void' }] } : mark
  }
  return container.kind !== 'open' || wrappers.test(name) || /^(?:edit|idea|operation|op|change|html|body)$/.test(name)
    ? swallow(text, ended)
    : 'none'
}

const begin = (next: RegionState): Mark => ({ used: 0, next })
const hold = (undecided: RegExp, text: string, ended: boolean): Mark =>
  !ended && undecided.test(text) ? 'wait' : 'none'

/** The tag itself means nothing; when it never ends it is text. */
function swallow(text: string, ended: boolean, next?: RegionState): Mark {
  const end = text.indexOf('>')
  if (end !== -1) return { used: end + 1, next }
  return ended ? 'none' : 'wait'
}
