import { compile } from 'tailwindcss'

/** More than any honest page holds; 20,000 take about 0.2 s. */
const candidateCap = 20_000

/** A longer word is data, not a class. */
const longestCandidate = 500

/** Compiles the classes of one page. It accumulates: use a fresh one for another page. */
export type CssCompiler = { css: (candidates: readonly string[]) => string }

/**
 * A Tailwind compiler with its default theme, and with what a page may add to it.
 * @param tailwind the text of `tailwindcss/index.css` (`?raw` in the browser, the file system in Node)
 * @param sheet `tailwindSheet` of the page
 */
export async function createCssCompiler(tailwind: string, sheet = ''): Promise<CssCompiler> {
  const plain = '@import "tailwindcss";'
  if (sheet.trim() === '') return compilerOf(plain, tailwind)
  // what a page says may be wrong; then it is as if it had said nothing
  return compilerOf(`${plain}\n${sheet}`, tailwind).catch(() => compilerOf(plain, tailwind))
}

/**
 * A compiler without the reset, for the few utilities of a page that has a look of its own. They were added to that look
 * and are meant to change it, so they win over its rules.
 * @param guests a selector of parts that are meant with the reset; they get it, and nothing around them does
 */
export function createAdditionCompiler(tailwind: string, guests?: string): Promise<CssCompiler> {
  const reset = /\n@layer base \{([\s\S]*?)\n\}\n/
  if (!reset.test(tailwind)) throw new Error('The reset is not where it was')
  const own = tailwind.replace(reset, (_, rules: string) =>
    guests ? `\n@layer base {\n@scope (${guests}) {${rules}\n}\n}\n` : '\n',
  )
  return compilerOf('@import "tailwindcss" important;', own)
}

async function compilerOf(entry: string, tailwind: string): Promise<CssCompiler> {
  const compiler = await compile(entry, {
    base: '/',
    loadStylesheet: async (id) => {
      if (id !== 'tailwindcss') throw new Error(`Stylesheet "${id}" is not allowed`)
      return { path: '/tailwindcss/index.css', base: '/', content: tailwind }
    },
    loadModule: async (id) => {
      throw new Error(`Module "${id}" is not allowed`)
    },
  })
  return {
    // A class name can hold `</style>`; in CSS an escaped slash means the same.
    css: (candidates) => compiler.build(candidates.slice(0, candidateCap)).replaceAll('</', '<\\/'),
  }
}

/**
 * The CSS that these classes need, safe to put into a style element.
 * @param candidates words that may be classes, and `--names` of theme variables in use; unknown ones cost nothing
 * @param tailwind the text of `tailwindcss/index.css`
 */
export async function compileCss(candidates: readonly string[], tailwind: string): Promise<string> {
  const compiler = await createCssCompiler(tailwind)
  return compiler.css(candidates)
}

/**
 * Words of a page that may be classes: class attributes, strings in scripts and handlers, theme variables in use.
 * Tolerant: the page may be cut anywhere. At most 20,000, in the order of the page.
 */
export function classCandidates(html: string): string[] {
  const found = new Set<string>()
  const add = (words: string) => {
    for (const word of words.split(/\s+/)) if (word && word.length <= longestCandidate) found.add(word)
  }
  for (const [, double, single, bare] of html.matchAll(/\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)) {
    add(decodeEntities(double ?? single ?? bare ?? ''))
  }
  for (const [, name] of html.matchAll(/\bvar\(\s*(--[\w-]+)/g)) found.add(name ?? '')
  for (const code of scriptTexts(html)) {
    for (const [, , text] of code.matchAll(/(["'`])((?:\\.|(?!\1)[^\\])*)\1/g)) add(text ?? '')
  }
  return [...found].slice(0, candidateCap)
}

/** Classes that a script may set later are named in its strings. */
function* scriptTexts(html: string): Generator<string> {
  for (const [, code] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script/gi)) yield code ?? ''
  for (const [, double, single] of html.matchAll(/\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)) {
    yield decodeEntities(double ?? single ?? '')
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'" }

function decodeEntities(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|apos|#39|#x27);/gi,
    (whole, name: string) => entities[name.toLowerCase()] ?? whole,
  )
}
