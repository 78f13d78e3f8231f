import { attributeValue } from '../parse.ts'
import { around, firstInside, oncePerPage } from './page-index.ts'
import { isSlip, plain, singular } from './place-words.ts'
import { bodyElements, wordsOf } from './read-page.ts'
import type { CheckedElement, CheckedPage } from './types.ts'

/** Among more names than these that could be meant, nobody can say which one is. */
const mostAlike = 100
/** What is longer is a text, not the name of a place. */
const longestName = 300

/**
 * The place that a link means which leads to an id that is not there: the one section whose id, kind or heading is
 * that word, or says it, or is a slip of the pen away. Null when there is none, or more than one.
 * @param words what the link says
 */
export function placeFor(page: CheckedPage, id: string, words: string): CheckedElement | null {
  const places = placesOf(page)
  for (const text of [id, words]) {
    const asked = text.length > longestName ? '' : plain(text)
    if (asked.length < 2) continue
    const found = places.asked.has(asked) ? places.asked.get(asked) : fittingPlace(places, asked)
    places.asked.set(asked, found ?? null)
    if (found) return found
  }
  return null
}

type Named = { element: CheckedElement; name: string }

type Places = {
  byName: Map<string, Named[]>
  bySingular: Map<string, Named[]>
  byWord: Map<string, Named[]>
  byFirst: Map<string, Named[]>
  byLength: Map<number, Named[]>
  /** what was found for a name already */
  asked: Map<string, CheckedElement | null>
}

/** The one place found by the first way that finds any. Each way looks at a few names only, however many there are. */
function fittingPlace(places: Places, asked: string): CheckedElement | null {
  const words = [...new Set(asked.split(' '))]
  const { byName, bySingular, byWord, byFirst, byLength } = places
  const ways: (() => Named[])[] = [
    () => byName.get(asked) ?? [],
    () => bySingular.get(singular(asked)) ?? [],
    () =>
      asked.length > 3
        ? few(rarest(words.map((word) => byWord.get(word) ?? []))).filter(({ name }) =>
            ` ${name} `.includes(` ${asked} `),
          )
        : [],
    () =>
      words
        .flatMap((word) => few(byFirst.get(word) ?? []))
        .filter(({ name }) => name.length > 3 && ` ${asked} `.includes(` ${name} `)),
    () =>
      asked.length > 4
        ? few(
            [-2, -1, 0, 1, 2].flatMap((more) => byLength.get(asked.length + more)?.slice(0, mostAlike + 1) ?? []),
          ).filter(({ name }) => isSlip(name, asked))
        : [],
  ]
  for (const way of ways) {
    const [first, ...others] = new Set(
      way()
        .slice(0, mostAlike)
        .map(({ element }) => element),
    )
    if (first) return others.length === 0 ? first : null
  }
  return null
}

const few = (named: Named[]): Named[] => (named.length > mostAlike ? [] : named)

const rarest = (lists: readonly Named[][]): Named[] =>
  lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? [])

const placesOf = oncePerPage((page): Places => {
  const named = bodyElements(page)
    .filter(isPlace)
    .flatMap((element) => namesOf(page, element))
  const byWord = new Map<string, Named[]>()
  for (const each of named) {
    for (const word of new Set(each.name.split(' '))) {
      const others = byWord.get(word)
      if (others) others.push(each)
      else byWord.set(word, [each])
    }
  }
  return {
    byName: Map.groupBy(named, ({ name }) => name),
    bySingular: Map.groupBy(named, ({ name }) => singular(name)),
    byWord,
    byFirst: Map.groupBy(named, ({ name }) => name.split(' ')[0] ?? ''),
    byLength: Map.groupBy(named, ({ name }) => name.length),
    asked: new Map(),
  }
})

const isPlace = (element: CheckedElement): boolean =>
  ['section', 'header', 'footer', 'main', 'form', 'article', 'aside'].includes(element.tag) ||
  attributeValue(element, 'data-section') !== null ||
  (attributeValue(element, 'id') !== null && ['div', 'h1', 'h2', 'h3', 'ul'].includes(element.tag))

const headingInside = firstInside(({ tag }) => /^h[1-3]$/.test(tag))
const sectionAround = around((element) => element.tag === 'section' || attributeValue(element, 'data-section') !== null)

function namesOf(page: CheckedPage, element: CheckedElement): Named[] {
  const heading = headingInside(page, element)
  // of a section around others it is the heading of the first of them
  const isOwn = heading && (sectionAround(page, heading)?.index ?? -1) <= element.index
  const said = [
    attributeValue(element, 'id'),
    attributeValue(element, 'data-section')?.split('/')[0],
    attributeValue(element, 'aria-label'),
    isOwn ? wordsOf(page, heading) : null,
  ]
  const names = said.map((name) => plain((name ?? '').slice(0, longestName)))
  return names.filter((name) => name !== '').map((name) => ({ element, name }))
}
