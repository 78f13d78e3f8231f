import { readFileSync } from 'node:fs'
import { type ReadingLanguage, readingLanguages } from '#engine/understanding/types.ts'

/** A first message, with for each of its characters whether it is said to whoever builds the page alone. */
export type MarkedMessage = { language: ReadingLanguage; text: string; isSpoken: readonly boolean[] }

const home = new URL('./messages/', import.meta.url)
const open = '[['
const close = ']]'

/** The messages of messages/<lang>.txt, parted by a line of '====', in which [[what is said to the builder]] stands in brackets. */
export const markedMessages = (languages: readonly ReadingLanguage[] = readingLanguages): MarkedMessage[] =>
  languages.flatMap((language) =>
    readFileSync(new URL(`${language}.txt`, home), 'utf8')
      .split(/^====$/m)
      .map((marked) => ({ language, ...withoutMarks(marked.trim()) }))
      .filter(({ text }) => text !== ''),
  )

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
