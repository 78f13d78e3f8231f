import type { ReadingLanguage } from '../types.ts'
import { type WishAct, wishActs, wishWords } from './wish-words.ts'

/** `apart`: the verb is one only where this word stands further on. */
export type ActMeaning = { act: WishAct; apart: string | null }

type Stems = ReadonlyMap<string, readonly ActMeaning[]>
const tables = new Map<ReadingLanguage, Stems>()

/** Without accents: 'enlève' and 'enlever' have one stem. */
export const flatLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

function stemsOf(language: ReadingLanguage): Stems {
  const known = tables.get(language)
  if (known) return known
  const { verbs, infixes } = wishWords(language)
  const stems = new Map<string, ActMeaning[]>()
  const put = (stem: string, meaning: ActMeaning) => {
    const flat = flatLetters(stem)
    stems.set(flat, [...(stems.get(flat) ?? []), meaning])
  }
  for (const act of wishActs)
    for (const verb of verbs[act]) {
      if (typeof verb === 'string') {
        if (verb.includes(' ')) continue
        put(verb, { act, apart: null })
        for (const infix of infixes) put(infix + verb, { act, apart: null })
        continue
      }
      const [stem, apart] = verb
      put(stem, { act, apart })
      for (const infix of ['', ...infixes]) put(apart + infix + stem, { act, apart: null })
    }
  tables.set(language, stems)
  return stems
}

/** What a word may mean as a form of a verb, the longest stem first. */
export function actMeanings(word: string, language: ReadingLanguage): readonly ActMeaning[] {
  const flat = flatLetters(word)
  const stems = stemsOf(language)
  for (let size = flat.length; size > 1; size -= 1) {
    const meanings = stems.get(flat.slice(0, size))
    if (meanings && isEnding(flat.slice(size), language)) return meanings
  }
  return []
}

function isEnding(rest: string, language: ReadingLanguage): boolean {
  const { endings, clitics } = wishWords(language)
  const is = (ending: string) => ending === '' || endings.some((one) => flatLetters(one) === ending)
  return is(rest) || clitics.some((clitic) => rest.endsWith(clitic) && is(rest.slice(0, -clitic.length)))
}
