import { componentNames } from './component-names.ts'
import type { DomElement } from './jsx-children.ts'
import { jsxValue } from './jsx-text.ts'
import { sectionFile, type SectionUse, shapesOf } from './page-files.ts'
import type { PageParts } from './page-parts.ts'
import { findShared } from './shared-sections.ts'

export type ShareResult = {
  /** for each page, how it uses components that stand for several sections */
  uses: Map<DomElement, SectionUse>[]
  /** their files by path */
  files: Map<string, string>
}

/**
 * One component for sections that stand in a project more than once.
 * @param reserved names of components that are given already
 */
export function shareSections(
  pages: readonly PageParts[],
  folders: readonly string[],
  reserved: readonly string[],
): ShareResult {
  const sharedFolder = folders.includes('shared') ? 'shared-sections' : 'shared'
  const uses = pages.map(() => new Map<DomElement, SectionUse>())
  const files = new Map<string, string>()
  const shapes = shapesOf(pages)
  const isExact = pages.some((page) => page.isExact)
  const found = findShared(
    pages.flatMap(({ sections }) => sections),
    shapes,
  )
  const names = componentNames(
    found.map(({ label }) => label),
    'Section',
    reserved,
  )
  found.forEach((section, index) => {
    const name = names[index] ?? ''
    const pageOf = (element: DomElement) =>
      pages.findIndex(({ sections }) => sections.some((own) => own.element === element))
    const homes = new Set(section.elements.map(pageOf))
    const folder = homes.size === 1 ? (folders[pageOf(section.element)] ?? '') : sharedFolder
    files.set(`${folder}/${name}.tsx`, sectionFile(name, section, shapes, isExact))
    section.elements.forEach((element, place) => {
      uses[pageOf(element)]?.set(element, {
        name,
        path: homes.size === 1 ? `./${name}` : `../${sharedFolder}/${name}`,
        attributes: section.props.map((prop) => `${prop.name}=${jsxValue(prop.values[place] ?? '')}`),
      })
    })
  })
  return { uses, files }
}
