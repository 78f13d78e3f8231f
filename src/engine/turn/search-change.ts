import type { Place } from '#design/places.ts'
import type { Key, PageDocument, PageElement } from '#design/types.ts'
import type { EngineEvent } from '../types.ts'
import { applyChange, refuse } from './change.ts'
import { sameElements } from './same-elements.ts'
import type { Turn } from './turn.ts'

type Block = { search: string; replace: string; source: string }

/**
 * A search/replace block becomes a replacement of the smallest element around the one place where it fits.
 * @param within only inside of this element
 */
export function applySearchReplace(turn: Turn, { search, replace, source }: Block, within?: Key): EngineEvent[] {
  const { document } = turn
  if (document === null)
    return refuse(turn, source, 'There is no page yet: write the whole page.', 'a change of a page that is not there')
  const place = findPlace(document, turn.expand(search))
  if (typeof place === 'string') return refuse(turn, source, place, aboutPlace(place))
  const target = around(document, place)
  if (within !== undefined && !holds(document, within, place))
    return refuse(turn, source, `Only ${within} was to be changed.`, 'a change outside of the section')
  if (!target)
    return refuse(
      turn,
      source,
      'This place cannot be changed by search and replace.',
      'a place outside of the page’s elements',
    )
  const inside = document.html.slice(target.start, place.start) + replace + document.html.slice(place.end, target.end)
  return applyChange(turn, { do: 'replace', k: target.key, html: inside }, source)
}

/**
 * The one place where `search` stands: exactly, but for white space, or as the same elements written otherwise. If
 * there is none, or more than one, why.
 */
export function findPlace(document: PageDocument, search: string): Place | string {
  if (search.trim() === '') return 'The text to search for is empty.'
  for (const find of [placesOf, loosePlacesOf]) {
    const places = find(document.html, search)
    if (places.length > 0) return onlyPlace(places)
  }
  const same = sameElements(document, search)
  return same.length > 0 ? onlyPlace(same) : 'The text to search for is not on the page.'
}

function onlyPlace(places: readonly Place[]): Place | string {
  const [first] = places
  return first && places.length === 1 ? first : `The text to search for stands on the page ${places.length} times.`
}

function placesOf(html: string, search: string): Place[] {
  const places: Place[] = []
  for (let at = html.indexOf(search); at !== -1; at = html.indexOf(search, at + 1))
    places.push({ start: at, end: at + search.length })
  return places
}

function loosePlacesOf(html: string, search: string): Place[] {
  const words = search
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return [...html.matchAll(new RegExp(words.join('\\s+'), 'g'))].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}

const holds = ({ elements }: PageDocument, key: Key, { start, end }: Place): boolean => {
  const element = elements.get(key)
  return element !== undefined && element.start <= start && end <= element.end
}

/** The same reason for the person, who has never seen the text that was searched for. */
function aboutPlace(reason: string): string {
  const times = /\b\d+ times\b/.exec(reason)?.[0]
  return times ? `could not tell where a change belongs: it fits ${times}` : 'could not find where a change belongs'
}

/** The smallest element that holds all of a place. */
function around(document: PageDocument, { start, end }: Place): PageElement | undefined {
  const holding = [...document.elements.values()].filter((element) => element.start <= start && end <= element.end)
  return holding.sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}
