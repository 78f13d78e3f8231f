import { readLanguage } from '../../understanding/language.ts'
import { type PageQuestion, readTalk } from '../../understanding/talk.ts'
import type { Language } from '../words/types.ts'
import { pageWords } from './by-wish.ts'
import { examples } from './examples.ts'
import { priceCalled, priceOfPart } from './intents/price.ts'
import type { Part } from './open-page.ts'
import type { Scene } from './scene.ts'
import { writeSentence } from './sentence.ts'
import { findPart } from './target/find-part.ts'
import { rowsIn } from './target/rows.ts'

const longestAnswer = 120

/** Answers what asks for no change, in the person's language; null for a message that asks for one, or that nobody can answer. */
export function answerTalk(scene: Scene, prompt: string): { reply: string; suggestions: string[] } | null {
  const { language } = readLanguage(prompt, scene.language)
  const talk = readTalk(prompt, language, pageWords(scene.page))
  if (!talk) return null
  const suggestions = examples(language, scene.page)
  if (talk.is === 'thanks') return { reply: writeSentence({ say: 'welcome' }, language), suggestions }
  if (talk.is === 'abilities') return { reply: writeSentence({ say: 'abilities' }, language), suggestions }
  const told = talk.is === 'question' ? answerOf(scene, talk, language) : null
  return told === null ? null : { reply: writeSentence({ say: 'pageSays', what: told }, language), suggestions }
}

/** What the page says; null where it does not. */
function answerOf(scene: Scene, { about, target }: PageQuestion, language: Language): string | null {
  const { page } = scene
  const named = about === 'price' ? priceCalled(page, target.replace(/["“”„‟«»]/gu, '').trim()) : undefined
  if (named) return `${target}, ${named.text}`
  const found = findPart({ ...scene, picked: [] }, target, language, 'sure')
  if (!found || !('found' in found.match)) return null
  const [part, ...more] = found.match.found
  if (!part) return null
  if (about === 'count') return countOf(scene, part, more)
  if (more.length > 0) return null
  const holder = about === 'price' ? priceOfPart(page, part) : part
  return holder && holder.text !== '' && holder.text.length <= longestAnswer ? holder.text : null
}

/** 'How many reviews': the entries of the section, by what they are called. */
function countOf({ page }: Scene, part: Part, more: readonly Part[]): string {
  if (more.length > 0) return String(more.length + 1)
  const rows = rowsIn(page, part)
  const names = rows.map(({ label }) => label).filter((label) => label !== '')
  return names.length === 0 ? '1' : `${rows.length} (${names.join(', ')})`.slice(0, longestAnswer)
}
