/** '1 project', '3 projects'. */
export function counted(count: number, word: string, words = `${word}s`): string {
  return `${count} ${count === 1 ? word : words}`
}

/** Of English the British: no comma before 'and'. Norwegian is Bokmål. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', no: 'nb' }

const formats = new Map<string, Intl.ListFormat>()

/** 'a', 'a and b', 'a, b and c', as a language lists things. */
export function listed(words: readonly string[], language = 'en'): string {
  const format = formats.get(language) ?? new Intl.ListFormat(locales[language] ?? language)
  formats.set(language, format)
  return format.format(words)
}
