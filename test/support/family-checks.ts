import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HtmlValidate } from 'html-validate'
import { parse } from 'parse5'
import { compile } from 'tailwindcss'
import { type CssOf, loadUtilities } from '#design/design-system.ts'

const read = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')
const options = {
  base: '/',
  loadStylesheet: async () => ({ path: '/tailwind.css', base: '/', content: read('tailwindcss/index.css') }),
}
const entry = '@import "tailwindcss";'

/** The CSS of the classes used in a page. */
export async function pageCss(html: string): Promise<string> {
  return (await compile(entry, options)).build(classesOf(html))
}

let utilities: Promise<CssOf> | undefined

/** Classes of a page that Tailwind does not know and that no style block of the page names. */
export async function unknownClasses(html: string): Promise<string[]> {
  utilities ??= loadUtilities(read('tailwindcss/index.css'))
  const own = (html.match(/<style[\s\S]*?<\/style>/g) ?? []).join('')
  const classes = classesOf(html).filter((name) => !/^(group|peer)(\/|$)/.test(name) && !own.includes(`.${name}`))
  const css = (await utilities)(classes)
  return classes.filter((_, index) => !css[index])
}

type Node = { attrs?: { name: string; value: string }[]; childNodes?: Node[] }

export function classesOf(html: string): string[] {
  const found = new Set<string>()
  const walk = (node: Node) => {
    for (const { name, value } of node.attrs ?? [])
      if (name === 'class') for (const one of value.split(/\s+/)) if (one) found.add(one)
    for (const child of node.childNodes ?? []) walk(child)
  }
  walk(parse(html) as Node)
  return [...found]
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'tel-non-breaking': 'off',
  },
})

/** Conformance errors, each with what it stands on. */
export async function conformance(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  const lines = html.split('\n')
  return report.results
    .flatMap((result) => result.messages)
    .filter((message) => message.severity === 2)
    .map(
      (message) =>
        `${message.ruleId}: ${message.message} · ${(lines[message.line - 1] ?? '').slice(Math.max(0, message.column - 20), message.column + 60).trim()}`,
    )
}
