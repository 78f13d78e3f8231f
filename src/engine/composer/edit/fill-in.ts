import { escapeAttribute } from '#design/start-tag.ts'
import type { Operation } from '#design/types.ts'
import { findSections } from './find-sections.ts'
import { around, attributeOf, classNames, isLeaf, type OpenPage, partsIn, type Part } from './open-page.ts'
import { setText } from './words-in.ts'

export const isWaiting = (page: OpenPage, part: Part) => attributeOf(page, part, 'data-placeholder') !== null

/** Gives a waiting place its fact: the mark and its dashed line go, the words come. */
export function fillIn(page: OpenPage, part: Part, text: string): Operation[] {
  if (!isWaiting(page, part)) return setText(page, part, text)
  const dashed = ['border-b', 'border-dashed', 'border-current'].filter((name) => classNames(part).includes(name))
  return [
    { do: 'attr', k: part.key, name: 'data-placeholder', value: null },
    ...(dashed.length > 0 ? [{ do: 'class' as const, k: part.key, add: [], remove: dashed }] : []),
    { do: 'text', k: part.key, text },
  ]
}

/** A new line for a fact, in the look of the lines beside it: in the contact section, else in the footer. Null when there is neither. */
export function addLine(
  page: OpenPage,
  inner: string,
  preferred: readonly string[] = ['contact', 'location', 'footer'],
): Operation | null {
  for (const name of preferred) {
    const section = findSections(page, name).find(({ kind }) => kind === name || kind === null || name === 'footer')
    if (!section) continue
    const line = lineIn(page, section)
    if (!line) return { do: 'append', k: wrapperIn(page, section).key, html: `<p>${inner}</p>` }
    const names = classNames(line)
      .filter((own) => !/^(?:order-|col-|row-|sr-only|absolute|hidden)/.test(own))
      .join(' ')
    const attribute = names === '' ? '' : ` class="${escapeAttribute(names, '"')}"`
    return { do: 'after', k: line.key, html: `<${line.tag}${attribute}>${inner}</${line.tag}>` }
  }
  return null
}

/** The last line of plain words that is no copyright and no part of a form. */
function lineIn(page: OpenPage, section: Part): Part | null {
  const lines = partsIn(page, section).filter(
    (part) =>
      part.tag === 'p' &&
      part.text !== '' &&
      part.text.length < 200 &&
      !/©|copyright|all rights/i.test(part.text) &&
      !around(page, part).some(({ tag }) => /^(?:form|nav|button|details|blockquote|figure|a)$/.test(tag)),
  )
  return (
    lines.at(-1) ??
    partsIn(page, section).filter(
      (part) =>
        part.tag === 'p' &&
        part.text !== '' &&
        !around(page, part).some(({ tag }) => /^(?:form|nav|button|a)$/.test(tag)),
    )[0] ??
    null
  )
}

/** The innermost lone box of a section. */
function wrapperIn(page: OpenPage, section: Part): Part {
  let box = section
  for (;;) {
    const boxes = partsIn(page, box).filter(({ element, tag }) => element.parent === box.key && tag === 'div')
    const [only, second] = boxes
    if (!only || second) return box
    box = only
  }
}

/** Leaves that say something, with what is waiting among them. */
export const leavesOf = (page: OpenPage, parts: readonly Part[] = page.parts) =>
  parts.filter(
    (part) =>
      part.text !== '' && isLeaf(page, part) && !/^(?:script|style|title|option|label|text|tspan|desc)$/.test(part.tag),
  )
