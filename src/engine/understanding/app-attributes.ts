import { type AppList, beforeColon, listBehind, sentenceLists, upTo, wordsOf } from './app-list-at.ts'
import type { AppScene } from './app-scene.ts'

/** 'Inventory for a theatre: SIZE, ERA, SHELF', 'an inventory WITH amount and date': what is known of each thing. */
export function attributesOf(scene: AppScene): AppList[] {
  const { words, lexicon } = scene
  const places = [
    beforeColon(scene),
    ...words.flatMap((word, at) => (lexicon.has('having', word) && !isAsked(scene, at) ? [at] : [])),
  ]
  return places
    .flatMap((at) => listBehind(scene, 'fields', at, []))
    .filter(({ entries }) => entries.filter((entry) => isAttribute(scene, entry)).length * 2 > entries.length)
    .slice(0, 1)
    .map((list) => (/^\s*:/.test(scene.text.slice(list.start)) ? list : upToAttribute(scene, list)))
}

/** '… with size and era, DARK GREEN': behind 'with' other things may follow. */
const upToAttribute = (scene: AppScene, list: AppList): AppList =>
  upTo(scene, list, list.entries.findLastIndex((entry) => isAttribute(scene, entry)) + 1)

/** 'tool, who HAS it': what is asked for, and no list that opens. */
const isAsked = ({ words, lexicon }: AppScene, at: number) => lexicon.has('interrogatives', words[at - 1] ?? '')

/** 'telephone', 'who has it', 'whether it is paid' */
export function isAttribute({ known, lexicon }: AppScene, entry: string): boolean {
  const words = wordsOf(entry)
  const asks = (['interrogatives', 'whether'] as const).some((kind) => lexicon.has(kind, words[0] ?? ''))
  return asks || known.attributes.find(words).length > 0
}

/** 'A log book for our van. 7 drivers, DATE, KM AT START, PURPOSE.': a sentence that is nothing but what is known of each thing. */
export function attributesInSentence(scene: AppScene): AppList[] {
  return sentenceLists(scene, 'fields', [])
    .map((list) => ({ ...list, entries: list.entries.filter((entry) => !/^\d/.test(entry)) }))
    .filter(({ entries }) => entries.length > 2 && !entries.some((entry) => entry.includes(':')))
    .filter(({ entries }) => entries.some((entry) => isAttribute(scene, entry)))
    .slice(0, 1)
}

/** Whether what is known of each thing stands there, and not the things. */
export const listsAttributes = (scene: AppScene): boolean =>
  attributesOf(scene).length > 0 || attributesInSentence(scene).length > 0
