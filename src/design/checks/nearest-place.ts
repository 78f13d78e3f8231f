import { attributeValue } from '../parse.ts'
import { bodyElements, inside, wordsOf } from './read-page.ts'
import type { CheckedPage, Seen } from './types.ts'

type Place = { element: Seen; names: string[] }

/**
 * The place that a link means which leads to an id that is not there: the one section whose id, kind or heading is
 * that word, or says it, or is a slip of the pen away. Null when there is none, or more than one.
 * @param words what the link says
 */
export function placeFor(page: CheckedPage, id: string, words: string): Seen | null {
  const places = placesOf(page)
  const wanted = [plain(id), plain(words)].filter((name) => name.length > 1)
  const ways: ((name: string, asked: string) => boolean)[] = [
    (name, asked) => name === asked,
    (name, asked) => singular(name) === singular(asked),
    (name, asked) => asked.length > 3 && ` ${name} `.includes(` ${asked} `),
    (name, asked) => name.length > 3 && ` ${asked} `.includes(` ${name} `),
    (name, asked) => asked.length > 4 && isSlip(name, asked),
  ]
  for (const asked of wanted) {
    for (const way of ways) {
      const fitting = places.filter(({ names }) => names.some((name) => way(name, asked)))
      if (fitting.length === 1) return fitting[0]?.element ?? null
      if (fitting.length > 1) break
    }
  }
  return null
}

function placesOf(page: CheckedPage): Place[] {
  const sections = bodyElements(page).filter(
    (element) =>
      ['section', 'header', 'footer', 'main', 'form', 'article', 'aside'].includes(element.tag) ||
      attributeValue(element, 'data-section') !== null ||
      (attributeValue(element, 'id') !== null && ['div', 'h1', 'h2', 'h3', 'ul'].includes(element.tag)),
  )
  return sections.map((element) => {
    const heading = inside(page, element).find(({ tag }) => /^h[1-3]$/.test(tag))
    const said = [
      attributeValue(element, 'id'),
      attributeValue(element, 'data-section')?.split('/')[0],
      attributeValue(element, 'aria-label'),
      // of a section around others it is the heading of the first of them
      heading && ownHeading(page, element, heading) ? wordsOf(page, heading) : null,
    ]
    return { element, names: said.flatMap((name) => (name ? [plain(name)] : [])).filter((name) => name !== '') }
  })
}

const ownHeading = (page: CheckedPage, element: Seen, heading: Seen): boolean =>
  !page.elements.some(
    (other) =>
      other.index > element.index &&
      other.start < heading.start &&
      other.end > heading.end &&
      (other.tag === 'section' || attributeValue(other, 'data-section') !== null),
  )

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(section|sec|the|our|us|block)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const singular = (text: string): string => text.replace(/(?<=\p{L}{2})s\b/gu, '')

/** One or two letters more, less, or different. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    row = next
  }
  return (row[b.length] ?? 9) <= 2
}
