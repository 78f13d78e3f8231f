import { partWords } from '../../understanding/part-words.ts'
import { readLanguage } from '../../understanding/language.ts'
import type { PageWords } from '../../understanding/wish/part-spans.ts'
import { readWishes, type Wish } from '../../understanding/wish/read-wishes.ts'
import type { Language } from '../words/types.ts'
import { carryOutFrame, colorIn } from './by-frame.ts'
import { isOnlyLook, type LookChange, readLooks } from './look-words.ts'
import { asksForInk } from './intents/ink.ts'
import { asksForGround } from './intents/on-ground.ts'
import { asksForRoom } from './intents/spacing.ts'
import { shownName } from './intents/name.ts'
import { isLeaf, type OpenPage } from './open-page.ts'
import { thePicked } from './target/find-part.ts'
import { wordsOf } from './target/rows.ts'
import type { EditOutcome } from './outcome.ts'
import type { Scene } from './scene.ts'

/** The wishes of a message, in the language that reads all of them. */
export type Wished = { language: Language; wishes: Wish[] }

const longestTitle = 80

/** Reads a message by what its words are; null when some of it tells no wish. */
export function wishesIn(scene: Scene, prompt: string): Wished | null {
  // that of a part is its ground: the clauses tell them apart
  const bare = prompt.trim().replace(/,? please[.!]?$|[.!]$/i, '')
  if (asksForInk(bare) || asksForGround(bare) || asksForRoom(bare)) return null
  const { language: likely, certain } = readLanguage(prompt, scene.language)
  const page = pageWords(scene.page)
  for (const language of new Set(certain ? [likely] : [likely, scene.language])) {
    const wishes = readWishes(prompt, language, page, scene.picked.length > 0 ? thePicked : null)
    // what is picked wins over every description, and those who read it know what of it is meant
    if (wishes && scene.picked.length > 0 && wishes.some(({ target }) => target !== thePicked)) return null
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

export function pageWords(page: OpenPage): PageWords {
  const name = shownName(page)
  const texts = new Set(
    [...page.parts.map(({ text }) => text), name ?? ''].filter((text) => text.length <= longestTitle).map(flat),
  )
  texts.delete('')
  const leaves = page.parts.filter((part) => isLeaf(page, part)).map(({ text }) => text)
  const all = ` ${flat([...page.sections.map((section) => wordsOf(page, section)), ...leaves].join(' '))} `
  return {
    says: (words) => texts.has(flat(words)),
    holds: (words) => all.includes(` ${flat(words)} `),
    name,
    isLook: isColor,
  }
}

/** 'Black' is said of the ground of a part, and is a colour all the same. */
function isColor(words: string, language: Language): boolean {
  if (partWords(language).property.includes(words.toLowerCase())) return false
  if (colorIn(words, language) !== null) return true
  return language === 'en' && isOnlyLook(words) && readLooks(words).every(({ change }) => colored.has(change))
}

const colored: ReadonlySet<LookChange['change']> = new Set(['accent', 'surface', 'mode'])
