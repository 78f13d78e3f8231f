import type { ReadingLanguage } from './types.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const known = new Map<ReadingLanguage, ReadonlySet<string>>()

/** Names of languages in one of ours, in small letters: 'arabic', 'français'. By what the runtime has for the codes of ISO 639-1. */
export function languageNames(language: ReadingLanguage): ReadonlySet<string> {
  const found = known.get(language)
  if (found) return found
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  const all = letters.flatMap((one) => letters.flatMap((other) => names.of(one + other)?.toLowerCase() ?? []))
  const set = new Set(all)
  known.set(language, set)
  return set
}
