import { componentNames } from './component-names.ts'
import type { DomElement } from './jsx-children.ts'
import { jsxAttributes } from './jsx-attributes.ts'
import { jsxText, jsxValue, stringLiteral } from './jsx-text.ts'
import { isKeptElsewhere, type PageParts, takeApart } from './page-parts.ts'
import { pageScript } from './page-script.ts'
import { indented, printChildren, printElement, type Printing } from './print-jsx.ts'
import { findRepeats } from './repeat-find.ts'
import { planRepeats } from './repeat-plan.ts'
import { printData } from './repeat-print.ts'
import { createShapes } from './repeat-units.ts'

/** A page as components. */
export type ReactPage = {
  /** name of the component of the whole page */
  component: string
  /** the components of its sections, in the order of the page */
  sections: string[]
  /** TypeScript files by name */
  files: Map<string, string>
  css: string
  script: string
  parts: PageParts
}

/** @param component name of the component of the whole page */
export function reactPage(source: string, component: string): ReactPage {
  const parts = takeApart(source)
  const names = componentNames(
    parts.sections.map(({ label }) => label),
    'Section',
    [component],
  )
  const componentOf = new Map(parts.sections.map(({ element }, index) => [element, names[index] ?? '']))
  const isExact = /white-space\s*:\s*(pre|break)/i.test(parts.css)
  const files = new Map([[`${component}.tsx`, pageFile(parts, component, componentOf, isExact)]])
  const shapes = createShapes(isKeptElsewhere, isExact)
  for (const { element, kind } of parts.sections) {
    const name = componentOf.get(element) ?? ''
    const tags = new Map<string, string>()
    const filled = planRepeats(findRepeats(element, shapes), kind)
    const way = { ...printing({ tags, isExact }), filled }
    files.set(`${name}.tsx`, fileOf(name, { lines: printElement(element, way), data: printData(filled, way), tags }))
  }
  return { component, sections: names, files, css: parts.css, script: pageScript(parts), parts }
}

function printing({
  tags,
  isExact,
  componentOf = new Map(),
}: {
  tags: Map<string, string>
  isExact: boolean
  componentOf?: ReadonlyMap<DomElement, string>
}): Printing {
  return {
    componentOf: (element) => componentOf.get(element) ?? null,
    isLeftOut: isKeptElsewhere,
    tagName(tag) {
      const name = tags.get(tag) ?? componentNames([`${tag} element`], 'Element', [...tags.values()])[0] ?? 'Element'
      tags.set(tag, name)
      return name
    },
    isExact,
    filled: null,
  }
}

function pageFile(
  { body, title, description }: PageParts,
  component: string,
  componentOf: ReadonlyMap<DomElement, string>,
  isExact: boolean,
): string {
  const tags = new Map<string, string>()
  const inner = printChildren(body, printing({ tags, isExact, componentOf }), isExact)
  const attributes = jsxAttributes('div', body.attrs)
  // a body of one's own is what a component cannot have; a box in its place carries what it said
  const box = attributes.length === 0 ? inner : [`<div ${attributes.join(' ')}>`, ...indented(inner), '</div>']
  const head = [
    ...(title === '' ? [] : [`<title>${titleText(title)}</title>`]),
    ...(description === '' ? [] : [`<meta name="description" content=${jsxValue(description)} />`]),
  ]
  return fileOf(component, {
    lines: ['<>', ...indented([...head, ...box]), '</>'],
    tags,
    imports: [...componentOf.values()],
  })
}

/** React wants the title as one text: in one line, or as an expression. */
function titleText(title: string): string {
  const text = jsxText(title)
  return text === title && text.length < 90 ? text : `{${stringLiteral(title)}}`
}

/** What a file holds: its markup, and what stands before the component. */
type FileParts = {
  lines: readonly string[]
  tags: ReadonlyMap<string, string>
  data?: readonly string[][]
  imports?: readonly string[]
}

const reactTypes = ['CSSProperties', 'ReactNode'] as const

function fileOf(component: string, { lines, tags, data = [], imports = [] }: FileParts): string {
  const all = [...data.flat(), ...lines]
  const types = reactTypes.filter((name) =>
    all.some((line) => line.includes(` as ${name}`) || line.endsWith(`: ${name}`)),
  )
  const head = [
    ...(types.length > 0 ? [`import type { ${types.join(', ')} } from 'react'`] : []),
    ...imports.map((name) => `import { ${name} } from './${name}'`),
  ]
  const elements = [...tags].map(([tag, name]) => `const ${name} = ${stringLiteral(tag)} as string as 'div'`)
  const blocks = [head, elements, ...data].filter((block) => block.length > 0).map((block) => `${block.join('\n')}\n\n`)
  return `${blocks.join('')}export function ${component}() {\n  return (\n${indented(indented(lines)).join('\n')}\n  )\n}\n`
}
