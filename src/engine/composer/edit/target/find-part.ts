import { type Description, readDescriptions } from '../../../understanding/descriptions.ts'
import type { Language } from '../../words/types.ts'
import { byText } from '../by-text.ts'
import type { Scene } from '../scene.ts'
import type { TargetMatch } from '../target-match.ts'
import { asking, findTarget } from '../targets.ts'
import type { Certainty } from './left-over.ts'
import { resolve } from './resolve.ts'

/** What is picked, in the words of an answer. */
export const thePicked = 'this'

/** What a description in one of our languages leads to, with what it is called in an answer; null when no word of it does. */
export function findPart(
  scene: Scene,
  words: string,
  language: Language,
  certainty: Certainty,
): { match: TargetMatch; name: string } | null {
  if (words === thePicked && scene.picked.length > 0) return { match: { found: scene.picked }, name: thePicked }
  if (language === 'en') return inEnglish(scene, words, certainty)
  const { page, picked } = scene
  const read = readDescriptions(words, language)
  if (read.length === 0) return picked.length > 0 ? { match: { found: picked }, name: thePicked } : null
  if (picked.length > 0) return null
  const [only] = read
  if (only && read.length === 1 && !only.head && !only.everything) {
    const match = byText(page, [...only.quoted, ...only.said].join(' '))
    return 'missing' in match ? null : { match, name: words }
  }
  const resolved = resolve(page, read, certainty)
  if (!resolved)
    return read.every(({ head, unclear }) => head && !unclear) ? { match: { missing: words }, name: words } : null
  const name = read.map(nameOf).join(' and ')
  if ('candidates' in resolved) return { match: asking(words, resolved.candidates, resolved.unmet), name: words }
  return { match: resolved, name }
}

const wordy: Record<string, string> = { hours: 'opening hours', cta: 'call to action', phone: 'phone number' }

/** The English name of a kind of parts, which answers have in every language; of any part that is quoted the quotation. */
export function nameOf({ head, everything, quoted }: Description): string {
  if (!head) return everything ? 'everything' : ''
  // 'la sección «Artículos»' is called what stands in quotation marks
  if (!head.kind && quoted.length > 0) return quoted.map((text) => `"${text}"`).join(', ')
  const kind = head.kind ?? head.word
  return wordy[kind] ?? (head.of === 'element' && head.many ? `${kind}s` : kind)
}

/** In English much is found by other tables too; here only what is named by a noun, and by nothing that it has. */
function inEnglish(scene: Scene, words: string, certainty: Certainty) {
  const read = readDescriptions(words, 'en')
  if (read.length === 0 || !read.every(({ head, everything, unclear }) => (head || everything) && !unclear)) return null
  return { match: findTarget(scene, words, certainty), name: words.replace(/^(?:the|my|our) /i, '') }
}
