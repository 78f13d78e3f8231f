import { pattern } from '#rules/pattern.ts'
import type { Located } from '#design/parse.ts'
import { importsForeign, isForeign } from '#design/safety.ts'
import { decodedCss } from './css-sheets.ts'
import type { Loss } from './losses.ts'
import { leaveOut, type PageContext, readAttribute, replaceElement } from './page-context.ts'

/** Scripts that only tell others who looks at a page. */
const tracker = pattern('i')`
  googletagmanager|google-analytics|googlesyndication|doubleclick|connect\.facebook|hotjar|clarity\.ms|plausible
  |matomo|cloudflareinsights|\/cdn-cgi\/|segment\.(com|io)|hs-scripts|snap\.licdn|events\.framer|analytics
`

/** Scripts that draw a page anew which is drawn already; away from their server they would only break it. */
const frameworkFile = /(^|\/)(_next|_nuxt|_app\/immutable|_gatsby|~partytown)\//i
/** Names that others give their own scripts too: they are a framework's only in a page that it made. */
const namedByBuilder: readonly { page: RegExp; file: RegExp }[] = [
  {
    page: /\bid=["']?___gatsby\b/,
    file: /(^|\/)(webpack-runtime|polyfill|framework|app|component---[\w-]+|commons)-[\da-f]{8,}\.js/i,
  },
  {
    page: /Wix\.com Website Builder|\bwix_thunderbolt\b|wix-essential-viewer-model/i,
    file: /\.[\da-f]{8}\.bundle\.min\.js/i,
  },
  {
    page: /\bSQUARESPACE_ROLLUPS\b|Static\.SQUARESPACE_CONTEXT|This is Squarespace/,
    file: /-[\da-f]{16,}-min\.[a-z]{2}-[A-Z]{2}\.js|\bsquarespace\.com\/static\/vta\//i,
  },
]
const isFrameworkFile = (html: string, source: string) =>
  frameworkFile.test(source) || namedByBuilder.some(({ page, file }) => file.test(source) && page.test(html))
const frameworkData = pattern()`
  ^\s*(?:\(?self\.__next_[fs]|window\.___(?:gatsby|webpackCompilationHash|chunkMapping|loader)
  |\/\*<!\[CDATA\[\*\/\s*window\.(?:pagePath|___)|(?:Static|SQUARESPACE_ROLLUPS)\s*[.=]|Squarespace\.load\()
  |\(SQUARESPACE_ROLLUPS,|\bself\.Astro\b|customElements\.define\("astro-island"|wix_thunderbolt
  |\bwindow\.(?:viewerModel|fedops|thunderbolt\w*)\s*=
`

const isProgram = (type: string) => /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim())
const isModule = (code: string) =>
  /(^|[;\s}])(import\s*[\w${*"'(]|export\s+(default|const|function|class|\{)|export\{)/.test(code)
const needsJQuery = /\bjQuery\b|(^|[^\w$.])\$\s*\(\s*(document|window|function|["'`])/

type Verdict = { element: Located; loss: Loss } | { element: Located; code: string }

/**
 * Scripts that lie beside the page come into it, in the order in which they ran. Those of other hosts stay out, and with
 * them what cannot run without them.
 * @param withOwn false leaves all linked scripts out, for a page that has no room for them
 */
export function importScripts(context: PageContext, withOwn = true): void {
  const verdicts = context.elements
    .filter(({ tag, foreign }) => tag === 'script' && !foreign)
    .flatMap((element) => verdictOf(context, element, withOwn))
  const isJQuery = /jquery(?!.*(ui|easing|migrate|plugin|validate|form))[^/]*\.js/i
  const lacksJQuery =
    verdicts.some((verdict) => 'loss' in verdict && isJQuery.test(sourceOf(verdict.element))) &&
    !verdicts.some(
      (verdict) => 'code' in verdict && /jQuery v\d|jQuery JavaScript Library/.test(verdict.code.slice(0, 3000)),
    )
  const judged = verdicts.map((verdict): Verdict => {
    const needs = 'code' in verdict && lacksJQuery && needsJQuery.test(verdict.code)
    return needs ? { element: verdict.element, loss: isLinked(verdict.element) ? 'script' : 'inline' } : verdict
  })
  context.lacksScripts = judged.some((verdict) => 'loss' in verdict && verdict.loss !== 'tracker')
  for (const verdict of judged) {
    const { element } = verdict
    if ('loss' in verdict) leaveOut(context, element, verdict.loss)
    else if (context.lacksScripts && /["'\s]w-mod-/.test(verdict.code)) leaveOut(context, element, 'inline')
    else if (isLinked(element)) place(context, element, verdict.code)
  }
  if (context.lacksScripts) leaveOutData(context, judged)
}

/** Data that only scripts read which stay out. */
function leaveOutData(context: PageContext, judged: readonly Verdict[]): void {
  const code = judged.map((verdict) => ('code' in verdict ? verdict.code : '')).join('\n')
  for (const element of context.elements) {
    if (element.tag !== 'script' || readAttribute(element, 'type') !== 'application/json') continue
    const id = readAttribute(element, 'id') ?? ''
    const isRead = code.includes('application/json') || (id !== '' && code.includes(id))
    if (!isRead) leaveOut(context, element, null)
  }
}

const sourceOf = (element: Located) => readAttribute(element, 'src') ?? ''
const isLinked = (element: Located) => readAttribute(element, 'src') !== null

/** What becomes of a script; nothing for one that is left to the check that every page goes through. */
function verdictOf(context: PageContext, element: Located, withOwn: boolean): Verdict[] {
  const type = readAttribute(element, 'type') ?? ''
  const source = readAttribute(element, 'src')
  if (source === null) {
    const code = context.html.slice(element.openEnd, element.closeStart)
    if (readAttribute(element, 'id') === '__NEXT_DATA__' || frameworkData.test(code))
      return [{ element, loss: 'framework' }]
    if (!isProgram(type) || /^\s*(window\.)?tailwind\.config\s*=/.test(code)) return []
    return [type.trim() === 'module' && isModule(code) ? { element, loss: 'script' } : { element, code }]
  }
  if (/tailwind/i.test(source) && isForeign(source)) return []
  if (isFrameworkFile(context.html, source)) return [{ element, loss: 'framework' }]
  const path = context.site.find(source)
  const bytes = path === null ? null : context.site.read(path)
  if (tracker.test(source) && (bytes === null || isForeign(source))) return [{ element, loss: 'tracker' }]
  if (bytes === null || !withOwn || !isProgram(type)) return [{ element, loss: 'script' }]
  const code = decodedCss(bytes)
  const cannotRun = importsForeign(code) || (type.trim() === 'module' && isModule(code))
  return [cannotRun ? { element, loss: 'script' } : { element, code }]
}

function place(context: PageContext, element: Located, code: string): void {
  const type = /^module$/i.test((readAttribute(element, 'type') ?? '').trim()) ? ' type="module"' : ''
  const id = readAttribute(element, 'id')
  const named = id !== null && /^[\w-]+$/.test(id) ? ` id="${id}"` : ''
  const safe = code
    .replace(/<\/(?=script)/gi, '<\\/')
    .replaceAll('<!--', '<\\!--')
    .trim()
  const block = `<script${type}${named}>\n${safe}\n</script>`
  const waits = ['defer', 'async'].some((name) => readAttribute(element, name) !== null)
  if (waits && type === '') {
    leaveOut(context, element, null)
    context.atEnd.push(block)
  } else replaceElement(context, element, block)
}
