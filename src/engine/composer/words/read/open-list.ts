import type { Language } from '../types.ts'
import { matchSection } from './match-section.ts'

const none = new Map()

/**
 * 'An electrician in Bristol, services, prices, contact': a list of sections that only a comma opens. That comma becomes
 * a colon, so that the list is read as one; the text keeps its length, and requests with another opening stay as they are.
 */
export function openList(request: string, language: Language): string {
  const sentence = /^[^\n;]*?(?=\.\s|[\n;]|\.?$)/.exec(request)?.[0] ?? ''
  const flat = sentence.replace(/\([^)]*\)/g, (inside) => '\u0001'.repeat(inside.length))
  if (flat.includes(':')) return request
  const commas = [...flat.matchAll(/,(?!\d)/g)].map((match) => match.index)
  const isSection = commas.map((at, index) => {
    const piece = sentence.slice(at + 1, commas[index + 1] ?? sentence.length).replace(/\([^)]*\)/g, '')
    return matchSection(piece.trim(), language, none) !== null
  })
  const first = commas[isSection.indexOf(true)]
  // one alone may be part of a description
  if (first === undefined || isSection.filter(Boolean).length < 2) return request
  const before = matchSection(flat.slice(flat.lastIndexOf(' with ') + 6, first).trim(), language, none)
  if (flat.includes(' with ') && flat.lastIndexOf(' with ') < first && before) return request
  return `${request.slice(0, first)}:${request.slice(first + 1)}`
}
