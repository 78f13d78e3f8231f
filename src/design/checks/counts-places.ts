import { attributeValue } from '../parse.ts'
import { readRules } from '../styles/read-rules.ts'
import type { CheckedElement } from './types.ts'

const byPlace = /:(?:nth-child|nth-last-child|first-child|last-child|only-child)/i

/**
 * Whether a style picks one of these elements by its place among its siblings: `.section:nth-child(even)`, `h2 + p`. In a
 * box of their own they would stand at other places. Read widely: at worst a box is not put around them.
 */
export function countsPlaces(css: string, elements: readonly CheckedElement[]): boolean {
  if (!byPlace.test(css) && !/[+~]/.test(css)) return false
  return readRules(css).some(({ selector }) => {
    const plain = selector.replace(/\([^()]*\)/g, '').replace(/\s{0,9}([+~>])\s{0,9}/g, '$1')
    const words = plain.split(/(?=[+~>\s])/)
    return words.some((word, index) => {
      const isBeside = /^[+~]/.test(word) || /^[+~]/.test(words[index + 1] ?? '')
      if (!isBeside && !byPlace.test(word)) return false
      return elements.some((element) => fits(word.replace(/^[+~>\s]/, ''), element))
    })
  })
}

/** Tag, classes and id of a compound selector; what else it says is taken to be so. */
function fits(compound: string, element: CheckedElement): boolean {
  const bare = compound.split(':')[0] ?? ''
  const [tag = '', ...names] = bare.split(/(?=[.#[])/)
  const classes = (attributeValue(element, 'class') ?? '').split(/\s+/)
  const isTag = tag === '' || tag === '*' || /^[.#[]/.test(tag) || tag.toLowerCase() === element.tag
  return (
    [...(/^[.#[]/.test(tag) ? [tag] : []), ...names].every((name) => {
      if (name.startsWith('.')) return classes.includes(name.slice(1))
      return !name.startsWith('#') || attributeValue(element, 'id') === name.slice(1)
    }) && isTag
  )
}
