import { decodeText, visibleText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import { readAttributes } from './attributes.ts'
import type { Attributes } from './attributes.ts'
import { tidyMarkup } from './tidy-markup.ts'
import type { ReplyEvent } from './events.ts'
import { kindOf, withContent } from './operation-kinds.ts'

/**
 * One `<edit>` as an operation. `source` is all of it, `tag` its start tag, `content` what stands between the tags.
 * What can be no operation at all comes back as `broken` with the reason.
 */
export function readOperation(source: string, tag: string, content: string | null): ReplyEvent {
  return operationOf(source, attributesOf(tag), content)
}

/** Whether a start tag announces content: its kind has some, and no attribute says it already. */
export function takesContent(tag: string): boolean {
  const given = attributesOf(tag)
  const kind = kindOf(given, '')
  if (kind === 'attr' || kind === 'token') return !given.has('value')
  if (kind === '') return !['add', 'remove', 'move-before', 'move-after'].some((name) => given.has(name))
  return (withContent.has(kind) || kind === 'rewrite') && !inAttribute(given)
}

/** An operation from its attributes, wherever they were written. */
export function operationOf(source: string, given: Attributes, content: string | null): ReplyEvent {
  const said = content === null ? (inAttribute(given)?.[1] ?? '') : unwrap(content)
  const kind = kindOf(given, said)
  const k = (keyNames.map((name) => given.get(name)).find((value) => value !== undefined) ?? '').trim()
  if (k === '' && kind !== 'token')
    return { type: 'broken', source, reason: 'The change names no element: k is missing.' }
  const operation = build(kind, k === '' ? 'theme' : k, given, said, content === null)
  return typeof operation === 'string'
    ? { type: 'broken', source, reason: operation }
    : { type: 'operation', operation, source }
}

const keyNames = ['k', 'key', 'data-k', 'data-key', 'ref', 'id', 'target', 'element']

/** What a change says of itself, where that is asked for. */
const said = ['note', 'was', 'is', 'at']

/** A tag that is named after what it does: `<replace k="h2">` is `<edit k="h2" do="replace">`. */
function attributesOf(tag: string): Attributes {
  const given = readAttributes(tag)
  const name = /^<([a-z-]+)/i.exec(tag)?.[1]?.toLowerCase() ?? 'edit'
  return /^(?:edit|operation|op|change)$/.test(name) || ['do', 'action', 'op', 'type'].some((other) => given.has(other))
    ? given
    : new Map([...given, ['do', name]])
}

function inAttribute(given: Attributes): [string, string] | undefined {
  for (const name of ['content', 'html', 'text', 'value']) {
    const value = given.get(name)
    if (value !== undefined) return [name, value]
  }
  return undefined
}

function build(kind: string, k: string, given: Attributes, content: string, isEmpty: boolean): Operation | string {
  switch (kind) {
    case 'replace':
    case 'before':
    case 'after':
    case 'prepend':
    case 'append':
      return markup(kind, k, content)
    case 'text':
      return content === '' && isEmpty
        ? 'do="text" needs its words between its tags.'
        : { do: 'text', k, text: plainText(content) }
    case 'class': {
      const [add, remove] = [words(given.get('add')), words(given.get('remove'))]
      return add.length + remove.length === 0 ? 'do="class" needs add or remove.' : { do: 'class', k, add, remove }
    }
    case 'attr':
      return attribute(k, given, content)
    case 'token': {
      const name = property(given.get('name') ?? '')
      const value = given.get('value') ?? plainText(content)
      return name && value !== ''
        ? { do: 'token', k, name, value }
        : 'do="token" needs a name that begins with -- and a value.'
    }
    case 'remove':
      return { do: 'remove', k }
    case 'move-before':
    case 'move-after': {
      const to = given.get(kind) ?? given.get(kind.slice(5)) ?? given.get('to')
      return to?.trim() ? { do: kind, k, to: to.trim() } : `${kind} needs the key of the other element.`
    }
    default:
      return kind === ''
        ? 'The change does not say what to do: do is missing.'
        : `There is no do="${kind.slice(0, 40)}".`
  }
}

function markup(kind: 'replace' | 'before' | 'after' | 'prepend' | 'append', k: string, content: string) {
  const html = tidyMarkup(content)
  if (html === '') return `do="${kind}" needs HTML between its tags.`
  // words alone are meant for inside the element
  return kind === 'replace' && !html.includes('<')
    ? ({ do: 'text', k, text: decodeText(html) } as const)
    : ({ do: kind, k, html } as const)
}

function attribute(k: string, given: Attributes, content: string): Operation | string {
  const named = given.get('name')?.trim()
  const own = [...given].filter(
    ([name]) => ![...keyNames, 'do', 'action', 'op', 'type', 'value', 'page', ...said].includes(name),
  )
  // <edit k="b2" do="attr" href="#faq"/>
  if (!named && own.length === 1 && own[0]) return { do: 'attr', k, name: own[0][0], value: own[0][1] }
  if (!named) return 'do="attr" needs a name.'
  const name = named === 'className' ? 'class' : named
  return { do: 'attr', k, name, value: given.get('value') ?? (content === '' ? null : decodeText(content)) }
}

/** Models put markup or references where only text was asked for. */
function plainText(content: string): string {
  const escaped = !content.includes('<') && /&lt;\/?[a-z][^&]*&gt;/i.test(content) ? decodeText(content) : content
  return escaped.includes('<') ? visibleText(escaped) : decodeText(escaped)
}

function property(name: string): `--${string}` | null {
  const bare = name.trim().replace(/^-*/, '')
  return /^[a-z][\w-]*$/i.test(bare) ? `--${bare}` : null
}

const words = (list = ''): string[] =>
  list
    .split(/[\s,]+/)
    .map((word) => word.replace(/^\.(?=[a-z])/i, ''))
    .filter((word) => word !== '')

/** The content without blank space around it, a fence or a CDATA section that a model put around it. */
function unwrap(content: string): string {
  const inner = content.trim()
  const wrapped = /^(?:(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?[ \t]*\1|<!\[CDATA\[([\s\S]*)\]\]>)$/.exec(inner)
  return (wrapped?.[2] ?? wrapped?.[3] ?? inner).trim()
}
