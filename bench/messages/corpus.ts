import { readFileSync } from 'node:fs'
import { type ReadingLanguage, readingLanguages } from '#engine/understanding/types.ts'

/** What a message tells of whose page it is, each in all the forms that are right; 'none' is right where nothing is named. */
export type MarkedIdentity = Record<'name' | 'what' | 'place', readonly string[]>

/** A first message, with for each of its characters whether it is said to whoever builds the page alone. */
export type MarkedMessage = {
  language: ReadingLanguage
  text: string
  isSpoken: readonly boolean[]
  /** null where nobody has said so yet */
  identity: MarkedIdentity | null
}

export type IdentifiedMessage = MarkedMessage & { identity: MarkedIdentity }

const home = new URL('./', import.meta.url)
const open = '[['
const close = ']]'
const none = '-'

/**
 * The messages of <lang>.txt, each behind a line '==== NAME / WHAT / PLACE' of what it tells where that is known, parted by tabs and its forms by
 * ' | '; [[what is said to the builder]] stands in brackets.
 */
export const markedMessages = (languages: readonly ReadingLanguage[] = readingLanguages): MarkedMessage[] =>
  languages.flatMap((language) =>
    readFileSync(new URL(`${language}.txt`, home), 'utf8')
      .split(/^(?=====)/m)
      .filter((marked) => marked.trim() !== '')
      .map((marked) => {
        const [, head = '', body = ''] = /^====\t?([^\n]*)\n([\s\S]*)$/.exec(marked) ?? []
        const [name = none, what = none, place = none] = head.split('\t')
        const identity = { name: formsOf(name), what: formsOf(what), place: formsOf(place) }
        return { language, ...withoutMarks(body.trim()), identity: head === '' ? null : identity }
      }),
  )

/** Of those of which it is known, what each tells of whose page it is. */
export const identifiedMessages = (languages: readonly ReadingLanguage[] = readingLanguages): IdentifiedMessage[] =>
  markedMessages(languages).flatMap(({ identity, ...message }) => (identity ? [{ ...message, identity }] : []))

/** Of '-', which stands for nothing told, there is an empty form. */
const formsOf = (cell: string): string[] => cell.split(' | ').map((form) => (form === none ? '' : form))

/** The text without its brackets, and where it was within them. Throws where one is open or closed alone. */
export function withoutMarks(marked: string): { text: string; isSpoken: boolean[] } {
  const isSpoken: boolean[] = []
  let text = ''
  let isInside = false
  for (let at = 0; at < marked.length; at++) {
    const mark = marked.slice(at, at + open.length)
    if (mark === (isInside ? close : open)) {
      isInside = !isInside
      at += open.length - 1
      continue
    }
    if (mark === open || mark === close) throw new Error(`a bracket stands alone: ${marked.slice(at, at + 60)}`)
    text += marked[at]
    isSpoken.push(isInside)
  }
  if (isInside) throw new Error(`a bracket is left open: ${marked.slice(0, 60)}`)
  return { text, isSpoken }
}
