import { pattern } from '#rules/pattern.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { matchSection } from './match-section.ts'
import { words } from './source.ts'

const none = new Map()

/**
 * 'An electrician in Bristol, services, prices, contact': a list of sections that only a comma or a full stop opens.
 * That mark becomes a colon, so that the list is read as one; the text keeps its length, and requests with another
 * opening stay as they are.
 */
export function openList(request: string, language: Language): string {
  const opened = commaOpens(request, language) ?? stopOpens(request, language) ?? request
  return opened.replace(told, (whole, before: string, owner: string, are: string, list: string) =>
    matchSection(owner, language, none) &&
    list.split(/, | (?:and|und|et|y|og) /).every((one) => /^["\p{Lu}\d]/u.test(one))
      ? `${before}${owner}:${' '.repeat(are.length - 1)}${list}`
      : whole,
  )
}

/** 'Our teachers are Ana, Bo and Cem.' in a later sentence lists as 'Teachers: Ana, Bo and Cem.' does. */
const told = pattern('giu')`
  (?<=[.!?]\s)((?:our |the |unsere |nos |nuestr[oa]s |våre )?)(\p{L}+(?: \p{L}+)?)( (?:are|include|sind|sont|son
  |er) )([^.:;!?]+(?:,| and | und | et | y | og )[^.:;!?]+)(?=[.!?]|$)
`

function commaOpens(request: string, language: Language): string | null {
  const sentence = /^[^\n;]*?(?=\.\s|[\n;]|\.?$)/.exec(request)?.[0] ?? ''
  const flat = flattened(sentence)
  if (flat.includes(':')) return null
  const commas = [...flat.matchAll(/,(?!\d)/g)].map((match) => match.index)
  const pieces = commas.map((at, index) => withoutInside(sentence.slice(at + 1, commas[index + 1] ?? sentence.length)))
  // ', with services, prices' has an opening of its own
  if (pieces.some((piece) => opensItself(piece, language))) return null
  const found = pieces.map((piece) => sectionsIn(piece, language))
  const first = commas[found.findIndex((count) => count > 0)]
  // one alone may be part of a description
  if (first === undefined || sum(found) < 2) return null
  const lead = new RegExp(`^.* (?:${grammar[language].withWords}) `, 'iu').exec(flat.slice(0, first))?.[0]
  if (lead !== undefined && matchSection(flat.slice(lead.length, first).trim(), language, none)) return null
  return `${request.slice(0, first)}:${request.slice(first + 1)}`
}

/** '… we come to you. Services, prices and contact.': the second sentence is nothing but sections. */
function stopOpens(request: string, language: Language): string | null {
  const stop = /^[^\n;:]*?(\.)(?=\s+\p{Lu})/u.exec(request)?.[0].length
  if (stop === undefined) return null
  const list = /^[^\n;:]*?(?=\.\s|[\n;:]|\.?$)/.exec(request.slice(stop))?.[0] ?? ''
  const found = flattened(list)
    .split(/,(?!\d)/)
    .map((piece) => sectionsIn(withoutInside(piece), language))
  if (found.length < 2 || found.includes(0) || sum(found) < 3) return null
  return `${request.slice(0, stop - 1)}:${request.slice(stop)}`
}

const flattened = (text: string) => text.replace(/\([^)]*\)/g, (inside) => '\u0001'.repeat(inside.length))
const withoutInside = (text: string) => text.replace(/\([^)]*\)|\u0001+/g, '').trim()
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)

function opensItself(piece: string, language: Language): boolean {
  const rest = new RegExp(`^(?:${grammar[language].withWords}) +(.+)`, 'iu').exec(piece)?.[1]
  return rest !== undefined && matchSection(rest, language, none) !== null
}

/** 1 for a section, 2 or more for 'reviews and areas covered', 0 for anything else. */
function sectionsIn(piece: string, language: Language): number {
  if (matchSection(piece, language, none)) return 1
  const parts = piece.split(words(`(?:${grammar[language].and})`, 'iu')).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => matchSection(part, language, none)) ? parts.length : 0
}
