import type { PageDocument, PageElement } from '#design/types.ts'
import type { EngineEvent } from '../types.ts'
import { applyChange, refuse } from './change.ts'
import type { Turn } from './turn.ts'

type Block = { search: string; replace: string; source: string }

/** A search/replace block becomes a replacement of the smallest element around the one place where it fits. */
export function applySearchReplace(turn: Turn, { search, replace, source }: Block): EngineEvent[] {
  const { document } = turn
  if (document === null)
    return refuse(turn, source, 'There is no page yet: write the whole page.', 'a change of a page that is not there')
  const place = findPlace(document.html, turn.expand(search))
  if (typeof place === 'string') return refuse(turn, source, place, place)
  const target = around(document, place)
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

type Place = { start: number; end: number }

/** The one place where `search` stands, exactly or but for white space; otherwise why there is none. */
export function findPlace(html: string, search: string): Place | string {
  if (search.trim() === '') return 'The text to search for is empty.'
  const exact = placesOf(html, search)
  if (exact.length === 1 && exact[0]) return exact[0]
  const loose = exact.length > 1 ? exact : loosePlacesOf(html, search)
  if (loose.length === 1 && loose[0]) return loose[0]
  return loose.length === 0
    ? 'The text to search for is not on the page.'
    : `The text to search for stands on the page ${loose.length} times.`
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

/** The smallest element that holds all of a place. */
function around(document: PageDocument, { start, end }: Place): PageElement | undefined {
  const holding = [...document.elements.values()].filter((element) => element.start <= start && end <= element.end)
  return holding.sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}
