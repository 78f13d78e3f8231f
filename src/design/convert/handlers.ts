import { parseSource } from '../parse.ts'
import { runsAsScript } from '../safety.ts'
import { applySplices, sortedSplices } from '../splices.ts'
import { attributeSplice } from '../start-tag.ts'
import type { Splice } from '../types.ts'
import { isBalanced, safeCode } from './balanced.ts'

/** They may have happened before a script at the end of the page hears of them. */
const early = new Set(['onload', 'onerror'])

/** Handlers in attributes (`onclick="…"`) as one script at the end of the page. */
export function withoutHandlers(html: string): string {
  if (!/\son[a-z]{3,20}\s{0,5}=/i.test(html)) return html
  const { elements } = parseSource(html)
  const splices: Splice[] = []
  const marks = new Map<string, number>()
  for (const element of elements) {
    if (element.tag === 'body' || element.tag === 'html') continue
    const own: number[] = []
    for (const { name, value, prefix } of element.attributes) {
      if (prefix || !/^on[a-z]{3,20}$/.test(name) || early.has(name)) continue
      const code = value.trim().replace(/^javascript:/i, '')
      if (code === '' || !isBalanced(code) || runsAsScript(code)) continue
      const splice = attributeSplice(html, element, name, null)
      if (!splice) continue
      const key = `${name.slice(2)} ${code}`
      const mark = marks.get(key) ?? marks.size + 1
      marks.set(key, mark)
      own.push(mark)
      splices.push(splice)
    }
    if (own.length === 0) continue
    const at = element.start + 1 + element.tag.length
    splices.push({ start: at, end: at, insert: ` data-on="${own.join(' ')}"` })
  }
  if (marks.size === 0) return html
  const at = elements.find(({ place }) => place === 'body')?.closeStart ?? html.length
  const lines = [...marks].map(([key, mark]) => {
    const space = key.indexOf(' ')
    return `  on(${mark}, '${key.slice(0, space)}', function (event) { ${key.slice(space + 1)}\n  })`
  })
  const script = `<script>\n${safeCode(`${listen}\n${lines.join('\n')}\n})()`)}\n</script>\n`
  splices.push({ start: at, end: at, insert: script })
  return applySplices(html, sortedSplices(splices))
}

const listen = `(function () {
  function on(mark, type, run) {
    document.querySelectorAll('[data-on~="' + mark + '"]').forEach(function (element) {
      element.addEventListener(type, function (event) {
        if (run.call(element, event) === false) event.preventDefault()
      })
    })
  }`
