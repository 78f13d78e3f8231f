import { corrected } from './spelling.ts'
import { nounInEnglish } from './translate.ts'

const article =
  /^(?:(?:the|my|our|your|this|that|an?|all|der|die|das|den|dem|unsere?n?|le|la|les|el|los|las|nos|notre|vår|våre) |l['’])+/iu
const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(article, '')
    .replace(/[.,!?]+$/, '')
    .trim()

/** The words of an instruction, as they were typed, that were read as this description; null when none were. */
export function spanOf(whole: string, about: string): string | null {
  const wanted = bare(about)
  if (wanted === '') return null
  const words = [...whole.matchAll(/\S+/g)]
  for (let size = words.length; size > 0; size -= 1)
    for (let at = words.length - size; at >= 0; at -= 1) {
      const [first, last] = [words[at], words[at + size - 1]]
      if (!first || !last) continue
      const span = whole.slice(first.index, last.index + last[0].length).replace(/[.,!?]+$/, '')
      if (readings(span).some((reading) => bare(reading) === wanted)) return span
    }
  return null
}

const readings = (span: string): string[] =>
  [span, nounInEnglish(span), corrected(span)].filter((reading) => reading !== null)
