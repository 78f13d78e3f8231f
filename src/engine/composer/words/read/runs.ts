import { notBrands } from '../lexicon/names.ts'

const capital =
  "(?:(?:Dr|St|Mr|Mrs|Prof)\\.|\\p{Lu}[\\p{L}\\p{M}\\p{N}'+-]*(?:[.&](?=[\\p{L}\\p{N}])[\\p{L}\\p{N}'+-]*)*)"
const joint =
  "(?: (?:&|\\+|and|of|the|at|to|og|und|et|y|der|die|das|de|du|des|la|le|les|los|del|von|van|vom|zur|zum|im|am|d'|l')(?= \\p{Lu}))"

/** A run of capitalised words as names are written: 'Razor & Rye', 'Museum der Zeit', 'Northbound 2027'. */
export const nameRun = `${capital}(?:(?:${joint})? (?:&|\\+|${capital}|\\d{1,4}(?![\\p{L}.,]?\\d| ?(?:€|£|\\$|rooms|plans))))*`

const initials = /(?:^|\s)(?:Dr|St|Mr|Mrs|Prof|Co|No|\p{Lu})\.$/u

/** The run without a full stop or words that cannot begin or make a name; null when nothing is left of it. */
export function asName(run: string): string | null {
  let name = run.trim()
  while (/[.,'-]$/.test(name) && !initials.test(name)) name = name.slice(0, -1).trim()
  name = name.replace(/'s$/, '')
  const parts = name.split(' ')
  while (
    parts.length > 1 &&
    isNoName(parts[0]) &&
    parts[0] !== 'The' &&
    !/^(?:Die|Das|Der|La|Le|El|Los)$/.test(parts[0] ?? '')
  )
    parts.shift()
  if (parts.every((part) => isNoName(part) || part.length < 2)) return null
  return parts.join(' ').replace(/ (?:&|\+|and|und|et|y|og)$/, '')
}

const isNoName = (word: string | undefined) =>
  word === undefined || notBrands.has(word.toLowerCase().replace(/[.,:]/g, '')) || /^[^\p{L}\p{N}]+$/u.test(word)

/** 'bolt.diy' keeps its look, 'nordlys kaffe' is written as a name. */
export const titleCase = (text: string) =>
  text.includes('.')
    ? text
    : text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase())
