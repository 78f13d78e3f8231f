import { partWords } from '../../understanding/part-words.ts'
import { readLanguage } from '../../understanding/language.ts'
import type { PageWords } from '../../understanding/wish/part-spans.ts'
import { readWishes, type Wish } from '../../understanding/wish/read-wishes.ts'
import type { Language } from '../words/types.ts'
import { carryOutFrame, colorIn } from './by-frame.ts'
import { shownName } from './intents/name.ts'
import type { OpenPage } from './open-page.ts'
import type { EditOutcome } from './outcome.ts'
import type { Scene } from './scene.ts'

/** The wishes of a message, in the language that reads all of them. */
export type Wished = { language: Language; wishes: Wish[] }

const longestTitle = 80

/** Reads a message by what its words are; null when some of it tells no wish. */
export function wishesIn(scene: Scene, prompt: string): Wished | null {
  const { language: likely } = readLanguage(prompt, scene.language)
  const page = pageWords(scene.page)
  for (const language of new Set([likely, scene.language])) {
    const wishes = readWishes(prompt, language, page)
    if (wishes) return { language, wishes }
  }
  return null
}

/** What came of one of them; null when this page shows that something else is meant. */
export const carryOutWish = (scene: Scene, { frame }: Wish, language: Language): EditOutcome | null =>
  carryOutFrame(scene, frame, language)

const flat = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function pageWords(page: OpenPage): PageWords {
  const name = shownName(page)
  const texts = new Set(
    [...page.parts.map(({ text }) => text), name ?? ''].filter((text) => text.length <= longestTitle).map(flat),
  )
  texts.delete('')
  return {
    says: (words) => texts.has(flat(words)),
    name,
    isLook: (words, language) =>
      !partWords(language).property.includes(words.toLowerCase()) && colorIn(words, language) !== null,
  }
}
