import { componentNames } from './component-names.ts'
import type { DomElement } from './jsx-children.ts'
import { jsxAttributes } from './jsx-attributes.ts'
import { jsxText, jsxValue, stringLiteral } from './jsx-text.ts'
import { isOutsideComponent, type PageParts, type PageSectionElement } from './page-parts.ts'
import { pageScript } from './page-script.ts'
import { indented, printChildren, printElement, type Printing } from './print-jsx.ts'
import { findRepeats } from './repeat-find.ts'
import { planRepeats } from './repeat-plan.ts'
import { printData } from './repeat-print.ts'
import { createShapes, type Shapes } from './repeat-units.ts'
import type { SharedSection } from './shared-sections.ts'

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

/** How a page uses the component of a section: its file, and the props it gives. */
export type SectionUse = { name: string; path: string; attributes: readonly string[] }

/**
 * @param component name of the component of the whole page
 * @param shared uses of components that stand in files of their own
 */
export function reactPage(
  parts: PageParts,
  component: string,
  shared: ReadonlyMap<DomElement, SectionUse> = new Map(),
): ReactPage {
  const own = parts.sections.filter(({ element }) => !shared.has(element))
  const names = componentNames(
    own.map(({ label }) => label),
    'Section',
    [component, ...new Set([...shared.values()].map(({ name }) => name))],
  )
  const uses = new Map(shared)
  own.forEach(({ element }, index) => {
    const name = names[index] ?? ''
    uses.set(element, { name, path: `./${name}`, attributes: [] })
  })
  const files = new Map([[`${component}.tsx`, pageFile(parts, component, uses)]])
  const shapes = shapesOf([parts])
  own.forEach((section, index) => {
    files.set(`${names[index]}.tsx`, sectionFile(names[index] ?? '', section, shapes, parts.isExact))
  })
  const sections = parts.sections.map(({ element }) => uses.get(element)?.name ?? '')
  return { component, sections: [...new Set(sections)], files, css: parts.css, script: pageScript(parts), parts }
}

export const shapesOf = (pages: readonly PageParts[]): Shapes =>
  createShapes(
    isOutsideComponent,
    pages.some(({ isExact }) => isExact),
  )

/** The file of one section's component. */
export function sectionFile(
  name: string,
  section: PageSectionElement & Partial<SharedSection>,
  shapes: Shapes,
  isExact: boolean,
): string {
  const { element, kind, props = [], words, attributes } = section
  const tags = new Map<string, string>()
  const given = props.map((prop) => prop.name)
  const filled = planRepeats(props.length > 0 ? [] : findRepeats(element, shapes), kind, given)
  for (const [node, expression] of words ?? []) filled.words.set(node, expression)
  for (const [own, expressions] of attributes ?? []) filled.attributes.set(own, expressions)
  const way = { ...printing(tags, isExact), filled }
  return fileOf(name, { lines: printElement(element, way), data: printData(filled, way), tags, props: given })
}

function printing(tags: Map<string, string>, isExact: boolean): Printing {
  return {
    componentOf: () => null,
    isLeftOut: isOutsideComponent,
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
  { body, title, description, isExact }: PageParts,
  component: string,
  uses: ReadonlyMap<DomElement, SectionUse>,
): string {
  const tags = new Map<string, string>()
  const way = { ...printing(tags, isExact), componentOf: (element: DomElement) => uses.get(element) ?? null }
  const inner = printChildren(body, way, isExact)
  const attributes = jsxAttributes('div', body.attrs)
  // a body of one's own is what a component cannot have; a box in its place carries what it said
  const box = attributes.length === 0 ? inner : [`<div ${attributes.join(' ')}>`, ...indented(inner), '</div>']
  const head = [
    ...(title === '' ? [] : [`<title>${titleText(title)}</title>`]),
    ...(description === '' ? [] : [`<meta name="description" content=${jsxValue(description)} />`]),
  ]
  const imports = [...uses.values()].map(({ name, path }) => `import { ${name} } from '${path}'`)
  return fileOf(component, {
    lines: ['<>', ...indented([...head, ...box]), '</>'],
    tags,
    imports: [...new Set(imports)],
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
  props?: readonly string[]
}

const reactTypes = ['CSSProperties', 'ReactNode'] as const

function fileOf(component: string, { lines, tags, data = [], imports = [], props = [] }: FileParts): string {
  const all = [...data.flat(), ...lines]
  const types = reactTypes.filter((name) =>
    all.some((line) => line.includes(` as ${name}`) || line.endsWith(`: ${name}`)),
  )
  const head = [...(types.length > 0 ? [`import type { ${types.join(', ')} } from 'react'`] : []), ...imports]
  const elements = [...tags].map(([tag, name]) => `const ${name} = ${stringLiteral(tag)} as string as 'div'`)
  const type =
    props.length === 0 ? [] : [`type ${component}Props = {`, ...indented(props.map((name) => `${name}: string`)), '}']
  const blocks = [head, elements, type, ...data].filter((block) => block.length > 0)
  const before = blocks.map((block) => `${block.join('\n')}\n\n`).join('')
  const given = props.length === 0 ? '' : `{ ${props.join(', ')} }: ${component}Props`
  return `${before}export function ${component}(${given}) {\n  return (\n${indented(indented(lines)).join('\n')}\n  )\n}\n`
}
