import { readAttribute } from '#design/start-tag.ts'
import type { PageDocument, PageElement } from '#design/types.ts'

type Compound = { tag: string; tests: [name: string, how: string, value: string][]; child: boolean }

/**
 * The elements that a plain selector takes: `tag`, `#id`, `.class`, `[a]`, `[a=v]`, `[a^=v]`, `[a*=v]`, descendants,
 * children (`>`), commas, and `@2` for the second match.
 */
export function select(document: PageDocument, selector: string): PageElement[] {
  const found = selector.split(',').flatMap((one) => {
    const [path = '', nth] = one.trim().split('@')
    const chain = compounds(path)
    const all = [...document.elements.values()].filter((element) => fits(document, element, chain, chain.length - 1))
    return nth === undefined ? all : all.slice(Number(nth) - 1, Number(nth))
  })
  return found.filter((element, index) => found.indexOf(element) === index)
}

function compounds(path: string): Compound[] {
  const pieces = path.replace(/\s*>\s*/g, ' >').split(/ (?![^[]*\])/)
  return pieces.filter(Boolean).map((piece) => {
    const bare = piece.replace(/^>/, '')
    const tests: Compound['tests'] = []
    const tag = bare
      .replace(/\[([\w-]+)(?:([\^*]?=)([^\]]*))?\]/g, (_whole, name: string, how = '', value = '') => {
        tests.push([name, how as string, value as string])
        return ''
      })
      .replace(/#([\w-]+)/g, (_whole, id: string) => {
        tests.push(['id', '=', id])
        return ''
      })
      .replace(/\.([\w-]+)/g, (_whole, name: string) => {
        tests.push(['class', '~', name])
        return ''
      })
    return { tag, tests, child: piece.startsWith('>') }
  })
}

function fits(document: PageDocument, element: PageElement, chain: Compound[], at: number): boolean {
  const compound = chain[at]
  if (!compound || !matches(document, element, compound)) return false
  if (at === 0) return true
  let parent = element.parent === null ? undefined : document.elements.get(element.parent)
  if (compound.child) return parent !== undefined && fits(document, parent, chain, at - 1)
  while (parent) {
    if (fits(document, parent, chain, at - 1)) return true
    parent = parent.parent === null ? undefined : document.elements.get(parent.parent)
  }
  return false
}

function matches({ html }: PageDocument, element: PageElement, { tag, tests }: Compound): boolean {
  if (tag !== '' && tag !== element.tag) return false
  return tests.every(([name, how, value]) => {
    const own = readAttribute(html, element, name)
    if (own === null) return false
    if (how === '') return true
    if (how === '~') return own.split(/\s+/).includes(value)
    return how === '=' ? own === value : how === '^=' ? own.startsWith(value) : own.includes(value)
  })
}
