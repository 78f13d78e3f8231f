import { type Located, parseSource } from '../parse.ts'
import { applySplices, sortedSplices } from '../splices.ts'
import { attributeSplice } from '../start-tag.ts'
import type { Splice } from '../types.ts'
import { alpineScript } from './alpine-script.ts'
import { isBalanced, safeCode } from './balanced.ts'
import type { Converted } from './types.ts'

/** An attribute of Alpine as a row of the script; `null` says that it goes without a trace. */
type Row = { code: string } | { state: string } | null | 'unknown'

/** What Alpine's attributes do, as one script of the page's own. */
export function withoutAlpine(html: string): Converted {
  if (!/\sx-data\b/i.test(html)) return { html, told: [] }
  const { elements } = parseSource(html)
  const splices: Splice[] = []
  const rows: string[] = []
  const makers: string[] = []
  const lost = new Set<string>()
  let marks = 0
  for (const element of elements) {
    const directives = element.attributes.filter(({ name }) => /^(?:x-|@|:)/.test(name))
    if (directives.length === 0) continue
    const codes: string[] = []
    let maker: string | null = null
    for (const { name, value } of directives) {
      const ref = name === 'x-ref' && /^[\w-]+$/.test(value)
      const row = ref ? null : rowOf(name, value)
      const splice = attributeSplice(html, element, name, null)
      if (splice) splices.push(splice)
      if (ref) splices.push(attributeInsertion(html, element, 'data-x-ref', value))
      if (row === 'unknown') lost.add(name.split('.')[0] ?? name)
      else if (row && 'state' in row) maker = row.state
      else if (row) codes.push(row.code)
    }
    if (codes.length === 0 && maker === null) continue
    const mark = `${++marks}`
    splices.push(attributeInsertion(html, element, 'data-x', mark))
    if (codes.length > 0) rows.push(`  ${mark}: [${codes.join(', ')}],`)
    if (maker !== null) makers.push(`  ${mark}: function ($, named) { with (named) with ($) { return ${maker} } },`)
  }
  if (makers.length === 0) return { html, told: [] }
  const body = elements.find(({ place }) => place === 'body')
  const at = body?.closeStart ?? html.length
  const script = `<script>\n${safeCode(`${alpineScript}({\n${rows.join('\n')}\n}, {\n${makers.join('\n')}\n})`)}\n</script>\n`
  splices.push({ start: at, end: at, insert: script })
  const told = lost.size === 0 ? [] : [`left out of Alpine: ${[...lost].slice(0, 5).join(', ')}`]
  return { html: applySplices(html, sortedSplices(splices)), told }
}

/** Behind the name of the tag; two at one place stay in order. */
function attributeInsertion(_html: string, element: Located, name: string, value: string): Splice {
  const at = element.start + 1 + element.tag.length
  return { start: at, end: at, insert: ` ${name}="${value}"` }
}

/** What only makes a change soft, or helps Alpine itself. */
const withoutTrace = new Set(['x-ignore', 'x-id', 'x-collapse', 'x-trap'])
/** What draws an element by an expression. */
const drawn = new Set(['x-show', 'x-text', 'x-if', 'x-html'])

function rowOf(name: string, value: string): Row {
  const [whole = '', ...more] = name.split('.')
  if (whole === 'x-cloak' || whole.startsWith('x-transition') || withoutTrace.has(whole)) return null
  if (whole === ':key' || whole === 'x-bind:key') return null
  const expression = value.trim() === '' ? '{}' : value.trim()
  if (whole === 'x-data') return isBalanced(expression) ? { state: `(${expression})` } : 'unknown'
  if (!isBalanced(value)) return 'unknown'
  const read = `function ($) { with ($) { return (${expression}) } }`
  if (drawn.has(whole)) return { code: `['${whole.slice(2)}', ${read}]` }
  if (whole === 'x-effect') return { code: `['effect', ${run(value)}]` }
  if (whole === 'x-init') return { code: `['init', ${run(value)}]` }
  if (whole === 'x-for') return forRow(value)
  if (whole === 'x-bind') return { code: `['all', ${read}]` }
  if (whole === 'x-teleport')
    return /^[\w\s#.>-]+$/.test(value) ? { code: `['teleport', null, '${value.trim()}']` } : 'unknown'
  const seen = /^x-intersect(?::(enter|leave))?$/.exec(whole)
  if (seen) return { code: `['intersect', ${run(value)}, '${seen[1] ?? 'enter'}', [${wordsOf(more)}]]` }
  if (whole === 'x-model') {
    return { code: `['model', ${read}, function ($, $value) { with ($) { ${value} = $value } }]` }
  }
  const bound = /^(?:x-bind:|:)([\w:-]+)$/.exec(whole)?.[1]
  if (bound) return { code: `['bind', ${read}, '${bound}']` }
  const event = /^(?:x-on:|@)([\w:-]+)$/.exec(whole)?.[1]
  return event ? { code: `['on', ${run(value)}, '${event}', [${wordsOf(more)}]]` } : 'unknown'
}

const wordsOf = (more: readonly string[]) =>
  more
    .filter((word) => /^[\w-]+$/.test(word))
    .map((word) => `'${word}'`)
    .join(', ')

/** Statements as they are; an expression gives its value, which may be a function to call. */
const run = (code: string) =>
  /^[\w$.]+$/.test(code.trim())
    ? `function ($) { with ($) { return ${code} } }`
    : `function ($) { with ($) { ${code}\n } }`

function forRow(value: string): Row {
  const [before = '', ...behind] = value.split(/\s(?:in|of)\s/)
  const names = before.replace(/[()]/g, '')
  const list = behind.join(' in ').trim()
  const parts = names.split(',').map((name) => name.trim())
  if (list === '' || !parts.every((name) => /^[\w$]+$/.test(name))) return 'unknown'
  const written = parts.map((name) => `'${name}'`).join(', ')
  return { code: `['for', function ($) { with ($) { return (${list}) } }, [${written}]]` }
}
