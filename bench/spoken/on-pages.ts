import { compose } from '#engine/composer/compose.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { plain } from '../understanding/judge/plain.ts'
import { seePage } from '../understanding/judge/seen-page.ts'
import type { MarkedMessage } from '../messages/corpus.ts'

/** A sentence of a message, whether it is said to the builder, and whether a visitor reads it on the page. */
export type SeenSentence = { text: string; isSpoken: boolean; isShown: boolean }

/** Shorter ones stand on a page by chance. */
const SHORTEST = 4
/** So many words beside each other are looked for. */
const RUN = 3
/** So much of a sentence is there, or it is not shown. */
const MOST = 0.6

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Every longer sentence of a message, seen on the page that the designer composes for it. */
export function sentencesOnPage({ text, isSpoken }: MarkedMessage): SeenSentence[] {
  const page = ` ${wordsOf(seePage(compose(firstRequest(text)).html).text).join(' ')} `
  return stretchesOf(text, isSpoken).flatMap((stretch) => {
    const words = wordsOf(stretch.text)
    if (words.length < SHORTEST) return []
    const runs = words.slice(RUN - 1).map((_, at) => ` ${words.slice(at, at + RUN).join(' ')} `)
    return [{ ...stretch, isShown: runs.filter((run) => page.includes(run)).length >= runs.length * MOST }]
  })
}

/** The text, parted where a sentence or a line ends, and where talk begins or ends. */
function stretchesOf(text: string, isSpoken: readonly boolean[]): { text: string; isSpoken: boolean }[] {
  const ends = (at: number) =>
    text[at] === '\n' ||
    (/[.!?]/.test(text[at] ?? '') && /\s/.test(text[at + 1] ?? '')) ||
    isSpoken[at] !== isSpoken[at + 1]
  const found: { text: string; isSpoken: boolean }[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (!ends(at) && at < text.length - 1) continue
    found.push({ text: text.slice(from, at + 1), isSpoken: isSpoken[from] ?? false })
    from = at + 1
  }
  return found
}
