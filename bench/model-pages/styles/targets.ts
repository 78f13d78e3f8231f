import { pageSections } from '#design/sections.ts'
import type { Key, PageDocument, PageElement } from '#design/types.ts'
import { visibleText } from '#design/text.ts'
import type { Random } from '../../understanding/draw/random.ts'
import type { DrawnLooks } from './drawn-page.ts'

/** An element that somebody may speak of. `name`: how, where the page has one of it only; null is what was picked. */
export type Target = {
  key: Key
  is: 'heading' | 'paragraph' | 'button' | 'link' | 'item' | 'cell' | 'list' | 'card' | 'section' | 'page'
  name: string | null
}

const longestName = 50

/** What is in sight on a page, in the words of people; some of it is picked rather than named. */
export function targetsOf(random: Random, document: PageDocument, drawn: DrawnLooks): Target[] {
  const sections = new Map(pageSections(document).map(({ key, label, kind }) => [key, { label, kind }]))
  const said = new Map<string, number>()
  for (const element of document.elements.values()) {
    const words = wordsOf(document, element)
    said.set(words, (said.get(words) ?? 0) + 1)
  }
  const isAlone = (words: string) => words.length > 2 && words.length < longestName && said.get(words) === 1
  const found = [...document.elements.values()].flatMap((element): Target[] => {
    const is = sections.has(element.key) ? 'section' : kindOf(document, element)
    if (is === null || !drawn.get(element.key)?.isShown || wordsOf(document, element) === '') return []
    const name = is === 'section' ? sectionName(element, sections.size) : nameFor(document, element, is, isAlone)
    return [{ key: element.key, is, name: random.chance(0.3) ? null : name }]
  })
  return [...found, { key: 'body', is: 'page', name: 'the page' }]

  function sectionName(element: PageElement, count: number): string | null {
    const tag = /^(?:header|footer|nav)$/.exec(element.tag)?.[0]
    const isOnly = [...document.elements.values()].filter((other) => other.tag === element.tag).length === 1
    if (tag && isOnly) return tag === 'nav' ? 'the navigation' : `the ${tag}`
    const heading = headingIn(document, element)
    if (heading && isAlone(heading)) return `the "${heading}" section`
    return count > 0 ? null : 'the page'
  }
}

function kindOf(document: PageDocument, element: PageElement): Target['is'] | null {
  const { key, tag } = element
  const holdsTags = document.html.slice(element.openEnd, element.closeStart).includes('<')
  if (/^h[1-6]$/.test(tag)) return 'heading'
  if (/^b\d/.test(key)) return 'button'
  if (tag === 'a') return 'link'
  if (tag === 'p') return 'paragraph'
  if (tag === 'li') return holdsTags ? null : 'item'
  if (tag === 'td' || tag === 'th') return 'cell'
  if (tag === 'ul' || tag === 'ol') return 'list'
  return /^c\d/.test(key) && tag !== 'tr' ? 'card' : null
}

const nouns: Partial<Record<Target['is'], string>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  button: 'button',
  link: 'link',
  item: 'list item',
  cell: 'cell',
}

function nameFor(
  document: PageDocument,
  element: PageElement,
  is: Target['is'],
  isAlone: (words: string) => boolean,
): string | null {
  const words = is === 'card' ? headingIn(document, element) : wordsOf(document, element)
  if (words === null || !isAlone(words)) return null
  return is === 'card' ? `the "${words}" card` : nouns[is] ? `the ${nouns[is]} "${words}"` : null
}

/** The words of the first heading in an element. */
function headingIn(document: PageDocument, around: PageElement): string | null {
  const heading = [...document.elements.values()].find(
    ({ tag, start, end }) => /^h[1-6]$/.test(tag) && start > around.start && end < around.end,
  )
  return heading ? wordsOf(document, heading) : null
}

const wordsOf = (document: PageDocument, { openEnd, closeStart }: PageElement) =>
  closeStart - openEnd > 4000 ? 'long' : visibleText(document.html.slice(openEnd, closeStart)).trim()
