import { childrenOf } from '../document.ts'
import { pageSections } from '../sections.ts'
import { visibleText } from '../text.ts'
import type { Key, PageDocument, PageElement } from '../types.ts'
import { isPickable, parentOf } from './pickable.ts'
import { hasOwnWords } from './words.ts'

/** One step of the way to an element: 'Hero' › 'Card' › 'Button'. */
export type Crumb = { key: Key; label: string }

const byTag: Record<string, string> = {
  body: 'Page',
  main: 'Main',
  nav: 'Navigation',
  header: 'Header',
  footer: 'Footer',
  aside: 'Aside',
  section: 'Section',
  form: 'Form',
  fieldset: 'Group',
  label: 'Label',
  ul: 'List',
  ol: 'List',
  dl: 'List',
  li: 'Item',
  tr: 'Row',
  td: 'Cell',
  th: 'Cell',
  table: 'Table',
  blockquote: 'Quote',
  figure: 'Figure',
  video: 'Video',
  hr: 'Line',
}
const byRole: Record<string, string> = {
  s: 'Section',
  h: 'Heading',
  b: 'Button',
  a: 'Link',
  i: 'Picture',
  f: 'Field',
  c: 'Card',
  p: 'Text',
}

/** What a person calls an element. */
export function nameOf(document: PageDocument, element: PageElement): string {
  const section = pageSections(document).find(({ key }) => key === element.key)
  const role = /^([a-z])\d/.exec(element.key)?.[1] ?? ''
  return (
    section?.label ??
    byTag[element.tag] ??
    byRole[role] ??
    (hasOwnWords(document, element.key) || childrenOf(document, element.key).length === 0 ? 'Text' : 'Group')
  )
}

/** The way from its section down to an element; boxes without a name of their own are passed over. */
export function crumbsOf(document: PageDocument, key: Key): Crumb[] {
  const crumbs: Crumb[] = []
  const sections = new Map(pageSections(document).map((section) => [section.key, section.label]))
  for (let at = document.elements.get(key) ?? null; at; at = parentOf(document, at)) {
    const label = sections.get(at.key) ?? nameOf(document, at)
    const isNamed = at.key === key || sections.has(at.key) || !['Group', 'Main', 'Page', 'Text'].includes(label)
    if (isNamed) crumbs.unshift({ key: at.key, label })
  }
  return crumbs
}

/** What an element says, short; empty for what only holds others. */
export function excerptOf(document: PageDocument, key: Key): string {
  const element = document.elements.get(key)
  if (!element || element.end - element.start > 4000) return ''
  const text = visibleText(document.html.slice(element.start, element.end))
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}

const emphasis = new Set('span strong em b i small mark sup sub u s code abbr time q cite kbd var'.split(' '))

/**
 * What a press on an element means: the drawing rather than a line of it, the heading rather than a word of it. A press
 * on what is picked already goes one deeper.
 */
export function pickAt(document: PageDocument, key: Key, picked: Key | null): Key | null {
  let at = document.elements.get(key) ?? null
  while (at && !isPickable(document, at)) at = parentOf(document, at)
  while (at && emphasis.has(at.tag)) {
    const around = parentOf(document, at)
    if (!around || around.key === picked || at.key === picked || !hasOwnWords(document, around.key)) break
    at = around
  }
  return at?.key ?? null
}

export type PickStep = 'next' | 'previous' | 'out' | 'in'

/** Where a key press leads from an element: to its neighbours, out to what is around it, in to its first part. Null at the end. */
export function stepFrom(document: PageDocument, key: Key | null, step: PickStep): Key | null {
  const pickable = (parent: Key | null) =>
    childrenOf(document, parent).filter((element) => isPickable(document, element))
  const element = key === null ? undefined : document.elements.get(key)
  if (!element) return pageSections(document)[0]?.key ?? null
  if (step === 'in') return pickable(element.key)[0]?.key ?? null
  if (step === 'out') return element.parent === 'body' ? null : element.parent
  const all = pickable(element.parent)
  return all[all.findIndex((other) => other.key === key) + (step === 'next' ? 1 : -1)]?.key ?? null
}
