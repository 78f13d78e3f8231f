import { languageOfCode, languages } from './languages.ts'

/** '1 project', '3 projects'. */
export function counted(count: number, word: string, words = `${word}s`): string {
  return `${count} ${count === 1 ? word : words}`
}

const formats = new Map<string, Intl.ListFormat>()

/** 'a', 'a and b', 'a, b and c', as a language lists things. */
export function listed(words: readonly string[], language = 'en'): string {
  const known = languageOfCode(language)
  const format = formats.get(language) ?? new Intl.ListFormat(known ? languages[known].locale : language)
  formats.set(language, format)
  return format.format(words)
}
