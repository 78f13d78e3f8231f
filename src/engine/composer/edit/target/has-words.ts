import { days } from '../lexicon/days.ts'

const dayNames = days.map((names) => new RegExp(`^(?:${names})$`, 'iu'))

/** The day of the week that a word names, Monday 0; -1 when it names none. */
export const dayOf = (word: string) => (word.length < 2 ? -1 : dayNames.findIndex((name) => name.test(word)))

/** The words of a text, in small letters. */
export const wordList = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}€$£#@]+/gu) ?? []

const endings = /(?:ies|es|en|ern|er|em|e|n|s|y)$/u
const shortestStem = 3

/** 'Invoices' and 'invoice' are one word, 'plan' and 'planet' are two. */
function stem(word: string): string {
  const bare = word.endsWith('ss') ? word : word.replace(endings, '')
  return bare.length >= shortestStem ? bare : word
}

/** True when a text says every one of these words, in whatever form. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const said = wordList(text)
  const stems = new Set(said.map(stem))
  const days = new Set(said.map(dayOf).filter((day) => day >= 0))
  return words
    .flatMap(wordList)
    .every((word) => (dayOf(word) >= 0 ? days.has(dayOf(word)) : stems.has(stem(word)) || said.includes(word)))
}

const flat = (text: string) => wordList(text).join(' ')

/** True when a text holds these words one after the other. */
export const quotes = (text: string, quoted: string) =>
  flat(quoted) !== '' && (` ${flat(text)}`.includes(` ${flat(quoted)}`) || holdsLetters(text, quoted))

/** A number and the title beside it stand on a page without a space between. */
function holdsLetters(text: string, quoted: string): boolean {
  const letters = flat(quoted).replaceAll(' ', '')
  return letters.length > 3 && flat(text).replaceAll(' ', '').includes(letters)
}
