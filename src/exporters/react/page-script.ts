import type { Handler, PageParts } from './page-parts.ts'

const listen = `function on(selector, type, run) {
  document.querySelector(selector)?.addEventListener(type, function (event) {
    if (run.call(this, event) === false) event.preventDefault()
  })
}`

/** What the page does, as one file for the browser; empty for a page that does nothing. */
export function pageScript({ scripts, handlers }: Pick<PageParts, 'scripts' | 'handlers'>): string {
  const written = scripts.map((code) => code.trim())
  if (handlers.length > 0) written.push([listen, ...handlers.map(listener)].join('\n\n'))
  return written.length === 0 ? '' : `${written.join('\n;\n')}\n`
}

function listener({ selector, event, code }: Handler): string {
  return `on(${JSON.stringify(selector)}, ${JSON.stringify(event)}, function (event) {\n  ${code.trim()}\n})`
}
