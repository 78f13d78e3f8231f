import { readAttribute } from './start-tag.ts'
import type { Key, PageDocument, PageElement } from './types.ts'

/** What models call elements instead of by the letter of their key. */
const letters: [letter: string, words: string][] = [
  ['s', 'section sec nav header footer main n'],
  ['h', 'heading head headline title t'],
  ['b', 'button btn cta'],
  ['a', 'link anchor l'],
  ['i', 'image img picture pic photo svg icon'],
  ['f', 'form field input'],
  ['c', 'card item li row'],
  ['p', 'paragraph para text'],
  ['x', 'element el div box span'],
]
const letterOf = new Map(letters.flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter] as const)))

/**
 * The key that was meant by one that does not exist, when only one can be: another spelling (`H2`, `#h2`, `h-2`), a word
 * for the letter (`section3`, `btn1`), or a name that one element has (`pricing` for the id or the kind of a section).
 * The number is never guessed: another number is another element.
 */
export function meantKey(document: PageDocument, key: Key): Key | null {
  const bare = key.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const has = (other: string) => (document.elements.has(other) ? other : null)
  return has(bare) ?? byWord(bare, has) ?? byName(document, key.trim().replace(/^[#.]/, ''))
}

function byWord(bare: string, has: (key: string) => Key | null): Key | null {
  const [, word = '', number = ''] = /^(?:key|k|id)?([a-z]+)(\d+)$/.exec(bare) ?? /^([a-z])\1?(\d+)$/.exec(bare) ?? []
  const [, ahead = '', behind = ''] = /^(\d+)([a-z])$/.exec(bare) ?? []
  if (behind !== '') return has(behind + ahead)
  return has(word + number) ?? has((letterOf.get(word) ?? '') + number)
}

function byName(document: PageDocument, name: string): Key | null {
  if (!/^[a-z][\w-]*$/i.test(name)) return name === ':root' ? onlyTheme(document) : null
  const elements = [...document.elements.values()]
  const read = (element: PageElement, attribute: string) => readAttribute(document.html, element, attribute)
  const kinds = (element: PageElement) => [read(element, 'data-section'), read(element, 'data-section')?.split('/')[0]]
  const ways: ((element: PageElement) => boolean)[] = [
    (element) => read(element, 'id') === name,
    (element) => kinds(element).includes(name),
    ({ tag }) => tag === name && /^(?:header|footer|nav|main|form|table|h1)$/.test(tag),
  ]
  for (const way of ways) {
    const found = elements.filter(way)
    if (found.length > 0) return found.length === 1 && found[0] ? found[0].key : null
  }
  return /^(?:root|style|css)$/i.test(name) ? onlyTheme(document) : null
}

const onlyTheme = ({ elements }: PageDocument): Key | null => (elements.has('theme') ? 'theme' : null)
