import { decodeAttribute, decodeText, visibleText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import type { ReplyEvent } from './events.ts'

type Attributes = ReadonlyMap<string, string>

/**
 * One `<edit>` as an operation. `source` is all of it, `tag` its start tag, `content` what stands between the tags.
 * What can be no operation at all comes back as `broken` with the reason.
 */
export function readOperation(source: string, tag: string, content: string | null): ReplyEvent {
  const given = readAttributes(tag)
  const k = (given.get('k') ?? given.get('key') ?? given.get('data-k') ?? '').trim()
  if (k === '') return { type: 'broken', source, reason: 'The change names no element: k is missing.' }
  const operation = build(k, given, content === null ? '' : unwrap(content))
  return typeof operation === 'string'
    ? { type: 'broken', source, reason: operation }
    : { type: 'operation', operation, source }
}

function build(k: string, given: Attributes, content: string): Operation | string {
  const kind = (given.get('do') ?? given.get('action') ?? guess(given, content)).trim().toLowerCase()
  switch (kind) {
    case 'replace':
    case 'before':
    case 'after':
    case 'prepend':
    case 'append':
      return content === '' ? `do="${kind}" needs HTML between its tags.` : { do: kind, k, html: content }
    case 'text':
      return { do: 'text', k, text: plainText(content) }
    case 'class': {
      const [add, remove] = [words(given.get('add')), words(given.get('remove'))]
      return add.length + remove.length === 0 ? 'do="class" needs add or remove.' : { do: 'class', k, add, remove }
    }
    case 'attr': {
      const name = given.get('name')?.trim()
      return name
        ? { do: 'attr', k, name, value: given.get('value') ?? (content === '' ? null : decodeText(content)) }
        : 'do="attr" needs a name.'
    }
    case 'token': {
      const name = given.get('name')?.trim() ?? ''
      const value = given.get('value') ?? plainText(content)
      return isProperty(name) && value !== ''
        ? { do: 'token', k, name, value }
        : 'do="token" needs a name that begins with -- and a value.'
    }
    case 'remove':
    case 'delete':
      return { do: 'remove', k }
    case 'move-before':
    case 'move-after': {
      const to = (given.get(kind) ?? given.get('to') ?? '').trim()
      return to === '' ? `${kind} needs the key of the other element.` : { do: kind, k, to }
    }
    default:
      return kind === ''
        ? 'The change does not say what to do: do is missing.'
        : `There is no do="${kind.slice(0, 40)}".`
  }
}

/** What an edit without `do` can only mean. */
function guess(given: Attributes, content: string): string {
  if (given.has('move-before')) return 'move-before'
  if (given.has('move-after')) return 'move-after'
  if (given.has('add')) return 'class'
  if (content === '') return ''
  return content.startsWith('<') ? 'replace' : 'text'
}

/** Models put markup or references where only text was asked for. */
function plainText(content: string): string {
  return content.includes('<') ? visibleText(content) : decodeText(content)
}

const isProperty = (name: string): name is `--${string}` => /^--[\w-]+$/.test(name)
const words = (list = ''): string[] => list.split(/\s+/).filter((word) => word !== '')

/** Attributes in double, single, typographic or no quotes. */
function readAttributes(tag: string): Attributes {
  const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”]([^“”]*)[“”]|([^\s"'>]+?)(?=\s|\/?>|$))/g
  const inside = tag.replace(/^<edit/i, '')
  return new Map(
    [...inside.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      decodeAttribute(values.find((value) => value !== undefined) ?? ''),
    ]),
  )
}

/** The content without blank space around it, a fence or a CDATA section that a model put around it. */
function unwrap(content: string): string {
  const inner = content.trim()
  const wrapped = /^(?:(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?[ \t]*\1|<!\[CDATA\[([\s\S]*)\]\]>)$/.exec(inner)
  return (wrapped?.[2] ?? wrapped?.[3] ?? inner).trim()
}
