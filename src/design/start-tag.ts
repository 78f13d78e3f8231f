import { decodeAttribute } from './text.ts'
import type { Splice } from './types.ts'

/** One attribute as it stands in a source. `quote` is null when it has no value. */
export type AttributePlace = {
  name: string
  start: number
  end: number
  quote: '"' | "'" | '' | null
  valueStart: number
  valueEnd: number
}

const space = /[\t\n\f\r ]/

/**
 * The attributes of the start tag at `start`, by the rules of the HTML tokenizer; of attributes named twice the first.
 * @param openEnd where the tag ends, behind its `>`
 */
export function attributePlaces(html: string, start: number, openEnd: number): AttributePlace[] {
  const places: AttributePlace[] = []
  const limit = openEnd - 1
  let at = skipTo(html, start + 1, limit, (char) => space.test(char) || char === '/')
  for (;;) {
    at = skipTo(html, at, limit, (char) => !space.test(char) && char !== '/')
    if (at >= limit) return places
    const nameStart = at
    // an equals sign in first place belongs to the name
    at = skipTo(html, at + 1, limit, (char) => space.test(char) || char === '/' || char === '=')
    const place: AttributePlace = {
      name: html.slice(nameStart, at).toLowerCase(),
      start: nameStart,
      end: at,
      quote: null,
      valueStart: at,
      valueEnd: at,
    }
    const equals = skipTo(html, at, limit, (char) => !space.test(char))
    if (html[equals] === '=') at = readValue(html, equals + 1, limit, place)
    if (!places.some((other) => other.name === place.name)) places.push(place)
  }
}

function readValue(html: string, from: number, limit: number, place: AttributePlace): number {
  const at = skipTo(html, from, limit, (char) => !space.test(char))
  const quote = html[at]
  if (at < limit && (quote === '"' || quote === "'")) {
    const close = html.indexOf(quote, at + 1)
    place.quote = quote
    place.valueStart = at + 1
    place.valueEnd = close < 0 || close > limit ? limit : close
    place.end = Math.min(place.valueEnd + 1, limit)
  } else {
    place.quote = ''
    place.valueStart = at
    place.valueEnd = skipTo(html, at, limit, (char) => space.test(char))
    place.end = place.valueEnd
  }
  return place.end
}

function skipTo(html: string, from: number, limit: number, stop: (char: string) => boolean): number {
  let at = from
  while (at < limit && !stop(html[at] ?? '')) at += 1
  return Math.min(at, limit)
}

/** The decoded value of an attribute of the start tag `[start, openEnd)`; null when it is not there. */
export function readAttribute(html: string, tag: { start: number; openEnd: number }, name: string): string | null {
  const place = attributePlaces(html, tag.start, tag.openEnd).find((other) => other.name === name)
  return place ? decodeAttribute(html.slice(place.valueStart, place.valueEnd)) : null
}

/**
 * The change that gives an attribute a value, in the quoting it has; null takes it away.
 * @returns null when nothing would change
 */
export function attributeSplice(
  html: string,
  tag: { start: number; openEnd: number },
  name: string,
  value: string | null,
): Splice | null {
  const places = attributePlaces(html, tag.start, tag.openEnd)
  const place = places.find((other) => other.name === name.toLowerCase())
  if (value === null) return place ? removal(html, tag.start, place) : null
  if (!place) {
    const nameEnd = skipTo(html, tag.start + 1, tag.openEnd - 1, (char) => space.test(char) || char === '/')
    const at = Math.max(nameEnd, ...places.map((other) => other.end))
    return { start: at, end: at, insert: ` ${name}="${escapeAttribute(value, '"')}"` }
  }
  if (decodeAttribute(html.slice(place.valueStart, place.valueEnd)) === value) return null
  return { start: place.start, end: place.end, insert: rewritten(html, place, value) }
}

function rewritten(html: string, place: AttributePlace, value: string): string {
  const name = html.slice(place.start, place.start + place.name.length)
  if (place.quote === null) return `${name}="${escapeAttribute(value, '"')}"`
  const before = html.slice(place.start, place.valueStart)
  if (place.quote) return before + escapeAttribute(value, place.quote) + place.quote
  const plain = value !== '' && !/[\s"'=<>`/]/.test(value)
  return plain ? before + escapeAttribute(value, '"') : `${before}"${escapeAttribute(value, '"')}"`
}

function removal(html: string, tagStart: number, place: AttributePlace): Splice {
  let start = place.start
  while (start > tagStart && space.test(html[start - 1] ?? '')) start -= 1
  // `a="1"b="2"`: what follows still needs a gap
  const gap = space.test(html[place.end] ?? '') || /[/>]/.test(html[place.end] ?? '') ? '' : ' '
  return { start, end: place.end, insert: gap }
}

/** Escapes what would end the value or read as a character reference; `[&_a]:flex` stays readable. */
export function escapeAttribute(value: string, quote: '"' | "'"): string {
  const safe = value.replace(/&(?=[#a-z\d])/gi, '&amp;')
  return quote === '"' ? safe.replaceAll('"', '&quot;') : safe.replaceAll("'", '&#39;')
}
