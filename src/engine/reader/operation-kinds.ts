import type { Attributes } from './attributes.ts'

/** What stands between the tags of these is HTML or words. */
export const withContent = new Set(['replace', 'before', 'after', 'prepend', 'append', 'text'])

/** Words that models use for what an operation does, without hyphens and in small letters. */
const synonyms: [kind: string, said: string][] = [
  ['text', 'settext textcontent innertext changetext edittext words rename'],
  ['replace', 'replacewith outerhtml replacehtml replaceelement'],
  ['rewrite', 'update edit change modify set html'],
  ['after', 'insertafter addafter appendafter'],
  ['before', 'insertbefore addbefore'],
  ['append', 'appendchild insertend addchild'],
  ['prepend', 'prependchild insertstart'],
  ['class', 'classes addclass addclasses removeclass setclass classname style restyle'],
  ['attr', 'attribute setattr setattribute attrs'],
  ['token', 'var variable settoken settheme theme cssvar'],
  ['remove', 'delete drop'],
  ['insert', 'add create'],
]

const kinds = new Map(synonyms.flatMap(([kind, said]) => said.split(' ').map((word) => [word, kind] as const)))

/**
 * What an operation does, by one of our names; `rewrite` as long as its content does not show whether it is new HTML
 * or new words, '' when nothing says it.
 */
export function kindOf(given: Attributes, content: string): string {
  const said = (given.get('do') ?? given.get('action') ?? given.get('op') ?? given.get('type') ?? '')
    .trim()
    .toLowerCase()
  if (said === '') return guess(given, content)
  if (said === 'move') return where(given, 'move-') ?? 'move'
  const kind = kinds.get(said.replaceAll(/[-_\s]/g, '')) ?? said
  if (kind === 'insert') return where(given, '') ?? 'insert'
  if (kind !== 'rewrite' || content === '') return kind
  return /<[a-z]/i.test(content) || /&lt;[a-z]/i.test(content) ? 'replace' : 'text'
}

/** `position="after"`, or `after="s5"` of a move. */
function where(given: Attributes, prefix: string): string | null {
  const place = (given.get('position') ?? given.get('where') ?? '').toLowerCase()
  if (/^(?:before|after|append|prepend)$/.test(place)) return prefix + place
  const named = ['after', 'before'].find((name) => given.has(name) || given.has(`move-${name}`))
  return named && prefix !== '' ? prefix + named : null
}

/** What an edit without `do` can only mean. */
function guess(given: Attributes, content: string): string {
  if (given.has('move-before')) return 'move-before'
  if (given.has('move-after')) return 'move-after'
  if (given.has('add') || given.has('remove')) return 'class'
  if (content === '') return ''
  return /^(?:<|&lt;)[a-z]/i.test(content) ? 'replace' : 'text'
}
